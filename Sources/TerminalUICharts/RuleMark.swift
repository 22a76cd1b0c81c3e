import TerminalUI

/// A line across the chart at a value.
///
///     RuleMark(y: .value("Limit", 80)).foregroundStyle(.error)
///     RuleMark(x: .value("Now", 12), yStart: .value("Low", 3), yEnd: .value("High", 9))
///
/// A dashed `lineStyle` is one of dashes.
/// - Source: Swift Charts `RuleMark`.
public struct RuleMark: ChartContent {
  let place: RulePlace

  /// Makes a line from bottom to top.
  public init<X: Plottable>(x: PlottableValue<X>) { place = RulePlace(x, isVertical: true) }

  /// Makes a line from left to right.
  public init<Y: Plottable>(y: PlottableValue<Y>) { place = RulePlace(y, isVertical: false) }

  /// Makes an upright line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { place = RulePlace(x, isVertical: true, from: yStart, to: yEnd) }

  /// Makes a lying line from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { place = RulePlace(y, isVertical: false, from: xStart, to: xEnd) }

  /// Adds the line.
  public func _add(to collector: _ChartCollector, _ style: _MarkStyle) {
    collector.addRule(place, style)
  }
}

/// Where a rule is, as the app gives it: in values, before the axes are known.
nonisolated struct RulePlace {
  let isVertical: Bool
  let value: _Plotted
  let label: String
  let ruler: (any _ChartRuler.Type)?
  /// The ends along the line; `nil` for those of the plot.
  private(set) var ends: (start: _Plotted, end: _Plotted, ruler: (any _ChartRuler.Type)?)?

  init<Value: Plottable>(_ value: PlottableValue<Value>, isVertical: Bool) {
    (self.isVertical, self.value, label) = (isVertical, value.plotted, value.label)
    ruler = Value.PrimitivePlottable._ruler
  }

  init<Value: Plottable, End: Plottable>(
    _ value: PlottableValue<Value>, isVertical: Bool, from start: PlottableValue<End>,
    to end: PlottableValue<End>
  ) {
    self.init(value, isVertical: isVertical)
    ends = (start.value._plotted, end.value._plotted, End.PrimitivePlottable._ruler)
  }
}
