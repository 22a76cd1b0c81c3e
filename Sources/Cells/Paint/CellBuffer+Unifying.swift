// Blocks: cells that look like one thing, such as the control that has the focus.

extension CellBuffer {
  /// Makes the cells of a rectangle, inside `clip`, look like one block.
  ///
  /// Texts in other colours take that of the look, unless they can be read on it. A cell with a background of its own keeps it, unless that is one of
  /// the palette's. Parts of areas keep a colour that isn't one of the palette's.
  ///
  /// - Parameter keepsDrawings: Whether parts of areas keep every colour, and blanks their background where the look is reversed.
  package mutating func unify(
    _ rect: Rect, look: Style, clip: Rect, paint: Paint, keepsDrawings: Bool = false
  ) {
    let visible = rect.intersection(clip).intersection(bounds)
    let fills = look.fills
    guard !visible.isEmpty else { return }
    let width = size.width
    // Neighbours mostly look the same.
    var (before, wasArea, after) = (Style.plain, false, Self.unified(.plain, look, paint))
    CellBuffer.change(&cells, &ends) { cells, ends in
      for y in visible.minY..<visible.maxY {
        let row = cells + y &* width
        for x in visible.minX..<visible.maxX {
          let style = row[x].style
          if !fills, row[x].glyph == .space, style.attributes.isEmpty,
            style.background == nil || paint.palette.colors.canBlend && !paint.palette.isOnBlock(style)
          {
            continue
          }
          let isArea = row[x].glyph.isArea
          if style != before || isArea != wasArea {
            (before, wasArea) = (style, isArea)
            after =
              Self.drawn(style, look, paint, isArea: isArea, keepsDrawings)
              ?? Self.unified(style, look, paint)
          }
          row[x].style = after
        }
        ends[y] = Swift.max(ends[y], Int32(truncatingIfNeeded: visible.maxX))
      }
    }
  }

  /// The style of a cell in a block that keeps a colour which was drawn; `nil` if it takes the look.
  private static func drawn(
    _ style: Style, _ look: Style, _ paint: Paint, isArea: Bool, _ keepsDrawings: Bool
  ) -> Style? {
    guard look.background == nil, look.attributes.contains(.reverse) else {
      guard isArea, let own = style.foreground, keepsDrawings || !paint.palette.hasInk(own) else {
        return nil
      }
      var new = unified(style, look, paint)
      new.foreground = own
      return new.inCell
    }
    guard keepsDrawings, paint.palette.colors.depth != .none else { return nil }
    var new = style
    let hasOwnGround = style.background.map { !paint.palette.hasGround($0) } ?? false
    if style.attributes.contains(.reverse) {
      // A text: reversed, it would be in the colour of what is behind it.
      guard hasOwnGround else { return nil }
      new.background = nil
      return unified(new, look, paint)
    }
    if hasOwnGround { return style }
    guard isArea, style.foreground != nil, let ground = look.foreground else { return nil }
    new.background = ground
    return new.inCell
  }

  /// The style of a cell in a block.
  private static func unified(_ style: Style, _ look: Style, _ paint: Paint) -> Style {
    let knowsColors = paint.palette.colors.canBlend
    let own = style.background.flatMap { paint.palette.hasGround($0) ? nil : $0 }
    if look.background != nil, let own, own != look.background { return style }
    var style = style
    if !knowsColors, look.background != nil {
      // The focus keeps its look, and a chosen part of a control stands out from the control.
      if style.attributes.contains(.reverse) { return style }
      if paint.palette.isFace(look), paint.palette.isOnBlock(style), style.background != look.background {
        return style
      }
    }
    if look.foreground != nil, look.background == nil, paint.palette.isOnBlock(style) {
      // The look's text is for the terminal's own background, or one close to it.
      style.background = knowsColors ? paint.palette.ground(.fill) : nil
    }
    var new = look.over(style)
    new.attributes.subtract(look.removedAttributes)
    if let text = look.foreground {
      // The contrast of a terminal colour on another one is unknown.
      let contrast = knowsColors ? look.background.flatMap { style.foreground?.contrast(on: $0) } : nil
      new.foreground = contrast.map { abs($0) >= 60 } == true ? style.foreground : text
      if paint.lifts, look.background == nil, let own {
        new.foreground = text.exact.lifted(on: own.exact, to: Legibility.incidental.contrast)
      }
    }
    if let link = style.link { new.link = link }
    return new.inCell
  }
}
