public import Cells

/// Where the mouse is, for a view that hears of hovering.
///
/// - Source: SwiftUI `HoverPhase`.
public enum HoverPhase: Hashable, Sendable {
  /// It is over the view, at a cell: in the view's coordinates, unless others were asked for.
  case active(Point)
  /// It has left the view.
  case ended
}

@MainActor extension View {
  /// Runs an action when the mouse comes over this view, and when it leaves.
  ///
  ///     Row().background(isHovered ? .blue : nil).onHover { isHovered = $0 }
  ///
  /// While there is such a view the terminal is asked to report every movement. It can't tell that the mouse left its window.
  /// - Source: SwiftUI `View.onHover(perform:)`.
  @inlinable public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier { phase, isNew in if isNew { action(phase != .ended) } })
  }

  /// Runs an action for each cell that the mouse moves to in this view, and when it leaves.
  ///
  /// - Parameters:
  ///   - coordinateSpace: In which the cell is told; by default the view's own.
  ///   - action: Hears of each cell, and of the end.
  /// - Returns: A view that hears of hovering.
  /// - Source: SwiftUI `View.onContinuousHover(coordinateSpace:perform:)`.
  @inlinable public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
  }
}

@MainActor @usableFromInline struct HoverModifier: PassModifier {
  let space: CoordinateSpace
  let action: (HoverPhase, _ isNew: Bool) -> Void
  @usableFromInline init(
    _ space: CoordinateSpace = .local, _ action: @escaping (HoverPhase, Bool) -> Void
  ) {
    self.space = space
    self.action = action
  }
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { HoverNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: HoverNode.self).modifier = self
  }
}

/// The node of a view that hears of hovering.
@MainActor final class HoverNode: PassNode {
  fileprivate var modifier: HoverModifier
  fileprivate var last: Point?

  fileprivate init(_ modifier: HoverModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context, flags: .handlesHover)
    host.hoverNodeCount += 1
  }

  override func didLeave() {
    host.hoverNodeCount -= 1
    host.pointer.hovered.removeAll { $0 === self }
    // The terminal may be asked for less.
    host.requestTurn()
  }

  override var name: String { "onHover" }
}

@MainActor extension ViewHost {
  /// Tells views that the mouse is not over them any more.
  final func endHovers(where isOver: (HoverNode) -> Bool) {
    let ended = pointer.hovered.filter(isOver)
    pointer.hovered.removeAll { node in ended.contains { $0 === node } }
    for node in ended {
      node.last = nil
      if !node.flags.contains(.hasLeft) { node.modifier.action(.ended, true) }
    }
  }

  /// Tells the views of hovering that are under the mouse now, and those that were.
  final func hover(at position: Point) {
    var under: [HoverNode] = []
    var next = hitTest(position)
    while let node = next {
      next = node.eventParent
      if node.flags.contains(.handlesHover), node.isEnabled {
        under.append(unsafeDowncast(node, to: HoverNode.self))
      }
    }
    endHovers { node in !under.contains { $0 === node } }
    pointer.hovered = under
    for node in under.reversed() where node.last != position && !node.flags.contains(.hasLeft) {
      let isNew = node.last == nil
      node.last = position
      let space = node.modifier.space
      let origin =
        space == .local ? node.firstItem?.absoluteOrigin ?? .zero : node.origin(of: space)
      node.modifier.action(.active(position.offsetBy(dx: -origin.x, dy: -origin.y)), isNew)
    }
  }
}
