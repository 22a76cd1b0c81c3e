/// A rule by which two areas are combined into one area.
enum AreaRule {
  case union, intersection, difference, symmetricDifference

  func holds(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .difference: first && !second
    case .symmetricDifference: first != second
    }
  }
}

/// Computes the outline of two combined areas.
///
/// The areas are cut into strips: from each height where an edge begins, ends or meets another one to the next. In a strip edges don't meet, so
/// that the area consists of pieces with four corners. Their sides are sides of the outline. Along the border of two strips the outline is where
/// the one has a piece and the other has none. So each corner is reached as often as it is left, whatever rounding does.
struct AreaCombination {
  private let rule: AreaRule
  private let isEvenOdd: Bool
  /// Whether the strips are upright: places have their numbers swapped.
  private let isUpright: Bool
  private var edges: [Edge]
  private var sides: [Side] = []

  private struct Edge {
    let upper: DrawingPoint
    let lower: DrawingPoint
    let direction: Int
    let isFirst: Bool

    func x(at y: Double) -> Double {
      if y <= upper.y { return upper.x }
      if y >= lower.y { return lower.x }
      return upper.x + (lower.x - upper.x) * ((y - upper.y) / (lower.y - upper.y))
    }
  }

  /// A side of the outline; the area is at its right hand, seen along it.
  private struct Side {
    let from: DrawingPoint
    let to: DrawingPoint
    /// The edge that it is a part of; -1 for a border of strips.
    let edge: Int
  }

  /// A part of a strip's border where one of the strips has a piece.
  private struct Border {
    let from: Double
    let to: Double
    let sign: Int
  }

  /// Places are multiples of this, so that equal ones are equal.
  private static let unit = 1.0 / 65536

  private static func snapped(_ number: Double) -> Double { (number / unit).rounded() * unit }

  init(_ first: Path, _ second: Path, _ rule: AreaRule, evenOdd: Bool) {
    (self.rule, isEvenOdd) = (rule, evenOdd)
    let outlines = (first.flattened, second.flattened)
    isUpright = Self.needsUprightStrips(outlines.0 + outlines.1)
    edges = []
    add(outlines.0, isFirst: true)
    add(outlines.1, isFirst: false)
    edges.sort { $0.upper.y < $1.upper.y }
  }

  /// Whether fewer edges are next to each other in upright strips: the time is that of the strips and of the edges in each.
  private static func needsUprightStrips(_ lines: [Polyline]) -> Bool {
    var (width, height) = (0.0, 0.0)
    var bounds: DrawingRect?
    for line in lines {
      for (a, b) in line.segments {
        width += abs(b.x - a.x)
        height += abs(b.y - a.y)
        let box = Path.box(a, b)
        bounds = bounds?.union(box) ?? box
      }
    }
    guard let bounds, !bounds.isEmpty else { return false }
    return width / bounds.width * 2 < height / bounds.height
  }

  /// Adds the edges of one of the two areas: level ones are left out, as they don't change what is inside of a row.
  private mutating func add(_ lines: [Polyline], isFirst: Bool) {
    for line in lines where line.points.count > 1 {
      let points = line.points.map { point in
        let (x, y) = (Self.snapped(point.x), Self.snapped(point.y))
        return isUpright ? DrawingPoint(x: y, y: x) : DrawingPoint(x: x, y: y)
      }
      var from = points[points.count - 1]
      for to in points {
        defer { from = to }
        guard from.y != to.y else { continue }
        let isDown = from.y < to.y
        edges.append(
          Edge(
            upper: isDown ? from : to, lower: isDown ? to : from, direction: isDown ? 1 : -1,
            isFirst: isFirst))
      }
    }
  }

  // MARK: Strips

  /// The heights where a strip begins or ends, ascending.
  private func heights() -> [Double] {
    var heights: [Double] = []
    var active: [Edge] = []
    for edge in edges {
      heights.append(edge.upper.y)
      heights.append(edge.lower.y)
      active.removeAll { $0.lower.y <= edge.upper.y }
      for other in active {
        let (top, bottom) = (edge.upper.y, Swift.min(edge.lower.y, other.lower.y))
        let (before, after) = (edge.x(at: top) - other.x(at: top), edge.x(at: bottom) - other.x(at: bottom))
        guard before > 0 && after < 0 || before < 0 && after > 0 else { continue }
        heights.append(Self.snapped(top + (bottom - top) * (before / (before - after))))
      }
      active.append(edge)
    }
    heights.sort()
    var last: Double?
    return heights.filter { height in
      defer { last = height }
      return height != last
    }
  }

  /// The outline, as parts that are closed.
  mutating func outline() -> Path {
    let heights = heights()
    var active: [Int] = []
    var next = 0
    var above: [Border] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      active.removeAll { edges[$0].lower.y <= top }
      while next < edges.count, edges[next].upper.y <= top {
        active.append(next)
        next += 1
      }
      let pieces = pieces(of: active, top, bottom)
      addBorder(above + pieces.tops, at: top)
      above = pieces.bottoms
    }
    if let last = heights.last { addBorder(above, at: last) }
    return path()
  }

  /// Adds the sides of a strip's pieces, and returns their borders.
  private mutating func pieces(of active: [Int], _ top: Double, _ bottom: Double) -> (
    tops: [Border], bottoms: [Border]
  ) {
    let middle = top / 2 + bottom / 2
    let crossings = active.map { (edge: $0, x: edges[$0].x(at: middle)) }
      .sorted { ($0.x, $0.edge) < ($1.x, $1.edge) }
    var (first, second) = (0, 0)
    var left: Int?
    var (tops, bottoms): ([Border], [Border]) = ([], [])
    func isInside(_ winding: Int) -> Bool { isEvenOdd ? winding & 1 != 0 : winding != 0 }
    func x(_ edge: Int, _ y: Double) -> Double { Self.snapped(edges[edge].x(at: y)) }
    var index = 0
    while index < crossings.count {
      let edge = crossings[index].edge
      // Edges at one place are passed together: between them there is no room.
      var place = crossings[index].x
      while index < crossings.count, crossings[index].x - place <= Self.unit {
        place = crossings[index].x
        let passed = edges[crossings[index].edge]
        if passed.isFirst { first += passed.direction } else { second += passed.direction }
        index += 1
      }
      let isInside = rule.holds(isInside(first), isInside(second))
      guard isInside != (left != nil) else { continue }
      guard let start = left else {
        left = edge
        continue
      }
      left = nil
      let (from, to) = ((x(start, top), x(start, bottom)), (x(edge, top), x(edge, bottom)))
      add(from.1, bottom, from.0, top, edge: start)
      add(to.0, top, to.1, bottom, edge: edge)
      tops.append(Border(from: from.0, to: to.0, sign: 1))
      bottoms.append(Border(from: from.1, to: to.1, sign: -1))
    }
    return (tops, bottoms)
  }

  /// Adds the level lines of the result at one height: where the inside begins or ends between the rows above and
  /// below.
  private mutating func addBorder(_ borders: [Border], at y: Double) {
    guard !borders.isEmpty else { return }
    let changes = borders.flatMap { [(x: $0.from, by: $0.sign), (x: $0.to, by: -$0.sign)] }
      .sorted { $0.x < $1.x }
    var sum = 0
    for (change, next) in zip(changes, changes.dropFirst()) {
      sum += change.by
      for _ in 0..<abs(sum) {
        sum > 0 ? add(change.x, y, next.x, y, edge: -1) : add(next.x, y, change.x, y, edge: -1)
      }
    }
  }

  private mutating func add(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double, edge: Int) {
    let (from, to) = (DrawingPoint(x: x, y: y), DrawingPoint(x: endX, y: endY))
    if from != to { sides.append(Side(from: from, to: to, edge: edge)) }
  }

  // MARK: Joining

  /// The sides, one behind the other.
  private func path() -> Path {
    var leaving: [DrawingPoint: [Int]] = [:]
    for index in sides.indices.reversed() { leaving[sides[index].from, default: []].append(index) }
    var isUsed = Array(repeating: false, count: sides.count)
    var path = Path()
    var corners: [DrawingPoint] = []
    for start in sides.indices where !isUsed[start] {
      var part: [Side] = []
      var next: Int? = start
      while let index = next {
        isUsed[index] = true
        part.append(sides[index])
        next = nil
        while let other = leaving[sides[index].to]?.popLast() {
          if !isUsed[other] {
            next = other
            break
          }
        }
      }
      corners = Self.corners(of: part).map { isUpright ? DrawingPoint(x: $0.y, y: $0.x) : $0 }
      guard corners.count > 2 else { continue }
      path.addLines(corners)
      path.closeSubpath()
    }
    // A rectangle is drawn as one.
    guard path.list.count == 5, corners.count == 4, Self.isRectangle(corners) else { return path }
    return Path(Path.box(corners[0], corners[2]))
  }

  /// The places where the direction changes.
  private static func corners(of part: [Side]) -> [DrawingPoint] {
    var before = part.last
    return part.compactMap { side in
      defer { before = side }
      guard let before else { return side.from }
      if before.edge != side.edge { return isStraight(before, side) ? nil : side.from }
      return side.edge < 0 && !isStraight(before, side) ? side.from : nil
    }
  }

  /// Whether the second of two sides goes exactly on, upright or level.
  private static func isStraight(_ first: Side, _ second: Side) -> Bool {
    let (a, b) = (first.to - first.from, second.to - second.from)
    return (a.x == 0 && b.x == 0 && a.y * b.y > 0) || (a.y == 0 && b.y == 0 && a.x * b.x > 0)
  }

  private static func isRectangle(_ corners: [DrawingPoint]) -> Bool {
    zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { $0.x == $1.x || $0.y == $1.y }
  }
}
