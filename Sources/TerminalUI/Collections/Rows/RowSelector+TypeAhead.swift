/// Letters that lead to the next row that begins with them.
extension RowSelector {
  /// The next row that begins with what was typed.
  ///
  /// - Parameters:
  ///   - text: What is typed now.
  ///   - isKept: Whether further keys go on from there.
  func row(typing text: String, isKept: Bool) -> ListRowNode? {
    guard text != " " || !selection.typeAhead.isEmpty, let rows else { return nil }
    var typeAhead = selection.typeAhead
    defer { if isKept { selection.typeAhead = typeAhead } }
    let prefix = typeAhead.add(text, at: rows.host.clock.now)
    let current = currentRow
    // A first letter leads on to the next row, further ones may leave the selection where it is.
    if prefix.count > 1, let current, current.begins(with: prefix) { return current }
    var look = RowLook(current: current, prefix: prefix, budget: typeAhead.budget)
    var found = next(in: rows.content, &look)
    if found == nil, current != nil { found = next(in: rows.content, &look) }
    typeAhead.spend(look.spent)
    if found == nil { typeAhead.reset() }
    return found
  }

  /// The next row at or below a node that is looked for.
  private func next(in node: Node, _ look: inout RowLook) -> ListRowNode? {
    var found: ListRowNode?
    node.visitRowSources { source in
      switch source {
      case .list(let list): found = next(amongRowsOf: list, &look)
      case .row(let row): if look.accepts(row) { found = row }
      }
      return found == nil
    }
    return found
  }

  private func next(amongRowsOf list: WindowList, _ look: inout RowLook) -> ListRowNode? {
    // The row to begin from has a node.
    var place = look.isBehind ? 0 : list.lower
    while place < list.count {
      if place >= list.lower, place < list.upper {
        if let found = next(in: list.node(at: place), &look) { return found }
      } else if look.isBehind, look.budget > 0 {
        look.budget -= 1
        if list.inspectRow(at: place, { next(in: $0, &look) != nil }) {
          return next(in: list.node(at: place), &look)
        }
      } else if place < list.lower {
        place = list.lower - 1
      } else {
        return nil
      }
      place += 1
    }
    return nil
  }
}

/// A look for the next row that begins with some letters: behind a row, and then from the start up to it.
///
/// What a row without a node shows is not known before it is made. So rows are made for a moment, as many as take no time that
/// anybody would notice.
private struct RowLook {
  let current: ListRowNode?
  let prefix: String
  /// Whether the row to begin from has come, and not yet come again.
  var isBehind: Bool
  /// How many rows are still made.
  var budget: Int
  /// How many were.
  var spent: Int { limit - budget }
  private let limit: Int

  init(current: ListRowNode?, prefix: String, budget: Int) {
    self.current = current
    self.prefix = prefix
    isBehind = current == nil
    limit = min(budget, 1_000)
    self.budget = limit
  }

  /// Takes the row that comes next; says whether it is the one that is looked for.
  mutating func accepts(_ row: ListRowNode) -> Bool {
    guard row === current else { return isBehind && row.selectionHash != nil && row.begins(with: prefix) }
    isBehind.toggle()
    // The second time it is the last one left.
    return !isBehind && row.begins(with: prefix)
  }
}

extension UnaryNode {
  /// Whether the first text in it begins with some letters, in lower case.
  func begins(with prefix: String) -> Bool { firstText?.lowercased().hasPrefix(prefix) == true }
}

extension Node {
  /// The first text in this node that is more than the lines and the mark of a row that can be opened.
  fileprivate var firstText: String? {
    firstInTree { node in
      guard let text = (node as? TextNode)?.string, !text.isRowMark else { return nil }
      return text
    }
  }
}

extension String {
  /// Whether it is nothing but lines, blanks and the mark of a row that can be opened.
  fileprivate var isRowMark: Bool { !isEmpty && allSatisfy { " │├└▾▸".contains($0) } }
}
