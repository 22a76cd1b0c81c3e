internal import Cells

nonisolated extension Rect {
  /// All cells of the rectangle, by rows.
  var points: [Point] {
    (minY..<Swift.max(maxY, minY)).flatMap { y in
      (minX..<Swift.max(maxX, minX)).map { Point(x: $0, y: y) }
    }
  }
}
