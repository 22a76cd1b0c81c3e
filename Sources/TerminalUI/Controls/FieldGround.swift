extension Style {
  /// What is behind a field: a surface, or a line where the palette has none; with the tint while it has the focus.
  static func fieldGround(isFocused: Bool, in palette: Palette) -> Style {
    let isRaised = palette.ground(.surface) != nil
    var ground = Style(foreground: .role(isFocused ? .tint : .separator))
    if isRaised { ground.background = .role(isFocused ? .fill : .surface) }
    if isFocused || !isRaised { ground.attributes.insert(.underline) }
    return ground
  }
}
