public import TerminalUI

extension ChartContent {
  /// Sets the opacity of the marks, from 0 (invisible) to 1.
  ///
  ///     AreaMark(x: .value("Day", 3), y: .value("Degrees", 21.5)).opacity(0.3)
  ///
  /// It is mixed with the colour behind, if that is known.
  /// - Source: Swift Charts `ChartContent.opacity(_:)`.
  public func opacity(_ opacity: Double) -> _StyledMarks<Self> {
    _StyledMarks(content: self) { $0.opacity *= opacity }
  }

  /// Puts the bars of one place next to each other instead of on top of each other, one for each value.
  ///
  ///     BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
  ///       .foregroundStyle(by: .value("Shop", sale.shop)).position(by: .value("Shop", sale.shop))
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - axis: Without effect: bars are next to each other across their length.
  ///   - span: Without effect: the bars share the room of one.
  /// - Source: Swift Charts `ChartContent.position(by:axis:span:)`.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> _StyledMarks<Self> {
    let name = value.value._plotted.name
    return _StyledMarks(content: self) { $0.position = name }
  }

  /// Draws rules below all other marks where the value is negative.
  ///
  ///     RuleMark(x: .value("Day", selected)).zIndex(-1)
  ///
  /// Other marks are drawn in the order in which they are written.
  /// - Source: Swift Charts `ChartContent.zIndex(_:)`.
  public func zIndex(_ value: Double) -> _StyledMarks<Self> {
    _StyledMarks(content: self) { $0.order = value }
  }
}

/// How marks of one place are put together.
///
/// - Source: Swift Charts `MarkStackingMethod`; without `normalized` and `center`.
public nonisolated enum MarkStackingMethod: Hashable, Sendable {
  /// On top of each other.
  case standard
  /// All from zero.
  case unstacked
}
