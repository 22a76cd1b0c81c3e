/// Places in a collection: whole numbers, in order, each once.
///
///     .onDelete { places in items.remove(atOffsets: places) }
///
/// Neighbouring places are kept as one range, so all of a million rows are as small as one.
/// - Source: Foundation `IndexSet`, which has more; this one spares programs that don't use Foundation its start. With `import TerminalUIFoundation`
///   the name, and the sets that `onDelete` and `onMove` get, are Foundation's.
public nonisolated struct IndexSet: Hashable, Sendable {
  /// The places as ranges: in order, none empty, none next to another.
  public private(set) var rangeView: [Range<Int>] = []

  /// Makes a set without places.
  public init() {}

  /// Makes a set of one place.
  public init(integer: Int) { insert(integer) }

  /// Makes a set of the places of a range.
  public init(integersIn range: Range<Int>) { insert(integersIn: range) }

  /// Makes a set of the places of a sequence.
  public init(_ places: some Sequence<Int>) { for place in places { insert(place) } }

  /// Adds a place, and returns whether it is new.
  @discardableResult public mutating func insert(_ place: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    guard place < .max, !contains(place) else { return (false, place) }
    insert(integersIn: place..<place + 1)
    return (true, place)
  }

  /// Adds the places of a range.
  public mutating func insert(integersIn range: Range<Int>) {
    guard !range.isEmpty else { return }
    var merged = range
    let first = rangeView.firstIndex { $0.upperBound >= range.lowerBound } ?? rangeView.count
    var end = first
    while end < rangeView.count, rangeView[end].lowerBound <= range.upperBound {
      merged =
        Swift.min(
          merged.lowerBound, rangeView[end].lowerBound)..<Swift.max(
          merged.upperBound, rangeView[end].upperBound)
      end += 1
    }
    rangeView.replaceSubrange(first..<end, with: CollectionOfOne(merged))
  }

  /// Takes a place out; gives it back if it was there.
  @discardableResult public mutating func remove(_ place: Int) -> Int? {
    guard let found = rangeView.firstIndex(where: { $0.contains(place) }) else { return nil }
    let range = rangeView[found]
    let parts = [range.lowerBound..<place, place + 1..<range.upperBound].filter { !$0.isEmpty }
    rangeView.replaceSubrange(found...found, with: parts)
    return place
  }

  /// Whether a place is in the set.
  public func contains(_ place: Int) -> Bool { rangeView.contains { $0.contains(place) } }
}

nonisolated extension IndexSet: BidirectionalCollection {
  /// Where a place is in the set.
  public struct Index: Comparable, Sendable {
    fileprivate var range: Int
    fileprivate var offset: Int

    /// Whether `lhs` comes before `rhs`.
    public static func < (lhs: Index, rhs: Index) -> Bool {
      (lhs.range, lhs.offset) < (rhs.range, rhs.offset)
    }
  }

  /// Of the least place.
  public var startIndex: Index { Index(range: 0, offset: 0) }
  /// Behind the greatest place.
  public var endIndex: Index { Index(range: rangeView.count, offset: 0) }

  /// Of the next place.
  public func index(after index: Index) -> Index {
    index.offset + 1 < rangeView[index.range].count
      ? Index(range: index.range, offset: index.offset + 1) : Index(range: index.range + 1, offset: 0)
  }

  /// Of the place before.
  public func index(before index: Index) -> Index {
    index.offset > 0
      ? Index(range: index.range, offset: index.offset - 1)
      : Index(range: index.range - 1, offset: rangeView[index.range - 1].count - 1)
  }

  /// The place at an index.
  public subscript(index: Index) -> Int { rangeView[index.range].lowerBound + index.offset }

  /// The number of places.
  public var count: Int { rangeView.reduce(0) { $0 + $1.count } }
}

nonisolated extension IndexSet: ExpressibleByArrayLiteral, CustomStringConvertible {
  /// Makes a set of the places listed.
  public init(arrayLiteral places: Int...) { self.init(places) }

  /// The places: `[1, 4, 5]`.
  public var description: String { "[" + map { "\($0)" }.joined(separator: ", ") + "]" }
}
