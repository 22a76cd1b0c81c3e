package import Cells

extension Rect {
  /// The same cells, so many rows further up that none of others are covered; `nil` where there is no such row.
  package func raised(above others: [Rect]) -> Rect? {
    var place = self
    while place.minY >= 0 {
      guard let covered = others.first(where: { !$0.intersection(place).isEmpty }) else { return place }
      place = Rect(x: minX, y: covered.minY - height, width: width, height: height)
    }
    return nil
  }
}
