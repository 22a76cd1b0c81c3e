public import Cells

extension Rect {
  /// The cells of a rectangle next to an anchor, all of them inside a container.
  ///
  ///     let screen = Rect(x: 0, y: 0, width: 20, height: 10)
  ///     let button = Rect(x: 2, y: 8, width: 6, height: 1)
  ///     Rect.beside(button, Size(width: 9, height: 4), in: screen, preferring: .bottom)
  ///     // x 2, y 4, 9 × 4: there is no room below
  ///
  /// The rectangle is at the preferred edge, or at the opposite edge if it doesn't fit and there is more room. It begins where
  /// the anchor begins, and is moved along the edge as far as needed. Where it fits on neither side it is made shorter. A side
  /// where it doesn't fit is used only with room for half of it and for three cells; otherwise it covers the anchor. A
  /// rectangle that may cover the anchor does so rather than being shorter, if all of it is shown then, with cells of the
  /// container left.
  ///
  /// - Parameters:
  ///   - anchor: The cells that it belongs to, wherever they are.
  ///   - size: The size that it would like to have.
  ///   - container: The cells there are.
  ///   - edge: The side of the anchor on which it is if possible.
  ///   - mayCover: Whether it covers the anchor rather than being shorter, unless it fills the container.
  /// - Returns: A rectangle inside `container`, no larger than `size`.
  public static func beside(
    _ anchor: Rect, _ size: Size, in container: Rect, preferring edge: Edge, mayCover: Bool = false
  ) -> Rect {
    let isVertical = edge == .top || edge == .bottom
    let prefersEnd = edge == .bottom || edge == .trailing
    let (x, width) =
      isVertical
      ? along(anchor.minX, size.width, container.minX, container.width)
      : across(
        (anchor.minX, anchor.maxX), size.width, container.minX, container.width, prefersEnd: prefersEnd,
        mayCover: mayCover)
    let (y, height) =
      isVertical
      ? across(
        (anchor.minY, anchor.maxY), size.height, container.minY, container.height, prefersEnd: prefersEnd,
        mayCover: mayCover)
      : along(anchor.minY, size.height, container.minY, container.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// The place along the edge: that of the anchor, or the nearest inside.
  private static func along(_ start: Int, _ length: Int, _ first: Int, _ room: Int) -> (Int, Int) {
    let length = Swift.max(Swift.min(length, room), 0)
    return (Swift.max(Swift.min(start, first + room - length), first), length)
  }

  /// The place before or behind the anchor.
  private static func across(
    _ anchor: (start: Int, end: Int), _ length: Int, _ first: Int, _ room: Int, prefersEnd: Bool,
    mayCover: Bool
  ) -> (Int, Int) {
    let last = first + Swift.max(room, 0)
    let (start, end) = (
      Swift.max(Swift.min(anchor.start, last), first), Swift.max(Swift.min(anchor.end, last), first)
    )
    let (before, behind) = (start - first, last - end)
    let isBehind = prefersEnd ? behind >= length || behind >= before : before < length && before < behind
    let found = Swift.min(length, isBehind ? behind : before)
    let covers = mayCover && length < room
    guard found >= length || !covers && found * 2 >= length && found > 2 else {
      return along(isBehind ? end : start - length, length, first, room)
    }
    return (isBehind ? end : start - found, found)
  }
}
