package import Cells

@MainActor extension ItemNode {
  /// The foremost node under `point` in this item, whose top left cell is at `origin`.
  final func hit(_ point: Point, at origin: Point) -> Node? {
    let rect = drawnRect(for: answer).offsetBy(dx: origin.x, dy: origin.y)
    let area = flags.contains(.clips) ? Rect(origin: origin, size: size) : rect
    guard area.contains(point), !StackRoom.isShort else { return nil }
    return hitTest(point, at: origin)
  }
}

@MainActor extension Node {
  /// The foremost node under `point` in the one item at or below this node.
  package final func hitTestThrough(_ point: Point, at origin: Point) -> Node? {
    hitTestItems(point) { _ in origin }
  }

  /// The foremost node under `point` in the items at or below this node, the last one in front.
  final func hitTestItems(_ point: Point, at place: (ItemNode) -> Point) -> Node? {
    if flags.contains(.isHidden) { return nil }
    if flags.contains(.item) {
      let item = unsafeDowncast(self, to: ItemNode.self)
      return item.hit(point, at: place(item))
    }
    var found: Node?
    visitChildren { child in
      if let hit = child.hitTestItems(point, at: place) { found = hit }
    }
    if found == nil, flags.contains(.isSolid), let item = firstItem,
      Rect(origin: place(item), size: item.size).contains(point)
    {
      return self
    }
    return found
  }
}
