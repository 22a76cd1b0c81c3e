internal import CellLayout
internal import Cells

/// Whether an item stays in sight as long as something behind it in its list is: in lazy stacks that pin such items.
@MainActor package enum PinnedKey: LayoutValueKey {
  /// By default an item scrolls away with the other items.
  package static var defaultValue: Bool { false }
}

/// An item that is drawn at the start of the visible part, because it belongs to rows that begin before.
struct PinnedItem {
  let item: ItemNode
  /// Where the item begins along the axis, in the stack's coordinates.
  let start: Int
  /// Where the item is drawn along the axis while it is pinned.
  let place: Int
}

extension LazyStackNode {
  /// The item that is pinned over a row, whose list ends at `end` the latest.
  ///
  /// - Parameters:
  ///   - row: The first row that is visible.
  ///   - low: The first visible cell along the axis.
  func pinnedItem(over row: ItemNode, at low: Int) -> PinnedItem? {
    guard let (item, list) = header(of: row) else { return nil }
    let start = start(of: item)
    guard start < low else { return nil }
    let (count, cells) = extent(.init(list))
    let end = self.start(of: list) &+ cells &+ spacing &* Swift.max(count - 1, 0)
    return PinnedItem(item: item, start: start, place: Swift.min(low, end &- main(item.size)))
  }

  /// The pinned item before a row, or the row itself, and the list that it is in.
  private func header(of row: ItemNode) -> (ItemNode, ListNode)? {
    var isRow = true
    return Reference<Node>(row).firstListAround { above, child in
      let list = above.object
      if !list.flags.contains(.isWindow) {
        for index in stride(from: isRow ? child : child - 1, through: 0, by: -1)
        where index < list.children.count {
          WorkCounter.note()
          guard case .item(let item) = list.childReference(index).slot() else { continue }
          if item.borrow({ $0.hasTraits && $0.trait(PinnedKey.self) }) { return (item.object, list) }
        }
      }
      isRow = false
      return nil
    }
  }

  /// How many cells the item pinned over the first visible row takes, or would take once it is scrolled by.
  func pinnedLength(over row: ItemNode?) -> Int {
    guard pinsItems, let row, let (item, _) = header(of: row) else { return 0 }
    return main(item.size)
  }

  /// How many cells before an item are covered by the pinned item over it.
  package func pinnedLength(before item: ItemNode) -> Int {
    guard pinsItems, let row = item.itemArranged(by: self), let (item, _) = header(of: row), item !== row
    else { return 0 }
    return main(item.size)
  }

  /// The cells of the stack under the pinned item: nothing else is seen in them.
  func band(of pinned: PinnedItem) -> Rect {
    let length = main(pinned.item.size)
    return axis == .vertical
      ? Rect(x: 0, y: pinned.place, width: size.width, height: length)
      : Rect(x: pinned.place, y: 0, width: length, height: size.height)
  }

  /// How far the pinned item is from where it belongs.
  func shift(of pinned: PinnedItem) -> Point {
    let cells = pinned.place &- pinned.start
    return axis == .vertical ? Point(x: 0, y: cells) : Point(x: cells, y: 0)
  }

  /// The cells behind the pinned item.
  func rest(behind band: Rect) -> Rect {
    axis == .vertical
      ? Rect(x: band.minX, y: band.maxY, width: band.width, height: Swift.max(size.height - band.maxY, 0))
      : Rect(x: band.maxX, y: band.minY, width: Swift.max(size.width - band.maxX, 0), height: band.height)
  }
}
