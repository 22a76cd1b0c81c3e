/// A container's view of a node below it; pass nodes are seen through.
///
/// Between a container and its items are pass nodes, which are one place at most, and lists, which are many. This file distinguishes them. Code that
/// walks over items reads the slot of each node, and handles an item and a list:
///
///     switch node.slot() {
///     case .item(let item): …
///     case .list(let list): …
///     case .pass, .empty: …
///     }
///
/// Nothing is counted on the way: the tree keeps its nodes alive.
@MainActor enum Slot {
  /// An item of the container.
  case item(Reference<ItemNode>)
  /// Several places, in order.
  case list(Reference<ListNode>)
  /// A pass node with one of the given marks.
  case pass(Reference<PassNode>)
  /// Nothing: the place of a view that isn't there.
  case empty
}

// MARK: The way down

@MainActor extension Reference where Object == Node {
  /// The slot of the node, down to a pass node with one of `marks`.
  ///
  /// No recursion: a thousand modifiers may be around each other.
  func slot(before marks: NodeFlags = []) -> Slot {
    var next = self
    while true {
      let flags = next.borrow { $0.flags }
      if flags.contains(.item) {
        return next.borrow { .item(.init(unsafeDowncast($0, to: ItemNode.self))) }
      }
      if flags.contains(.list) {
        return next.borrow { .list(.init(unsafeDowncast($0, to: ListNode.self))) }
      }
      let pass = next.borrow { Reference<PassNode>(unsafeDowncast($0, to: PassNode.self)) }
      guard flags.isDisjoint(with: marks) else { return .pass(pass) }
      guard let child = pass.borrow({ $0.childReference }) else { return .empty }
      next = child
    }
  }

  /// The first item at or below the node that belongs to its container.
  var firstItem: Reference<ItemNode>? {
    switch slot() {
    case .item(let item): item
    case .list(let list): list.borrow { list in list.firstAnswer { $0.firstItem } }
    case .pass, .empty: nil
    }
  }

  /// Calls `visit` with the items at or below the node, in order, without those of lists that `enters` refuses.
  func visitItems(in enters: @MainActor (ListNode) -> Bool, _ visit: @MainActor (ItemNode) -> Void) {
    WorkCounter.note()
    switch slot() {
    case .item(let item): item.borrow { visit($0) }
    case .list(let list):
      list.borrow { list in
        guard enters(list) else { return }
        list.visitSlots { $0.visitItems(in: enters, visit) }
      }
    case .pass, .empty: break
    }
  }
}

@MainActor extension Reference where Object == Node {
  /// The first answer for an item, or for a pass node with one of `marks`, at or below the node.
  ///
  /// With `fromEnd` the last place comes first.
  func firstPlace<Answer>(
    before marks: NodeFlags = [], fromEnd: Bool = false, _ ask: @MainActor (Slot) -> Answer?
  ) -> Answer? {
    let slot = slot(before: marks)
    guard case .list(let list) = slot else { return ask(slot) }
    return list.borrow { list in
      list.firstAnswer(fromEnd: fromEnd) { $0.firstPlace(before: marks, fromEnd: fromEnd, ask) }
    }
  }

  /// Calls `visit` with each list at or below the node that belongs to its container, after those in it.
  func visitLists(_ visit: @MainActor (ListNode) -> Void) {
    WorkCounter.note()
    guard case .list(let list) = slot() else { return }
    list.borrow { list in
      list.visitSlots { $0.visitLists(visit) }
      visit(list)
    }
  }
}

extension Node {
  /// The items at or below this node that belong to its container, in order.
  package final func visitItems(_ visit: @MainActor (ItemNode) -> Void) {
    Reference(self).visitItems(in: { _ in true }, visit)
  }

  /// The first item at or below this node that belongs to its container.
  public final var firstItem: ItemNode? { Reference(self).firstItem?.object }

  /// Whether this node is an item, or is above a single one without a list between.
  final var leadsToItem: Bool { if case .item = Reference(self).slot() { true } else { false } }
}

// MARK: Along a list

extension ListNode {
  /// Calls `visit` with each child, in order.
  @inline(__always) final func visitSlots(_ visit: (Reference<Node>) -> Void) {
    var index = 0
    while index < children.count {
      visit(childReference(index))
      index += 1
    }
  }

  /// The first answer of a child; the children are tried in order, or from the last one back.
  @inline(__always) final func firstAnswer<Answer>(
    fromEnd: Bool = false, _ ask: (Reference<Node>) -> Answer?
  ) -> Answer? {
    let count = children.count
    for offset in 0..<count {
      if let answer = ask(childReference(fromEnd ? count - 1 - offset : offset)) { return answer }
    }
    return nil
  }
}

// MARK: The way up

@MainActor extension Reference where Object == Node {
  /// The nearest list above the node and below its container, and which of its children leads to the node.
  @inline(__always) var placeInList: (list: Reference<ListNode>, index: Int)? {
    var next = self
    while true {
      let (index, parent) = next.borrow { ($0.index, $0.parentReference) }
      guard let parent else { return nil }
      let flags = parent.borrow { $0.flags }
      if flags.contains(.list) {
        return (parent.borrow { .init(unsafeDowncast($0, to: ListNode.self)) }, Int(index))
      }
      if flags.contains(.item) { return nil }
      next = parent
    }
  }

  /// The first answer for a list around the node and below its container, from the inside out, and the place of that of its
  /// children which leads to the node.
  @inline(__always) func firstListAround<Answer>(
    _ ask: (_ list: Reference<ListNode>, _ place: Int) -> Answer?
  ) -> Answer? {
    var next = self
    while let (list, index) = next.placeInList {
      if let answer = ask(list, index) { return answer }
      next = list.node
    }
    return nil
  }

  /// Calls `visit` for each list around the node and below its container, from the inside out.
  @inline(__always) func visitListsAround(_ visit: (_ list: Reference<ListNode>, _ place: Int) -> Void) {
    _ = firstListAround { list, place -> Never? in
      visit(list, place)
      return nil
    }
  }
}

@MainActor extension Reference where Object == ListNode {
  /// The list as a node.
  @inline(__always) var node: Reference<Node> { self.borrow { .init($0) } }
}
