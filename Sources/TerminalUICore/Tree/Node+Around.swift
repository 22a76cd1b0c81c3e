/// Where a search around a view ends.
package nonisolated enum SearchBorder: Sendable {
  /// Above the root: the search continues from a layer to the view that presents it.
  case root
  /// At the top of the layer, where events end.
  case layer
  /// Before the next item: covers the nodes between an item and the one that arranges it.
  case item
  /// Before the first node that isn't a modifier: covers the modifiers of one view.
  case modifiers
}

/// The way up: the nodes around a view.
///
/// Code that looks for something around a view calls one of these functions and follows no parents. The innermost node comes first. Values that a
/// view *gives* to those in it are in the environment instead.
extension Node {
  /// The first value that `find` has for this node or one around it.
  ///
  /// The node above is known before `find` is called with a node, so `find` may take that node out of the tree.
  ///
  /// - Parameters:
  ///   - border: Where the search ends.
  ///   - limit: A node around this one at which the search ends, too; it isn't included.
  package final func firstOutward<Found>(
    to border: SearchBorder = .root, below limit: Node? = nil, _ find: (Node) -> Found?
  ) -> Found? {
    var next: Node? = self
    while let node = next, node !== limit {
      next = node.above(border)?.object
      if let found = find(node) { return found }
    }
    return nil
  }

  /// The first of this node and those around it for which a condition holds.
  package final func firstOutward(
    to border: SearchBorder = .root, below limit: Node? = nil, where isFound: (Node) -> Bool
  ) -> Node? {
    firstOutward(to: border, below: limit) { isFound($0) ? $0 : nil }
  }

  /// Calls `visit` with this node and each around it.
  package final func visitOutward(
    to border: SearchBorder = .root, below limit: Node? = nil, _ visit: (Node) -> Void
  ) {
    _ = firstOutward(to: border, below: limit) { node -> Never? in
      visit(node)
      return nil
    }
  }

  /// The first value that `find` has for a node around this one.
  package final func firstAround<Found>(
    to border: SearchBorder = .root, below limit: Node? = nil, _ find: (Node) -> Found?
  ) -> Found? {
    above(border)?.object.firstOutward(to: border, below: limit, find)
  }

  /// The nearest node of a kind around this one: of a class, or with a role.
  package final func enclosing<Kind>(
    _ kind: Kind.Type = Kind.self, to border: SearchBorder = .root, below limit: Node? = nil
  ) -> Kind? {
    firstAround(to: border, below: limit) { $0 as? Kind }
  }

  /// The nearest node around this one for which a condition holds.
  package final func enclosing(
    to border: SearchBorder = .root, below limit: Node? = nil, where isFound: (Node) -> Bool
  ) -> Node? {
    firstAround(to: border, below: limit) { isFound($0) ? $0 : nil }
  }

  /// The last node on the way outwards before one for which a condition doesn't hold; this node if that comes next.
  package final func outermost(
    to border: SearchBorder = .root, below limit: Node? = nil, while isPassed: (Node) -> Bool = { _ in true }
  ) -> Node {
    var outermost: Node = self
    _ = firstAround(to: border, below: limit) { node -> Node? in
      guard isPassed(node) else { return node }
      outermost = node
      return nil
    }
    return outermost
  }

  /// Calls `visit` with each node around this one.
  package final func visitAround(
    to border: SearchBorder = .root, below limit: Node? = nil, _ visit: (Node) -> Void
  ) {
    _ = firstAround(to: border, below: limit) { node -> Never? in
      visit(node)
      return nil
    }
  }

  /// Whether this node is `other`, or in it.
  package final func isWithin(_ other: Node, to border: SearchBorder = .root) -> Bool {
    Reference<Node>(self).holdsOutward(to: border) { $0 === other }
  }

  /// The node that gets an event after this one; `nil` at the top of a layer, where events end.
  final var eventParent: Node? { above(.layer)?.object }

  /// This node and those around it, the innermost first, one at a time.
  ///
  /// The caller may take a node out of the tree before it requests the next one.
  final func wayOut(to border: SearchBorder) -> WayOut { WayOut(next: self, border: border) }

  /// The node above, unless a search ends here.
  @inline(__always) final func above(_ border: SearchBorder) -> Reference<Node>? {
    switch border {
    case .root: return parentReference
    case .layer: return flags.contains(.endsEvents) ? nil : parentReference
    case .item:
      guard let parentReference, !parentReference.borrow({ $0.flags.contains(.item) }) else { return nil }
      return parentReference
    case .modifiers:
      guard let parentReference, parentReference.borrow({ $0.flags.contains(.pass) }) else { return nil }
      return parentReference
    }
  }
}

/// A way up that is walked one node at a time: see ``Node/wayOut(to:)``.
@MainActor struct WayOut {
  fileprivate var next: Node?
  fileprivate let border: SearchBorder

  /// The next node outwards with a mark; the first time it may be the node at which the way begins.
  mutating func nextNode(with mark: NodeFlags) -> Node? {
    let found = next?.firstOutward(to: border, where: { $0.flags.contains(mark) })
    next = found?.above(border)?.object
    return found
  }
}

/// The way up from item to item, through the containers.
extension Node {
  /// The first value that `find` has for an item around this node.
  package final func firstAroundItem<Found>(_ find: (ItemNode) -> Found?) -> Found? {
    var next = container
    while let item = next {
      next = item.container
      if let found = find(item) { return found }
    }
    return nil
  }

  /// The nearest item around this node for which a condition holds.
  package final func enclosingItem(where isFound: (ItemNode) -> Bool) -> ItemNode? {
    firstAroundItem { isFound($0) ? $0 : nil }
  }

  /// The nearest item around this node that may arrange several items.
  final var enclosingArranger: ItemNode? { enclosingItem { $0.asUnary == nil } }
}

extension ItemNode {
  /// The outermost item around this one, through items with one content each.
  ///
  /// It is this item if its container may arrange several.
  package final var outermostUnary: ItemNode {
    var outermost: ItemNode = self
    _ = firstAroundItem { item -> Void? in
      guard item.asUnary != nil else { return () }
      outermost = item
      return nil
    }
    return outermost
  }

  /// The first value that `find` has for this item or one around it, as far as each of them has a single content.
  final func firstThroughUnary<Found>(_ find: (UnaryNode) -> Found?) -> Found? {
    guard let unary = asUnary else { return nil }
    if let found = find(unary) { return found }
    return firstAroundItem { item -> Found?? in
      guard let unary = item.asUnary else { return .some(nil) }
      return find(unary).map { .some($0) }
    } ?? nil
  }

  /// Returns this item or the item around it that `container` arranges; `nil` if `container` arranges none of them.
  package final func itemArranged(by container: ItemNode) -> ItemNode? {
    if self.container === container { return self }
    return enclosingItem { $0.container === container }
  }
}
