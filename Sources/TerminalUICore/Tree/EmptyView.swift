/// No view.
@MainActor @preconcurrency public struct EmptyView: NodeView {
  /// Makes no view.
  public nonisolated init() {}
  /// No item.
  public static var _isUnary: Bool { false }
  /// Makes a list without children.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    ListNode(in: context, flags: [])
  }
  /// Does nothing.
  public static func _updateNode(_ node: Node, to view: Self) {}
}
