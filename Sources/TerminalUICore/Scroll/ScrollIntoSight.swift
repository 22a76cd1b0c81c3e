package import CellLayout
internal import Cells

extension ItemNode {
  /// Has every scroll view around the item show it, or only those that have room for all of it.
  package final func scrollIntoSight(
    anchor: UnitPoint? = nil, below limit: Node? = nil, onlyWhole: Bool = false
  ) {
    _ = firstAroundItem { item -> Void? in
      guard let scroll = item as? ScrollViewNode else { return nil }
      if let limit, !scroll.isBelow(limit) { return () }
      if !onlyWhole || scroll.hasRoom(for: self) { scroll.reveal(self, anchor: anchor) }
      return nil
    }
  }
}

extension ScrollViewNode {
  /// Whether all of an item can be visible at once.
  func hasRoom(for item: ItemNode) -> Bool {
    (!scrolls(.horizontal) || item.size.width <= viewport.width)
      && (!scrolls(.vertical) || item.size.height <= viewport.height)
  }
}
