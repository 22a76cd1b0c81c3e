public import Cells

/// The node of a view that observes hovering.
@MainActor @preconcurrency open class HoverNode: PassNode, RegistryMember {
  package final var registryIndex = 0
  /// The cell of the screen where the mouse is over the view.
  final var last: Point?

  /// Makes a node that observes hovering.
  public override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags)
    host.pointer.insert(self)
  }

  /// The coordinate space of the reported cells.
  open var hoverSpace: CoordinateSpace { .local }

  /// Called with each cell of the view that the mouse moves to, and with `nil` when it has left.
  ///
  /// - Parameters:
  ///   - cell: The cell, in the node's space.
  ///   - isNew: Whether hovering begins or ends.
  open func hover(at cell: Point?, isNew: Bool) {}

  /// Stops observing.
  open override func didLeave() {
    host.pointer.remove(self)
    // The terminal may have less to report now.
    host.requestTurn()
  }
}
