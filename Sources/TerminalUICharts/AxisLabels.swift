public import CellLayout
public import TerminalUI

/// A side of a chart.
///
/// - Source: Swift Charts `AnnotationPosition`.
public nonisolated enum AnnotationPosition: Hashable, Sendable {
  /// The usual side.
  case automatic
  /// Within the plot: here it is the usual side.
  case overlay
  /// Above.
  case top
  /// Below.
  case bottom
  /// On the left.
  case leading
  /// On the right.
  case trailing
  /// Above, at the left end.
  case topLeading
  /// Above, at the right end.
  case topTrailing
  /// Below, at the left end.
  case bottomLeading
  /// Below, at the right end.
  case bottomTrailing

  var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
  var isBottom: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }
  var isAside: Bool { self == .leading || self == .trailing }

  /// Where a line of text is along the side.
  var alignment: HorizontalAlignment? {
    switch self {
    case .topLeading, .bottomLeading, .leading: .leading
    case .topTrailing, .bottomTrailing, .trailing: .trailing
    default: nil
    }
  }
}

/// The name of an axis, as `chartXAxisLabel` and `chartYAxisLabel` set it.
@usableFromInline nonisolated struct AxisTitle: Hashable {
  let text: String
  let position: AnnotationPosition
  let alignment: HorizontalAlignment?

  @usableFromInline init(_ text: String, _ position: AnnotationPosition, _ alignment: Alignment?) {
    (self.text, self.position) = (text, position)
    self.alignment = alignment?.horizontal ?? position.alignment
  }
}

extension View {
  /// Names the horizontal axis of charts in this view, in a row of its own.
  ///
  ///     Chart { … }.chartXAxisLabel("Day of the month")
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - position: Above or below the plot; below by default.
  ///   - alignment: Where in the row the name is; in its middle by default.
  ///   - spacing: Without effect: the row is next to the axis.
  /// - Source: Swift Charts `View.chartXAxisLabel(_:position:alignment:spacing:)`.
  @inlinable public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    environment(\.chart.x.title, AxisTitle(String(label), position, alignment))
  }

  /// Names the vertical axis of charts in this view, in a row of its own.
  ///
  ///     Chart { … }.chartYAxisLabel("Degrees")
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - position: Above or below the plot; above by default. Text isn't turned, so that there is no room at the sides.
  ///   - alignment: Where in the row the name is; above the axis by default.
  ///   - spacing: Without effect: the row is next to the plot.
  /// - Source: Swift Charts `View.chartYAxisLabel(_:position:alignment:spacing:)`.
  @inlinable public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> some View {
    environment(\.chart.y.title, AxisTitle(String(label), position, alignment))
  }

  /// Shows or hides the legend of charts in this view, at a side of them.
  ///
  ///     Chart { … }.chartLegend(position: .trailing)
  ///
  /// - Parameters:
  ///   - position: Below the chart by default, or above. `.leading` and `.trailing` are a column on the right.
  ///   - alignment: Without effect: a row begins with the plot.
  ///   - spacing: Without effect: the row is next to the chart.
  /// - Source: Swift Charts `View.chartLegend(position:alignment:spacing:)`.
  @inlinable public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    environment(\.chart.legendPosition, position)
  }

  /// Sets the colours of series in charts in this view, in the order of the series.
  ///
  ///     Chart { … }.chartForegroundStyleScale(range: [.blue, .orange])
  ///
  /// - Source: Swift Charts `View.chartForegroundStyleScale(range:type:)`.
  @inlinable public func chartForegroundStyleScale(range: [Color]) -> some View {
    environment(\.chart.palette, range)
  }

  /// Sets the colours of series, by values and their colours, in charts in this view.
  ///
  ///     Chart { … }.chartForegroundStyleScale(domain: cities, range: [.blue, .red])
  ///
  /// Where there are more values than colours the colours begin again.
  /// - Source: Swift Charts `View.chartForegroundStyleScale(domain:range:type:)`.
  @inlinable public func chartForegroundStyleScale<Value: Plottable>(domain: [Value], range: [Color])
    -> some View
  { environment(\.chart.colors, ChartConfiguration.colors(of: domain.map(\._plotted), range)) }

  /// Sets the colours of series by a function of their values, in charts in this view.
  ///
  /// - Source: Swift Charts `View.chartForegroundStyleScale(domain:mapping:type:)`.
  @inlinable public func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value], mapping: (Value) -> Color
  ) -> some View { chartForegroundStyleScale(domain: domain, range: domain.map(mapping)) }

  /// Sets the colours of series, by values that aren't texts, in charts in this view.
  ///
  /// - Source: Swift Charts `View.chartForegroundStyleScale(_:)`.
  @_disfavoredOverload
  @inlinable public func chartForegroundStyleScale<Value: Plottable>(_ mapping: KeyValuePairs<Value, Color>)
    -> some View
  { chartForegroundStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value)) }
}

extension ChartConfiguration {
  /// The colours of values, by their names.
  @usableFromInline static func colors(of values: [_Plotted], _ colors: [Color]) -> [String: Color] {
    guard !colors.isEmpty else { return [:] }
    let pairs = values.enumerated().map { ($1.name, colors[$0 % colors.count]) }
    return Dictionary(pairs) { first, _ in first }
  }
}
