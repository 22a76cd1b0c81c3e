package import CellLayout
internal import Cells

extension ItemNode {
  /// Has every scroll view around the item show it, or only those that have room for all of it.
  package final func scrollIntoSight(
    anchor: UnitPoint? = nil, below limit: Node? = nil, onlyWhole: Bool = false
  ) {
    _ = firstScrollViewAround { scroll -> Void? in
      if let limit, !scroll.isBelow(limit) { return () }
      if !onlyWhole || scroll.hasRoom(for: self) { scroll.reveal(self, anchor: anchor) }
      return nil
    }
  }

  /// Whether a scroll view is around the item.
  package final var isInScrollView: Bool { firstScrollViewAround { _ in () } != nil }

  /// What `find` returns first, asked about the scroll views around the item from the inside outwards.
  private func firstScrollViewAround<Result>(_ find: (ScrollViewNode) -> Result?) -> Result? {
    // The flag is read first: a cast costs as much as the rest of the way.
    firstAroundItem { $0.flags.contains(.clips) ? ($0 as? ScrollViewNode).flatMap(find) : nil }
  }
}

extension ScrollViewNode {
  /// Whether all of an item can be visible at once.
  func hasRoom(for item: ItemNode) -> Bool {
    (!scrolls(.horizontal) || item.size.width <= viewport.width)
      && (!scrolls(.vertical) || item.size.height <= viewport.height)
  }
}
