/// One of two views, as `if`/`else` and `switch` make it.
///
/// Each branch has an identity of its own.
@MainActor public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage

  init(first: TrueContent) { storage = .first(first) }
  init(second: FalseContent) { storage = .second(second) }

  /// Never called.
  public typealias Body = Never
  /// Whether both branches are one item.
  public static var _isUnary: Bool { TrueContent._isUnary && FalseContent._isUnary }

  /// Makes a node for the present branch.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    let node = BranchNode(in: context)
    node.show(view)
    return node
  }

  /// Gives the branch its new view, or replaces it by the other one.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: BranchNode.self).show(view)
  }
}

@MainActor final class BranchNode: PassNode {
  private var isFirst = false

  init(in context: NodeContext) { super.init(in: context) }

  override var name: String { "Branch" }
  override var details: String { isFirst ? "first" : "second" }

  func show<First: View, Second: View>(_ view: _ConditionalContent<First, Second>) {
    switch view.storage {
    case .first(let content):
      if isFirst, let child { return child.update(to: content) }
      isFirst = true
      show { $0.make(content) }
    case .second(let content):
      if !isFirst, let child { return child.update(to: content) }
      isFirst = false
      show { $0.make(content) }
    }
  }

  private func show(_ make: @MainActor (NodeContext) -> Node) {
    if child == nil { child = make(childContext) } else { replaceChild(with: make) }
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
