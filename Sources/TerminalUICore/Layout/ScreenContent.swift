internal import CellLayout

/// The content of a screen: a view, or several below each other.
///
/// - Source: SwiftUI, where several views of a window, a sheet or a destination make a `VStack`.
@MainActor package struct ScreenContent<Content: View>: NodeView {
  private let content: Content

  package init(_ content: Content) { self.content = content }

  package static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { makeItem(in: $0) { $0.make(view.content) } }
  }

  package static func _updateNode(_ node: Node, to view: Self) {
    // The type says which of the two it is.
    if Content._isUnary {
      unsafeDowncast(node, to: ZStackNode.self).content.update(to: view.content)
    } else {
      unsafeDowncast(node, to: StackNode.self).content.update(to: view.content)
    }
  }

  static func makeItem(
    in context: NodeContext, content: @MainActor (NodeContext) -> Node
  ) -> ItemNode {
    if Content._isUnary { return ZStackNode(in: context, alignment: .center, content: content) }
    return StackNode(
      in: context, axis: .vertical, spacing: 0, alignment: HorizontalAlignment.center.key, content: content)
  }
}
