public import Cells
internal import Terminal

@MainActor extension View {
  /// Runs an action when this view is clicked.
  ///
  ///     Text("more").onTapGesture { isOpen.toggle() }
  ///
  /// A click is a press and a release of the left button inside the view. For `count` 2 and more the clicks
  /// must follow each other within half a second. Of views in each other, the innermost takes the click; one
  /// that waits for more clicks leaves those before its last to the views around, at once.
  ///
  ///     Row().onTapGesture(count: 2) { open() }.onTapGesture { select() }     // a double click selects and opens
  ///
  /// - Parameters:
  ///   - count: The number of clicks; less than 1 counts as 1.
  ///   - action: Runs with the last click.
  /// - Returns: A view that takes clicks.
  /// - Source: SwiftUI `View.onTapGesture(count:perform:)`; differs in that a single click doesn't wait for a second.
  @inlinable public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count) { _ in action() })
  }

  /// Runs an action when this view is clicked, with the cell of the click in the view's own coordinates.
  ///
  /// - Parameters:
  ///   - count: The number of clicks; less than 1 counts as 1.
  ///   - action: Runs with the last click. Of several views in a `Group`, the cell is that of the clicked one.
  /// - Returns: A view that takes clicks.
  /// - Source: SwiftUI `View.onTapGesture(count:coordinateSpace:perform:)`.
  @inlinable public func onTapGesture(count: Int = 1, perform action: @escaping (Point) -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}

@MainActor @usableFromInline struct TapModifier: PassModifier {
  let count: Int
  let action: (Point) -> Void

  @usableFromInline init(count: Int, action: @escaping (Point) -> Void) {
    self.count = count
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { TapNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: TapNode.self).modifier = self }
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
      var next: Node? = self
      while let node = next {
        next = node.parent
        if let node = node as? TapNode, node.takeClick(at: event.position) { break }
      }
      return true
    default: return false
    }
  }

  /// Counts a click, and says whether it was the last one to wait for.
  private func takeClick(at position: Point) -> Bool {
    guard isEnabled, host.isHit(self, at: position) else {
      taps = 0
      return false
    }
    let now = host.clock.now
    taps = taps > 0 && now - lastTap <= Self.longestPause ? taps + 1 : 1
    lastTap = now
    guard taps >= modifier.count else { return false }
    taps = 0
    let origin = item(at: position)?.absoluteOrigin ?? .zero
    modifier.action(position.offsetBy(dx: -origin.x, dy: -origin.y))
    return true
  }

  /// The item of this view, or of several the one that covers a cell of the screen.
  private func item(at position: Point) -> ItemNode? {
    var found: ItemNode?
    visitItems { item in
      if Rect(origin: item.absoluteOrigin, size: item.size).contains(position) { found = item }
    }
    return found ?? firstItem
  }

  override var name: String { "onTapGesture" }
}
