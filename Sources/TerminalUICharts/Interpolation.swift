import Cells

/// The way of a line from one value to the next.
///
/// - Source: Swift Charts `InterpolationMethod`.
public nonisolated enum InterpolationMethod: Hashable, Sendable {
  /// Straight.
  case linear
  /// Round, through all values.
  case catmullRom
  /// Round, through all values: the same as ``catmullRom``.
  case cardinal
  /// Round, and between two values nowhere above or below them.
  case monotone
  /// Level, with a step at the value that comes first.
  case stepStart
  /// Level, with a step in the middle.
  case stepCenter
  /// Level, with a step at the value that comes last.
  case stepEnd
}

extension ChartContent {
  /// Sets the way of lines, and of the edges of areas, from one value to the next.
  ///
  ///     LineMark(x: .value("Day", 3), y: .value("Degrees", 21.5)).interpolationMethod(.catmullRom)
  ///
  /// Where there are more values than pixels all are straight.
  /// - Source: Swift Charts `ChartContent.interpolationMethod(_:)`.
  public func interpolationMethod(_ method: InterpolationMethod) -> _StyledMarks<Self> {
    _StyledMarks(content: self) { $0.interpolation = method }
  }
}

nonisolated extension Path {
  /// Adds the way through places, from the first one where the pen is.
  mutating func addWay(_ points: [DrawingPoint], _ method: InterpolationMethod) {
    let slopes = method == .monotone ? Self.slopes(points) : []
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      func step(at x: Double) {
        addLine(to: DrawingPoint(x: x, y: from.y))
        addLine(to: DrawingPoint(x: x, y: to.y))
        addLine(to: to)
      }
      switch method {
      case .linear: addLine(to: to)
      case .stepStart: step(at: from.x)
      case .stepCenter: step(at: from.x / 2 + to.x / 2)
      case .stepEnd: step(at: to.x)
      case .catmullRom, .cardinal:
        let before = index > 1 ? points[index - 2] : from
        let after = index + 1 < points.count ? points[index + 1] : to
        addCurve(
          to: to,
          control1: DrawingPoint(
            x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
          control2: DrawingPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6)
        )
      case .monotone:
        let third = (to.x - from.x) / 3
        addCurve(
          to: to, control1: DrawingPoint(x: from.x + third, y: from.y + slopes[index - 1] * third),
          control2: DrawingPoint(x: to.x - third, y: to.y - slopes[index] * third))
      }
    }
  }

  /// The slope at each place: level at the highest and the lowest ones.
  private static func slopes(_ points: [DrawingPoint]) -> [Double] {
    let parts = zip(points, points.dropFirst()).map { a, b in
      b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    return points.indices.map { index in
      guard index > 0 else { return parts.first ?? 0 }
      guard index < parts.count else { return parts.last ?? 0 }
      let (before, after) = (parts[index - 1], parts[index])
      return before * after > 0 ? 2 / (1 / before + 1 / after) : 0
    }
  }
}
