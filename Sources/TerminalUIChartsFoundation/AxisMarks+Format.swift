public import Foundation
public import TerminalUI
public import TerminalUICharts

nonisolated extension AxisMarks {
  /// Makes marks with labels in a format.
  ///
  ///     AxisMarks(format: .dateTime.month())
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - preset: Without effect.
  ///   - position: The side of the labels.
  ///   - values: The values with marks.
  ///   - stroke: Without effect.
  /// - Source: Swift Charts `AxisMarks.init(format:preset:position:values:stroke:)`.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    self.init(_position: position, values: values, format: PlottedFormat.function(format))
  }

  /// Makes marks with labels in a format for numbers.
  ///
  ///     AxisMarks(format: .number)
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - preset: Without effect.
  ///   - position: The side of the labels.
  ///   - values: The values with marks.
  ///   - stroke: Without effect.
  /// - Source: Swift Charts `AxisMarks.init(format:preset:position:values:stroke:)`.
  public init(
    format: FloatingPointFormatStyle<Double>, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(_position: position, values: values, format: PlottedFormat.function(format))
  }

  /// Makes marks with labels in a format for amounts.
  ///
  ///     AxisMarks(format: .currency(code: "EUR"))
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - preset: Without effect.
  ///   - position: The side of the labels.
  ///   - values: The values with marks.
  ///   - stroke: Without effect.
  /// - Source: Swift Charts `AxisMarks.init(format:preset:position:values:stroke:)`.
  public init(
    format: FloatingPointFormatStyle<Double>.Currency, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(_position: position, values: values, format: PlottedFormat.function(format))
  }

  /// Makes marks with labels in a format for parts.
  ///
  ///     AxisMarks(format: .percent)
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - preset: Without effect.
  ///   - position: The side of the labels.
  ///   - values: The values with marks.
  ///   - stroke: Without effect.
  /// - Source: Swift Charts `AxisMarks.init(format:preset:position:values:stroke:)`.
  public init(
    format: FloatingPointFormatStyle<Double>.Percent, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(_position: position, values: values, format: PlottedFormat.function(format))
  }
}
