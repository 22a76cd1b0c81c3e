/// One of two views, as `if`/`else` and `switch` make it.
///
/// Each branch has an identity of its own.
@MainActor @frozen public enum _ConditionalContent<TrueContent: View, FalseContent: View>: _BranchView {
  /// The view of the first branch.
  case first(TrueContent)
  /// The view of the second branch.
  case second(FalseContent)

  /// Never called.
  public typealias Body = Never
  /// Whether both branches are one item.
  public static var _isUnary: Bool { TrueContent._isUnary && FalseContent._isUnary }

  /// Makes a node for the present branch.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = BranchNode(in: context)
    _updateNode(node, to: view)
    return node
  }
}

@MainActor final class BranchNode: PassNode {
  @exclusivity(unchecked) private final var isFirst = false

  init(in context: NodeContext) { super.init(in: context) }

  override var name: String { "Branch" }
  override var details: String { isFirst ? "first" : "second" }

  /// Shows a view, which isn't changed: what is `inout` isn't copied on the way.
  func show<Content: View>(_ content: inout Content, isFirst: Bool) {
    if self.isFirst == isFirst, let child { return child.update(to: content) }
    self.isFirst = isFirst
    if child == nil {
      child = childContext.make(content)
    } else {
      let content = content
      replaceChild { $0.make(content) }
    }
  }
}

@MainActor extension Optional: View where Wrapped: View {
  /// Never called.
  public typealias Body = Never
  /// An absent view is no item.
  public static var _isUnary: Bool { false }

  /// Makes a node for the view, if there is one.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = OptionalNode(in: context)
    if let view { node.child = node.childContext.make(view) }
    return node
  }

  /// Updates, makes or removes the view.
  public static func _updateNode(_ node: Node, to view: Self) {
    let node = unsafeDowncast(node, to: OptionalNode.self)
    switch (view, node.child) {
    case (let view?, let child?): child.update(to: view)
    case (let view?, nil): node.replaceChild { $0.make(view) }
    case (nil, _?): node.removeChild()
    case (nil, nil): break
    }
  }
}

@MainActor final class OptionalNode: PassNode {
  init(in context: NodeContext) { super.init(in: context) }
  override var name: String { "Optional" }
}
