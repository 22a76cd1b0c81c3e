internal import Cells

extension Painter {
  /// Draws the views in `rect` again, and appends the drawn cells to `drawn`: rows with wide glyphs as a whole.
  mutating func repaint(_ rect: Rect, of root: ItemNode, drawn: inout ContiguousArray<Rect>) {
    var start = rect.minY
    while start < rect.maxY {
      let isWide = wideRows.contains(start)
      let end = wideRows.isEmpty ? rect.maxY : endOfRows(from: start, to: rect.maxY, wide: isWide)
      let rows = Rect(x: rect.minX, y: start, width: rect.width, height: end - start)
      isWide ? repaintWholeRows(rows, of: root, drawn: &drawn) : repaintRows(rows, of: root, drawn: &drawn)
      start = end
    }
  }

  private func endOfRows(from start: Int, to end: Int, wide isWide: Bool) -> Int {
    var y = start + 1
    while y < end, wideRows.contains(y) == isWide { y += 1 }
    return y
  }

  /// Draws a part of rows which have no wide glyphs, and those as a whole that have some then.
  private mutating func repaintRows(_ rect: Rect, of root: ItemNode, drawn: inout ContiguousArray<Rect>) {
    drawn.append(rect)
    clip = rect
    clear()
    paint(root, at: .zero)
    guard !wideRows.isEmpty, rect.minX > 0 || rect.maxX < buffer.size.width else { return }
    var start = rect.minY
    while start < rect.maxY {
      let isWide = wideRows.contains(start)
      let end = endOfRows(from: start, to: rect.maxY, wide: isWide)
      if isWide {
        repaintWholeRows(Rect(x: 0, y: start, width: 0, height: end - start), of: root, drawn: &drawn)
      }
      start = end
    }
  }

  private mutating func repaintWholeRows(_ rect: Rect, of root: ItemNode, drawn: inout ContiguousArray<Rect>)
  {
    let rows = Rect(x: 0, y: rect.minY, width: buffer.size.width, height: rect.height)
    for y in rows.minY..<rows.maxY { wideRows.remove(y) }
    drawn.append(rows)
    clip = rows
    clear()
    paint(root, at: .zero)
  }
}
