internal import CellLayout
internal import Cells

extension ItemNode {
  /// The cells that belong to the item in its container, in the item's coordinates: a row from side to side.
  ///
  /// While an item is on its way over others its lane is cleared, so that no line shows the texts of two rows.
  final var lane: Rect? {
    guard let container else { return nil }
    return container.lane(of: self)
  }

  /// The lane of an item among up to 300 items, of which some may be next to it.
  final func lane(of item: ItemNode, among items: [ItemNode]) -> Rect? {
    guard items.count <= 300 else { return nil }
    let origin = origin(of: item)
    var (left, right) = (Swift.min(origin.x, 0), Swift.max(size.width, origin.x &+ item.size.width))
    for other in items where other !== item && !other.size.isEmpty {
      let place = self.origin(of: other)
      guard place.y < origin.y &+ item.size.height, place.y &+ other.size.height > origin.y else { continue }
      if place.x &+ other.size.width <= origin.x {
        left = Swift.max(left, place.x &+ other.size.width)
      } else if place.x >= origin.x &+ item.size.width {
        right = Swift.min(right, place.x)
      } else {
        return nil
      }
    }
    return Rect(x: left &- origin.x, y: 0, width: right &- left, height: item.size.height)
  }
}
