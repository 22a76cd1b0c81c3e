public import Foundation
public import TerminalUI
public import TerminalUICharts
internal import TerminalUIFoundation

nonisolated extension AxisValueLabel {
  /// Makes a label of the value in a format.
  ///
  ///     AxisValueLabel(format: .dateTime.month())
  ///
  /// - Parameters:
  ///   - format: The format. A style for dates without a locale, a calendar or a time zone has those of the environment. Values of other types than the format's have the text that they have without one.
  ///   - centered: Whether the label is in the middle to the next mark. `nil` means: where a unit, such as a day, has its bar.
  ///   - anchor: Without effect, as are the rest.
  ///   - collisionResolution: How labels that would overlap are treated.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The distance from the axis.
  ///   - verticalSpacing: The distance from the axis.
  /// - Source: Swift Charts `AxisValueLabel.init(format:…)`.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(_format: PlottedFormat.function(format), centered: centered)
  }

  /// Makes a label of the value in a format for numbers.
  ///
  ///     AxisValueLabel(format: .number)
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - centered: Whether the label is in the middle to the next mark. `nil` means: where a unit, such as a day, has its bar.
  ///   - anchor: Without effect, as are the rest.
  ///   - collisionResolution: How labels that would overlap are treated.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The distance from the axis.
  ///   - verticalSpacing: The distance from the axis.
  /// - Source: Swift Charts `AxisValueLabel.init(format:…)`.
  public init(
    format: FloatingPointFormatStyle<Double>, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) { self.init(_format: PlottedFormat.function(format), centered: centered) }

  /// Makes a label of the value in a format for amounts.
  ///
  ///     AxisValueLabel(format: .currency(code: "EUR"))
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - centered: Whether the label is in the middle to the next mark. `nil` means: where a unit, such as a day, has its bar.
  ///   - anchor: Without effect, as are the rest.
  ///   - collisionResolution: How labels that would overlap are treated.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The distance from the axis.
  ///   - verticalSpacing: The distance from the axis.
  /// - Source: Swift Charts `AxisValueLabel.init(format:…)`.
  public init(
    format: FloatingPointFormatStyle<Double>.Currency, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) { self.init(_format: PlottedFormat.function(format), centered: centered) }

  /// Makes a label of the value in a format for parts.
  ///
  ///     AxisValueLabel(format: .percent)
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - centered: Whether the label is in the middle to the next mark. `nil` means: where a unit, such as a day, has its bar.
  ///   - anchor: Without effect, as are the rest.
  ///   - collisionResolution: How labels that would overlap are treated.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The distance from the axis.
  ///   - verticalSpacing: The distance from the axis.
  /// - Source: Swift Charts `AxisValueLabel.init(format:…)`.
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) { self.init(_format: PlottedFormat.function(format), centered: centered) }
}

/// Makes of a format of Foundation a function for plotted values, which the charts call without knowing Foundation.
nonisolated enum PlottedFormat {
  static func function<F: FormatStyle>(_ format: F) -> (_Plotted, EnvironmentValues) -> String?
  where F.FormatInput: Plottable, F.FormatOutput == String {
    { plotted, environment in
      // Formats needn't handle dates that calendars don't.
      if case .moment(let seconds) = plotted, !KnownDates.seconds.contains(seconds) { return nil }
      return F.FormatInput.value(of: plotted).map { placed(format, in: environment).format($0) }
    }
  }

  /// A style for dates in the region of the environment, as far as it has none of its own.
  private static func placed<F: FormatStyle>(_ format: F, in environment: EnvironmentValues) -> F {
    guard var style = format as? Date.FormatStyle else { return format }
    if style.locale == .autoupdatingCurrent { style.locale = environment.locale }
    if style.calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
    if style.timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
    return style as? F ?? format
  }
}
