internal import CellLayout

/// The items between a node and its container, and the container's notices when they come and go.
extension Node {
  /// Calls `visit` with each item at or below this node.
  ///
  /// It includes the views that modifiers inside of this node put around it. It leaves out those of modifiers outside that are on several views.
  package final func visitInnerItems(_ visit: @MainActor (ItemNode) -> Void) {
    visitItems(without: childContext.wrapper?.count ?? 0, visit)
  }

  /// Calls `visit` with each item, without the views that the outermost `outer` modifiers put around each of several views.
  private final func visitItems(without outer: Int, _ visit: @MainActor (ItemNode) -> Void) {
    switch Reference(self).slot(before: .isWrapped) {
    case .item(let item): item.borrow { visit($0) }
    case .list(let list):
      list.borrow { list in
        list.visitSlots { child in child.borrow { $0.visitItems(without: outer, visit) } }
      }
    case .pass(let pass):
      var item = pass.borrow { $0.firstItem }
      for _ in 0..<outer { item = item?.asUnary?.contentItem }
      if let item { visit(item) }
    case .empty: break
    }
  }

  /// The first of them.
  package final var firstInnerItem: ItemNode? {
    var first: ItemNode?
    visitInnerItems { if first == nil { first = $0 } }
    return first
  }

  /// Tells the container that items at or below `node`, a child of this node, are about to go, and the focus.
  package final func willChangeItems(of node: Node) {
    scope.focus.viewsWillLeave(at: node)
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
    _ = Reference(node).firstListAround { list, _ in list.borrow { $0.insertMark(.needsSpan) } }
  }
}
