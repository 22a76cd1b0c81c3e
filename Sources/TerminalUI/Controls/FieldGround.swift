extension Style {
  /// Returns the ground of a field: a block, or a line without one in the palette.
  ///
  /// It has the tint while the field has the focus.
  ///
  /// - Parameters:
  ///   - state: A style that the field also has. If its colour is for the terminal's own background, there is no block.
  /// - Returns: The ground, and the style of text on it.
  static func fieldGround(isFocused: Bool, over state: Style = .plain, in palette: Palette) -> (Style, Style)
  {
    let face = palette.face(.field)
    let isRaised = face.background != nil && (state.foreground == nil || palette.colors.canBlend)
    var ground = Style(foreground: .role(isFocused ? .tint : .separator))
    if isRaised {
      ground.background = isFocused && face.foreground == nil ? .role(.fill) : face.background
    }
    if isFocused || !isRaised { ground.attributes.insert(.underline) }
    if isFocused, face.foreground != nil { ground.attributes.insert(.bold) }
    var text = ground
    text.foreground = isRaised ? face.foreground : nil
    text.attributes.remove(.bold)
    return (ground, text)
  }
}
