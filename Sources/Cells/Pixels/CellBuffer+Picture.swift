extension CellBuffer {
  /// Draws the cells of a picture, the first one at `origin`.
  ///
  /// Transparent pixels let the background through where that is known, and are there or not elsewhere. Without colours, characters are as full as
  /// the picture is light.
  package mutating func draw(_ picture: PixelCells, at origin: Point, clip: Rect, paint: Paint) {
    let whole = Rect(x: origin.x, y: origin.y, width: picture.width, height: picture.height)
    let visible = whole.intersection(clip).intersection(bounds)
    guard !visible.isEmpty else { return }
    let isColored = paint.palette.colors.depth != .none
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let part = picture[x - origin.x, y - origin.y]
        guard part.front != nil || part.back != nil else { continue }
        let index = y &* size.width &+ x
        if isColored {
          cells[index] = part.colored(over: cells[index], paint)
        } else if let glyph = part.shade(paint) {
          cells[index] = Cell(glyph: glyph, style: .plain)
        }
      }
      joinWideGlyphs(in: y, from: visible.minX, to: visible.maxX)
      noteEnd(visible.maxX, of: y)
    }
  }
}

extension PixelCell {
  /// The cell in colours.
  fileprivate func colored(over cell: Cell, _ paint: Paint) -> Cell {
    let ground = cell.isFull ? cell.style.foreground : cell.style.background
    func color(_ tone: Tone) -> Color {
      guard tone.alpha < 1 else { return tone.color }
      return paint.mixed(tone.color, nil, over: ground, alpha: tone.alpha) ?? tone.color
    }
    let behind = back.map(color) ?? ground
    guard let front else { return Cell(glyph: .space, style: Style(background: behind).inCell) }
    if pattern == 0b1111 { return Cell(glyph: .space, style: Style(background: color(front)).inCell) }
    return Cell(
      glyph: PixelDensity.quadrants.glyph(pattern),
      style: Style(foreground: color(front), background: behind).inCell)
  }

  /// A character that is as full as the cell is light; `nil` where hardly anything is opaque.
  fileprivate func shade(_ paint: Paint) -> Glyph? {
    var (light, opacity) = (0.0, 0.0)
    for (tone, count) in [(front, pattern.nonzeroBitCount), (back, 4 - pattern.nonzeroBitCount)] {
      guard let tone else { continue }
      light += tone.light * tone.alpha * Double(count) / 4
      opacity += tone.alpha * Double(count) / 4
    }
    guard opacity >= 0.25 else { return nil }
    if let ground = paint.palette.colors.background?.components,
      Int(ground.red) + Int(ground.green) + Int(ground.blue) > 384
    {
      light = opacity - light
    }
    return PixelCell.shades[
      Swift.min(Int(light * Double(PixelCell.shades.count)), PixelCell.shades.count - 1)]
  }

  private static let shades = Array(" ░▒▓█").map(Glyph.init)
}
