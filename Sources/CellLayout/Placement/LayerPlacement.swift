package import Cells

/// The place of a layer on the screen: a function of sizes and nothing else.
package enum LayerPlacement: Hashable, Sendable {
  /// All of the screen.
  case filling
  /// In the middle, at an edge or in a corner, with some of the screen left around it where there is room.
  case aligned(Alignment)
  /// In the middle across, with its top an eighth of the screen below the upper edge: it stays there when the layer gets shorter.
  case hanging
  /// Next to the cells that it is anchored to, at an edge of them where there is room (see ``Rect/beside(_:_:in:preferring:)``).
  ///
  /// With `mayCover`, the layer covers those cells rather than being shorter.
  case beside(Edge, mayCover: Bool = false)
  /// To the right of a row in a frame, or else to the left.
  ///
  /// The frame of the layer covers the frame of the row, and the first row of the layer is next to the row.
  case branching

  /// In the middle of the screen.
  package static var centred: LayerPlacement { .aligned(.center) }

  /// Whether the place depends on the cells that the layer is anchored to.
  package var isAnchored: Bool {
    switch self {
    case .filling, .aligned, .hanging: false
    case .beside, .branching: true
    }
  }

  /// Whether the layer covers its anchor rather than being shorter.
  package var mayCover: Bool { if case .beside(_, mayCover: true) = self { true } else { false } }

  /// The proposal for the content.
  package func proposal(in screen: Size) -> ProposedViewSize {
    switch self {
    case .aligned, .hanging: ProposedViewSize(Self.room(in: screen).size)
    case .filling, .beside, .branching: ProposedViewSize(screen)
    }
  }

  /// The cells that aren't left around; a small screen is needed as a whole.
  private static func room(in screen: Size) -> Rect {
    func margin(_ room: Int, _ margin: Int) -> Int { room > 10 * margin ? margin : 0 }
    let (x, y) = (margin(screen.width, 2), margin(screen.height, 1))
    return Rect(x: x, y: y, width: screen.width - 2 * x, height: screen.height - 2 * y)
  }

  /// The size of the layer whose content takes a size.
  package func size(for content: Size, in screen: Size) -> Size {
    self == .filling
      ? screen : Size(width: min(content.width, screen.width), height: min(content.height, screen.height))
  }

  /// The cells of a layer.
  ///
  /// - Parameters:
  ///   - size: The size that it would like to have.
  ///   - screen: The size of the screen.
  ///   - anchor: The cells that it is anchored to; without them it is in the middle.
  /// - Returns: Cells on the screen, no more than `size`.
  package func rect(for size: Size, in screen: Size, anchor: Rect?) -> Rect {
    let size = self.size(for: size, in: screen)
    let whole = Rect(origin: .zero, size: screen)
    switch (self, anchor) {
    case (.filling, _): return whole
    case (.aligned(let alignment), _): return aligned(alignment, size, in: screen)
    case (.hanging, _):
      let centred = aligned(.center, size, in: screen)
      let top = max(min(screen.height / 8, screen.height - size.height), 0)
      return Rect(x: centred.minX, y: top, width: size.width, height: size.height)
    case (.beside(let edge, let mayCover), let anchor?):
      return Rect.beside(anchor, size, in: whole, preferring: edge, mayCover: mayCover)
    case (.branching, let anchor?):
      // One row further up, so that the frame of the layer is there and its first row next to the anchor.
      let row = Rect(x: anchor.minX, y: anchor.minY - 1, width: anchor.width, height: anchor.height)
      return Rect.beside(row, size, in: whole, preferring: .trailing)
    case (_, nil): return aligned(.center, size, in: screen)
    }
  }

  /// The place at an edge or corner, off the edge by the margin while there is room for that, or in the middle.
  private func aligned(_ alignment: Alignment, _ size: Size, in screen: Size) -> Rect {
    func place(_ length: Int, in room: Int, _ margin: Int, isFirst: Bool, isLast: Bool) -> Int {
      if !isFirst, !isLast { return max(room / 2 - length / 2, 0) }
      return max(min(isFirst ? margin : room - margin - length, room - length), 0)
    }
    let room = Self.room(in: screen)
    return Rect(
      x: place(
        size.width, in: screen.width, room.minX, isFirst: alignment.horizontal == .leading,
        isLast: alignment.horizontal == .trailing),
      y: place(
        size.height, in: screen.height, room.minY, isFirst: alignment.vertical == .top,
        isLast: alignment.vertical == .bottom), width: size.width, height: size.height)
  }
}
