internal import Synchronization

/// The clusters of several scalars that were ever shown, each once: a glyph is a place in here.
///
/// Clusters are only ever added, so a place means the same for ever; after ``capacity`` of them no more are
/// taken, so that hostile text can't grow it without end.
final class GlyphTable: Sendable {
  /// The table of all glyphs: at most 2¹⁷ clusters, which take at most 16 MiB.
  static let shared = GlyphTable(capacity: 1 << 17)

  /// The most clusters that are kept.
  let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  fileprivate struct Contents {
    var scalars: [Unicode.Scalar] = []
    /// Where the scalars of each place begin; one more than there are places.
    var starts: [Int32] = [0]
    /// Place + 1 at the cluster's hash, 0 where free; a power of two of them, at most half used.
    var slots: [Int32] = Array(repeating: 0, count: 256)
  }

  private let contents = Mutex(Contents())

  /// The place of a cluster, whose scalars the gate has let through; added if it must be, `nil` if the table is full.
  func place(of gate: borrowing ClusterGate) -> UInt32? {
    let scalars = gate.scalars
    let count = gate.count
    return contents.withLock { contents in
      var slot = GlyphTable.hash(scalars, count) & (contents.slots.count - 1)
      while contents.slots[slot] != 0 {
        let place = Int(contents.slots[slot]) - 1
        if contents.holds(scalars, count, at: place) { return UInt32(place) }
        slot = (slot + 1) & (contents.slots.count - 1)
      }
      let place = contents.starts.count - 1
      guard place < capacity else { return nil }
      for i in 0..<count { contents.scalars.append(Unicode.Scalar(scalars[i]) ?? "\u{FFFD}") }
      contents.starts.append(Int32(contents.scalars.count))
      contents.slots[slot] = Int32(place + 1)
      if (place + 1) * 2 > contents.slots.count { contents.growSlots() }
      return UInt32(place)
    }
  }

  /// Calls `body` with the scalars at `place`.
  func withScalars<Result>(
    at place: UInt32, _ body: (UnsafeBufferPointer<Unicode.Scalar>) -> Result
  ) -> Result {
    // Copied out: `body` is not ours, and must not run under the lock.
    var scalars = InlineArray<32, Unicode.Scalar>(repeating: "\0")
    let count = contents.withLock { contents in
      let start = Int(contents.starts[Int(place)])
      let count = Int(contents.starts[Int(place) + 1]) - start
      for i in 0..<count { scalars[i] = contents.scalars[start + i] }
      return count
    }
    return scalars.span.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  fileprivate static func hash(_ scalars: borrowing InlineArray<32, UInt32>, _ count: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for i in 0..<count { hash = (hash ^ UInt64(scalars[i])) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(truncatingIfNeeded: hash >> 32)
  }
}

extension GlyphTable.Contents {
  fileprivate func holds(_ scalars: borrowing InlineArray<32, UInt32>, _ count: Int, at place: Int) -> Bool {
    let start = Int(starts[place])
    guard Int(starts[place + 1]) - start == count else { return false }
    for i in 0..<count where self.scalars[start + i].value != scalars[i] { return false }
    return true
  }

  /// Doubles the slots, and puts each cluster into its new one: the first free slot behind its hash.
  fileprivate mutating func growSlots() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for place in 0..<(starts.count - 1) {
      var cluster = InlineArray<32, UInt32>(repeating: 0)
      let start = Int(starts[place])
      let count = Int(starts[place + 1]) - start
      for i in 0..<count { cluster[i] = scalars[start + i].value }
      var slot = GlyphTable.hash(cluster, count) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(place + 1)
    }
  }
}
