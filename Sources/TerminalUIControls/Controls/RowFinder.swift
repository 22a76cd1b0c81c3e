internal import TerminalUICore

/// Searches for the next row of a kind, such as one that begins with some letters.
///
/// The search begins after a row, and continues from the start up to it.
///
/// The content of a row without a node is read from the value of its view. If the value isn't enough, the row is made for a moment, as long as rows
/// may be made.
struct RowFinder<Row: Node> {
  private let current: Row?
  private let row: (Node) -> Row?
  private let accepts: (Row) -> Bool
  private let peek: ((any View) -> Bool?)?
  /// Whether the row to begin from has come, and not yet come again.
  private var isBehind: Bool
  /// The remaining budget: making a row costs as much as reading the values of many.
  private var budget: Int
  private let limit: Int

  private static var costOfRow: Int { 20 }

  /// - Parameters:
  ///   - current: The row to begin behind; it is looked at as the last one.
  ///   - rows: How many rows may be made.
  ///   - row: A node as a row, if it is one.
  ///   - accepts: Whether a row is the one that is looked for.
  ///   - peek: Whether a view would make such a row; `nil` if its value isn't enough. Without it no view's value is read.
  init(
    from current: Row?, making rows: Int, row: @escaping (Node) -> Row?, accepts: @escaping (Row) -> Bool,
    peek: ((any View) -> Bool?)?
  ) {
    (self.current, self.row, self.accepts, self.peek) = (current, row, accepts, peek)
    isBehind = current == nil
    limit = min(rows, Int.max / Self.costOfRow) * Self.costOfRow
    budget = limit
  }

  /// How many rows were made, or as good as.
  var spent: Int { (limit - budget) / Self.costOfRow }

  /// The row that is looked for among those at or below a node.
  mutating func next(in node: Node) -> Row? {
    if let found = look(in: node) { return found }
    return current == nil ? nil : look(in: node)
  }

  private mutating func look(in node: Node) -> Row? {
    var found: Row?
    node.visitRowSources(row) { source in
      switch source {
      case .list(let list): found = look(amongRowsOf: list)
      case .row(let row): if takes(row) { found = row }
      }
      return found == nil
    }
    return found
  }

  /// Looks in a list of rows, which are made as far as the budget goes.
  private mutating func look(amongRowsOf list: WindowList) -> Row? {
    // The row to begin from has a node: in the window, or it waits outside of it since rows were looked at elsewhere.
    let start = current?.firstOutward { $0.asWindowRow.flatMap { $0.list === list ? $0.place : nil } }
    var place = isBehind ? 0 : start ?? list.lower
    while place < list.count {
      if place >= list.lower && place < list.upper || place == start && !isBehind {
        if let found = look(in: list.node(at: place)) { return found }
      } else if isBehind, budget > 0 {
        if isThere(in: list, at: place), let found = look(in: list.node(at: place)) { return found }
      } else if place < list.lower {
        place = list.lower - 1
      } else {
        return nil
      }
      place += 1
    }
    return nil
  }

  private mutating func isThere(in list: WindowList, at place: Int) -> Bool {
    if let peek, let isSuch = list.withView(at: place, peek) {
      budget -= 1
      return isSuch
    }
    budget -= Self.costOfRow
    return list.inspectRow(at: place) { look(in: $0) != nil }
  }

  /// Takes the next row, and returns whether the search has found it.
  private mutating func takes(_ row: Row) -> Bool {
    guard row === current else { return isBehind && accepts(row) }
    isBehind.toggle()
    // The second time it is the last one left.
    return !isBehind && accepts(row)
  }
}
