internal import Cells

extension Painter {
  /// Draws the sign of the focus: a cell in the look of the focus, with its character.
  mutating func drawFocusSign(at point: Point) {
    guard buffer.bounds.contains(point) else { return }
    let glyph = buffer[point.x, point.y].glyph
    guard !glyph.isWide, !glyph.isContinuation else { return }
    clip = Rect(origin: point, size: Size(width: 1, height: 1))
    fill(clip, with: glyph, style: paint.palette.look(.focused))
  }
}
