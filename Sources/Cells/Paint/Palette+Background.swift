extension Palette {
  /// The background of cells that nothing else paints; `nil` if they show the terminal's own background.
  public var paintedBackground: Color? {
    guard let background = ground(.background), background != .terminalDefault else { return nil }
    return background
  }

  /// The palette with attributes and without colours, until the terminal has reported its colours.
  ///
  /// Once the colours are known, only colours change: each cell keeps its character. A block has the terminal's own background.
  package var withoutColors: Palette {
    let blank = Color.terminalDefault
    func blocked(_ style: Style, _ attributes: TextAttributes) -> Style {
      let isBlock = style.background != nil || style.attributes.contains(.reverse)
      return Style(
        background: isBlock ? blank : nil, attributes: attributes.subtracting(.reverse),
        removing: [.dim, .reverse])
    }
    return Palette(colors) {
      Style(attributes: ink($0).attributes)
    } ground: {
      ground($0) == nil ? nil : blank
    } look: { state in
      let look = look(state)
      return switch state {
      case .focused, .pressed:
        Style(background: blank, attributes: [.bold, .underline], removing: [.dim, .reverse])
      case .selected: blocked(look, .bold)
      case .hovered, .disabled, .invalid: Style(attributes: look.attributes, removing: look.removedAttributes)
      }
    } face: { kind in
      let face = face(kind)
      return blocked(face, face.attributes)
    }
  }

  /// The colour of text without one: the foreground, where the background is painted.
  public var textStyle: Style {
    paintedBackground == nil ? .plain : Style(foreground: ink(.foreground).foreground)
  }
}
