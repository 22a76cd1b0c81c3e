internal import Cells

/// The state of the mouse.
///
/// A class, because views that observe it may change it meanwhile.
@MainActor final class Pointer {
  /// The views that the press of the left button may be for, until it goes up.
  var arena: GestureArena?
  /// The views under the mouse that observe hovering.
  private var hovered = Registry<HoverNode>()
  /// The number of views that observe hovering.
  private(set) var hoverNodeCount = 0

  /// Adds a view that observes hovering.
  func insert(_ node: HoverNode) { hoverNodeCount += 1 }

  /// Removes a view that observed hovering.
  func remove(_ node: HoverNode) {
    hoverNodeCount -= 1
    if node.last != nil { hovered.remove(node) }
  }

  /// Tells the views of hovering that are under the mouse now, and those that were.
  ///
  /// - Parameters:
  ///   - position: The cell of the screen.
  ///   - hit: The foremost node there.
  func hover(at position: Point, over hit: Node?) {
    var under: [HoverNode] = []
    hit?.visitOutward(to: .layer) { node in
      if let node = node as? HoverNode, node.isEnabled { under.append(node) }
    }
    endHovers { node in !under.contains { $0 === node } }
    for node in under.reversed() where node.last != position && !node.flags.contains(.hasLeft) {
      let isNew = node.last == nil
      if isNew { hovered.insert(node) }
      node.last = position
      let space = node.hoverSpace
      let origin =
        space == .local ? node.firstItem?.absoluteOrigin ?? .zero : node.origin(of: space)
      node.hover(at: position.offsetBy(dx: -origin.x, dy: -origin.y), isNew: isNew)
    }
  }

  /// Tells views that the mouse is not over them any more, the innermost first.
  func endHovers(where isOver: (HoverNode) -> Bool) {
    let ended = hovered.nodes.filter(isOver).sorted { $0.depth > $1.depth }
    for node in ended {
      hovered.remove(node)
      node.last = nil
    }
    for node in ended where !node.flags.contains(.hasLeft) { node.hover(at: nil, isNew: true) }
  }
}
