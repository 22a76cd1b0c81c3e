/// The covered part of the tree.
///
/// It keeps its state and is evaluated as ever, but isn't laid out, drawn or offered input until it is shown again.
///
/// A node is covered if it, or a node around it in the same layer, was covered. Examples are a screen of a navigation stack under another one, a
/// layer under one that fills the screen, and a row out of sight that presents something.
@MainActor struct Presence {
  /// The number of nodes that were covered: while it is 0, no search is needed.
  fileprivate var count = 0
  /// The items that wait for a layout until they are shown.
  fileprivate var postponed: ContiguousArray<ItemNode> = []
  /// Whether some of those have left.
  private var hasGone = false
  /// The nodes that were covered or shown, and whether they were covered at the last notice to their views.
  fileprivate var changes: ContiguousArray<(node: Node, wasCovered: Bool)> = []

  /// Whether anything is covered.
  var isInUse: Bool { count > 0 }
  /// Whether views are to be notified.
  var hasChanges: Bool { !changes.isEmpty }

  /// Keeps a covered item for later that would be laid out.
  mutating func postponeLayout(of item: ItemNode) {
    item.flags.insert(.isPostponed)
    postponed.append(item)
  }

  /// Takes out the items that wait for a layout.
  mutating func takePostponed() -> ContiguousArray<ItemNode> {
    let items = ContiguousArray(postponed.lazy.filter { !$0.flags.contains(.hasLeft) })
    for item in items { item.flags.remove(.isPostponed) }
    (postponed, hasGone) = ([], false)
    return items
  }

  /// Takes out the nodes whose views must be notified that they were covered or shown.
  mutating func takeChanges() -> PresenceWalk {
    var walk = PresenceWalk()
    for (node, wasCovered) in changes { walk.add(node, wasCovered: wasCovered) }
    changes.removeAll(keepingCapacity: true)
    return walk
  }

  /// A node that was covered, or waits for a layout, has left, after those in it.
  mutating func nodeDidLeave(_ node: Node) {
    if node.flags.contains(.isCovered) { count -= 1 }
    if node.flags.contains(.isPostponed) { hasGone = true }
  }

  /// Releases the nodes that left while they were covered.
  mutating func forgetWhatLeft() {
    guard hasGone else { return }
    hasGone = false
    postponed.removeAll { $0.flags.contains(.hasLeft) }
  }
}

extension Node {
  /// Covers this node and its contents, or shows them again.
  package final func setCovered(_ isCovered: Bool) {
    guard isCovered != flags.contains(.isCovered) else { return }
    if isCovered { scope.focus.viewsWillLeave(at: self) }
    let host = host
    host.presence.changes.append((self, !isCovered))
    host.places.mayDiffer = true
    host.layoutPass.places.forget()
    if isCovered {
      flags.insert(.isCovered)
      host.presence.count += 1
    } else {
      flags.remove(.isCovered)
      host.presence.count -= 1
      for item in host.presence.postponed {
        item.flags.remove(.isPostponed)
        host.work.items.enqueue(item)
      }
      host.presence.postponed = []
    }
    parent?.childrenOfFoldsChanged()
    host.requestTurn()
  }

  /// Whether this node, or one around it in its layer, is covered.
  package final var isCovered: Bool {
    guard withHost({ $0.presence.isInUse }) else { return false }
    return Reference<Node>(self).holdsOutward(to: .layer) { node in
      WorkCounter.note()
      return node.flags.contains(.isCovered)
    }
  }

  /// Whether this node, or one between it and a node around it, is covered.
  package final func isCovered(inside outer: Node) -> Bool {
    guard withHost({ $0.presence.isInUse }) else { return false }
    let isCovered = Reference<Node>(self).firstOutward(to: .layer) { node -> Bool? in
      if node === outer { return false }
      WorkCounter.note()
      return node.flags.contains(.isCovered) ? true : nil
    }
    return isCovered ?? false
  }

  /// Whether something in its layer covers this node, and not only a layer that fills the screen.
  package final var isCoveredInLayer: Bool {
    let covered = firstOutward(to: .layer, where: { $0.flags.contains(.isCovered) })
    // A layer is the last one on the way up, and the base the last but one.
    return covered?.eventParent?.eventParent != nil
  }

  /// Whether this node, or one around it in its layer, is a row that is parked.
  final var isParked: Bool {
    guard withHost({ $0.presence.isInUse }) else { return false }
    return Reference<Node>(self).holdsOutward(to: .layer) {
      $0.flags.contains(.isCovered) && $0.asWindowRow != nil
    }
  }

  /// Whether the node isn't laid out before it is shown again.
  final var waitsUnderCover: Bool {
    Reference<Node>(self).holdsOutward(to: .layer) { node in
      WorkCounter.note()
      return node.flags.contains(.isCovered) && !node.flags.contains(.isMeasured)
    }
  }

  /// Whether the user can't see the view: it is hidden, or covered.
  package final var isHiddenFromView: Bool {
    Reference<Node>(self).holdsOutward(to: .layer) { !$0.flags.isDisjoint(with: [.isHidden, .isCovered]) }
  }
}

/// The nodes whose presence has changed, and the one walk that notifies the views in them.
@MainActor struct PresenceWalk {
  private var nodes: [Node] = []
  /// Whether the nodes were covered at the last notice to their views.
  private var before: [ObjectIdentifier: Bool] = [:]

  fileprivate mutating func add(_ node: Node, wasCovered: Bool) {
    guard before[ObjectIdentifier(node)] == nil else { return }
    before[ObjectIdentifier(node)] = wasCovered
    nodes.append(node)
  }

  /// Tells the views in the nodes for which it makes a difference.
  func tell() {
    for node in nodes where !node.flags.contains(.hasLeft) {
      let isCovered = node.isCovered
      if isCovered != wasCovered(node) { tell(node, isCovered) }
    }
  }

  private func wasCovered(_ node: Node) -> Bool {
    Reference(node).holdsOutward(to: .layer) { before[ObjectIdentifier($0)] ?? $0.flags.contains(.isCovered) }
  }

  /// Notifies the views in a node; nodes in it that were added themselves are notified on their own.
  private func tell(_ node: Node, _ isCovered: Bool) {
    node.presenceChanged(isCovered: isCovered)
    node.visitContents { child in
      guard before[ObjectIdentifier(child)] == nil, !child.flags.contains(.isCovered) else { return .past }
      child.presenceChanged(isCovered: isCovered)
      return .into
    }
  }
}
