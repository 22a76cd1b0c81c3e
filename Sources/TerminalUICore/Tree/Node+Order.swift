/// Where nodes are to each other in the tree.
extension Node {
  /// Whether `node` is among the nodes above.
  package final func isBelow(_ node: Node) -> Bool {
    parentReference?.holdsOutward { $0 === node } ?? false
  }

  /// Whether `self` comes before `other` in the order in which views are written; a view comes before those in it.
  package final func comesBefore(_ other: Node) -> Bool {
    var (left, right) = (Reference(self as Node), Reference(other))
    let lead = Self.findBranches(&left, &right)
    if left.isSame(as: right) { return lead <= 0 && self !== other }
    return left.borrow { $0.index } < right.borrow { $0.index }
  }

  /// Whether the modifier of this node is written before that of `other`.
  ///
  /// Views in a view come before the view.
  final func isWritten(before other: Node) -> Bool {
    guard let (left, right) = branches(to: other) else { return isBelow(other) }
    return left.index < right.index
  }

  /// Returns the siblings that contain this node and `other`; `nil` if one node contains the other.
  final func branches(to other: Node) -> (Node, Node)? {
    var (left, right) = (Reference(self as Node), Reference(other))
    _ = Self.findBranches(&left, &right)
    return left.isSame(as: right) ? nil : (left.object, right.object)
  }

  /// Goes up from two nodes until they are siblings, or the same; returns how much deeper the first one was.
  private static func findBranches(_ left: inout Reference<Node>, _ right: inout Reference<Node>) -> Int {
    let difference = left.borrow { $0.level } - right.borrow { $0.level }
    var lead = difference
    while lead > 0, let parent = left.borrow({ $0.parentReference }) { (left, lead) = (parent, lead - 1) }
    while lead < 0, let parent = right.borrow({ $0.parentReference }) { (right, lead) = (parent, lead + 1) }
    while !left.isSame(as: right), let leftParent = left.borrow({ $0.parentReference }),
      let rightParent = right.borrow({ $0.parentReference }), !leftParent.isSame(as: rightParent)
    {
      (left, right) = (leftParent, rightParent)
    }
    return difference
  }

  /// ``comesBefore(_:)`` for the standard library's sort: a closure of the main actor's would have the executor checked
  /// at each comparison.
  nonisolated(unsafe) static let isInOrder: (Node, Node) -> Bool = unsafeBitCast(
    { $0.comesBefore($1) } as @MainActor (Node, Node) -> Bool, to: ((Node, Node) -> Bool).self)

  /// The places of the node and of those above among their siblings, from the root on.
  fileprivate final var path: [Int] {
    var path: [Int] = []
    visitOutward { path.append(Int($0.index)) }
    path.reverse()
    return path
  }

  /// The number of nodes above, each counted.
  private var level: Int {
    var count = 0
    parentReference?.visitOutward(by: { $0.parentReference }) { _ in count += 1 }
    return count
  }
}

extension Sequence where Element: Node {
  /// The nodes in the order in which views are written: each climbs to the root once, and not in each comparison.
  @MainActor func inOrder() -> [Element] {
    let places = map { (path: $0.path, node: $0) }
    guard places.count > 1 else { return places.map(\.node) }
    return places.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.node)
  }
}
