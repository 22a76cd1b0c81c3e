/// Paths of two others.

// The results consist of straight lines, which are nowhere farther from a curve than can be seen.

extension Path {
  private func combined(_ other: Path, _ rule: AreaRule, _ eoFill: Bool) -> Path {
    var combination = AreaCombination(self, other, rule, evenOdd: eoFill)
    return combination.outline()
  }

  /// Returns the outline of the area that is inside this path or inside `other`.
  ///
  ///     Path(ellipseIn: left).union(Path(ellipseIn: right))     // a cloud
  ///
  /// The result has straight lines in place of curves, as short as needed to look round.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether areas of a path that are inside twice are outside.
  /// - Returns: The outline, whose parts don't cross.
  /// - Source: SwiftUI `Path.union(_:eoFill:)`; differs in that curves become lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .union, eoFill) }

  /// Returns the outline of the area that is inside this path and inside `other`.
  ///
  /// - Source: SwiftUI `Path.intersection(_:eoFill:)`; differs in that curves become lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .intersection, eoFill)
  }

  /// Returns the outline of the area that is inside this path and outside `other`.
  ///
  ///     Path(rect).subtracting(Path(ellipseIn: hole))
  ///
  /// - Source: SwiftUI `Path.subtracting(_:eoFill:)`; differs in that curves become lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .difference, eoFill)
  }

  /// Returns the outline of the area that is inside exactly one of two paths: this one or another.
  ///
  /// - Source: SwiftUI `Path.symmetricDifference(_:eoFill:)`; differs in that curves become lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(other, .symmetricDifference, eoFill)
  }

  /// The parts of this path's line that are inside of another path.
  ///
  /// - Source: SwiftUI `Path.lineIntersection(_:eoFill:)`; differs in that curves become lines.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: true, other, eoFill)
  }

  /// The parts of this path's line that are outside of another path.
  ///
  /// - Source: SwiftUI `Path.lineSubtraction(_:eoFill:)`; differs in that curves become lines.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(inside: false, other, eoFill)
  }

  /// The parts of the line that are inside of an area, or those that are outside.
  private func line(inside wanted: Bool, _ area: Path, _ eoFill: Bool) -> Path {
    let outline = ClosedEdges(area)
    var path = Path()
    for line in flattened {
      var runs: [[DrawingPoint]] = []
      var isInside: Bool?
      var isOpen = false
      for (a, b) in line.segments where a != b {
        let places = [0] + outline.crossings(from: a, to: b) + [1]
        for (from, to) in zip(places, places.dropFirst()) where from < to {
          // On which side the line is changes only where it meets the outline.
          if from > 0 || isInside == nil {
            isInside = outline.contains(a.way(from / 2 + to / 2, to: b), evenOdd: eoFill)
          }
          guard isInside == wanted else {
            isOpen = false
            continue
          }
          if !isOpen { runs.append([from == 0 ? a : a.way(from, to: b)]) }
          isOpen = true
          runs[runs.count - 1].append(to == 1 ? b : a.way(to, to: b))
        }
        // A corner may touch the outline.
        if outline.touches(b) { isInside = nil }
      }
      path.add(runs, isClosed: line.isClosed)
    }
    return path
  }

  /// Adds the parts of a line; those at the start and the end of a closed one are joined.
  private mutating func add(_ runs: [[DrawingPoint]], isClosed: Bool) {
    var runs = runs
    if isClosed, let first = runs.first, let last = runs.last, last.last == first.first {
      if runs.count == 1 {
        addLines(first.dropLast())
        return closeSubpath()
      }
      // The part around the place where the line begins is one.
      runs[0] = last + first.dropFirst()
      runs.removeLast()
    }
    for run in runs { addLines(run) }
  }
}

/// The edges of an area, to find out which places of a line are inside of it.
private struct ClosedEdges {
  private var edges: [(from: DrawingPoint, to: DrawingPoint)] = []

  init(_ path: Path) {
    for line in path.flattened where line.points.count > 1 {
      var from = line.points[line.points.count - 1]
      for to in line.points {
        if from != to { edges.append((from, to)) }
        from = to
      }
    }
  }

  /// Where a line meets the edges, as fractions between 0 and 1, ascending.
  func crossings(from a: DrawingPoint, to b: DrawingPoint) -> [Double] {
    let way = b - a
    var found: [Double] = []
    for edge in edges {
      guard Swift.min(edge.from.y, edge.to.y) <= Swift.max(a.y, b.y),
        Swift.max(edge.from.y, edge.to.y) >= Swift.min(a.y, b.y),
        Swift.min(edge.from.x, edge.to.x) <= Swift.max(a.x, b.x),
        Swift.max(edge.from.x, edge.to.x) >= Swift.min(a.x, b.x)
      else { continue }
      let other = edge.to - edge.from
      let cross = way.x * other.y - way.y * other.x
      let between = edge.from - a
      guard cross != 0 else {
        // Along each other: the ends of the edge are where something may change.
        let square = way.x * way.x + way.y * way.y
        for end in [edge.from, edge.to] {
          found.append(((end.x - a.x) * way.x + (end.y - a.y) * way.y) / square)
        }
        continue
      }
      let place = (between.x * other.y - between.y * other.x) / cross
      let along = (between.x * way.y - between.y * way.x) / cross
      if along >= -1e-9, along <= 1 + 1e-9 { found.append(place) }
    }
    return found.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted()
  }

  /// Whether a place is on an edge.
  func touches(_ point: DrawingPoint) -> Bool {
    edges.contains { edge in
      let box = Path.box(edge.from, edge.to)
      guard point.x >= box.minX - 1e-9, point.x <= box.maxX + 1e-9, point.y >= box.minY - 1e-9,
        point.y <= box.maxY + 1e-9
      else { return false }
      let (way, between) = (edge.to - edge.from, point - edge.from)
      return abs(way.x * between.y - way.y * between.x) <= 1e-9 * Swift.max(way.length, 1)
    }
  }

  func contains(_ point: DrawingPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for (a, b) in edges where (a.y <= point.y) != (b.y <= point.y) {
      let x = a.x + (point.y - a.y) * (b.x - a.x) / (b.y - a.y)
      if x > point.x { winding += a.y < b.y ? 1 : -1 }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }
}
