extension CellBuffer {
  /// A number of a row's content: equal for equal rows, and 0 for a blank one.
  package func hash(ofRow y: Int) -> UInt64 {
    guard y >= 0, y < size.height else { return 0 }
    return cells.withUnsafeBytes { bytes in
      var end = Int(ends[y])
      let row = UnsafeRawBufferPointer(rebasing: bytes[(y &* size.width &* 16)...])
      func words(_ x: Int) -> SIMD2<UInt64> {
        row.loadUnaligned(fromByteOffset: x &* 16, as: SIMD2<UInt64>.self)
      }
      let blank = withUnsafeBytes(of: Cell.blank) { $0.loadUnaligned(as: SIMD2<UInt64>.self) }
      while end > 0, words(end &- 1) == blank { end &-= 1 }
      var hash: UInt64 = 0
      for x in 0..<end {
        let cell = words(x)
        hash = (hash ^ cell[0] ^ cell[1] &* 0xA24B_AED4_963E_E407) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
      return end == 0 ? 0 : hash | 1
    }
  }

  /// Moves the rows of a range up by a number, down by a negative one; rows that come in are blank.
  package mutating func moveRows(_ rows: ClosedRange<Int>, by count: Int) {
    let rows = rows.clamped(to: 0...Swift.max(size.height - 1, 0))
    guard count != 0, size.height > 0, rows.count > 0 else { return }
    let moved = Swift.min(abs(count), rows.count)
    let width = size.width
    CellBuffer.change(&cells, &ends) { cells, ends in
      let (first, kept) = (rows.lowerBound, rows.count - moved)
      let (source, target) = count > 0 ? (first + moved, first) : (first, first + moved)
      // Both may overlap.
      (cells + target &* width).update(from: cells + source &* width, count: kept &* width)
      (ends + target).update(from: ends + source, count: kept)
      let blank = count > 0 ? first + kept : first
      (cells + blank &* width).update(repeating: .blank, count: moved &* width)
      (ends + blank).update(repeating: 0, count: moved)
    }
  }
}
