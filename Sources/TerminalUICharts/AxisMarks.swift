public import TerminalUI

/// The marks along an axis.
///
///     Chart { … }.chartYAxis { AxisMarks(values: [0, 50, 100]) }
///     Chart { … }.chartXAxis {
///       AxisMarks(values: .stride(by: 7)) { value in
///         AxisGridLine()
///         AxisValueLabel("week \(value.index + 1)")
///       }
///     }
///
/// - Source: Swift Charts `AxisMarks`; the vertical axis is on the left, where terminals begin.
public nonisolated struct AxisMarks: AxisContent {
  let values: AxisMarkValues
  let position: AxisMarkPosition
  /// Makes a label of a value; `nil` for the chart's own.
  let format: ((_Plotted, EnvironmentValues) -> String?)?
  let make: (@MainActor (AxisValue) -> _AxisParts)?

  /// Makes marks whose labels are made of values by a function, as modules with formats do.
  public init(
    _position position: AxisMarkPosition, values: AxisMarkValues,
    format: ((_Plotted, EnvironmentValues) -> String?)?
  ) {
    (self.position, self.values, self.format) = (position, values, format)
    make = nil
  }

  /// Makes marks at round values, or at the values given by a rule.
  ///
  /// - Parameters:
  ///   - preset: Without effect: labels are at their marks, or in the middle of their units.
  ///   - position: The side of the labels.
  ///   - values: The values with marks.
  ///   - stroke: Without effect: lines are as wide as characters allow.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(_position: position, values: values, format: nil) }

  /// Makes marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(_position: position, values: AxisMarkValues(values), format: nil) }

  /// Makes the marks of a block at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> _AxisParts
  ) {
    (self.position, self.values) = (position, values)
    make = content
    format = nil
  }

  /// Makes the marks of a block at each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> _AxisParts
  ) { self.init(position: position, values: AxisMarkValues(values), content: content) }

  /// Makes the marks of a block, with equal marks at each value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping @MainActor () -> _AxisParts
  ) { self.init(position: position, values: values) { _ in content() } }

  /// Makes the marks of a block, with equal marks at each of some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor () -> _AxisParts
  ) { self.init(position: position, values: AxisMarkValues(values)) { _ in content() } }

  /// The marks.
  public var _marks: [AxisMarks] { [self] }
}

/// Where labels are at their marks.
///
/// - Source: Swift Charts `AxisMarkPreset`; without effect, as labels have one place.
public nonisolated enum AxisMarkPreset: Hashable, Sendable {
  /// The usual place.
  case automatic
  /// With room for all.
  case extended
  /// At the edges of the plot.
  case aligned
  /// Within the plot.
  case inset
}

/// The side of a chart where an axis has its labels.
///
/// - Source: Swift Charts `AxisMarkPosition`.
public nonisolated enum AxisMarkPosition: Hashable, Sendable {
  /// Below, and on the left.
  case automatic
  /// On the left.
  case leading
  /// On the right.
  case trailing
  /// Above.
  case top
  /// Below.
  case bottom
}

/// The content of an axis.
///
/// - Source: Swift Charts `AxisContent`.
public nonisolated protocol AxisContent {
  /// The marks.
  var _marks: [AxisMarks] { get }
}

/// Makes the content of an axis from a block.
///
/// - Source: Swift Charts `AxisContentBuilder`.
@resultBuilder public nonisolated enum AxisContentBuilder {
  /// Marks.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> _AxisContents {
    _AxisContents(_marks: content._marks)
  }
  /// The marks of all.
  public static func buildBlock(_ contents: _AxisContents...) -> _AxisContents {
    _AxisContents(_marks: contents.flatMap(\._marks))
  }
  /// Marks that may be absent.
  public static func buildIf(_ contents: _AxisContents?) -> _AxisContents {
    contents ?? _AxisContents(_marks: [])
  }
  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither(first contents: _AxisContents) -> _AxisContents { contents }
  /// Takes the second branch of an `if` or `switch`.
  public static func buildEither(second contents: _AxisContents) -> _AxisContents { contents }
}

/// The marks of several contents of an axis.
public nonisolated struct _AxisContents: AxisContent {
  /// The marks.
  public let _marks: [AxisMarks]
}
