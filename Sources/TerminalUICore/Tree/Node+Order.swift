/// Where nodes are to each other in the tree.
@MainActor extension Node {
  /// Whether `node` is among the nodes above.
  package final func isBelow(_ node: Node) -> Bool {
    var next = parent
    while let above = next {
      if above === node { return true }
      next = above.parent
    }
    return false
  }

  /// Whether `self` comes before `other` in the order in which views are written; a view comes before those in it.
  package final func comesBefore(_ other: Node) -> Bool {
    var (left, right) = (Reference(self as Node), Reference(other))
    var lead = level - other.level
    let isDeeper = lead > 0
    while lead > 0, let parent = left.borrow({ $0.parentReference }) { (left, lead) = (parent, lead - 1) }
    while lead < 0, let parent = right.borrow({ $0.parentReference }) { (right, lead) = (parent, lead + 1) }
    if left.isSame(as: right) { return !isDeeper && self !== other }
    while let leftParent = left.borrow({ $0.parentReference }),
      let rightParent = right.borrow({ $0.parentReference }), !leftParent.isSame(as: rightParent)
    {
      (left, right) = (leftParent, rightParent)
    }
    return left.borrow { $0.index } < right.borrow { $0.index }
  }

  /// ``comesBefore(_:)`` for the standard library's sort: a closure of the main actor's would have the executor checked
  /// at each comparison.
  nonisolated(unsafe) static let isInOrder: (Node, Node) -> Bool = unsafeBitCast(
    { $0.comesBefore($1) } as @MainActor (Node, Node) -> Bool, to: ((Node, Node) -> Bool).self)

  /// The number of nodes above, each counted.
  private var level: Int {
    var count = 0
    var next = parentReference
    while let node = next { (count, next) = (count + 1, node.borrow { $0.parentReference }) }
    return count
  }
}
