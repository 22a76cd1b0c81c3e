internal import CellLayout
internal import Cells

/// Going from row to row in a lazy stack; rows that have no nodes are made.
@MainActor extension LazyStackNode {
  /// The item behind or before another one; the first or the last one for `nil`.
  ///
  /// A row that is made is not measured yet.
  package func neighbour(of item: ItemNode?, forward: Bool) -> ItemNode? {
    guard let item else { return endItem(of: content, first: forward) }
    let step = forward ? 1 : -1
    var node: Node = item
    while node !== content, let parent = node.parent {
      if parent.flags.contains(.isWindow) {
        let window = unsafeDowncast(parent, to: WindowList.self)
        var place = window.lower + Int(node.index) + step
        // An element may have no view; there need be no end to such ones.
        for _ in 0..<Self.mostEmptyRows where place >= 0 && place < window.count {
          if let found = endItem(of: window.node(at: place), first: forward) { return found }
          place += step
        }
      } else if parent.flags.contains(.list) {
        let list = unsafeDowncast(parent, to: ListNode.self)
        var index = Int(node.index) + step
        while list.children.indices.contains(index) {
          if let found = endItem(of: list.children[index], first: forward) { return found }
          index += step
        }
      }
      node = parent
    }
    return nil
  }

  private static var mostEmptyRows: Int { 100 }

  private func endItem(of node: Node, first: Bool) -> ItemNode? {
    if node.flags.contains(.item) { return unsafeDowncast(node, to: ItemNode.self) }
    if node.flags.contains(.pass) {
      guard let child = unsafeDowncast(node, to: PassNode.self).child else { return nil }
      return endItem(of: child, first: first)
    }
    if node.flags.contains(.isWindow) {
      let window = unsafeDowncast(node, to: WindowList.self)
      for offset in 0..<Swift.min(window.count, Self.mostEmptyRows) {
        let place = first ? offset : window.count - 1 - offset
        if let found = endItem(of: window.node(at: place), first: first) { return found }
      }
      return nil
    }
    let children = unsafeDowncast(node, to: ListNode.self).children
    for offset in 0..<children.count {
      if let found = endItem(of: children[first ? offset : children.count - 1 - offset], first: first) {
        return found
      }
    }
    return nil
  }

  /// The item with the cell at `position` along the axis, or the next one behind it.
  package func item(at position: Int) -> ItemNode? {
    var start = 0
    return firstItem(in: content, endingAfter: position, &start)
  }

  /// The lists of which only some rows have nodes, in order.
  package var windows: [WindowList] {
    var found: [WindowList] = []
    func collect(_ node: Node) {
      if node.flags.contains(.item) { return }
      if node.flags.contains(.isWindow) { found.append(unsafeDowncast(node, to: WindowList.self)) }
      node.visitChildren(collect)
    }
    collect(content)
    return found
  }
}
