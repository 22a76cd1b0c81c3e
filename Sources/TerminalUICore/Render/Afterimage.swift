package import Cells

/// How a picture of what isn't there any more is drawn.
package nonisolated struct AfterimageLook: Equatable, Sendable {
  /// How far off its place the picture is drawn.
  package var shift = Point.zero
  package var opacity = 1.0
  /// The only cells in which the picture is seen.
  package var cut: Rect?

  package init() {}
}

/// The cells that one view showed, kept when it is no more.
@MainActor package final class Afterimage {
  package let rect: Rect
  private let cells: CellBuffer
  /// Whether the picture is over the views of its scope, as a layer was, and hides them.
  let isAbove: Bool
  var look = AfterimageLook()

  init(_ rect: Rect, of screen: CellBuffer, isAbove: Bool) {
    self.rect = rect
    self.isAbove = isAbove
    // Not the whole buffer, which would be copied at its next change.
    var cells = CellBuffer(size: rect.size)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        let cell = screen[rect.minX + x, rect.minY + y]
        guard cell != .blank, !cell.glyph.isWide || x + 1 < rect.width else { continue }
        cells.write(cell.glyph, at: Point(x: x, y: y), style: cell.style, clip: cells.bounds)
      }
    }
    self.cells = cells
  }

  /// The cells in which it is drawn.
  var drawnRect: Rect {
    let rect = rect.offsetBy(dx: look.shift.x, dy: look.shift.y)
    return look.cut.map(rect.intersection) ?? rect
  }

  func paint(with painter: inout Painter) {
    if look.opacity >= 1 { return draw(&painter) }
    if look.opacity > 0 { painter.blended(look.opacity, in: drawnRect) { draw(&$0) } }
  }

  /// Writes the kept cells where the look of the moment has them.
  private func draw(_ painter: inout Painter) {
    let visible = drawnRect.intersection(painter.clip)
    let rect = rect.offsetBy(dx: look.shift.x, dy: look.shift.y)
    // A cell without a background would show that of the view below.
    if isAbove { painter.buffer.clear(visible) }
    for y in visible.minY..<visible.maxY {
      for x in visible.minX..<visible.maxX {
        let cell = cells[x - rect.minX, y - rect.minY]
        guard cell != .blank else { continue }
        if cell.glyph.isWide { painter.wideRows.note(Rect(x: x, y: y, width: 2, height: 1)) }
        painter.buffer.write(cell.glyph, at: Point(x: x, y: y), style: cell.style, clip: painter.clip)
      }
    }
  }
}
