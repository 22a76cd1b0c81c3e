import TerminalUI

/// A bar from zero to a value: upright over a category or a number, lying where the category is along the vertical axis.
///
///     BarMark(x: .value("Month", "May"), y: .value("Sales", 12))
///
/// Bars of several series at one place are stacked, unless they have positions: ``ChartContent/position(by:axis:span:)``. A bar ends within an
/// eighth of a cell. It has three quarters of the room of its category, or of its unit of time, and a column at a number.
/// - Source: Swift Charts `BarMark`.
public struct BarMark: ChartContent {
  let point: MarkPoint
  var thickness = MarkDimension.automatic
  var isStacked = true

  /// Makes a bar.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    point = MarkPoint(x, y)
  }

  /// Makes a bar that is stacked on others at its place, or one that isn't.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod
  ) {
    self.init(x: x, y: y)
    thickness = width
    isStacked = stacking == .standard
  }

  /// Makes an upright bar from one value to another.
  ///
  ///     BarMark(x: .value("Day", day.name), yStart: .value("Least", day.low), yEnd: .value("Most", day.high))
  ///
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    point = MarkPoint(x, yEnd, from: yStart)
    thickness = width
  }

  /// Makes a lying bar from one value to another.
  ///
  ///     BarMark(xStart: .value("Begin", 9), xEnd: .value("End", 12), y: .value("Room", "Hall"))
  ///
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    point = MarkPoint(xEnd, y, alongXFrom: xStart)
    thickness = height
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
    guard thickness != .automatic || !isStacked else { return collector.add(.bar, point, style) }
    var style = style
    if thickness != .automatic { style.thickness = thickness }
    if !isStacked { style.isStacked = false }
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

  /// Makes a point of the chart's line, or of the line of the point's series.
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

/// A point of an area below a line through values, or between two lines.
///
/// - Source: Swift Charts `AreaMark`.
public struct AreaMark: ChartContent {
  let point: MarkPoint
  var series: String?
  var isStacked = true

  /// Makes a point of the area's upper edge.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    point = MarkPoint(x, y)
  }

  /// Makes a point of an area that is stacked on others, or of one that isn't.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod
  ) {
    self.init(x: x, y: y)
    isStacked = stacking == .standard
  }

  /// Makes a point of one of several areas in the same colour.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
    self.series = series.value._plotted.name
  }

  /// Makes a point of the lower and of the upper edge.
  ///
  ///     AreaMark(x: .value("Day", day.number), yStart: .value("Least", day.low), yEnd: .value("Most", day.high))
  ///
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { point = MarkPoint(x, yEnd, from: yStart) }

  /// Makes a point of the lower and of the upper edge of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    self.init(x: x, yStart: yStart, yEnd: yEnd)
    self.series = series.value._plotted.name
  }

  /// Adds the point.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    var style = style
    if !isStacked { style.isStacked = false }
    collector.add(.area, point, style, part: series)
  }
}

/// A point, shown by a symbol.
///
///     PointMark(x: .value("Height", 181), y: .value("Weight", 77))
///
/// If a series has more than 1 000 points, they are shown as dots.
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
