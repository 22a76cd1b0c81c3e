/// A pattern to search for in a long text: bytes, with letters of ASCII in either case unless one of them is a capital.
nonisolated struct TextPattern: Equatable {
  /// The pattern as it was typed.
  let string: String
  private let bytes: [UInt8]
  private let ignoresCase: Bool

  /// Makes a pattern; `nil` for an empty one.
  init?(_ string: String) {
    guard !string.isEmpty else { return nil }
    self.string = string
    bytes = Array(string.utf8)
    ignoresCase = !bytes.contains { 0x41...0x5A ~= $0 }
  }

  /// The bytes of a match.
  var count: Int { bytes.count }

  /// How many bytes are searched at once, so that everything else has its turn in between.
  static let slice = 1 << 18

  /// The first match in some bytes from a place on.
  private func first(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard text.count >= bytes.count else { return nil }
    let first = bytes[0]
    let other = ignoresCase && 0x61...0x7A ~= first ? first & 0xDF : first
    let last = text.count - bytes.count
    return bytes.withUnsafeBufferPointer { bytes in
      var place = start
      search: while place <= last {
        let byte = text[place]
        guard byte == first || byte == other else {
          place &+= 1
          continue
        }
        var next = 1
        while next < bytes.count {
          let found = text[place &+ next]
          let folded = ignoresCase && 0x41...0x5A ~= found ? found | 0x20 : found
          if folded != bytes[next] {
            place &+= 1
            continue search
          }
          next &+= 1
        }
        return place
      }
      return nil
    }
  }

  /// The beginnings of the matches that begin in a range; none overlaps the one before.
  func matches(in range: Range<Int>, of store: TextStore) -> [Int] {
    let range = range.clamped(to: 0..<store.count)
    let end = Swift.min(range.upperBound + count - 1, store.count)
    return store.withBytes(in: range.lowerBound..<Swift.max(end, range.lowerBound)) { bytes in
      var found: [Int] = []
      var place = 0
      while let match = first(in: bytes, from: place) {
        found.append(range.lowerBound + match)
        place = match + count
      }
      return found
    }
  }

  /// The first match that begins in a range.
  func firstMatch(in range: Range<Int>, of store: TextStore) -> Int? {
    let range = range.clamped(to: 0..<store.count)
    let end = Swift.min(range.upperBound + count - 1, store.count)
    return store.withBytes(in: range.lowerBound..<Swift.max(end, range.lowerBound)) { bytes in
      first(in: bytes, from: 0).map { range.lowerBound + $0 }
    }
  }
}
