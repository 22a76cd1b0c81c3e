import CellLayout
import Cells
import TerminalUI
import TerminalUICore

/// Draws the parts of a pie into the cells of a chart's plot.
///
/// A cell has the two colours that most of its pixels have: parts touch each other without a gap.
@MainActor struct SectorDrawing {
  private let area: Rect
  private let density: PixelDensity
  private let middle: DrawingPoint
  private var parts: [Part] = []
  /// Where each part ends, ascending; see ``turn(_:)``.
  private var ends: [Double] = []

  private struct Part {
    let ink: MarkInk
    let inner: Double
    let outer: Double
    let inset: Double
    /// Where the sector begins and ends, as directions of length 1 from the middle.
    let from: DrawingPoint
    let to: DrawingPoint
  }

  /// - Parameters:
  ///   - area: The cells of the plot.
  ///   - unit: How many lengths of the app a unit of drawings is.
  init(_ sectors: [ChartSector], _ inks: [MarkInk], in area: Rect, pixels: PixelStyle, unit: Double) {
    self.area = area
    density = pixels.ofAreas
    let size = DrawingSize(area.size)
    middle = DrawingPoint(x: size.width / 2, y: size.height / 2)
    let radius = Swift.min(size.width, size.height) / 2
    // Parts of the greatest value: a sum may be more than a number can be.
    let greatest = sectors.reduce(0) { Swift.max($0, $1.value) }
    let sum = sectors.reduce(0) { $0 + $1.value / greatest }
    func way(_ turn: Double) -> DrawingPoint {
      DrawingTransform(rotationAngle: turn * 2 * .pi)(DrawingPoint(x: 0, y: -1))
    }
    var turn = 0.0
    for (sector, ink) in zip(sectors, inks) {
      let from = way(turn)
      turn += sector.value / greatest / sum
      let form = sector.form
      let outer = form.outer.length(in: radius, sides: 1, automatic: radius, unit: unit)
      parts.append(
        Part(
          ink: ink, inner: form.inner.length(in: radius, sides: 1, automatic: 0, unit: unit),
          outer: outer, inset: Swift.max(form.inset / unit, 0), from: from, to: way(turn)))
      ends.append(Swift.max(ends.last ?? 0, turn < 1 ? Self.turn(way(turn)) : 4))
    }
    // The last part ends where the first begins, whatever rounding does.
    if !ends.isEmpty { ends[ends.count - 1] = 4 }
  }

  /// A number from 0 to 4 that grows clockwise from the top, as an angle does.
  private static func turn(_ way: DrawingPoint) -> Double {
    let sum = abs(way.x) + abs(way.y)
    guard sum > 0 else { return 0 }
    let part = way.x / sum
    if way.y < 0 { return way.x >= 0 ? part : 4 + part }
    return 2 - part
  }

  /// The part that a place belongs to, from the pie's middle.
  private func part(at place: DrawingPoint) -> Int? {
    let turn = Self.turn(place)
    var (low, high) = (0, parts.count)
    while low < high {
      let half = (low + high) / 2
      if ends[half] <= turn { low = half + 1 } else { high = half }
    }
    guard low < parts.count else { return nil }
    let part = parts[low]
    let distance = (place.x * place.x + place.y * place.y).squareRoot()
    guard distance >= part.inner, distance < part.outer else { return nil }
    guard part.inset > 0, parts.count > 1 else { return low }
    for side in [part.from, part.to] where side.x * place.x + side.y * place.y > 0 {
      if abs(side.x * place.y - side.y * place.x) < part.inset { return nil }
    }
    return low
  }

  /// The cell in the middle of a part.
  func middle(of index: Int) -> Point? {
    guard parts.indices.contains(index) else { return nil }
    let part = parts[index]
    var way = DrawingPoint(x: part.from.x + part.to.x, y: part.from.y + part.to.y)
    let start = index > 0 ? ends[index - 1] : 0
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    // Of half a pie the middle is at a right angle, and of a larger part on the other side.
    if length < 1e-6 {
      way = DrawingPoint(x: -part.from.y, y: part.from.x)
    } else {
      let sign = ends[index] - start > 2 ? -1.0 : 1
      way = DrawingPoint(x: sign * way.x / length, y: sign * way.y / length)
    }
    let radius = (part.inner + part.outer) / 2
    return Point(
      x: area.minX + (middle.x + way.x * radius).rounded(.down).clampedToCells,
      y: area.minY + ((middle.y + way.y * radius) / 2).rounded(.down).clampedToCells)
  }

  /// Asks for each pixel in which part of the pie it is, and draws each cell from its pixels.
  func draw(_ painter: inout Painter) {
    let (columns, rows) = (density.columns, density.rows)
    for y in 0..<area.height {
      for x in 0..<area.width {
        var pixels: [Int?] = []
        for pixel in 0..<columns * rows {
          let (column, row) = (Double(pixel % columns) + 0.5, Double(pixel / columns) + 0.5)
          pixels.append(
            part(
              at: DrawingPoint(
                x: Double(x) + column / Double(columns) - middle.x,
                y: 2 * (Double(y) + row / Double(rows)) - middle.y)))
        }
        draw(pixels, in: Rect(x: area.minX + x, y: area.minY + y, width: 1, height: 1), &painter)
      }
    }
  }

  /// Draws one cell from the parts in which its pixels are; `nil` is outside of the pie.
  private func draw(_ pixels: [Int?], in cell: Rect, _ painter: inout Painter) {
    var counts: [Int: Int] = [:]
    for case let part? in pixels { counts[part, default: 0] += 1 }
    let order = counts.keys.sorted { (counts[$1] ?? 0, $0) < (counts[$0] ?? 0, $1) }
    guard let first = order.first else { return }
    if let texture = parts[first].ink.texture {
      guard 2 * (counts[first] ?? 0) >= pixels.count || !pixels.contains(nil) else { return }
      return painter.fill(cell, with: texture, style: Style(foreground: parts[first].ink.color))
    }
    // Beside an edge of the pie there is room for one colour, elsewhere for two.
    let hasSecond = order.count > 1 && !pixels.contains(nil) && density != .braille
    var pattern: UInt8 = 0
    for (index, part) in pixels.enumerated() {
      if hasSecond ? part != order[1] : part != nil { pattern |= 1 << UInt8(index) }
    }
    painter.fill(
      cell, with: density.glyph(pattern),
      style: Style(
        foreground: parts[first].ink.color, background: hasSecond ? parts[order[1]].ink.color : nil))
  }
}
