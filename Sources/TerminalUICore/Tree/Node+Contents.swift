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
  /// Calls `visit` with this node and, where it says so, with the contents.
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

  /// The first value that `find` has for this node or one in it; it isn't looked for in nodes that `isPassed` names.
  package final func firstInTree<Found>(
    passing isPassed: (Node) -> Bool = { _ in false }, _ find: (Node) -> Found?
  ) -> Found? {
    var found: Found?
    visitTree { node in
      guard found == nil else { return .past }
      found = find(node)
      return found != nil || isPassed(node) ? .past : .into
    }
    return found
  }

  /// The first value that `find` has for a node in this one.
  package final func firstContent<Found>(
    passing isPassed: (Node) -> Bool = { _ in false }, _ find: (Node) -> Found?
  ) -> Found? {
    var found: Found?
    visitContents { node in
      guard found == nil else { return .past }
      found = find(node)
      return found != nil || isPassed(node) ? .past : .into
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
  /// The first value that `find` has for this item or, through items with one only content, for one in it.
  package final func firstInward<Found>(_ find: (ItemNode) -> Found?) -> Found? {
    var next: ItemNode? = self
    while let item = next {
      if let found = find(item) { return found }
      next = item.asUnary?.contentItem
    }
    return nil
  }
}
