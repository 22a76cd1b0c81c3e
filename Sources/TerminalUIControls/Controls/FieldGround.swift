internal import Cells
internal import TerminalUICore

extension Painter {
  /// The ground of a field in a rectangle, and the style of text on it.
  ///
  /// On a surface that has its own colour it has the colour of other controls, so that an empty field can be seen. On a background that the app has
  /// drawn it is a line, and the text can be read there, where lengths count points.
  package func fieldGround(
    in rect: Rect, isFocused: Bool, over state: Style = .plain, counting unit: LengthUnit = .cells
  ) -> (Style, Style) {
    if unit != .cells, let ground = appGround(in: rect) {
      let text = textColor(onApp: ground)
      let line = isFocused ? Color.role(.tint) : palette.textColor(on: ground)?.mix(with: ground, by: 0.6)
      let style = Style(foreground: line, attributes: .underline)
      var textStyle = style
      textStyle.foreground = text
      return (style, textStyle)
    }
    let seen = rect.intersection(clip)
    let behind = seen.isEmpty ? nil : buffer[seen.minX, seen.minY].style.background
    return Style.fieldGround(
      isFocused: isFocused, over: state, isOnSurface: behind != nil && behind == palette.ground(.surface),
      in: palette)
  }
}

extension Style {
  /// Returns the ground of a field: a block, or a line without one in the palette.
  ///
  /// The ground has the tint while the field has the focus.
  ///
  /// - Parameters:
  ///   - state: A style that the field also has. If its colour is for the terminal's own background, there is no block.
  /// - Returns: The ground, and the style of text on it.
  fileprivate static func fieldGround(
    isFocused: Bool, over state: Style, isOnSurface: Bool, in palette: Palette
  ) -> (Style, Style) {
    let face = palette.face(.field)
    let isRaised = face.background != nil && (state.foreground == nil || palette.colors.canBlend)
    var ground = Style(foreground: .role(isFocused ? .tint : .separator))
    if isRaised {
      let isHidden = isOnSurface && face.background == palette.ground(.surface)
      ground.background = (isFocused || isHidden) && face.foreground == nil ? .role(.fill) : face.background
    }
    if isFocused || !isRaised { ground.attributes.insert(.underline) }
    if isFocused, face.foreground != nil { ground.attributes.insert(.bold) }
    var text = ground
    text.foreground = isRaised ? face.foreground : nil
    text.attributes.remove(.bold)
    return (ground, text)
  }
}
