/// Whether a visit goes into a node.
package nonisolated enum Descent: Sendable {
  /// The contents of the node are visited, too.
  case into
  /// The contents of the node are skipped.
  case past
}

/// The way down: the nodes in a view.
///
/// Nodes come in the order in which views are written; a view comes before those in it. Layers that a view presents, and rows without nodes, are not
/// visited.
extension Node {
  /// Calls `visit` with this node and, if `visit` returns `into`, with the nodes in it.
  package final func visitTree(_ visit: (Node) -> Descent) {
    guard case .into = visit(self) else { return }
    visitContents(visit)
  }

  /// Calls `visit` with each node in this one.
  package final func visitContents(_ visit: (Node) -> Descent) {
    visitChildren { $0.visitTree(visit) }
  }

  /// Calls `visit` with this node and all that live with it, including presented layers and parked rows.
  package final func visitAll(_ visit: (Node) -> Void) {
    visit(self)
    visitChildren { $0.visitAll(visit) }
    visitPresented { $0.visitAll(visit) }
  }

  /// The first value that `find` has for this node or a node in it.
  ///
  /// Nodes inside a node for which `skips` is true aren't searched.
  package final func firstInTree<Found>(
    skippingContentsOf skips: (Node) -> Bool = { _ in false }, _ find: (Node) -> Found?
  ) -> Found? {
    if let found = find(self) { return found }
    return skips(self) ? nil : firstContent(skippingContentsOf: skips, find)
  }

  /// The first value that `find` has for a node in this one.
  ///
  /// Nodes inside a node for which `skips` is true aren't searched.
  package final func firstContent<Found>(
    skippingContentsOf skips: (Node) -> Bool = { _ in false }, _ find: (Node) -> Found?
  ) -> Found? {
    var found: Found?
    visitContents { node in
      guard found == nil else { return .past }
      found = find(node)
      return found != nil || skips(node) ? .past : .into
    }
    return found
  }

  /// All values that `find` has for nodes in this one; the contents of a found node are skipped.
  package final func contents<Found>(_ find: (Node) -> Found?) -> [Found] {
    var all: [Found] = []
    visitContents { node in
      guard let found = find(node) else { return .into }
      all.append(found)
      return .past
    }
    return all
  }
}

/// The way down from item to item: the content of modifiers.
extension ItemNode {
  /// The first value that `find` has for this item or for an item in it, through modifiers, each of which has one content.
  package final func firstInward<Found>(_ find: (ItemNode) -> Found?) -> Found? {
    var next: ItemNode? = self
    while let item = next {
      if let found = find(item) { return found }
      next = item.asUnary?.contentItem
    }
    return nil
  }
}
