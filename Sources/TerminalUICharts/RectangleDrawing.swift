import Cells
import TerminalUI
import TerminalUICore

/// Draws the rectangles of a chart into its plot.
@MainActor struct RectangleDrawing {
  let plan: ChartPlan
  let origin: Point
  let pixels: PixelStyle
  /// How many lengths of the app a unit of drawings is.
  let unit: Double

  func draw(_ rectangles: [ChartRectangle], _ ink: MarkInk, _ painter: inout Painter) {
    let plot = plan.plot.size
    for rectangle in rectangles {
      let columns = cells(of: rectangle.x, plan.x, plot.width, unit: unit)
      // A length of the app is cells: rows are two units high.
      let rows = cells(of: rectangle.y, plan.y, plot.height, unit: unit > 1 ? unit * 2 : unit)
      guard !columns.isEmpty, !rows.isEmpty else { continue }
      let rect = Rect(
        x: columns.lowerBound, y: plot.height - rows.upperBound, width: columns.count, height: rows.count)
      ink.fill(Path(DrawingRect(rect)), in: plot, at: origin, pixels: pixels, &painter)
    }
  }

  /// The cells along an axis, from its beginning; none where the places are outside.
  private func cells(of extent: RectangleExtent?, _ scale: ChartScale, _ length: Int, unit: Double)
    -> Range<Int>
  {
    guard let extent else { return 0..<length }
    let all = Double(length)
    var (low, high): (Double, Double)
    switch extent {
    case .range(let start, let end):
      // Categories have room on both sides of their places.
      let half = scale.count == nil ? 0 : 0.5 / Double(Swift.max(scale.count ?? 1, 1))
      let (first, last) = (scale.fraction(start), scale.fraction(end))
      (low, high) = ((Swift.min(first, last) - half) * all, (Swift.max(first, last) + half) * all)
    case .place(let place, let span, let thickness):
      let middle = scale.fraction(place) * all
      var room = 1.0
      if let count = scale.count {
        room = all / Double(Swift.max(count, 1))
      } else if let span {
        room = abs(scale.fraction(place + span / 2) - scale.fraction(place - span / 2)) * all
      }
      // A number has no room of its own: a length may have all of the plot.
      let whole = scale.count == nil && span == nil && thickness != .automatic ? all : room
      let length = thickness.length(in: whole, sides: 2, automatic: room, unit: unit)
      (low, high) = (middle - length / 2, middle + length / 2)
    }
    guard low.isFinite, high.isFinite, high > -1e-9, low < all + 1e-9 else { return 0..<0 }
    // An end between two cells is that of the neighbour as well, but for the last digits.
    let (begin, end) = ((low + 1e-9).rounded().clampedToCells, (high + 1e-9).rounded().clampedToCells)
    let first = Swift.min(Swift.max(begin, 0), Swift.max(length - 1, 0))
    return first..<Swift.max(Swift.min(end, length), Swift.min(first + 1, length))
  }
}
