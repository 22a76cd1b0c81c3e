public import TerminalUI

// Names of Swift Charts that cells can't show, so that code with them compiles.

extension ChartContent {
  /// Without effect: corners of marks are smaller than cells.
  ///
  /// - Source: Swift Charts `ChartContent.cornerRadius(_:style:)`.
  public func cornerRadius(_ radius: Double, style: RoundedCornerStyle = .continuous) -> Self { self }

  /// Without effect: corners of marks are smaller than cells.
  ///
  /// - Source: Swift Charts `ChartContent.clipShape(_:style:)`.
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }

  /// Without effect: a symbol is one character.
  ///
  /// - Source: Swift Charts `ChartContent.symbolSize(_:)`.
  public func symbolSize(_ area: Double) -> Self { self }

  /// Without effect: a symbol is one character.
  ///
  /// - Source: Swift Charts `ChartContent.symbolSize(by:)`.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> Self { self }

  /// Without effect: marks are where their values are.
  ///
  /// - Source: Swift Charts `ChartContent.offset(x:y:)`.
  public func offset(x: Double = 0, y: Double = 0) -> Self { self }

  /// Without effect: a chart is described as a whole.
  ///
  /// - Source: Swift Charts `ChartContent.accessibilityLabel(_:)`.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self { self }

  /// Without effect: a chart is described as a whole.
  ///
  /// - Source: Swift Charts `ChartContent.accessibilityValue(_:)`.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> Self { self }

  /// Without effect: a chart is described as a whole.
  ///
  /// - Source: Swift Charts `ChartContent.accessibilityHidden(_:)`.
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }
}

extension View {
  /// Without effect: an axis takes the whole length of the plot.
  ///
  /// - Source: Swift Charts `View.chartXScale(range:type:)`.
  public func chartXScale(range: PlotDimensionScaleRange) -> some View { self }

  /// Without effect: an axis takes the whole length of the plot.
  ///
  /// - Source: Swift Charts `View.chartYScale(range:type:)`.
  public func chartYScale(range: PlotDimensionScaleRange) -> some View { self }

  /// Sets the ends of the horizontal axis; the range is without effect.
  ///
  /// - Source: Swift Charts `View.chartXScale(domain:range:type:)`.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType = .linear
  ) -> some View { chartXScale(domain: domain, type: type) }

  /// Sets the ends of the vertical axis; the range is without effect.
  ///
  /// - Source: Swift Charts `View.chartYScale(domain:range:type:)`.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType = .linear
  ) -> some View { chartYScale(domain: domain, type: type) }
}

/// The part of a plot's length that an axis takes.
///
/// - Source: Swift Charts `PlotDimensionScaleRange`; without effect.
public nonisolated struct PlotDimensionScaleRange: Hashable, Sendable {
  let padding: [Double]

  /// The length of the plot without a padding at each end.
  public static func plotDimension(padding: Double = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: [padding, padding])
  }

  /// The length of the plot, without so much at its ends.
  public static func plotDimension(startPadding: Double, endPadding: Double) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(padding: [startPadding, endPadding])
  }

  /// The length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(padding: []) }
}
