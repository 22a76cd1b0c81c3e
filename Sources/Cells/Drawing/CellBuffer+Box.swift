extension CellBuffer {
  /// Draws the outline of a rectangle, inside of it.
  ///
  ///     buffer.drawBox(Rect(x: 0, y: 0, width: 4, height: 3), .light, style: .plain, clip: buffer.bounds)
  ///     // ┌──┐
  ///     // │  │
  ///     // └──┘
  ///
  /// One row, or one column, is a line without corners. Cells inside, and those outside of `clip`, stay.
  public mutating func drawBox(_ rect: Rect, _ lines: BoxDrawing, style: Style, clip: Rect) {
    guard !rect.isEmpty else { return }
    let (left, right) = (rect.minX, rect.maxX &- 1)
    let (top, bottom) = (rect.minY, rect.maxY &- 1)
    if top == bottom || left == right {
      fill(rect, with: top == bottom ? lines.horizontal : lines.vertical, style: style, clip: clip)
      return
    }
    var line = Rect(x: left &+ 1, y: top, width: rect.width - 2, height: 1)
    fill(line, with: lines.horizontal, style: style, clip: clip)
    line.origin.y = bottom
    fill(line, with: lines.horizontal, style: style, clip: clip)
    line = Rect(x: left, y: top &+ 1, width: 1, height: rect.height - 2)
    fill(line, with: lines.vertical, style: style, clip: clip)
    line.origin.x = right
    fill(line, with: lines.vertical, style: style, clip: clip)
    write(lines.topLeading, at: Point(x: left, y: top), style: style, clip: clip)
    write(lines.topTrailing, at: Point(x: right, y: top), style: style, clip: clip)
    write(lines.bottomLeading, at: Point(x: left, y: bottom), style: style, clip: clip)
    write(lines.bottomTrailing, at: Point(x: right, y: bottom), style: style, clip: clip)
  }
}
