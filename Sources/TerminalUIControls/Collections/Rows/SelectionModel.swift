/// The selection among rows, the row from which keys move, and the row from which Shift extends.
///
///     var selection = SelectionModel<String>()
///     let b = selection.select(RowPlace("b"), .only) { _, _ in [] }              // ["b"], for the app to take or leave
///     _ = selection.adopt(b)                                                    // the app took it
///     selection.select(RowPlace("d"), .extending) { start, end in rows(start, end) }      // ["b", "c", "d"]
///
/// A value with the identities of rows, and without their views: rows may move, leave and come back. It never visits all rows; those between two are
/// requested to extend a selection. Its results are wishes: it holds only the selection that the app has set.
package nonisolated struct SelectionModel<Value: Hashable> {
  // First, where unspecialised code finds it without the type of the whole.
  /// The hashes of the selected values: a row with none of them isn't selected, whatever its value.
  private(set) var hashes = SelectedHashes()
  /// The selected value if one row can be selected.
  private(set) var one: Value?
  /// The selected values if any number of rows can be selected.
  private(set) var many: Set<Value> = []
  /// The row that was selected last, if keys did it or the mouse.
  package private(set) var cursor: Value?
  /// Where that row was.
  private(set) var cursorHint = RowHint()
  /// Where the rows begin that Shift selects.
  private(set) var anchor: RowPlace<Value>?
  /// The wished selection while it is extended: all rows from the anchor to the cursor.
  private var range: Set<Value>?
  /// Whether the next other selection is the wished one.
  private var isWished = false
  /// The text typed to find a row.
  var typeAhead = TypeAhead()

  // MARK: What is selected

  /// Whether nothing is selected.
  package var isEmpty: Bool { hashes.isEmpty }

  package func contains(_ value: Value) -> Bool {
    if !many.isEmpty { return many.contains(value) }
    guard let one else { return false }
    return one == value
  }

  /// Whether another model has the same selection.
  func selectsSame(as other: Self) -> Bool { one == other.one && many == other.many }

  /// The value from which keys move: the selected cursor, or else another selected value; `nil` if there is none.
  var current: Value? {
    if let cursor, contains(cursor) { return cursor }
    return one ?? many.first
  }

  // Unspecialised code looks the type of each optional value up, 330 instructions in cold memory: a key for which nothing
  // changes compares hashes only.

  /// Adopts the app's selection, where one row can be selected.
  ///
  /// - Returns: The hashes of the selection before; `nil` if it is the same.
  mutating func adopt(_ new: Value?) -> SelectedHashes? {
    let hash = new?.hashValue
    let isOther = !hashes.isOnly(hash) || !many.isEmpty || hash != nil && !isOne(new)
    one = new
    if !many.isEmpty { many = [] }
    return isOther ? replaceHashes(SelectedHashes(hash)) : nil
  }

  @inline(never) private func isOne(_ value: Value?) -> Bool { value == one }

  /// Adopts the app's selection, where any number of rows can be selected.
  ///
  /// - Returns: The hashes of the selection before; `nil` if it is the same.
  mutating func adopt(_ new: Set<Value>) -> SelectedHashes? {
    guard new != many || one != nil else { return nil }
    (one, many) = (nil, new)
    // Shift extends from the rows that the app selected.
    if !isWished { anchor = nil }
    isWished = false
    return replaceHashes(SelectedHashes(new))
  }

  private mutating func replaceHashes(_ new: SelectedHashes) -> SelectedHashes {
    defer { hashes = new }
    return hashes
  }

  // MARK: Selecting

  /// Notes the one row that is wished for: keys go on from it.
  mutating func select(_ value: Value, at hint: RowHint = RowHint()) { (cursor, cursorHint) = (value, hint) }

  /// Notes where the row is that was selected last, in the list where it was.
  mutating func cursorMoves(to place: Int) { cursorHint.place = place }

  /// Wishes for a row among any number; keys go on from it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - manner: What becomes of the others.
  ///   - current: Where `current` is, for a selection that the app made.
  ///   - rows: Returns the values of the rows between two, both included, in either order; called only to extend.
  /// - Returns: The wished selection.
  mutating func select(
    _ row: RowPlace<Value>, _ manner: SelectionManner, current: () -> RowPlace<Value>? = { nil },
    between rows: (_ start: RowPlace<Value>, _ end: RowPlace<Value>) -> [Value]
  ) -> Set<Value> {
    var new: Set<Value> = [row.value]
    switch manner {
    case .only: anchor = row
    case .toggling:
      anchor = row
      new = many.symmetricDifference(new)
    case .extending:
      let start = anchor ?? current() ?? row
      anchor = start
      new = extended(from: start, to: row, between: rows) ?? Set(rows(start, row))
    }
    range = manner == .extending ? new : nil
    (cursor, cursorHint) = (row.value, row.hint)
    isWished = new != many
    return new
  }
}

nonisolated extension SelectionModel {
  /// Returns the rows between two.
  ///
  /// If those up to the cursor are selected, only the rows from the cursor are requested.
  private func extended(
    from start: RowPlace<Value>, to row: RowPlace<Value>,
    between rows: (_ start: RowPlace<Value>, _ end: RowPlace<Value>) -> [Value]
  ) -> Set<Value>? {
    guard let cursor, let range, range == many, cursorHint.isKnown(beside: row.hint),
      start.hint.isKnown(beside: row.hint)
    else { return nil }
    var change = rows(RowPlace(cursor, at: cursorHint), row)
    // Where they go across the anchor, the others are as few as these.
    guard change.contains(cursor),
      cursor == start.value || !change.contains(start.value) || row.value == start.value
    else { return nil }
    var new = range
    if many.contains(row.value) {
      change.removeAll { $0 == row.value }
      new.subtract(change)
    } else {
      new.formUnion(change)
    }
    return new
  }
}

/// What choosing a row does to a selection of several: replaces it, adds or removes the row, or selects up to it.
nonisolated enum SelectionManner {
  case only, toggling, extending
}

/// The value of a row for a selection, and the place of the row.
nonisolated struct RowPlace<Value: Hashable> {
  package let value: Value
  let hint: RowHint

  init(_ value: Value, at hint: RowHint = RowHint()) { (self.value, self.hint) = (value, hint) }
}

/// Where a row was: it is looked for there first.
nonisolated struct RowHint {
  /// The list whose element makes the row: only compared.
  var list: ObjectIdentifier?
  /// The place in that list.
  package var place = 0
  /// How often the list had had other elements.
  var version = 0

  /// Whether two hints are for the same elements of one list.
  func isKnown(beside other: RowHint) -> Bool {
    list != nil && list == other.list && version == other.version
  }
}

/// The values from one end to the other, collected one by one.
nonisolated struct RowRange<Value: Hashable> {
  let ends: [RowPlace<Value>]
  private(set) var values: [Value] = []
  private(set) var isBetween = false
  private(set) var isComplete = false

  init(_ ends: [RowPlace<Value>]) { self.ends = ends }

  mutating func accept(_ value: Value) {
    guard !isComplete else { return }
    let isEnd = ends.contains { $0.value == value }
    if isEnd || isBetween { values.append(value) }
    if isEnd { (isBetween, isComplete) = (true, isBetween) }
  }
}
