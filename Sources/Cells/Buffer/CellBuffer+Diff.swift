extension CellBuffer {
  /// Finds the cells that differ from the shown ones, and makes them equal there.
  ///
  /// Appends the runs of cells inside `rect` in which this buffer differs from `shown`, top to bottom and left to
  /// right, and copies these cells into `shown`. A run holds only cells that differ, and whole wide glyphs: one
  /// that `rect` cuts is completed. Where sizes differ only the cells that both have are looked at.
  ///
  /// After `present(bounds, …)` both are equal; the runs are empty exactly when they were before.
  public func present(_ rect: Rect, onto shown: inout CellBuffer, runs: inout [CellRun]) {
    var visible = rect.intersection(bounds)
    if shown.size != size { visible = visible.intersection(shown.bounds) }
    guard !visible.isEmpty else { return }
    let (width, shownWidth) = (size.width, shown.size.width)
    cells.withUnsafeBufferPointer { cells in
      CellBuffer.change(&shown.cells, &shown.ends) { old, oldEnds in
        guard let new = cells.baseAddress else { return }
        for y in visible.minY..<visible.maxY {
          let (newEnd, oldEnd) = (Int(ends[y]), Int(oldEnds[y]))
          let limit = Swift.min(visible.maxX, Swift.max(newEnd, oldEnd))
          guard visible.minX < limit else { continue }
          let row = RowComparison(
            new: new + y &* width, old: old + y &* shownWidth, width: Swift.min(width, shownWidth))
          let copied = row.present(from: visible.minX, to: limit, y: y, runs: &runs)
          let left =
            oldEnd > visible.maxX
            ? oldEnd : Swift.max(Swift.min(oldEnd, visible.minX), Swift.min(newEnd, visible.maxX))
          oldEnds[y] = Int32(truncatingIfNeeded: Swift.max(left, copied))
        }
      }
    }
  }
}

/// Compares a row as it should be with the row as it is shown.
private struct RowComparison {
  let new: UnsafePointer<Cell>
  let old: UnsafeMutablePointer<Cell>
  let width: Int

  /// Returns the end of the last cell that was copied.
  @inline(__always)
  func present(from minX: Int, to maxX: Int, y: Int, runs: inout [CellRun]) -> Int {
    var x = minX
    var copied = 0
    while true {
      while x &+ 4 <= maxX, isSameForFour(x) { x &+= 4 }
      while x < maxX, isSame(x) { x &+= 1 }
      guard x < maxX else { return copied }
      let start = startOfGlyph(x)
      x &+= 1
      while x < maxX ? !isSame(x) || cutsGlyph(x) : cutsGlyph(x) { x &+= 1 }
      (old + start).update(from: new + start, count: x &- start)
      runs.append(CellRun(x: start, y: y, count: x &- start))
      copied = x
    }
  }

  /// Whether two buffers have the same cell: `==` of four words, as two.
  @inline(__always)
  private func isSame(_ x: Int) -> Bool {
    let a = UnsafeRawPointer(new + x).loadUnaligned(as: SIMD2<UInt64>.self)
    let b = UnsafeRawPointer(old + x).loadUnaligned(as: SIMD2<UInt64>.self)
    return (a[0] ^ b[0]) | (a[1] ^ b[1]) == 0
  }

  /// Whether two buffers have the same four cells, beginning at `x`.
  @inline(__always)
  private func isSameForFour(_ x: Int) -> Bool {
    let a = UnsafeRawPointer(new + x).loadUnaligned(as: SIMD8<UInt64>.self)
    let b = UnsafeRawPointer(old + x).loadUnaligned(as: SIMD8<UInt64>.self)
    let difference = a ^ b
    let half = difference.lowHalf | difference.highHalf
    let quarter = half.lowHalf | half.highHalf
    return quarter[0] | quarter[1] == 0
  }

  /// Whether a run that ends before `x` would end inside a wide glyph, new or shown.
  @inline(__always)
  private func cutsGlyph(_ x: Int) -> Bool {
    x < width && (new[x].glyph.isContinuation || old[x].glyph.isContinuation)
  }

  @inline(__always)
  private func startOfGlyph(_ x: Int) -> Int {
    var start = x
    while start > 0, new[start].glyph.isContinuation || old[start].glyph.isContinuation { start &-= 1 }
    return start
  }
}
