internal import Cells

nonisolated extension Text {
  /// This text, leading to a URL and looking like it.
  package func linking(to target: String) -> Text {
    let kept = CellLink.keeping(target)
    var style = Style(foreground: .role(.link), attributes: .underline)
    style.link = kept.flatMap { CellLink($0) }
    // The number is the target's as long as the text keeps it.
    return Text(content.styled(style).marked(kept.map { TextMarks($0, id: target) }))
  }

  /// This text in attributes.
  package func showing(_ attributes: TextAttributes) -> Text {
    Text(content.styled(Style(attributes: attributes)))
  }

  /// This text on a colour.
  package func onBackground(_ color: Color) -> Text { Text(content.styled(Style(background: color))) }

  /// This text in the attributes that a terminal shows of a font.
  package func showing(_ font: Font) -> Text {
    font.attributes.isEmpty ? self : Text(content.styled(Style(attributes: font.attributes)))
  }
}
