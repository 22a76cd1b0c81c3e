/// Letters that lead to the next row that begins with them.
extension ListSelectionNode {
  /// Goes to the next row that begins with what was typed.
  func takeTypedKey(_ press: KeyPress) -> Bool {
    guard let text = press.typedText, text != " " || !selection.typeAhead.isEmpty, let rows else {
      return false
    }
    let prefix = selection.typeAhead.add(text, at: host.clock.now)
    let current = currentRow
    // A first letter leads on to the next row, further ones may leave the selection where it is.
    if prefix.count > 1, let current, current.begins(with: prefix) {
      select(current)
      return true
    }
    var look = RowLook(current: current, prefix: prefix, budget: selection.typeAhead.budget)
    var found = next(in: rows.content, &look)
    if found == nil, current != nil { found = next(in: rows.content, &look) }
    selection.typeAhead.spend(look.spent)
    guard let found else {
      selection.typeAhead.reset()
      return false
    }
    select(found)
    return true
  }

  /// The next row at or below a node that is looked for.
  private func next(in node: Node, _ look: inout RowLook) -> ListRowNode? {
    if let list = node as? WindowList { return next(amongRowsOf: list, &look) }
    if let row = node as? ListRowNode {
      if row === look.current {
        look.isBehind.toggle()
        // The second time it is the last one left.
        return !look.isBehind && row.begins(with: look.prefix) ? row : nil
      }
      return look.isBehind && row.selectionHash != nil && row.begins(with: look.prefix) ? row : nil
    }
    var found: ListRowNode?
    node.visitChildren { if found == nil { found = next(in: $0, &look) } }
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
}

extension UnaryNode {
  /// Whether the first text in it begins with some letters, in lower case.
  func begins(with prefix: String) -> Bool { firstText?.lowercased().hasPrefix(prefix) == true }
}

extension Node {
  /// The first text in this node.
  fileprivate var firstText: String? {
    if let text = self as? TextNode { return text.string }
    var found: String?
    visitChildren { if found == nil { found = $0.firstText } }
    return found
  }
}
