internal import CellLayout
internal import Cells

/// Going from row to row in a lazy stack; rows that have no nodes are made.
extension LazyStackNode {
  /// Returns the item after or before `item`.
  ///
  /// For `nil`, returns the first or the last item.
  ///
  /// If the row of the item is made for this, the row isn't measured yet.
  package func neighbour(of item: ItemNode?, forward: Bool) -> ItemNode? {
    guard let item else { return endItem(of: .init(content), first: forward) }
    let step = forward ? 1 : -1
    return Reference<Node>(item).firstListAround { above, child in
      let list = above.object
      let index = child + step
      if list.flags.contains(.isWindow) {
        let window = unsafeDowncast(list, to: WindowList.self)
        var place = window.lower + index
        // An element may have no view; there need be no end to such ones.
        for _ in 0..<Self.mostEmptyRows where place >= 0 && place < window.count {
          if let found = endItem(of: .init(window.node(at: place)), first: forward) { return found }
          place += step
        }
      } else {
        for index in stride(from: index, to: forward ? list.children.count : -1, by: step) {
          if let found = endItem(of: list.childReference(index), first: forward) { return found }
        }
      }
      return nil
    }
  }

  /// The first item at or below a node of the stack, or the last one.
  package func endItem(in node: Node, first: Bool) -> ItemNode? { endItem(of: .init(node), first: first) }

  private static var mostEmptyRows: Int { 100 }

  private func endItem(of node: Reference<Node>, first: Bool) -> ItemNode? {
    switch node.slot() {
    case .item(let item): item.object
    case .list(let list): endItem(of: list.object, first: first)
    case .pass, .empty: nil
    }
  }

  /// The first or last item of a list; rows that have none are skipped, up to a limit.
  private func endItem(of list: ListNode, first: Bool) -> ItemNode? {
    guard list.flags.contains(.isWindow) else {
      return list.firstAnswer(fromEnd: !first) { endItem(of: $0, first: first) }
    }
    let window = unsafeDowncast(list, to: WindowList.self)
    for offset in 0..<Swift.min(window.count, Self.mostEmptyRows) {
      let row = window.node(at: first ? offset : window.count - 1 - offset)
      if let found = endItem(of: .init(row), first: first) { return found }
    }
    return nil
  }

  /// The lists in which only some rows have nodes, in order.
  package var windows: [WindowList] {
    var found: [WindowList] = []
    Reference(content).visitLists { list in
      if list.flags.contains(.isWindow) { found.append(unsafeDowncast(list, to: WindowList.self)) }
    }
    return found
  }
}

extension Node {
  /// Whether the items at and below this node are those of a list.
  package final func isOnly(_ list: WindowList) -> Bool {
    guard case .list(let found) = Reference<Node>(self).slot() else { return false }
    return found.borrow { $0 === list }
  }
}
