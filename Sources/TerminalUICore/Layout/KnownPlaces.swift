internal import CellLayout
internal import Cells

/// The places of items on the screen that damage finds out while a layout runs, until it ends.
///
/// Each container around an item that changes damages cells of its own, and would go the whole way up to the screen for it: at
/// a depth of 100 that is 5 000 steps. So a way that was walked once in a layout is known to every item on it.
///
/// A place isn't corrected when an item moves meanwhile, and needn't be. Code that moves an item has all of it drawn again, where it was and where it
/// will be. Code that shows more of an item has that drawn. So cells in such an item are drawn whatever is damaged in it, and where nothing around an
/// item has moved, its known place is true. Only damage may use this.
@MainActor struct KnownPlaces {
  /// Where an item is.
  struct Place {
    /// The top left cell of the item.
    var origin: Point
    /// The cells that may show something of the item.
    var clip: Rect
    /// Whether the item may be drawn anywhere in the cells of `clip`.
    var isAnywhere = false
  }

  /// More cells than any screen has.
  fileprivate static let everything = Rect(
    x: -CellLimit.maximum / 2, y: -CellLimit.maximum / 2, width: CellLimit.maximum, height: CellLimit.maximum)

  /// An item on a way up, and its place in its container.
  typealias Step = (item: Reference<ItemNode>, origin: Point)

  private var places: ContiguousArray<(item: Reference<ItemNode>, place: Place)> = []
  /// The number of questions so far, up to ``firstKept``.
  private var questions = 0
  /// Room for a way up.
  private var way: ContiguousArray<Step> = []

  /// The place of an item, if it is known.
  @inline(__always) func place(of item: Reference<ItemNode>) -> Place? {
    let number = item.borrow { Int($0.placeNumber) }
    guard number < places.count, places[number].item.isSame(as: item) else { return nil }
    return places[number].place
  }

  /// Keeps the place of an item.
  @inline(__always) mutating func note(_ place: Place, of item: Reference<ItemNode>) {
    guard places.count < Int(UInt16.max) else { return }
    item.borrow { $0.placeNumber = UInt16(truncatingIfNeeded: places.count) }
    places.append((item, place))
  }

  /// The first question whose answer is kept: keeping answers that are used once costs more than a short way.
  private static let firstKept = 4

  /// Whether to keep the next answer; counts as a question.
  @inline(__always) mutating func keepsNext() -> Bool {
    if questions == Self.firstKept { return true }
    questions &+= 1
    return false
  }

  /// Forgets all places.
  mutating func forget() {
    questions = 0
    if !places.isEmpty { places.empty() }
  }

  /// An empty array for a way up, to be given back.
  mutating func takeWay() -> ContiguousArray<Step> {
    var taken: ContiguousArray<Step> = []
    swap(&taken, &way)
    return taken
  }

  /// Takes back the array, which nobody else may keep: to be emptied, it would be copied.
  mutating func giveBack(_ way: inout ContiguousArray<Step>) {
    way.empty()
    swap(&way, &self.way)
  }
}

extension ItemNode {
  /// `rect` in this item's coordinates, as the screen shows it: for damage while a layout runs.
  final func visibleRectInLayout(_ rect: Rect, _ host: ViewHost) -> Rect {
    guard !rect.isEmpty else { return .zero }
    guard host.layoutPass.places.keepsNext() else { return isCovered ? .zero : visibleRect(rect) }
    let place = Reference(self).knownPlace(host)
    guard !place.isAnywhere else { return place.clip }
    return rect.offsetBy(dx: place.origin.x, dy: place.origin.y).intersection(place.clip)
  }

  /// The place of the item at `origin` in its container, which is at `outer`.
  fileprivate final func place(
    in outer: KnownPlaces.Place, at origin: Point, of container: Reference<ItemNode>?
  ) -> KnownPlaces.Place {
    var place = outer
    place.origin = outer.origin.offsetBy(dx: origin.x, dy: origin.y)
    if let container, container.borrow({ $0.flags.contains(.drawsAnywhere) }), !place.isAnywhere {
      place.isAnywhere = true
      let drawn = container.borrow { $0.drawnRect(for: $0.answer) }
      place.clip = place.clip.intersection(drawn.offsetBy(dx: outer.origin.x, dy: outer.origin.y))
    }
    if flags.contains(.clips), !place.isAnywhere {
      place.clip = place.clip.intersection(Rect(origin: place.origin, size: size))
    }
    // Covered items show nothing.
    if withHost({ $0.presence.isInUse }),
      container.map({ isCovered(inside: $0.object) }) ?? flags.contains(.isCovered)
    {
      place.clip = .zero
    }
    return place
  }
}

@MainActor extension Reference where Object == ItemNode {
  /// Where the item is, and from now on known to be as long as the layout runs.
  fileprivate func knownPlace(_ host: ViewHost) -> KnownPlaces.Place {
    if let known = host.layoutPass.places.place(of: self) { return known }
    var way = host.layoutPass.places.takeWay()
    var place = KnownPlaces.Place(origin: .zero, clip: KnownPlaces.everything)
    var isKnown = false
    var outermost = self
    visitContainers { item, container in
      WorkCounter.note()
      // A container may ask an app for a guide: nothing of the host is held meanwhile.
      way.append((item, container.borrow { container in item.borrow { container.drawnOrigin(of: $0) } }))
      outermost = container
      guard let known = host.layoutPass.places.place(of: container) else { return true }
      (place, isKnown) = (known, true)
      return false
    }
    if !isKnown {
      place = outermost.borrow { $0.place(in: place, at: .zero, of: nil) }
      host.layoutPass.places.note(place, of: outermost)
    }
    for index in stride(from: way.count - 1, through: 0, by: -1) {
      place = way[index].item.borrow { item in
        item.place(in: place, at: way[index].origin, of: item.containerReference)
      }
      host.layoutPass.places.note(place, of: way[index].item)
    }
    host.layoutPass.places.giveBack(&way)
    return place
  }
}
