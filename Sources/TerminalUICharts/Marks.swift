import TerminalUI

/// A bar from zero to a value: upright over a category or a number, lying where the category is along the vertical axis.
///
///     BarMark(x: .value("Month", "May"), y: .value("Sales", 12))
///
/// Bars of several series at one place are stacked. A bar ends within an eighth of a cell.
/// - Source: Swift Charts `BarMark`.
public struct BarMark: ChartContent {
  let point: MarkPoint
  var thickness = MarkDimension.automatic

  /// Makes a bar.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    point = MarkPoint(x, y)
  }

  /// Makes an upright bar of a width, in cells or as a part of the room that it has among others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension
  ) {
    self.init(x: x, y: y)
    thickness = width
  }

  /// Makes a lying bar of a height, in cells or as a part of the room that it has among others.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension
  ) {
    self.init(x: x, y: y)
    thickness = height
  }

  /// Adds the bar.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    guard thickness != .automatic else { return collector.add(.bar, point, style) }
    var style = style
    style.thickness = thickness
    collector.add(.bar, point, style)
  }
}

/// A point of a line through values.
///
///     LineMark(x: .value("Day", 3), y: .value("Degrees", 21.5))
///
/// - Source: Swift Charts `LineMark`.
public struct LineMark: ChartContent {
  let point: MarkPoint
  var series: String?

  /// Makes a point of the chart's line, or of that of a series.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    point = MarkPoint(x, y)
  }

  /// Makes a point of one of several lines in the same colour.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, y: y)
    self.series = series.value._plotted.name
  }

  /// Adds the point.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    collector.add(.line, point, style, part: series)
  }
}

/// A point of an area below a line through values.
///
/// - Source: Swift Charts `AreaMark`.
public struct AreaMark: ChartContent {
  let point: MarkPoint

  /// Makes a point of the area's upper edge.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    point = MarkPoint(x, y)
  }

  /// Adds the point.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    collector.add(.area, point, style)
  }
}

/// A point, shown by a symbol.
///
///     PointMark(x: .value("Height", 181), y: .value("Weight", 77))
///
/// More than 1 000 points of a series are dots.
/// - Source: Swift Charts `PointMark`.
public struct PointMark: ChartContent {
  let point: MarkPoint

  /// Makes a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    point = MarkPoint(x, y)
  }

  /// Adds the point.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    collector.add(.point, point, style)
  }
}

/// A line across the chart at a value.
///
///     RuleMark(y: .value("Limit", 80)).foregroundStyle(.error)
///
/// - Source: Swift Charts `RuleMark`.
public struct RuleMark: ChartContent {
  let value: (isVertical: Bool, value: _Plotted, label: String)

  /// Makes a line from bottom to top.
  public init<X: Plottable>(x: PlottableValue<X>) { value = (true, x.value._plotted, x.label) }
  /// Makes a line from left to right.
  public init<Y: Plottable>(y: PlottableValue<Y>) { value = (false, y.value._plotted, y.label) }

  /// Adds the line.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    collector.addRule(isVertical: value.isVertical, value.value, style)
  }
}

/// Where a mark is.
nonisolated struct MarkPoint {
  let x: _Plotted
  let y: _Plotted
  let xLabel: String
  let yLabel: String

  init<X: Plottable, Y: Plottable>(_ x: PlottableValue<X>, _ y: PlottableValue<Y>) {
    (self.x, self.y) = (x.value._plotted, y.value._plotted)
    (xLabel, yLabel) = (x.label, y.label)
  }
}
