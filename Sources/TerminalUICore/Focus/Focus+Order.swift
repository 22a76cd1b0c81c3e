/// The views that can have the focus in the order in which they are read: found by a walk from one to the next.
extension Focus {
  /// The next view that can have the focus, or the one before.
  func neighbour(of node: FocusNode, forward: Bool) -> FocusNode? {
    if forward, let inner = end(below: node, forward: true) { return inner }
    var child: Node = node
    return node.firstAround(to: .layer) { parent in
      if let found = end(of: parent, beside: child, forward: forward) { return found }
      child = parent
      // A view comes before those in it.
      return forward ? nil : candidate(parent)
    }
  }

  /// The first or the last view that can have the focus, in the layer of `node`.
  func end(around node: FocusNode, forward: Bool) -> FocusNode? {
    end(of: node.outermost(to: .layer), forward: forward)
  }

  private func candidate(_ node: Node) -> FocusNode? {
    guard let node = node.asFocusNode, node.scope.focus === self, node.canFocus else { return nil }
    return node
  }

  /// The first or last one of a node and those in it.
  private func end(of node: Node, forward: Bool) -> FocusNode? {
    WorkCounter.note()
    guard node.flags.contains(.holdsFocus), node.flags.isDisjoint(with: [.isHidden, .isCovered]) else {
      return nil
    }
    if forward, let candidate = candidate(node) { return candidate }
    return end(below: node, forward: forward) ?? (forward ? nil : candidate(node))
  }

  private func end(below node: Node, forward: Bool) -> FocusNode? {
    let parts = node.partsAsRead
    return end(in: forward ? 0 : parts.count - 1, of: parts, forward: forward)
  }

  /// The first or last one in the siblings of a node behind it, or before it.
  private func end(of parent: Node, beside child: Node, forward: Bool) -> FocusNode? {
    let parts = parent.partsAsRead
    let place: Int
    if parent.flags.contains(.list), !parent.hasReadingOrder {
      // A parked row is before all others or behind them.
      place = Swift.min(Swift.max(Int(child.index), -1), parts.count)
    } else {
      guard let found = parts.firstIndex(where: { $0 === child }) else { return nil }
      place = found
    }
    return end(in: forward ? place + 1 : place - 1, of: parts, forward: forward)
  }

  private func end(in first: Int, of nodes: ContiguousArray<Node>, forward: Bool) -> FocusNode? {
    var place = first
    while nodes.indices.contains(place) {
      if let found = end(of: nodes[place], forward: forward) { return found }
      place += forward ? 1 : -1
    }
    return nil
  }
}

extension Node {
  /// Notes of this node and those above that a view in them may have the focus.
  final func noteHoldsFocus() { markOutward(.holdsFocus) }
}
