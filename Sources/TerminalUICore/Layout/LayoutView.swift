public import CellLayout

@MainActor extension Layout {
  /// Makes a view that arranges the views of the block by this layout.
  ///
  ///     Diagonal() { Text("a"); Text("b") }
  ///
  /// - Source: SwiftUI `Layout.callAsFunction(_:)`.
  @inlinable public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// The view of a layout with the views that it arranges.
@MainActor @usableFromInline struct LayoutView<Rule: Layout, Content: View>: NodeView {
  let layout: Rule
  let content: Content

  @usableFromInline init(layout: Rule, content: Content) {
    self.layout = layout
    self.content = content
  }

  @usableFromInline static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { CustomLayoutNode(view.layout, in: $0) { $0.make(view.content) } }
  }
  @usableFromInline static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: CustomLayoutNode<Rule>.self)
    node.update(view.layout)
    node.content.update(to: view.content)
  }
}
