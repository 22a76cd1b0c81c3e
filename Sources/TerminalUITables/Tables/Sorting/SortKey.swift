/// A value by which elements are put in order, and in which direction.
///
///     @State private var order = [SortKey(\Song.artist), SortKey(\Song.title)]
///
///     Table(songs.sorted(using: order), sortOrder: $order) { … }
///
/// Two are equal if path and direction are. It corresponds to Foundation's `KeyPathComparator`, which tables also take with `TerminalUIFoundation`.
public nonisolated struct SortKey<Compared> {
  /// Where the value is.
  public let keyPath: PartialKeyPath<Compared>
  /// In which direction elements go.
  public var order: SortDirection
  private let comparison: (Compared, Compared) -> Int
  /// Reads the values of elements, and compares them by the elements' places.
  private let comparisonByPlace: ([Compared]) -> (Int32, Int32) -> Int

  /// Makes a key from a path.
  ///
  /// - Parameters:
  ///   - keyPath: Where the value is.
  ///   - order: In which direction elements go.
  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortDirection = .forward) {
    self.keyPath = keyPath
    self.order = order
    comparison = { one, other in
      let (one, other) = (one[keyPath: keyPath], other[keyPath: keyPath])
      return one < other ? -1 : other < one ? 1 : 0
    }
    comparisonByPlace = { elements in
      let values = elements.map { $0[keyPath: keyPath] }
      return { one, other in
        let (one, other) = (values[Int(one)], values[Int(other)])
        return one < other ? -1 : other < one ? 1 : 0
      }
    }
  }

  /// Makes a key from a path to a value that elements need not have: those without come first.
  ///
  /// - Parameters:
  ///   - keyPath: Where the value is.
  ///   - order: In which direction elements go.
  public init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortDirection = .forward) {
    func compare(_ one: Value?, _ other: Value?) -> Int {
      guard let one else { return other == nil ? 0 : -1 }
      guard let other else { return 1 }
      return one < other ? -1 : other < one ? 1 : 0
    }
    self.keyPath = keyPath
    self.order = order
    comparison = { compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    comparisonByPlace = { elements in
      let values = elements.map { $0[keyPath: keyPath] }
      return { compare(values[Int($0)], values[Int($1)]) }
    }
  }

  /// Compares two elements: less than 0 if the first one comes first, 0 if the key doesn't decide.
  public func compare(_ one: Compared, _ other: Compared) -> Int {
    order == .forward ? comparison(one, other) : comparison(other, one)
  }

  /// Compares elements by their places: each value is read once.
  func comparison(of elements: [Compared]) -> (Int32, Int32) -> Int {
    let compare = comparisonByPlace(elements)
    return order == .forward ? compare : { compare($1, $0) }
  }
}

/// In which direction elements are in order.
public nonisolated enum SortDirection: Hashable, Sendable, Codable {
  /// The least one first.
  case forward
  /// The greatest one first.
  case reverse

  /// The opposite direction.
  public var reversed: SortDirection { self == .forward ? .reverse : .forward }
}

nonisolated extension SortKey: Hashable {
  /// Whether two keys have the same path and direction.
  public static func == (left: Self, right: Self) -> Bool {
    left.keyPath == right.keyPath && left.order == right.order
  }
  /// Hashes path and direction.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(keyPath)
    hasher.combine(order)
  }
}

nonisolated extension Array {
  /// Compares two elements by the first key that decides.
  func compare<Compared>(_ one: Compared, _ other: Compared) -> Int where Element == SortKey<Compared> {
    for key in self {
      let order = key.compare(one, other)
      if order != 0 { return order }
    }
    return 0
  }
}

nonisolated extension Sequence {
  /// The elements in the order of some keys, of which later ones decide where the earlier ones don't.
  ///
  ///     people.sorted(using: [SortKey(\.name), SortKey(\.age, order: .reverse)])
  ///
  /// Elements that no key distinguishes keep their order.
  public func sorted(using keys: [SortKey<Element>]) -> [Element] {
    if keys.isEmpty { return Array(self) }
    return sorted { keys.compare($0, $1) < 0 }
  }
}

nonisolated extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in the order of some keys, of which later ones decide where the earlier ones don't.
  public mutating func sort(using keys: [SortKey<Element>]) {
    if !keys.isEmpty { sort { keys.compare($0, $1) < 0 } }
  }
}
