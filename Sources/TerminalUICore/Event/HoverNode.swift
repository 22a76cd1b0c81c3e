public import Cells

/// The node of a view that hears of hovering.
@MainActor open class HoverNode: PassNode, RegistryMember {
  package final var registryIndex = 0
  /// The cell of the screen where the mouse is over the view.
  final var last: Point?

  /// Makes a node that hears of hovering.
  public override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags.union(.handlesHover))
    host.pointer.insert(self)
  }

  /// In which cells are told.
  open var hoverSpace: CoordinateSpace { .local }

  /// Hears of each cell that the mouse moves to in the view, and of `nil` when it has left.
  ///
  /// - Parameters:
  ///   - cell: The cell, in the node's space.
  ///   - isNew: Whether hovering begins or ends.
  open func hover(at cell: Point?, isNew: Bool) {}

  /// Hears no more.
  open override func didLeave() {
    host.pointer.remove(self)
    // The terminal may be asked for less.
    host.requestTurn()
  }
}
