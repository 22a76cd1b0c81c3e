/// Finds the effects of a frame in its bytes.
extension NCursesScreen {
  /// Whether a frame may move rows: by a region, a line feed, or inserted and deleted lines.
  static func scrolls(_ frame: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while place < frame.count {
      defer { place += 1 }
      if frame[place] == 0x0A { return true }
      guard frame[place] == 0x1B, place + 1 < frame.count else { continue }
      place += 1
      // Reverse index.
      if frame[place] == UInt8(ascii: "M") { return true }
      guard frame[place] == UInt8(ascii: "[") else { continue }
      while place + 1 < frame.count, (0x30..<0x40).contains(frame[place + 1]) { place += 1 }
      guard place + 1 < frame.count else { return false }
      place += 1
      if "LMSTr".utf8.contains(frame[place]) { return true }
    }
    return false
  }

  /// Whether a frame is empty, or addresses the cursor before it writes anything.
  static func isAddressed(_ frame: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    while place + 1 < frame.count, frame[place] == 0x1B, frame[place + 1] == UInt8(ascii: "[") {
      place += 2
      while place < frame.count, (0x30..<0x3C).contains(frame[place]) { place += 1 }
      guard place < frame.count else { return false }
      if frame[place] == UInt8(ascii: "H") { return true }
      // Colours and attributes.
      guard frame[place] == UInt8(ascii: "m") else { return false }
      place += 1
    }
    return frame.isEmpty
  }
}
