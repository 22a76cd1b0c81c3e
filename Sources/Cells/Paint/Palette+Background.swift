extension Palette {
  /// The background that is painted where nothing else is; `nil` where the terminal's own shows.
  public var paintedBackground: Color? {
    guard let background = ground(.background), background != .terminalDefault else { return nil }
    return background
  }

  /// The same with attributes alone, for the moment before the terminal has said which colours it has.
  ///
  /// Each cell has the same character, so that nothing but colours changes then: a block is one in the terminal's own background.
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
