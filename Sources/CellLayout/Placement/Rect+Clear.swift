package import Cells

extension Rect {
  /// The rectangle, moved up until it covers none of `others`; `nil` if it would leave the screen.
  package func raised(above others: [Rect]) -> Rect? {
    var place = self
    while place.minY >= 0 {
      guard let covered = others.first(where: { !$0.intersection(place).isEmpty }) else { return place }
      place = Rect(x: minX, y: covered.minY - height, width: width, height: height)
    }
    return nil
  }
}
