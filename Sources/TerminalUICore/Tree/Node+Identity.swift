/// Which view a node is of, among others of its kind.
extension Node {
  /// The identity of the innermost view around this node, or at it, that has one, below another node: that of `id(_:)` or of an element.
  package final func nearestIdentity(below limit: Node) -> AnyHashable? {
    firstStepOutward(below: limit) { child, parent in
      if let identity = child.identity { return identity }
      if case .key(let id) = parent.step(to: child) { return id }
      return nil
    }
  }

  /// The first answer of this node, or one around it, together with the node above it; nodes that only balance lists are passed.
  final func firstStepOutward<Answer>(
    below limit: Node? = nil, _ ask: (_ child: Node, _ parent: Node) -> Answer?
  ) -> Answer? {
    firstOutward(below: limit) { child in
      guard child === self || !child.flags.contains(.isChunk),
        let parent = child.enclosing(where: { !$0.flags.contains(.isChunk) })
      else { return nil }
      return ask(child, parent)
    }
  }
}
