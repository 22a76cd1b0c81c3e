/// The way in: through the modifiers of one view.
extension Node {
  /// The first value that `find` has for this node, or for one that it is a modifier of.
  ///
  /// The way goes through nodes without a size of their own that have one child, and ends with the first other node.
  package final func firstThroughModifiers<Found>(_ find: (Node) -> Found?) -> Found? {
    var next: Node? = self
    while let node = next {
      if let found = find(node) { return found }
      next = node.modifiedNode
    }
    return nil
  }

  /// The first value that `find` has for a node that this one is a modifier of.
  package final func firstModified<Found>(_ find: (Node) -> Found?) -> Found? {
    modifiedNode?.firstThroughModifiers(find)
  }

  /// Returns the first value that `find` has for this node or a node on the way down through first children.
  ///
  /// At most 24 nodes are tried.
  ///
  /// So the content of modifiers is found, be it an item or not: a view comes before its overlay.
  ///
  /// - Parameters:
  ///   - isAlone: Whether the way ends where a node has several children.
  ///   - find: Called with each node.
  package final func firstLeading<Found>(isAlone: Bool = false, _ find: (Node) -> Found?) -> Found? {
    var next: Node = self
    for _ in 0..<24 {
      if let found = find(next) { return found }
      var (first, count): (Node?, Int) = (nil, 0)
      next.visitChildren { (first, count) = (first ?? $0, count + 1) }
      guard let first, count == 1 || !isAlone else { return nil }
      next = first
    }
    return nil
  }

  /// The content that this node modifies; `nil` if the node is no modifier.
  private final var modifiedNode: Node? {
    flags.contains(.pass) ? unsafeDowncast(self, to: PassNode.self).child : nil
  }
}
