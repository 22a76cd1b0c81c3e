internal import CellLayout

/// The items between a node and its container, and what the container hears when they come and go.
@MainActor extension Node {
  /// Calls `visit` with each item at or below this node, without what modifiers of several views put around it.
  package final func visitInnerItems(_ visit: @MainActor (ItemNode) -> Void) {
    switch Reference(self).slot(before: .isWrapped) {
    case .item(let item): item.borrow { visit($0) }
    case .list(let list):
      list.borrow { list in list.visitSlots { child in child.borrow { $0.visitInnerItems(visit) } } }
    case .pass(let pass): pass.borrow { ($0 as? WrappedNode)?.inner?.visitItems(visit) }
    case .empty: break
    }
  }

  /// The first of them.
  final var firstInnerItem: ItemNode? {
    var first: ItemNode?
    visitInnerItems { if first == nil { first = $0 } }
    return first
  }

  /// Tells the container that items at or below `node`, a child of this node, are about to go.
  package final func willChangeItems(of node: Node) {
    container?.itemsWillChange(at: node)
  }

  /// Tells the container that `node`, a child of this node, came.
  package final func didInsert(_ node: Node) {
    markSpansAbove(node)
    childrenOfFoldsChanged()
    let container = container
    container?.itemsDidChange()
    container?.itemsWillChange(at: node)
  }

  /// Tells the container that a child of this node went.
  package final func didRemoveItems() {
    if flags.contains(.list) { flags.insert(.needsSpan) }
    markSpansAbove(self)
    childrenOfFoldsChanged()
    container?.itemsDidChange()
  }

  /// Marks the spans of the lists between `node` and its container as unknown.
  final func markSpansAbove(_ node: Node) {
    var next = Reference(node)
    while let (list, _) = next.placeInList {
      let isMarked = list.borrow { list in
        defer { list.flags.insert(.needsSpan) }
        return list.flags.contains(.needsSpan)
      }
      if isMarked { return }
      next = list.node
    }
  }
}
