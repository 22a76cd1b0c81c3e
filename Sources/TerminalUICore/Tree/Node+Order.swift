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
    var (left, right) = (self as Node, other)
    var lead = level - other.level
    let isDeeper = lead > 0
    while lead > 0, let parent = left.parent { (left, lead) = (parent, lead - 1) }
    while lead < 0, let parent = right.parent { (right, lead) = (parent, lead + 1) }
    if left === right { return !isDeeper && self !== other }
    while let leftParent = left.parent, let rightParent = right.parent, leftParent !== rightParent {
      (left, right) = (leftParent, rightParent)
    }
    return left.index < right.index
  }

  /// The number of nodes above, each counted.
  private var level: Int {
    var count = 0
    var next = parent
    while let node = next { (count, next) = (count + 1, node.parent) }
    return count
  }
}
