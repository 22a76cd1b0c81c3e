extension CellBuffer {
  /// Fills the cells of a rectangle inside `clip` with a glyph, by the rules of text.
  ///
  /// A wide glyph is in every second column from the rectangle's left edge. Where it doesn't fit, or `clip` cuts it, there is a space.
  public mutating func fill(_ rect: Rect, with glyph: Glyph, style: Style, clip: Rect) {
    let glyph = glyph.isContinuation ? .space : glyph
    changeRows(of: rect, inside: clip) { row, end, width, minX, maxX in
      // The first glyph that can be seen may begin one column outside of the clip.
      let first = minX - ((minX ^ rect.minX) & (glyph.width - 1))
      let last = Swift.min(rect.maxX, maxX)
      end = Swift.max(end, last)
      var writer = RowWriter(cells: row, width: width, minX: minX, maxX: maxX, x: first)
      writer.use(style)
      guard glyph.isWide else {
        writer.writeNarrow(last - first) { _ in glyph }
        return
      }
      while writer.x + 2 <= last { writer.write(glyph) }
      if writer.x < last { writer.write(.space) }
    }
  }

  /// Makes the cells of a rectangle inside `clip` spaces on a colour, without attributes.
  public mutating func fillBackground(_ rect: Rect, color: Color, clip: Rect) {
    if color == .clear { return }
    let cell = Cell(glyph: .space, style: Style(background: color).inCell)
    changeRows(of: rect, inside: clip) { row, end, width, minX, maxX in
      RowWriter(cells: row, width: width, minX: minX, maxX: maxX, x: minX).repair(minX, maxX)
      for x in minX..<maxX { row[x] = cell }
      end = Swift.max(end, maxX)
    }
  }

  /// Makes the cells of a rectangle blank.
  public mutating func clear(_ rect: Rect) {
    changeRows(of: rect, inside: bounds) { row, end, width, minX, maxX in
      let last = Swift.min(maxX, end)
      guard minX < last else { return }
      RowWriter(cells: row, width: width, minX: minX, maxX: last, x: minX).repair(minX, last)
      for x in minX..<last { row[x] = .blank }
      if end <= maxX { end = minX }
    }
  }

  /// Lays a style over the cells of a rectangle inside `clip`; glyphs stay.
  ///
  /// A wide glyph changes as a whole when its first column is inside, and not at all when only its second is.
  public mutating func restyle(_ rect: Rect, clip: Rect, _ style: Style) {
    changeRows(of: rect, inside: clip) { row, end, width, minX, maxX in
      end = Swift.max(end, maxX)
      var x = minX
      if row[x].glyph.isContinuation { x += 1 }
      // Neighbours mostly look the same.
      var before = Style.plain
      var after = style.inCell
      while x < maxX {
        if row[x].style != before {
          before = row[x].style
          after = style.over(before).inCell
        }
        row[x].style = after
        x += 1
      }
      if maxX < width, maxX > minX, row[maxX].glyph.isContinuation { row[maxX].style = row[maxX - 1].style }
    }
  }

  /// Calls `body` with each row that has cells of `rect` inside `clip`.
  ///
  /// `body` gets the row, the end of its text, its width, and the first and the end of the columns of those cells.
  @inline(__always)
  private mutating func changeRows(
    of rect: Rect, inside clip: Rect,
    _ body: (UnsafeMutablePointer<Cell>, inout Int, Int, Int, Int) -> Void
  ) {
    var visible = rect.intersection(clip)
    // Callers clip to cells that exist.
    if !bounds.contains(visible) { visible = visible.intersection(bounds) }
    guard !visible.isEmpty else { return }
    let width = size.width
    CellBuffer.change(&cells, &ends) { cells, ends in
      for y in visible.minY..<visible.maxY {
        var end = Int(ends[y])
        body(cells + y &* width, &end, width, visible.minX, visible.maxX)
        ends[y] = Int32(truncatingIfNeeded: end)
      }
    }
  }
}
