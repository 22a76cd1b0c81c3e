internal import Cells

nonisolated extension Text {
  /// This text, leading to a URL and looking like it.
  package func linking(to target: String) -> Text {
    Text(content.styled(Style(foreground: .role(.link), attributes: .underline).over(.linking(to: target))))
  }

  /// This text on a colour.
  package func onBackground(_ color: Color) -> Text { Text(content.styled(Style(background: color))) }

  /// This text in the attributes that a terminal shows of a font.
  package func showing(_ font: Font) -> Text {
    font.attributes.isEmpty ? self : Text(content.styled(Style(attributes: font.attributes)))
  }
}
