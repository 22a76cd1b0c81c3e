/// A part of an outline as straight lines: what curves become before they are filled or stroked.
struct Polyline: Hashable {
  var points: [DrawingPoint] = []
  var isClosed = false

  /// The lines, with the last one of closed outlines.
  var segments: [(DrawingPoint, DrawingPoint)] {
    guard points.count > 1 else { return [] }
    var result = zip(points, points.dropFirst()).map { ($0, $1) }
    if isClosed, let first = points.first, let last = points.last, first != last {
      result.append((last, first))
    }
    return result
  }
}

extension Path {
  /// The outline as straight lines that are nowhere farther from it than can be seen.
  ///
  /// A curve becomes at most 256 of them.
  var flattened: [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    var start = DrawingPoint.zero
    func finish() {
      if !line.points.isEmpty { lines.append(line) }
      line = Polyline()
    }
    func begin() { if line.points.isEmpty { line.points = [start] } }
    for element in elements {
      switch element {
      case .move(let end):
        finish()
        start = end.limited
        line.points = [start]
      case .line(let end):
        begin()
        line.points.append(end.limited)
      case .quadCurve(let end, let control):
        begin()
        let (from, end, control) = (line.points[line.points.count - 1], end.limited, control.limited)
        Path.flatten(
          from, from.way(2 / 3, to: control), end.way(2 / 3, to: control), end, into: &line.points)
      case .curve(let end, let first, let second):
        begin()
        Path.flatten(
          line.points[line.points.count - 1], first.limited, second.limited, end.limited, into: &line.points)
      case .closeSubpath:
        begin()
        line.isClosed = true
        finish()
      }
    }
    finish()
    return lines
  }

  /// Appends a Bézier curve as so many straight pieces that none is off by more than 0.03 units.
  private static func flatten(
    _ a: DrawingPoint, _ b: DrawingPoint, _ c: DrawingPoint, _ d: DrawingPoint,
    into points: inout [DrawingPoint]
  ) {
    // The distance of a curve from its chord depends on its second differences and on the square of the number of pieces.
    let bend = Swift.max((a - b * 2 + c).length, (b - c * 2 + d).length)
    let count = Int(Swift.min(Swift.max((bend * 0.75 / 0.03).squareRoot().rounded(.up), 1), 256))
    for step in 1..<Swift.max(count, 1) {
      let t = Double(step) / Double(count)
      let u = 1 - t
      points.append(
        a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t))
    }
    points.append(d)
  }

  /// The rectangle around the outline.
  public var boundingRect: DrawingRect {
    var rect: DrawingRect?
    var margin = 0.0
    var path = self
    if case .stroked(let base, let style) = form { (path, margin) = (base, style.reach) }
    for line in path.flattened {
      for point in line.points {
        let box = DrawingRect(origin: point, size: .zero)
        rect = rect?.union(box) ?? box
      }
    }
    guard let rect else { return .zero }
    return DrawingRect(
      x: rect.minX - margin, y: rect.minY - margin, width: rect.width + 2 * margin,
      height: rect.height + 2 * margin)
  }

  /// Whether a place is inside.
  ///
  /// - Parameter eoFill: Whether places that are inside twice are outside.
  public func contains(_ point: DrawingPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in flattened {
      var points = line.points
      if let first = points.first { points.append(first) }
      for (a, b) in zip(points, points.dropFirst()) where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The part of the outline between two fractions of its length.
  ///
  ///     Path(ellipseIn: rect).trimmedPath(from: 0, to: 0.25)
  ///
  public func trimmedPath(from: Double, to: Double) -> Path {
    let (from, to) = (from > 0 ? Swift.min(from, 1) : 0, to < 1 ? Swift.max(to, 0) : 1)
    guard from > 0 || to < 1 else { return self }
    guard from < to else { return Path() }
    let lines = flattened
    let total = lines.reduce(0.0) { $0 + $1.segments.reduce(0) { $0 + ($1.1 - $1.0).length } }
    let (start, end) = (from * total, to * total)
    var path = Path()
    var place = 0.0
    for line in lines {
      var isOpen = false
      for (a, b) in line.segments {
        let length = (b - a).length
        defer { place += length }
        guard length > 0, place < end, place + length > start else { continue }
        let first = Swift.max(start - place, 0) / length
        if !isOpen { path.move(to: a.way(first, to: b)) }
        isOpen = true
        path.addLine(to: a.way(Swift.min((end - place) / length, 1), to: b))
      }
    }
    return path
  }
}
