/// The bytes of a long text, in parts that are never copied together.
///
/// Places are numbers of UTF-8 bytes. A search in a range takes time in proportion to the range, and finding a part takes
/// logarithmic time.
nonisolated struct TextStore: Sendable {
  private var parts: [String] = []
  /// Where each part begins.
  private var starts: [Int] = []
  /// The number of bytes.
  private(set) var count = 0

  /// The most bytes of a part that others are joined to.
  static let joined = 1 << 16

  init(_ text: String) { append(text) }

  /// Adds a text at the end: a copy of it, and of less than ``joined`` bytes before.
  mutating func append(_ text: String) {
    var text = text
    text.makeContiguousUTF8()
    guard !text.isEmpty else { return }
    if let last = parts.indices.last, parts[last].utf8.count + text.utf8.count <= Self.joined {
      parts[last] += text
    } else {
      parts.append(text)
      starts.append(count)
    }
    count += text.utf8.count
  }

  /// The text, if all of it is in one part.
  var whole: String? { parts.count == 1 ? parts[0] : parts.isEmpty ? "" : nil }

  /// The part that a place is in.
  private func part(of place: Int) -> Int {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Calls `body` with the bytes of a range, which are copied only if they are in several parts.
  func withBytes<Result>(in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard !range.isEmpty else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let first = part(of: range.lowerBound)
    if range.upperBound <= starts[first] + parts[first].utf8.count {
      return withBytes(ofPart: first, in: range, body)
    }
    var copy: [UInt8] = []
    copy.reserveCapacity(range.count)
    eachPart(in: range) { part, range in
      withBytes(ofPart: part, in: range) { copy.append(contentsOf: $0) }
      return true
    }
    return copy.withUnsafeBufferPointer(body)
  }

  /// Calls `body` with a range of one part, without a copy.
  private func withBytes<Result>(
    ofPart part: Int, in range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range = (range.lowerBound - starts[part])..<(range.upperBound - starts[part])
    // The part was made contiguous when it was added.
    return parts[part].utf8.withContiguousStorageIfAvailable {
      body(UnsafeBufferPointer(rebasing: $0[range]))
    }
      ?? Array(parts[part].utf8.dropFirst(range.lowerBound).prefix(range.count)).withUnsafeBufferPointer(body)
  }

  /// Calls `body` with the parts of a range in order, until it returns `false`.
  private func eachPart(in range: Range<Int>, _ body: (_ part: Int, _ range: Range<Int>) -> Bool) {
    var place = range.lowerBound
    while place < range.upperBound {
      let part = part(of: place)
      let end = Swift.min(starts[part] + parts[part].utf8.count, range.upperBound)
      guard body(part, place..<end) else { return }
      place = end
    }
  }

  /// The text of a range, whose bounds are at edges of scalars.
  func string(_ range: Range<Int>) -> String {
    withBytes(in: range) { String(decoding: $0, as: UTF8.self) }
  }

  /// The byte at `place`.
  func byte(at place: Int) -> UInt8 { withBytes(in: place..<place + 1) { $0[0] } }

  /// The first new line in a range.
  func firstNewline(in range: Range<Int>) -> Int? {
    withBytes(in: range) { bytes in bytes.firstIndex(of: 0x0A).map { range.lowerBound + $0 } }
  }

  /// The last new line in a range.
  func lastNewline(in range: Range<Int>) -> Int? {
    withBytes(in: range) { bytes in bytes.lastIndex(of: 0x0A).map { range.lowerBound + $0 } }
  }

  /// The first edge of a scalar at or behind a place.
  func edge(atOrBehind place: Int) -> Int {
    var place = place
    while place < count, byte(at: place) & 0xC0 == 0x80 { place += 1 }
    return Swift.min(place, count)
  }
}
