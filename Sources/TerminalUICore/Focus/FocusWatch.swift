/// Reports when the focus comes into its content, moves there, or leaves it.
@MainActor final class FocusWatch: FocusedNode {
  private let ear: FocusObserver

  init(in context: NodeContext, onMove: @escaping @MainActor () -> Void, content: (NodeContext) -> Node) {
    ear = FocusObserver(onMove)
    super.init(in: context)
    child = content(childContext)
  }

  override var anyLink: AnyFocusLink? { ear }
  override func didLeave() { ear.onMove = nil }
  override var name: String { "focusWatch" }

  private final class FocusObserver: AnyFocusLink {
    var onMove: (@MainActor () -> Void)?
    init(_ onMove: @escaping @MainActor () -> Void) { self.onMove = onMove }
    override func adoptFocus() { onMove?() }
  }
}

extension NodeContext {
  /// Makes a node that reports where the focus settles in its content, at the end of the update.
  ///
  /// - Parameter onMove: Called when the focus comes into the content, moves there or leaves it; until the node leaves.
  package func watchFocus(onMove: @escaping @MainActor () -> Void, content: (NodeContext) -> Node) -> PassNode
  {
    FocusWatch(in: self, onMove: onMove, content: content)
  }
}
