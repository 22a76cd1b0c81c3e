import TerminalUI

/// A rectangle over ranges of values, or over the room of categories.
///
///     RectangleMark(x: .value("Day", "Monday"), y: .value("Hour", "9 o’clock"))     // a field of a heat map
///     RectangleMark(xStart: .value("From", 3), xEnd: .value("To", 5))               // a band from bottom to top
///
/// It fills whole cells, one at least. A category, and a moment with a unit, has all of its room; a number has one cell, unless the mark has a width or
/// a height.
/// - Source: Swift Charts `RectangleMark`; differs in that a side without values can't have ends in points.
public struct RectangleMark: ChartContent {
  let x: RectangleSide?
  let y: RectangleSide?

  /// Makes a rectangle at a place.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - width: The width, in the app's lengths or as a part of the room.
  ///   - height: The height, in the app's lengths or as a part of the room.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { (self.x, self.y) = (RectangleSide(x, width), RectangleSide(y, height)) }

  /// Makes a rectangle at a horizontal place, from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { (self.x, y) = (RectangleSide(x, width), RectangleSide(from: yStart, to: yEnd)) }

  /// Makes a rectangle at a vertical place, from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { (x, self.y) = (RectangleSide(from: xStart, to: xEnd), RectangleSide(y, height)) }

  /// Makes a rectangle between two values of each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { (x, y) = (RectangleSide(from: xStart, to: xEnd), RectangleSide(from: yStart, to: yEnd)) }

  /// Makes a band from bottom to top, between two values.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    (x, y) = (RectangleSide(from: xStart, to: xEnd), nil)
  }

  /// Makes a band from left to right, between two values.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    (x, y) = (nil, RectangleSide(from: yStart, to: yEnd))
  }

  /// Adds the rectangle.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    collector.addRectangle(x, y, style)
  }
}

/// The values of a rectangle along one axis, as the app gives them.
nonisolated struct RectangleSide {
  let start: _Plotted
  /// The second end; `nil` for the room of one value.
  let end: _Plotted?
  let thickness: MarkDimension
  let label: String
  let unit: ChartSpan?
  let ruler: (any _ChartRuler.Type)?

  init<Value: Plottable>(_ value: PlottableValue<Value>, _ thickness: MarkDimension) {
    (start, end, self.thickness) = (value.plotted, nil, thickness)
    (label, unit, ruler) = (value.label, value.unit, Value.PrimitivePlottable._ruler)
  }

  init<Value: Plottable>(from start: PlottableValue<Value>, to end: PlottableValue<Value>) {
    (self.start, self.end, thickness) = (start.value._plotted, end.value._plotted, .automatic)
    (label, unit, ruler) = (start.label, nil, Value.PrimitivePlottable._ruler)
  }
}

/// The place of a rectangle along an axis, once the chart has collected the values.
nonisolated enum RectangleExtent {
  /// Between two places.
  case range(Double, Double)
  /// The room of a place, or of its unit, or a part of it.
  case place(Double, unit: Double?, MarkDimension)

  /// The place, or the beginning.
  var start: Double {
    switch self {
    case .range(let start, _), .place(let start, _, _): start
    }
  }

  /// The way from the beginning to the end.
  var length: Double? {
    guard case .range(let start, let end) = self else { return nil }
    return end - start
  }
}

nonisolated extension ChartDimension {
  /// Takes the values of a rectangle, and returns their places; `nil` where one isn't a number.
  mutating func extent(of side: RectangleSide) -> RectangleExtent? {
    if label.isEmpty { label = side.label }
    if let ruler = side.ruler { self.ruler = ruler }
    guard let start = place(of: side.start) else { return nil }
    if !isCategory { include(start) }
    if let unit = side.unit { include(unit) }
    guard let end = side.end else {
      return .place(start, unit: side.unit.map { $0.end - $0.start }, side.thickness)
    }
    guard let end = place(of: end) else { return nil }
    if !isCategory { include(end) }
    return .range(start, end)
  }
}

/// The places of a rectangle; an axis without any has all of the plot.
nonisolated struct ChartRectangle {
  let x: RectangleExtent?
  let y: RectangleExtent?
}
