/// A comparator that a table's order can be made of: ``SortKey``, and Foundation's with `TerminalUIFoundation`.
public nonisolated protocol TableComparator<Compared>: Equatable {
  /// The type of the compared values.
  associatedtype Compared
  /// Makes a comparator for a column's key; `nil` if this type can't be made of a key.
  init?(_ key: SortKey<Compared>)
  /// Whether the comparator compares by the value of `key`, in whatever direction.
  func isFor(_ key: SortKey<Compared>) -> Bool
  /// The direction in which elements are sorted.
  var direction: SortDirection { get set }
}

nonisolated extension SortKey: TableComparator {
  /// The key itself.
  public init?(_ key: SortKey) { self = key }
  /// Whether the comparator compares by the path of a key.
  public func isFor(_ key: SortKey) -> Bool { keyPath == key.keyPath }
  /// In which direction elements go.
  public var direction: SortDirection {
    get { order }
    set { order = newValue }
  }
}

/// The app's `sortOrder`, whatever its comparators are: titles read and change it.
protocol TableOrder<Compared> {
  associatedtype Compared
  /// The place of a column among the comparators, and its direction; `nil` if the table isn't sorted by the column.
  func state(of sort: ColumnSort<Compared>) -> SortState?
  /// Sorts by a column first, or reverses its order. With `adding` the order by other columns stays, after this one.
  func toggle(_ sort: ColumnSort<Compared>, adding: Bool)
}

/// The order that a column has: by its key path, or by a comparator of the app.
@usableFromInline struct ColumnSort<Compared> {
  let key: SortKey<Compared>?
  /// A comparator of the app.
  var comparator: Any?

  @usableFromInline init(key: SortKey<Compared>?, comparator: Any? = nil) {
    (self.key, self.comparator) = (key, comparator)
  }
}

/// How a column takes part in the order of a table.
nonisolated struct SortState: Equatable {
  /// The place among the comparators, from 1.
  let rank: Int
  let direction: SortDirection
  /// Whether the table is sorted by more than one column.
  let isOneOfSeveral: Bool
}

/// The order of a table by comparators of one type.
struct TypedTableOrder<Comparator: TableComparator>: TableOrder {
  let comparators: Binding<[Comparator]>

  /// Where a column's order is among those that the table is sorted by, in either direction.
  private func place(of sort: ColumnSort<Comparator.Compared>, among list: [Comparator]) -> Int? {
    list.firstIndex { present in
      if let key = sort.key { return present.isFor(key) }
      guard var own = sort.comparator as? Comparator else { return false }
      own.direction = present.direction
      return own == present
    }
  }

  func state(of sort: ColumnSort<Comparator.Compared>) -> SortState? {
    let list = comparators.wrappedValue
    return place(of: sort, among: list).map {
      SortState(rank: $0 + 1, direction: list[$0].direction, isOneOfSeveral: list.count > 1)
    }
  }

  func toggle(_ sort: ColumnSort<Comparator.Compared>, adding: Bool) {
    var list = comparators.wrappedValue
    if let place = place(of: sort, among: list), adding || list.count == 1 {
      list[place].direction = list[place].direction.reversed
    } else if let new = sort.comparator as? Comparator ?? sort.key.flatMap({ Comparator($0) }) {
      if adding { list.append(new) } else { list = [new] }
    }
    comparators.wrappedValue = list
  }
}
