/// The condition of a search: rows whose label contains some text, in letters of any case.
nonisolated struct Filter {
  private let text: [UInt8]

  init(_ text: String) { self.text = Array(text.lowercased().utf8) }

  /// Whether the label of a row, `Row 12`, contains the text.
  ///
  /// The label is written into a buffer: a million strings would take ten times as long.
  func matches(_ number: Int) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
      var length = 0
      for byte in "row ".utf8 {
        buffer[length] = byte
        length += 1
      }
      let start = length
      var rest = number
      repeat {
        buffer[length] = UInt8(ascii: "0") + UInt8(rest % 10)
        length += 1
        rest /= 10
      } while rest > 0
      buffer[start..<length].reverse()
      return contains(UnsafeBufferPointer(rebasing: buffer[..<length]))
    }
  }

  private func contains(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count <= label.count else { return false }
    for start in 0...(label.count - text.count) {
      var offset = 0
      while offset < text.count, label[start + offset] == text[offset] { offset += 1 }
      if offset == text.count { return true }
    }
    return false
  }
}
