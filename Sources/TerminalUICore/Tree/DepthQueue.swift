/// Nodes that wait for something, by depth.
///
/// Evaluation takes the shallowest first, so that parents come before children; of equally deep ones the first in the tree. Layout takes the deepest
/// first, so that a container has the changes of all its items before it arranges them.
@MainActor struct DepthQueue<Element: Node> {
  /// The only node, as long as there is but one: the usual case.
  private var single: Element?
  private var buckets: ContiguousArray<Bucket> = []
  /// The depths that may hold something.
  private var low = Int.max
  private var high = -1

  /// The nodes of one depth.
  ///
  /// Nodes before `next` were taken.
  @MainActor private struct Bucket {
    var nodes: ContiguousArray<Element> = []
    var next = 0

    mutating func popFirst(inOrder isOrdered: Bool) -> Element? {
      guard next < nodes.count else {
        nodes.removeAll(keepingCapacity: true)
        next = 0
        return nil
      }
      if isOrdered, next == 0, nodes.count > 1 { sort() }
      next += 1
      return nodes[next - 1]
    }

    /// Sources wake their readers in the order in which these came; most often that is the tree's.
    private mutating func sort() {
      for index in 1..<nodes.count where nodes[index].comesBefore(nodes[index - 1]) {
        return nodes.sort(by: Node.isInOrder)
      }
    }
  }

  var isEmpty: Bool { single == nil && high < low }

  /// Adds a node.
  ///
  /// One node alone, as in most updates, needs no buckets.
  mutating func enqueue(_ node: Element) {
    if isEmpty {
      single = node
      return
    }
    if let first = single {
      single = nil
      add(first)
    }
    add(node)
  }

  private mutating func add(_ node: Element) {
    let depth = node.depth
    while buckets.count <= depth { buckets.append(Bucket()) }
    buckets[depth].nodes.append(node)
    low = Swift.min(low, depth)
    high = Swift.max(high, depth)
  }

  mutating func popShallowest() -> Element? { pop(fromTop: true) }

  mutating func popDeepest() -> Element? { pop(fromTop: false) }

  /// Takes out the next node: the highest in the tree, or the deepest.
  @inline(__always) private mutating func pop(fromTop isFromTop: Bool) -> Element? {
    if single != nil { return single.take() }
    while low <= high {
      if let node = buckets[isFromTop ? low : high].popFirst(inOrder: isFromTop) { return node }
      if isFromTop { low += 1 } else { high -= 1 }
    }
    (low, high) = (.max, -1)
    return nil
  }
}
