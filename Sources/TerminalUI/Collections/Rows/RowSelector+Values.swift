/// Returns the values of a list's rows for a selection, in order, whether the rows have nodes or not.
///
/// If a row is one view and has no modifiers for its selection, its element is the value. Else the row is made for that moment, because its `tag(_:)`
/// and `selectionDisabled(_:)` aren't known before.
extension RowSelector {
  /// Calls `visit` with the values of the rows that the element at a place makes.
  func visitValues(of list: WindowList, at place: Int, isPlain: Bool, _ visit: (Value) -> Void) {
    if isPlain {
      if let value = list.anyID(at: place).base as? Value { visit(value) }
    } else {
      list.inspectRow(at: place) { row in
        row.visitRowSources { source in
          switch source {
          case .list(let list):
            let isPlain = self.isPlain(list)
            for place in 0..<list.count { visitValues(of: list, at: place, isPlain: isPlain, visit) }
          case .row(let row): if let value = value(of: row) { visit(value) }
          }
          return true
        }
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
  func row(with value: Value, in list: WindowList, expected: Int?) -> ListRowNode? {
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
    collect(rows.content, &range)
    return range.isComplete ? range.values : [end.value]
  }

  private func collect(_ node: Node, _ range: inout RowRange<Value>) {
    node.visitRowSources { source in
      switch source {
      case .list(let list): collect(rowsOf: list, &range)
      case .row(let row): if let value = value(of: row) { range.take(value) }
      }
      return !range.isComplete
    }
  }

  /// Takes the rows of a list; before the first end, only those that may hold it.
  private func collect(rowsOf list: WindowList, _ range: inout RowRange<Value>) {
    let isPlain = isPlain(list)
    let ends = range.ends.compactMap { end in
      if end.hint.list != nil { return end.hint.list == ObjectIdentifier(list) ? end.hint.place : nil }
      return isPlain ? list.place(of: AnyHashable(end.value), expected: nil) : nil
    }
    // The list of an end whose place is known still exists, and so in a row that has a node.
    let areMade = list.rowsCanHoldRows ? list.lower..<list.upper : 0..<0
    let areKnown = isPlain || range.ends.allSatisfy { $0.hint.list != nil }
    func next(from place: Int) -> Int? {
      if range.isBetween || !areKnown { return place }
      return (ends + [Swift.max(areMade.lowerBound, place)].filter(areMade.contains)).filter { $0 >= place }
        .min()
    }
    var place = next(from: 0)
    while let present = place, present < list.count, !range.isComplete {
      if isPlain {
        if let value = list.anyID(at: present).base as? Value { range.take(value) }
      } else {
        list.inspectRow(at: present) { collect($0, &range) }
      }
      place = next(from: present + 1)
    }
  }
}
