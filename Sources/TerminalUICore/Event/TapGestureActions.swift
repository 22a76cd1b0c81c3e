public import Cells
internal import Terminal

@MainActor extension View {
  /// Runs an action when this view is clicked.
  ///
  ///     Text("more").onTapGesture { isOpen.toggle() }
  ///
  /// A click is a press and a release of the left button inside the view. For `count` 2 and more the clicks
  /// must follow each other within half a second. Of views in each other, the innermost takes the click.
  /// - Source: SwiftUI `View.onTapGesture(count:perform:)`.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(TapModifier(count: count) { _ in action() })
  }

  /// Runs an action when this view is clicked, with the cell of the click in the view's own coordinates.
  ///
  /// - Source: SwiftUI `View.onTapGesture(count:coordinateSpace:perform:)`.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor (Point) -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}

@MainActor private struct TapModifier: PassModifier {
  let count: Int
  let action: @MainActor (Point) -> Void

  func makePassNode(in context: NodeContext) -> PassNode { TapNode(self, in: context) }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: TapNode.self).modifier = self }
}

@MainActor private final class TapNode: PassNode {
  var modifier: TapModifier
  private var taps = 0
  private var lastTap = Duration.zero

  static let longestPause = Duration.milliseconds(500)

  init(_ modifier: TapModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context, flags: .handlesMouse)
  }

  override func handle(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .down(.left): return isEnabled
    case .up(.left):
      guard host.isHit(self, at: event.position) else {
        taps = 0
        return true
      }
      let now = host.clock.now
      taps = taps > 0 && now - lastTap <= Self.longestPause ? taps + 1 : 1
      lastTap = now
      if taps >= modifier.count {
        taps = 0
        let origin = firstItem?.absoluteOrigin ?? .zero
        modifier.action(event.position.offsetBy(dx: -origin.x, dy: -origin.y))
      }
      return true
    default: return false
    }
  }

  override var name: String { "onTapGesture" }
}
