internal import Cells

/// The items of a container by the rows of cells that they take, to find those at a point without a look at the others.
@MainActor struct ItemBands {
  /// The rows in a band.
  private static var height: Int { 8 }
  /// An item in more bands than these is looked at for every point.
  private static var most: Int { 8 }

  private var bands: [Int: [Int]] = [:]
  private var tall: [Int] = []

  /// Makes bands of items; `origin` gives the top left cell of each.
  init(of items: [ItemNode], at origin: (ItemNode) -> Point) {
    WorkCounter.note(items.count)
    for (place, item) in items.enumerated() {
      let rect = item.drawnRect(for: item.answer)
      guard rect.height > 0 else { continue }
      let top = origin(item).y &+ rect.minY
      let (first, last) = (Self.band(top), Self.band(top &+ rect.height - 1))
      if last - first >= Self.most {
        tall.append(place)
      } else {
        for band in first...last { bands[band, default: []].append(place) }
      }
    }
  }

  private static func band(_ y: Int) -> Int { y >= 0 ? y / height : (y + 1) / height - 1 }

  /// The places of the items that may be in a row of cells, in order.
  func places(at y: Int) -> [Int] {
    let found = bands[Self.band(y), default: []]
    return tall.isEmpty ? found : (found + tall).sorted()
  }
}
