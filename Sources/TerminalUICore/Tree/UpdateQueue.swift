/// Nodes that wait for something, by depth.
///
/// Evaluation takes the shallowest first, so that parents come before children; layout the deepest first, so
/// that a container hears of all its items before it arranges them.
@MainActor struct DepthQueue<Element: Node> {
  /// The only node, as long as there is but one: the usual case.
  private var single: Element?
  private var buckets: ContiguousArray<ContiguousArray<Element>> = []
  /// The depths that may hold something.
  private var low = Int.max
  private var high = -1

  var isEmpty: Bool { single == nil && high < low }

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
    let depth = Int(node.depth)
    while buckets.count <= depth { buckets.append([]) }
    buckets[depth].append(node)
    low = Swift.min(low, depth)
    high = Swift.max(high, depth)
  }

  mutating func popShallowest() -> Element? {
    if single != nil { return single.take() }
    guard low <= high else { return nil }
    while low <= high {
      if let node = buckets[low].popLast() { return node }
      low += 1
    }
    reset()
    return nil
  }

  mutating func popDeepest() -> Element? {
    if single != nil { return single.take() }
    guard high >= low else { return nil }
    while low <= high {
      if let node = buckets[high].popLast() { return node }
      high -= 1
    }
    reset()
    return nil
  }

  private mutating func reset() {
    low = .max
    high = -1
  }
}
