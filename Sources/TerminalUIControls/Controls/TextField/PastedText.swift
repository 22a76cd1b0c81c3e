/// Converts pasted text for a field: removes controls, and keeps new lines only in a field of several lines.
///
/// One pass over the bytes: the work grows with the length of the text, whatever is in it.
nonisolated extension String {
  /// The text for a field of several lines: new lines become LF, tabs become spaces, and other control characters are removed.
  var asLines: String { asLines(keepsTabs: false) }

  /// Returns the text for a field of several lines.
  ///
  /// With `keepsTabs` tabs stay tabs; otherwise they become spaces.
  func asLines(keepsTabs: Bool) -> String { withoutControls(isOneLine: false, tab: keepsTabs ? 0x09 : 0x20) }

  /// The text for a field of one line: new lines and tabs become spaces.
  ///
  /// New lines at the end and other control characters are removed.
  package var asOneLine: String { withoutControls(isOneLine: true) }

  private func withoutControls(isOneLine: Bool, tab: UInt8 = 0x20) -> String {
    var text = self
    return text.withUTF8 { source in
      // No replacement is longer than what it replaces.
      String(unsafeUninitializedCapacity: source.count) { target in
        var count = 0
        // New lines at the end of one line are nothing.
        var pending = 0
        var place = 0
        while place < source.count {
          let byte = source[place]
          let (kind, length) = Self.kind(of: byte, at: place, in: source, isOneLine: isOneLine)
          place += length
          switch kind {
          case .nothing: break
          case .newline where isOneLine: pending += 1
          case .newline:
            target[count] = 0x0A
            count += 1
          case .text:
            while pending > 0 {
              target[count] = 0x20
              (count, pending) = (count + 1, pending - 1)
            }
            target[count] = byte == 0x09 ? tab : byte
            count += 1
          }
        }
        return count
      }
    }
  }

  private enum ByteKind { case text, newline, nothing }

  /// Returns how a field treats the byte at `place`, and for how many bytes that holds.
  private static func kind(
    of byte: UInt8, at place: Int, in bytes: UnsafeBufferPointer<UInt8>, isOneLine: Bool
  ) -> (ByteKind, Int) {
    func follows(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }
    switch byte {
    case 0x20..<0x7F, 0x09: return (.text, 1)
    case 0x0A, 0x0B, 0x0C: return (.newline, 1)
    // A terminal's paste has no CR any more; where there is one, CR LF is one new line.
    case 0x0D where !isOneLine: return (.newline, follows(1) == 0x0A ? 2 : 1)
    case 0..<0x20, 0x7F: return (.nothing, 1)
    case 0xC2 where follows(1) == 0x85: return (.newline, 2)
    case 0xC2 where follows(1) < 0xA0: return (.nothing, 2)
    case 0xE2 where follows(1) == 0x80 && (follows(2) == 0xA8 || follows(2) == 0xA9): return (.newline, 3)
    default: return (.text, 1)
    }
  }
}
