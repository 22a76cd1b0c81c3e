public import Cells

/// The node of a view that hears of hovering.
@MainActor open class HoverNode: PassNode {
  fileprivate final var last: Point?

  /// Makes a node that hears of hovering.
  public override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags.union(.handlesHover))
    host.pointer.hoverNodeCount += 1
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
    host.pointer.hoverNodeCount -= 1
    host.pointer.hovered.removeAll { $0 === self }
    // The terminal may be asked for less.
    host.requestTurn()
  }
}

@MainActor extension ViewHost {
  /// Tells views that the mouse is not over them any more.
  final func endHovers(where isOver: (HoverNode) -> Bool) {
    let ended = pointer.hovered.filter(isOver)
    pointer.hovered.removeAll { node in ended.contains { $0 === node } }
    for node in ended {
      node.last = nil
      if !node.flags.contains(.hasLeft) { node.hover(at: nil, isNew: true) }
    }
  }

  /// Tells the views of hovering that are under the mouse now, and those that were.
  final func hover(at position: Point) {
    var under: [HoverNode] = []
    hitTest(position)?.visitOutward(to: .layer) { node in
      if node.flags.contains(.handlesHover), node.isEnabled {
        under.append(unsafeDowncast(node, to: HoverNode.self))
      }
    }
    endHovers { node in !under.contains { $0 === node } }
    pointer.hovered = under
    for node in under.reversed() where node.last != position && !node.flags.contains(.hasLeft) {
      let isNew = node.last == nil
      node.last = position
      let space = node.hoverSpace
      let origin =
        space == .local ? node.firstItem?.absoluteOrigin ?? .zero : node.origin(of: space)
      node.hover(at: position.offsetBy(dx: -origin.x, dy: -origin.y), isNew: isNew)
    }
  }
}
