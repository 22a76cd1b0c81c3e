internal import Cells

// The focus sign: the first cell of a scroll view looks focused, where nothing in the view does.

extension Painter {
  /// Draws a cell, or both of a wide glyph, in the look of the focus, with its character.
  mutating func drawFocusSign(at point: Point) {
    guard clip.contains(point), buffer.bounds.contains(point) else { return }
    let glyph = buffer[point.x, point.y].glyph
    let size = Size(width: glyph.isWide ? 2 : 1, height: 1)
    fill(Rect(origin: point, size: size), with: glyph, style: paint.palette.look(.focused))
  }
}

extension ItemNode {
  /// Whether the cell of the sign is in sight.
  package final var isSignInSight: Bool {
    !visibleRect(Rect(origin: .zero, size: Size(width: 1, height: 1))).isEmpty
  }
}
