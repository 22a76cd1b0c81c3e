internal import Terminal
public import TerminalUICore

extension View {
  /// Runs an action when the wheel is turned over this view.
  ///
  ///     .onScrollWheel { dx, dy in offset += dy; return true }
  ///
  /// - Parameter action: Gets the notches to the right and down, each −1, 0 or 1, and returns whether it used them; if not, the views around this one
  ///   get them.
  /// - Returns: A view that observes the wheel.
  @inlinable public func onScrollWheel(_ action: @escaping (_ dx: Int, _ dy: Int) -> Bool) -> some View {
    modifier(ScrollModifier(action: action))
  }
}

@MainActor @usableFromInline struct ScrollModifier: PassModifier {
  let action: (Int, Int) -> Bool

  @usableFromInline init(action: @escaping (Int, Int) -> Bool) {
    self.action = action
  }
  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { ScrollNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: ScrollNode.self).modifier = self
  }
}

/// Offers the wheel to the action while the mouse is over the view.
@MainActor private final class ScrollNode: PassNode, MouseResponder {
  var modifier: ScrollModifier
  init(_ modifier: ScrollModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context, flags: .handlesMouse)
  }
  func handle(_ event: MouseEvent) -> Bool {
    guard case .scroll(let dx, let dy) = event.kind, isEnabled else { return false }
    return modifier.action(dx, dy)
  }
  override var name: String { "onScrollWheel" }
}
