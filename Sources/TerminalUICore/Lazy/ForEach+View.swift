/// The nodes of a `ForEach`: all rows have some, but in a lazy stack only those in sight.
extension ForEach: View, NodeView where Content: View {
  /// A view for each element.
  public static var _isGroup: Bool { true }
  /// A list is several items.
  public static var _isUnary: Bool { false }

  /// Makes a list with a row for each element.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.isWindowed ? WindowNode(view, in: context) : ForEachNode(view, in: context)
  }

  /// Inserts, removes, moves and updates rows.
  public static func _updateNode(_ node: Node, to view: Self) {
    if node.flags.contains(.isWindow) {
      unsafeDowncast(node, to: WindowNode<Data, ID, Content>.self).update(to: view)
    } else {
      unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(to: view)
    }
  }
}
