package import Cells

extension ItemNode {
  /// The foremost node under `point` in this item, whose top left cell is at `origin`.
  package final func hit(_ point: Point, at origin: Point) -> Node? {
    let rect = drawnRect(for: answer).offsetBy(dx: origin.x, dy: origin.y)
    let area = flags.contains(.clips) ? Rect(origin: origin, size: size) : rect
    guard area.contains(point), !StackRoom.isShort else { return nil }
    return hitTest(point, at: origin)
  }

  /// Whether a modifier of the item takes a click there, where nothing in the item does.
  fileprivate final func isTaken(_ point: Point, at origin: Point) -> Bool {
    asUnary?.takes(point, at: origin) ?? Rect(origin: origin, size: size).contains(point)
  }

  /// The foremost node under `point` in this item and the views that modifiers put around it, up to its container.
  final func hitThroughModifiers(_ point: Point, at origin: Point, below container: ItemNode) -> Node? {
    var found = hit(point, at: origin)
    let takesNone = Reference<Node>(self).firstAround { node -> Bool? in
      if node === container { return false }
      if !node.flags.isDisjoint(with: [.isHidden, .ignoresHits]) { return true }
      if found == nil, node.flags.contains(.isSolid), node.firstItem === self, isTaken(point, at: origin) {
        found = node
      }
      return nil
    }
    return takesNone == true ? nil : found
  }
}

extension Node {
  /// The foremost node under `point` in the one item at or below this node.
  package final func hitTestThrough(_ point: Point, at origin: Point) -> Node? {
    hitTestItems(point) { _ in origin }
  }

  /// The foremost node under `point` in the items at or below this node, the last one in front.
  final func hitTestItems(_ point: Point, at place: (ItemNode) -> Point) -> Node? {
    Reference<Node>(self).firstPlace(before: [.isHidden, .isSolid, .ignoresHits], fromEnd: true) { slot in
      switch slot {
      case .item(let item): return item.borrow { $0.hit(point, at: place($0)) }
      case .pass(let pass):
        return pass.borrow { pass in
          if !pass.flags.isDisjoint(with: [.isHidden, .ignoresHits]) { return nil }
          if let hit = pass.child?.hitTestItems(point, at: place) { return hit }
          guard let item = pass.firstItem, item.isTaken(point, at: place(item)) else { return nil }
          return pass
        }
      case .list, .empty: return nil
      }
    }
  }
}
