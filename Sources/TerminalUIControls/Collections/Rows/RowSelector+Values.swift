internal import TerminalUICore

/// Returns the values of a list's rows for a selection, in order, whether the rows have nodes or not.
///
/// If a row is one view and has no modifiers for its selection, its element is the value. Otherwise the row is made for that
/// moment, because its `tag(_:)` and `selectionDisabled(_:)` aren't known before.
extension RowSelector {
  /// Calls `visit` with the values of the rows that the element at `place` makes.
  func visitValues(of list: WindowList, at place: Int, isPlain: Bool, _ visit: (Value) -> Void) {
    if isPlain {
      if let value = list.anyID(at: place).base as? Value { visit(value) }
    } else {
      list.inspectRow(at: place) { row in
        visitValues(in: row, at: { list, _ in { $0 < list.count ? $0 : nil } }) {
          visit($0)
          return true
        }
      }
    }
  }

  /// Finds places in a list: for a place, the first one at or after it.
  private typealias Places = (_ list: WindowList, _ isPlain: Bool) -> (_ place: Int) -> Int?

  /// Calls `visit` with what a selection holds for rows at or below a node, in order, until it says that this is enough.
  private func visitValues(in node: Node, at places: Places, _ visit: (Value) -> Bool) {
    node.visitRowSources { source in
      switch source {
      case .row(let row): return value(of: row).map(visit) ?? true
      case .list(let list):
        let isPlain = isPlain(list)
        let next = places(list, isPlain)
        var (place, goesOn) = (next(0), true)
        while let present = place, present < list.count, goesOn {
          if isPlain {
            if let value = list.anyID(at: present).base as? Value { goesOn = visit(value) }
          } else {
            list.inspectRow(at: present) { row in
              visitValues(in: row, at: places) {
                goesOn = visit($0)
                return goesOn
              }
            }
          }
          place = next(present + 1)
        }
        return goesOn
      }
    }
  }

  /// Whether the elements of a list are what a selection holds for its rows.
  ///
  /// One row is enough, because modifiers are a matter of types.
  func isPlain(_ list: WindowList) -> Bool {
    guard list.count > 0, !list.rowsCanHoldRows else { return false }
    return list.inspectRow(at: Swift.min(list.lower, list.count - 1)) { row in
      guard let row = row.firstRow else { return false }
      guard row.hasRowTraits else { return true }
      return row.trait(TagKey<Value>.self, inside: row.groupContent) == nil
        && !row.hasTrait(SelectionDisabledKey.self)
        && !isIdentified(row)
    }
  }

  /// Whether `id(_:)` on the row has a value that a selection could hold.
  private func isIdentified(_ row: ListRowNode) -> Bool {
    row.firstAround(to: .item) { node in
      if node.asWindowRow != nil { return false }
      return node.identity?.base is Value ? true : nil
    } ?? false
  }

  /// The row with a value that an element of a list makes; it is made if need be.
  package func row(with value: Value, in list: WindowList, expected: Int?) -> ListRowNode? {
    if isPlain(list) {
      return list.place(of: AnyHashable(value), expected: expected).flatMap {
        row(with: value, in: list.node(at: $0))
      }
    }
    guard let expected, isThere(value, in: list, at: expected) else { return nil }
    return row(with: value, in: list.node(at: expected))
  }

  private func row(with value: Value, in node: Node) -> ListRowNode? {
    var found: ListRowNode?
    node.visitItems {
      if found == nil, let row = $0.asRow, self.value(of: row) == value { found = row }
    }
    return found
  }

  private func isThere(_ value: Value, in list: WindowList, at place: Int) -> Bool {
    place >= 0 && place < list.count && list.inspectRow(at: place) { row(with: value, in: $0) != nil }
  }

  // MARK: Between two rows

  /// Returns the values of the rows from one to another, in either order.
  ///
  /// If the other row is gone, only the last one's is returned.
  func values(from start: RowPlace<Value>, to end: RowPlace<Value>) -> [Value] {
    guard start.value != end.value, let rows else { return [end.value] }
    let lists = rows.windows
    var range = RowRange(
      [start, end].map { end in
        let list = lists.first { ObjectIdentifier($0) == end.hint.list }
        return list.map { isThere(end.value, in: $0, at: end.hint.place) } == true
          ? end : RowPlace(end.value)
      })
    visitValues(in: rows.content, at: { list, isPlain in places(in: list, isPlain: isPlain) { range } }) {
      range.accept($0)
      return !range.isComplete
    }
    return range.isComplete ? range.values : [end.value]
  }

  /// The places of all rows of a list; before the first end, only those that may hold it.
  private func places(in list: WindowList, isPlain: Bool, for range: @escaping () -> RowRange<Value>)
    -> (Int) -> Int?
  {
    let ends = range().ends
    let known = ends.compactMap { end in
      if end.hint.list != nil { return end.hint.list == ObjectIdentifier(list) ? end.hint.place : nil }
      return isPlain ? list.place(of: AnyHashable(end.value), expected: nil) : nil
    }
    // The list of an end whose place is known still exists, and so in a row that has a node.
    let areMade = list.rowsCanHoldRows ? list.lower..<list.upper : 0..<0
    let areKnown = isPlain || ends.allSatisfy { $0.hint.list != nil }
    return { place in
      if !areKnown || range().isBetween { return place }
      return (known + [Swift.max(areMade.lowerBound, place)].filter(areMade.contains)).filter { $0 >= place }
        .min()
    }
  }
}
