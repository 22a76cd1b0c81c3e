/// Which pixels of some cells are inside of an outline or on a line.
///
///     var grid = PixelGrid(cells: Rect(x: 0, y: 0, width: 4, height: 2), .quadrants)
///     grid.fill(Path(ellipseIn: DrawingRect(x: 0, y: 0, width: 4, height: 4)))
///     // ▗▄▄▖   a pixel is inside if its middle is
///     // ▝▀▀▘
///
/// Which pixels these are doesn't depend on which cells are looked at. The time is that of the outline's pieces and of the pixels'
/// rows that each of them meets among the cells.
package struct PixelGrid: Hashable, Sendable {
  /// The cells.
  package let cells: Rect
  /// How a cell is divided.
  package let density: PixelDensity
  /// The pixels of each cell, by rows.
  package private(set) var patterns: [UInt8]

  /// Makes a grid without any pixel.
  package init(cells: Rect, _ density: PixelDensity) {
    self.cells = cells.isEmpty ? .zero : cells
    self.density = density
    patterns = Array(repeating: 0, count: self.cells.width * self.cells.height)
  }

  /// The pixels of a cell; none outside of the grid.
  package subscript(x: Int, y: Int) -> UInt8 {
    guard cells.contains(Point(x: x, y: y)) else { return 0 }
    return patterns[(y - cells.minY) * cells.width + x - cells.minX]
  }

  /// Keeps only the pixels that another grid of the same cells has.
  package mutating func formIntersection(_ other: PixelGrid) {
    for index in patterns.indices where index < other.patterns.count {
      patterns[index] &= other.patterns[index]
    }
  }

  /// Inverts the grid: set pixels become clear, and clear pixels become set.
  package mutating func invert() { for index in patterns.indices { patterns[index] ^= density.full } }

  /// Whether there is no pixel.
  package var isEmpty: Bool { patterns.allSatisfy { $0 == 0 } }

  // MARK: Areas

  private struct Crossing {
    let x: Double
    let direction: Int
  }

  /// Adds the inside of an outline.
  package mutating func fill(_ path: Path, evenOdd: Bool = false) {
    guard !cells.isEmpty else { return }
    if case .stroked(let base, let style) = path.form { return stroke(base, style) }
    fill(path.flattened.map(\.points), evenOdd: evenOdd)
  }

  /// Fills the pixels whose middle is inside, row by row, between the places where the polygons cross the row.
  private mutating func fill(_ polygons: [[DrawingPoint]], evenOdd: Bool = false) {
    let scale = DrawingPoint(x: Double(density.columns), y: Double(density.rows) / 2)
    let first = cells.minY * density.rows
    let end = cells.maxY * density.rows
    // Only the rows that the outline meets.
    var (low, high) = (Double.infinity, -Double.infinity)
    for point in polygons.joined() { (low, high) = (Swift.min(low, point.y), Swift.max(high, point.y)) }
    guard low < high else { return }
    let top = Int(Swift.max((low * scale.y).rounded(.down), Double(first)))
    let bottom = Int(Swift.min((high * scale.y).rounded(.up), Double(end)))
    guard top < bottom else { return }
    var rows = Array(repeating: [Crossing](), count: bottom - top)
    for polygon in polygons where polygon.count > 1 {
      var from = polygon[polygon.count - 1]
      for to in polygon {
        defer { from = to }
        let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
        guard upper.y < lower.y else { continue }
        // The rows whose middle is between both ends.
        let begin = Swift.max((upper.y * scale.y - 0.5).rounded(.up), Double(top))
        let stop = Swift.min((lower.y * scale.y - 0.5).rounded(.up), Double(bottom))
        guard begin < stop else { continue }
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        for row in Int(begin)..<Int(stop) {
          let y = (Double(row) + 0.5) / scale.y
          rows[row - top].append(
            Crossing(x: upper.x + (y - upper.y) * slope, direction: from.y < to.y ? 1 : -1))
        }
      }
    }
    for (index, crossings) in rows.enumerated() where crossings.count > 1 {
      var winding = 0
      var start = 0.0
      for crossing in crossings.sorted(by: { $0.x < $1.x }) {
        let wasInside = evenOdd ? winding & 1 != 0 : winding != 0
        winding += crossing.direction
        let isInside = evenOdd ? winding & 1 != 0 : winding != 0
        if !wasInside, isInside { start = crossing.x }
        if wasInside, !isInside { setSpan(from: start * scale.x, to: crossing.x * scale.x, row: top + index) }
      }
    }
  }

  /// Sets the pixels of a row whose middle is between two places, or on one of them, in pixels.
  ///
  /// Symmetric shapes stay symmetric.
  private mutating func setSpan(from: Double, to: Double, row: Int) {
    let left = cells.minX * density.columns
    let right = cells.maxX * density.columns
    let first = Swift.max((from - 0.5 - 1e-9).rounded(.up), Double(left))
    let end = Swift.min((to - 0.5 + 1e-9).rounded(.down) + 1, Double(right))
    guard first < end else { return }
    for x in Int(first)..<Int(end) { set(x, row) }
  }

  /// Sets a pixel, which is among the cells.
  @inline(__always) private mutating func set(_ x: Int, _ y: Int) {
    let (columns, rows) = (density.columns, density.rows)
    let (pixelX, pixelY) = (x - cells.minX * columns, y - cells.minY * rows)
    let index = pixelY / rows * cells.width + pixelX / columns
    patterns[index] |= 1 << UInt8(pixelY % rows * columns + pixelX % columns)
  }

  // MARK: Lines

  /// Adds the stroke of an outline.
  ///
  /// A thin line, up to a unit wide, sets each pixel that it meets. The middles of the outermost pixels are on `frame`, so that an outline on the
  /// edge of its view is seen on all sides.
  package mutating func stroke(_ path: Path, _ style: StrokeStyle, in frame: DrawingRect? = nil) {
    guard style.lineWidth > 0, !cells.isEmpty else { return }
    let lines = Stroking.lines(of: path, style, inside: DrawingRect(cells))
    guard style.isThin else {
      for piece in Stroking.pieces(of: lines, style) { fill([piece]) }
      return
    }
    let scale = DrawingPoint(x: Double(density.columns), y: Double(density.rows) / 2)
    func fitted(_ value: Double, _ start: Double, _ length: Double, _ scale: Double) -> Double {
      guard length * scale > 1 else { return value * scale }
      return (start + (value - start) * (1 - 1 / (length * scale))) * scale + 0.5
    }
    for line in lines {
      let points = line.points.map { point in
        guard let frame else { return DrawingPoint(x: point.x * scale.x, y: point.y * scale.y) }
        return DrawingPoint(
          x: fitted(point.x, frame.minX, frame.width, scale.x),
          y: fitted(point.y, frame.minY, frame.height, scale.y))
      }
      if points.count == 1, let point = points.first { draw(point, point) }
      for (a, b) in Polyline(points: points, isClosed: line.isClosed).segments { draw(a, b) }
    }
  }

  /// Sets the pixels from one place to another, in pixels: one for each column, or each row where the line is steep.
  private mutating func draw(_ a: DrawingPoint, _ b: DrawingPoint) {
    let isSteep = abs(b.y - a.y) > abs(b.x - a.x)
    func along(_ point: DrawingPoint) -> Double { isSteep ? point.y : point.x }
    func across(_ point: DrawingPoint) -> Double { isSteep ? point.x : point.y }
    let (from, to) = along(a) <= along(b) ? (a, b) : (b, a)
    let (columns, rows) = (density.columns, density.rows)
    let area = Rect(
      x: cells.minX * columns, y: cells.minY * rows, width: cells.width * columns,
      height: cells.height * rows)
    let (low, high) = isSteep ? (area.minY, area.maxY) : (area.minX, area.maxX)
    let (least, most) = isSteep ? (area.minX, area.maxX) : (area.minY, area.maxY)
    let first = Swift.max(along(from).rounded(.down), Double(low))
    let last = Swift.min(along(to).rounded(.down), Double(high - 1))
    guard first <= last else { return }
    let length = along(to) - along(from)
    let slope = length > 0 ? (across(to) - across(from)) / length : 0
    for step in Int(first)...Int(last) {
      let middle = Swift.min(Swift.max(Double(step) + 0.5, along(from)), along(to))
      let other = (across(from) + (middle - along(from)) * slope).rounded(.down)
      guard other >= Double(least), other < Double(most) else { continue }
      isSteep ? set(Int(other), step) : set(step, Int(other))
    }
  }
}

extension PixelGrid: CustomStringConvertible {
  /// The characters, a line a row, blanks as dots.
  package var description: String {
    (cells.minY..<cells.maxY).map { y in
      (cells.minX..<cells.maxX).map { x in
        let pattern = self[x, y]
        return pattern == 0 ? "·" : density.glyph(pattern).string
      }.joined()
    }.joined(separator: "\n")
  }
}
