extension CellBuffer {
  /// A hash of a row.
  ///
  /// Equal rows have equal hashes; a blank row has 0.
  ///
  /// The presenter compares hashes to find rows that scrolled.
  package func hash(ofRow y: Int) -> UInt64 {
    guard y >= 0, y < size.height else { return 0 }
    return cells.withUnsafeBytes { bytes in
      var contentEnd = Int(ends[y])
      let row = UnsafeRawBufferPointer(rebasing: bytes[(y &* size.width &* MemoryLayout<Cell>.stride)...])
      func words(_ x: Int) -> SIMD2<UInt64> {
        row.loadUnaligned(fromByteOffset: x &* MemoryLayout<Cell>.stride, as: SIMD2<UInt64>.self)
      }
      let blank = withUnsafeBytes(of: Cell.blank) { $0.loadUnaligned(as: SIMD2<UInt64>.self) }
      while contentEnd > 0, words(contentEnd &- 1) == blank { contentEnd &-= 1 }
      var hash: UInt64 = 0
      for x in 0..<contentEnd {
        let cell = words(x)
        hash = (hash ^ cell[0] ^ cell[1] &* 0xA24B_AED4_963E_E407) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
      return contentEnd == 0 ? 0 : hash | 1
    }
  }

  /// Moves the rows of a range up by `count`, or down if `count` is negative.
  ///
  /// Rows that come in are blank.
  package mutating func moveRows(_ rows: ClosedRange<Int>, by count: Int) {
    let rows = rows.clamped(to: 0...Swift.max(size.height - 1, 0))
    guard count != 0, size.height > 0, rows.count > 0 else { return }
    let moved = Swift.min(abs(count), rows.count)
    let width = size.width
    CellBuffer.change(&cells, &ends) { cells, ends in
      let (first, kept) = (rows.lowerBound, rows.count - moved)
      let (source, target) = count > 0 ? (first + moved, first) : (first, first + moved)
      // The source and the target may overlap.
      (cells + target &* width).update(from: cells + source &* width, count: kept &* width)
      (ends + target).update(from: ends + source, count: kept)
      let blank = count > 0 ? first + kept : first
      (cells + blank &* width).update(repeating: .blank, count: moved &* width)
      (ends + blank).update(repeating: 0, count: moved)
    }
  }
}
