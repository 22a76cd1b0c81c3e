/// Reads grapheme clusters out of UTF-8, without making characters or strings of them.
///
/// A table divides printable ASCII and pairs of simple scalars; the standard library divides the rest, so the clusters are those of `Character`.
struct ClusterReader {
  let bytes: UnsafeBufferPointer<UInt8>

  /// A cluster: its end and its glyph.
  struct Cluster {
    /// The offset of the next cluster.
    var end: Int
    /// The columns: 0, 1 or 2.
    var width: Int
    /// The glyph to store; `nil` where the width is 0, or where the caller doesn't need it.
    var glyph: Glyph?
  }

  /// Calls `body` with a reader of the text's bytes.
  @inline(__always)
  static func reading<Result>(_ text: String, _ body: (ClusterReader) -> Result) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable({ body(ClusterReader(bytes: $0)) }) {
      return result
    }
    var copy = text
    return copy.withUTF8 { body(ClusterReader(bytes: $0)) }
  }

  /// The end of the printable ASCII that begins at `start`, at most `end`.
  @inline(__always)
  func endOfASCII(from start: Int, to end: Int) -> Int {
    guard start < end, let base = bytes.baseAddress else { return start }
    var i = start
    while i &+ 8 <= end {
      let word = UnsafeRawPointer(base + i).loadUnaligned(as: UInt64.self)
      // The high bit of a byte is set when it is below 0x20, is 0x7F, or is not ASCII; a carry can only
      // come from such a byte.
      let odd = (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101) | word
      if odd & 0x8080_8080_8080_8080 != 0 { break }
      i &+= 8
    }
    while i < end, base[i] &- 0x20 < 0x5F { i &+= 1 }
    return i
  }

  /// The end of the ASCII from `start` on whose characters are clusters: without the last character where
  /// a mark may follow.
  @inline(__always)
  func endOfASCIIClusters(from start: Int, to end: Int) -> Int {
    let stop = endOfASCII(from: start, to: end)
    return stop > start && stop < bytes.count && bytes[stop] >= 0x80 ? stop - 1 : stop
  }

  /// The scalar at an offset, and its length in bytes.
  ///
  /// The bytes are valid UTF-8: they are a string's.
  @inline(__always)
  func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[offset])
    if first < 0x80 { return (first, 1) }
    func next(_ i: Int) -> UInt32 { UInt32(bytes[offset + i] & 0x3F) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
    return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
  }

  /// Calls `body` with the glyphs of simple scalars from `start` on: each of them a cluster, none ASCII behind the first.
  ///
  /// - Returns: The offset behind the last, which is `start` where there is none.
  @inline(__always)
  func eachSimple(from start: Int, to end: Int, _ body: (Glyph) -> Void) -> Int {
    var position = start
    var (value, length) = scalar(at: position)
    var properties = ScalarProperties(value)
    // Contested scalars go through the gate, which marks them.
    while properties.isSimple, !properties.isContested {
      let glyph: Glyph
      switch properties.role {
      case .narrow, .narrowEmoji: glyph = Glyph(bits: value)
      case .wide, .wideEmoji: glyph = Glyph(bits: value | Glyph.wideFlag)
      default: return position
      }
      let next = position &+ length
      if next < bytes.count {
        (value, length) = scalar(at: next)
        properties = ScalarProperties(value)
        guard properties.isSimple else { return position }
      }
      body(glyph)
      position = next
      guard next < end, value >= 0x80 else { break }
    }
    return position
  }

  /// The cluster that begins at an offset, of any kind.
  @inline(never)
  func cluster(at offset: Int, wantsGlyph: Bool) -> Cluster {
    let end = endOfCluster(at: offset)
    var position = offset
    let gate = ClusterGate {
      guard position < end else { return nil }
      let (value, length) = scalar(at: position)
      position += length
      return value
    }
    return Cluster(end: end, width: gate.width, glyph: wantsGlyph ? Glyph(gate) : nil)
  }

  /// Where the cluster that begins at an offset ends, as the standard library has it.
  private func endOfCluster(at offset: Int) -> Int {
    let text = UTF8Span(unchecked: bytes.span)
    var characters = text.makeCharacterIterator()
    characters.reset(toUnchecked: offset)
    return characters.skipForward() == 0 ? bytes.count : characters.currentCodeUnitOffset
  }

  /// The columns of the clusters from `start` up to the first that begins at or after `end`.
  func width(from start: Int, to end: Int) -> Int {
    var columns = 0
    var position = start
    while position < end {
      let ascii = endOfASCIIClusters(from: position, to: end)
      columns += ascii - position
      position = ascii
      guard position < end else { break }
      let simple = eachSimple(from: position, to: end) { columns += $0.width }
      if simple > position {
        position = simple
        continue
      }
      let cluster = cluster(at: position, wantsGlyph: false)
      columns += cluster.width
      position = cluster.end
    }
    return columns
  }
}
