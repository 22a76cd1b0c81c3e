/// Several views as one, without any layout of its own.
///
///     Group { Text("a"); Text("b") }.padding()     // pads each of the two
///
/// - Source: SwiftUI `Group`.
@MainActor @preconcurrency @frozen public struct Group<Content> {
  @usableFromInline package let content: Content
}

extension Group: View, NodeView where Content: View {
  /// Makes a group of the views in the block.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Whether the content is one item.
  public static var _isUnary: Bool { Content._isUnary }
  /// Whether the content is a group.
  public static var _isGroup: Bool { Content._isGroup }
  /// Makes the node of the content.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.make(view.content)
  }
  /// Updates the node of the content.
  public static func _updateNode(_ node: Node, to view: Self) { node.update(to: view.content) }
}
