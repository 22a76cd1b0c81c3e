internal import CellLayout

/// The items that a node gives to its container, and the container's updates when items come and go.
extension Node {
  /// Calls `visit` with each item at or below this node.
  ///
  /// A modifier of several views puts an item of its own around the item of each of them (``DistributionNode``). For
  /// each view `visit` gets the outermost such item of a modifier below this node, or the view's own item where there
  /// is none. It never gets items of a modifier that is this node or is above it.
  package final func visitInnerItems(_ visit: @MainActor (ItemNode) -> Void) {
    visitItems(without: childContext.wrapper?.count ?? 0, visit)
  }

  /// Calls `visit` with each item that is inside of the `outer` outermost ones that modifiers of several views made.
  private final func visitItems(without outer: Int, _ visit: @MainActor (ItemNode) -> Void) {
    switch Reference(self).slot(before: .isWrapped) {
    case .item(let item): item.borrow { visit($0) }
    case .list(let list):
      list.borrow { list in
        list.visitSlots { child in child.borrow { $0.visitItems(without: outer, visit) } }
      }
    // Here begin items that modifiers made: `WrappedNode` holds the outermost one.
    case .pass(let pass):
      var item = pass.borrow { $0.firstItem }
      for _ in 0..<outer { item = item?.asUnary?.contentItem }
      if let item { visit(item) }
    case .empty: break
    }
  }

  /// The first item that ``visitInnerItems(_:)`` visits.
  package final var firstInnerItem: ItemNode? {
    var first: ItemNode?
    visitInnerItems { if first == nil { first = $0 } }
    return first
  }

  /// Tells the container and the focus that items at or below `node`, a child of this node, are about to go.
  package final func willChangeItems(of node: Node) {
    scope.focus.viewsWillLeave(at: node)
    container?.itemsWillChange(at: node)
  }

  /// Tells the container that `node`, a new child of this node, is in the tree.
  package final func didInsert(_ node: Node) {
    markSpansAbove(node)
    childrenOfFoldsChanged()
    let container = container
    container?.itemsDidChange()
    // Only now does the node have a place, from which on the container damages its cells.
    container?.itemsWillChange(at: node)
  }

  /// Tells the container that children of this node went, or were exchanged for others.
  package final func didRemoveItems() {
    if flags.contains(.list) { flags.insert(.needsSpan) }
    markSpansAbove(self)
    childrenOfFoldsChanged()
    container?.itemsDidChange()
  }

  /// Marks the span of each list between `node` and its container as unknown: it is summed up again when it is needed.
  final func markSpansAbove(_ node: Node) {
    _ = Reference(node).firstListAround { list, _ in list.borrow { $0.insertMark(.needsSpan) } }
  }
}
