/// A modifier with a node of its own that is no item: it changes how its content draws or acts.
@MainActor @usableFromInline package protocol PassModifier: ViewModifier where Body == Never {
  func makePassNode(in context: NodeContext) -> PassNode
  func updatePassNode(_ node: PassNode)
}

extension PassModifier {
  @usableFromInline package static func _makeNode<V: View>(
    _ content: V, _ modifier: Self, in context: NodeContext
  ) -> Node {
    let node = modifier.makePassNode(in: context)
    node.child = node.childContext.make(content)
    return node
  }
  @usableFromInline package static func _updateNode<V: View>(_ node: Node, to content: V, _ modifier: Self) {
    let node = unsafeDowncast(node, to: PassNode.self)
    modifier.updatePassNode(node)
    node.child?.update(to: content)
  }
  @usableFromInline package static func _isUnary(_ content: Bool) -> Bool { content }
}
