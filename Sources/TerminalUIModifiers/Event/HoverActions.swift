internal import CellLayout
public import Cells
public import TerminalUICore

/// The place of the mouse, for a view that observes hovering.
///
/// - Source: SwiftUI `HoverPhase`.
public enum HoverPhase: Hashable, Sendable {
  /// The pointer is over the view, at a cell. By default the cell is in the view's coordinates.
  case active(Point)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Runs an action when the mouse comes over this view, and when it leaves.
  ///
  ///     Row().background(isHovered ? .blue : nil).onHover { isHovered = $0 }
  ///
  /// While there is such a view the terminal reports every movement. It can't report that the mouse left its window.
  /// - Source: SwiftUI `View.onHover(perform:)`.
  @inlinable public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier { phase, isNew in if isNew { action(phase != .ended) } })
  }

  /// Runs an action for each cell that the mouse moves to in this view, and when it leaves.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The coordinate space of the cell; by default the view's own.
  ///   - action: Hears of each cell, and of the end.
  /// - Returns: A view that observes hovering.
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
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    HoverActionNode(self, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: HoverActionNode.self).modifier = self
  }
}

/// Runs the action.
///
/// The host calls `hover(at:isNew:)` when the mouse moves over the view, and with `nil` when it leaves.
@MainActor private final class HoverActionNode: HoverNode {
  var modifier: HoverModifier

  init(_ modifier: HoverModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
  }

  override var hoverSpace: CoordinateSpace { modifier.space }

  override func hover(at cell: Point?, isNew: Bool) {
    modifier.action(cell.map { .active(lengthUnit.length($0)) } ?? .ended, isNew)
  }

  override var name: String { "onHover" }
}
