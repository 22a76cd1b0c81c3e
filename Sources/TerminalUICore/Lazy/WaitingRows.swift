/// The rows of a list that are out of its window until the layout has said whether it wants them.
///
/// A page of a list takes all its rows through here, so the code isn't generic, and identities are compared only where a row
/// could be found: not for the rows beyond those that wait.
@MainActor struct WaitingRows {
  /// Compared off the main actor, so that a sort doesn't check for each pair that it is there.
  nonisolated struct Entry: Comparable {
    /// `nil` once the row is back.
    var row: WindowRowNode?
    /// Where the row's element is.
    let place: Int

    static func < (left: Entry, right: Entry) -> Bool { left.place < right.place }
    static func == (left: Entry, right: Entry) -> Bool { left.place == right.place }
  }

  private var entries: ContiguousArray<Entry> = []
  private var count = 0
  /// The place of the last row, and whether all came by their places, as the rows of a page do.
  private var lastPlace = Int.min
  private var areInOrder = true
  /// The places of the rows whose elements are there.
  private var places: Range<Int>?
  /// Whether there are rows whose elements may be at any place.
  private var hasUnknownPlaces = false
  /// The entries by the hashes of their elements' identities; `nil` until somebody looks for one.
  private var index: [Int: [Int]]?

  var isEmpty: Bool { count == 0 }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - isKnown: Whether its element is at `place`, and not just where it was.
  ///   - hash: The hash of the element's identity.
  mutating func append(
    _ row: WindowRowNode, at place: Int, isKnown: Bool, hash: @autoclosure () -> Int
  ) {
    index?[hash(), default: []].append(entries.count)
    entries.append(Entry(row: row, place: place))
    if place < lastPlace { areInOrder = false }
    lastPlace = place
    count += 1
    guard isKnown else { return hasUnknownPlaces = true }
    let old = places ?? place..<place
    places = Swift.min(old.lowerBound, place)..<Swift.max(old.upperBound, place + 1)
  }

  /// Whether a row may wait for the element at `place`.
  func mayHaveRow(at place: Int) -> Bool {
    count > 0 && (hasUnknownPlaces || places?.contains(place) == true)
  }

  /// Removes and returns the row that came last, of those with a hash that meet a condition.
  mutating func pop(
    hash: Int, hashOf: (WindowRowNode) -> Int, where isWanted: (WindowRowNode) -> Bool
  ) -> WindowRowNode? {
    var index = index ?? makeIndex(hashOf)
    self.index = nil
    defer { self.index = index }
    guard let position = index[hash]?.lastIndex(where: { entries[$0].row.map(isWanted) == true }),
      let found = index[hash]?.remove(at: position)
    else { return nil }
    count -= 1
    defer { entries[found].row = nil }
    return entries[found].row
  }

  private func makeIndex(_ hashOf: (WindowRowNode) -> Int) -> [Int: [Int]] {
    var index: [Int: [Int]] = [:]
    for (position, entry) in entries.enumerated() {
      if let row = entry.row { index[hashOf(row), default: []].append(position) }
    }
    return index
  }

  /// Calls `body` with each row and the place of its element, in the order in which they came.
  func forEach(_ body: (_ row: WindowRowNode, _ place: Int) -> Void) {
    for entry in entries { if let row = entry.row { body(row, entry.place) } }
  }

  /// The place of a row's element; `nil` if the row doesn't wait.
  func place(of row: Node) -> Int? { entries.last { $0.row === row }?.place }

  /// Removes and returns all rows, by the places of their elements.
  mutating func popAll() -> ContiguousArray<Entry> {
    defer { self = WaitingRows() }
    if !areInOrder { entries.sort() }
    return entries
  }
}
