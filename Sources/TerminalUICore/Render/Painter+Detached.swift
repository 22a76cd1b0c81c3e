package import Cells

@MainActor extension Painter {
  /// Draws what `paint` draws over the cells of a rectangle, as if the screen were that rectangle.
  ///
  /// Effects ask where their view is on the screen: this draws one in several places. Nothing outside of the clip changes.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, of which only the part inside the clip is drawn to.
  ///   - paint: Draws; it also gets the place of the rectangle's first cell on that screen, which is negative where the clip cuts it.
  package mutating func drawDetached(_ rect: Rect, _ paint: @MainActor (inout Painter, Point) -> Void) {
    let seen = rect.intersection(clip).intersection(buffer.bounds)
    guard !seen.isEmpty else { return }
    var cells = CellBuffer(size: seen.size)
    cells.draw(buffer.cells(in: seen), in: cells.bounds)
    var rows = WideRows()
    let outer = clip
    swap(&buffer, &cells)
    swap(&wideRows, &rows)
    clip = buffer.bounds
    scoped { paint(&$0, Point(x: rect.minX &- seen.minX, y: rect.minY &- seen.minY)) }
    swap(&buffer, &cells)
    swap(&wideRows, &rows)
    clip = outer
    buffer.draw(cells.cells(in: cells.bounds), in: seen)
    for y in 0..<seen.height where rows.contains(y) {
      wideRows.note(Rect(x: seen.minX, y: seen.minY &+ y, width: seen.width, height: 1))
    }
  }
}
