/// Finding a view by its identity.
@MainActor extension Node {
  /// The node of the view with an identity, at or below this one: of a row, which is made if need be, or of a view
  /// with `id(_:)`.
  ///
  /// What is in rows without nodes is looked for last, and only where a row can be more than one view.
  package final func firstNode(withID id: AnyHashable) -> Node? {
    if let found = firstMadeNode(withID: id) { return found }
    var search = RowSearch(id: id)
    return search.found(in: self)
  }

  fileprivate final func firstMadeNode(withID id: AnyHashable) -> Node? {
    Steps.note()
    if identity == id { return self }
    if flags.contains(.list), let row = unsafeDowncast(self, to: ListNode.self).row(withID: id) { return row }
    var found: Node?
    visitChildren { if found == nil { found = $0.firstMadeNode(withID: id) } }
    return found
  }

  /// Whether there is a list at or below this node of which only some rows have nodes.
  fileprivate final var holdsWindow: Bool {
    if flags.contains([.list, .isWindow]) { return true }
    if flags.contains(.item) { return false }
    var isFound = false
    visitChildren { if !isFound { isFound = $0.holdsWindow } }
    return isFound
  }
}

/// A look into rows that have no nodes, for a view in them: a row of a `ForEach` in a row, as in a list of sections.
///
/// Each row is made for that moment. So the rows in which there is nothing to look for are counted, and after
/// some of them nothing more is made: an identity that nobody has does not cost a row for each of a million elements.
@MainActor private struct RowSearch {
  let id: AnyHashable
  /// How many rows without rows of their own are looked into.
  private var budget = 1_000

  init(id: AnyHashable) { self.id = id }

  /// Looks below a node; the rows that lead to the view are made.
  mutating func found(in node: Node) -> Node? {
    if node.flags.contains([.list, .isWindow]) {
      let list = unsafeDowncast(node, to: WindowList.self)
      if list.rowsCanHoldRows { return found(inRowsOf: list) }
    }
    var children: [Node] = []
    node.visitChildren { children.append($0) }
    for child in children {
      if let found = found(in: child) { return found }
    }
    return nil
  }

  private mutating func found(inRowsOf list: WindowList) -> Node? {
    for place in 0..<list.count where budget > 0 {
      // A row that has a node was looked at before, but not the rows in it that have none.
      let isFound = list.inspectRow(at: place) { row in
        if row.firstMadeNode(withID: id) != nil { return true }
        if !row.holdsWindow { budget -= 1 }
        return found(in: row) != nil
      }
      guard isFound else { continue }
      let row = list.node(at: place)
      return row.firstMadeNode(withID: id) ?? found(in: row)
    }
    return nil
  }
}
