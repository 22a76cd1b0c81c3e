package import CellLayout
package import Cells

/// Where a layer lies on the screen: a function of sizes and nothing else.
package nonisolated enum LayerPlacement: Hashable, Sendable {
  /// All of the screen.
  case filling
  /// In the middle, with some of the screen left around it where there is room.
  case centred
  /// Below the view that presents it, or above it where there is no room below; no further right than it has room.
  case anchored

  /// What the content is offered.
  package func proposal(in screen: Size) -> ProposedViewSize {
    switch self {
    case .filling, .anchored: ProposedViewSize(screen)
    case .centred:
      ProposedViewSize(
        width: Self.length(in: screen.width, margin: 2), height: Self.length(in: screen.height, margin: 1))
    }
  }

  /// A small screen is needed as a whole.
  private static func length(in room: Int, margin: Int) -> Int {
    room > 10 * margin ? room - 2 * margin : room
  }

  /// The size of the layer whose content takes a size.
  package func size(for content: Size, in screen: Size) -> Size {
    switch self {
    case .filling: screen
    case .centred, .anchored:
      Size(width: min(content.width, screen.width), height: min(content.height, screen.height))
    }
  }

  /// The top left cell of a layer.
  ///
  /// - Parameters:
  ///   - size: Its size.
  ///   - screen: The size of the screen.
  ///   - anchor: Where the view is that presents it.
  /// - Returns: A cell from which the layer lies on the screen as a whole, where it fits.
  package func origin(for size: Size, in screen: Size, anchor: Rect?) -> Point {
    switch self {
    case .filling: return .zero
    case .anchored:
      guard let anchor else { return LayerPlacement.centred.origin(for: size, in: screen, anchor: nil) }
      let below = anchor.maxY
      let above = anchor.minY - size.height
      let fitsBelow = below + size.height <= screen.height
      return Point(
        x: Self.clamp(anchor.minX, to: screen.width - size.width),
        y: Self.clamp(fitsBelow || above < 0 ? below : above, to: screen.height - size.height))
    case .centred:
      return Point(
        x: max(screen.width / 2 - size.width / 2, 0), y: max(screen.height / 2 - size.height / 2, 0))
    }
  }

  private static func clamp(_ value: Int, to limit: Int) -> Int { max(min(value, limit), 0) }
}
