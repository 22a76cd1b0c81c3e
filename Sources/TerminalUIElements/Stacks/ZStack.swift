public import TerminalUICore

/// Views over each other, the last one in front.
///
///     ZStack { Color.blue; Text("on blue") }
///
/// - Source: SwiftUI `ZStack`.
@MainActor @preconcurrency @frozen public struct ZStack<Content> {
  @usableFromInline let alignment: Alignment
  @usableFromInline package let content: Content
}

extension ZStack: View, NodeView where Content: View {
  /// Makes a stack whose views meet at `alignment`.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes an item that puts its items over each other.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { ZStackNode(in: $0, alignment: view.alignment) { $0.make(view.content) } }
  }
  /// Updates the stack and its views.
  @inline(__always) public static func _updateNode(_ node: Node, to view: Self) {
    let stack = unsafeDowncast(node, to: ZStackNode.self)
    stack.configure(alignment: view.alignment)
    stack.content.update(to: view.content)
  }
}
