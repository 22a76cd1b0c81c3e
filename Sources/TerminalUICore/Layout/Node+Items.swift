internal import CellLayout

/// The items between a node and its container, and what the container hears when they come and go.
@MainActor extension Node {
  /// The items at or below this node that belong to its container, in order.
  package final func visitItems(_ visit: @MainActor (ItemNode) -> Void) {
    Steps.note()
    if flags.contains(.item) {
      visit(unsafeDowncast(self, to: ItemNode.self))
    } else {
      visitChildren { $0.visitItems(visit) }
    }
  }

  /// Calls `visit` with each item at or below this node, without what modifiers of several views put around it.
  package final func visitInnerItems(_ visit: @MainActor (ItemNode) -> Void) {
    if let inner = (self as? WrappedNode)?.inner {
      inner.visitItems(visit)
    } else if flags.contains(.item) {
      visit(unsafeDowncast(self, to: ItemNode.self))
    } else {
      visitChildren { $0.visitInnerItems(visit) }
    }
  }

  /// The first item at or below this node that belongs to its container.
  package final var firstItem: ItemNode? {
    if let item = Unmanaged.passUnretained(self).plainItem { return item.takeUnretainedValue() }
    return firstItemOfLists
  }

  /// The list at or below this node, past those with a single child; `nil` if that leads to an item or to nothing.
  final var firstList: ListNode? {
    // No recursion: a thousand modifiers may be around each other.
    var node = self
    while node.flags.contains(.pass) {
      guard let child = unsafeDowncast(node, to: PassNode.self).child else { return nil }
      node = child
    }
    return node.flags.contains(.item) ? nil : unsafeDowncast(node, to: ListNode.self)
  }

  private final var firstItemOfLists: ItemNode? {
    var node = self
    while true {
      if node.flags.contains(.item) { return unsafeDowncast(node, to: ItemNode.self) }
      if node.flags.contains(.pass) {
        guard let child = unsafeDowncast(node, to: PassNode.self).child else { return nil }
        node = child
      } else {
        for child in unsafeDowncast(node, to: ListNode.self).children {
          if let item = child.firstItem { return item }
        }
        return nil
      }
    }
  }

  /// Whether this node is an item, or is above a single one without a list between.
  final var leadsToItem: Bool { Unmanaged.passUnretained(self).plainItem != nil }

  /// Tells the container that items at or below `node`, a child of this node, are about to go.
  package final func willChangeItems(of node: Node) {
    container?.itemsWillChange(at: node)
  }

  /// Tells the container that `node`, a child of this node, came.
  package final func didInsert(_ node: Node) {
    markSpansAbove(node)
    let container = container
    container?.itemsDidChange()
    container?.itemsWillChange(at: node)
  }

  /// Tells the container that a child of this node went.
  package final func didRemoveItems() {
    if flags.contains(.list) { flags.insert(.needsSpan) }
    markSpansAbove(self)
    container?.itemsDidChange()
  }

  /// Marks the spans of the lists between `node` and its container as unknown.
  final func markSpansAbove(_ node: Node) {
    var next = node.parent
    while let list = next, !list.flags.contains(.item) {
      if list.flags.contains(.list) {
        if list.flags.contains(.needsSpan) { return }
        list.flags.insert(.needsSpan)
      }
      next = list.parent
    }
  }
}
