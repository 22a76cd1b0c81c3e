import TerminalUI

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
  let make: (@MainActor (AxisValue) -> _AxisParts)?

  /// Makes marks at round values, or at the values given by a rule.
  public init(position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic) {
    (self.position, self.values) = (position, values)
    make = nil
  }

  /// Makes marks at values.
  public init<Value: Plottable>(position: AxisMarkPosition = .automatic, values: [Value]) {
    self.init(position: position, values: AxisMarkValues(kind: .values(values.map(\._plotted))))
  }

  /// Makes the marks of a block at each value.
  public init(
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> _AxisParts
  ) {
    (self.position, self.values) = (position, values)
    make = content
  }

  /// Makes the marks of a block at each of some values.
  public init<Value: Plottable>(
    position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> _AxisParts
  ) {
    self.init(
      position: position, values: AxisMarkValues(kind: .values(values.map(\._plotted))),
      content: content)
  }

  /// The marks.
  public var _marks: AxisMarks { self }
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
  var _marks: AxisMarks { get }
}

/// Which values have marks.
///
/// - Source: Swift Charts `AxisMarkValues`.
public nonisolated struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(Int?)
    case stride(Double)
    case values([_Plotted])
  }
  let kind: Kind

  /// Round values, as many as have room.
  public static let automatic = AxisMarkValues(kind: .automatic(nil))
  /// Round values, about so many.
  public static func automatic(desiredCount: Int?) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(desiredCount))
  }
  /// The multiples of a number.
  public static func stride(by step: Double) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(step))
  }
}

/// A value with a mark.
///
/// - Source: Swift Charts `AxisValue`.
public nonisolated struct AxisValue {
  /// Which of the marks it is, from 0.
  public let index: Int
  /// How many marks there are.
  public let count: Int
  let value: _Plotted

  /// The value as a number; `nil` for a category.
  public func `as`(_ type: Double.Type) -> Double? {
    if case .number(let number) = value { return number }
    return nil
  }
  /// The value as a whole number; `nil` for a category.
  public func `as`(_ type: Int.Type) -> Int? {
    guard let number = self.as(Double.self), abs(number) < 1e15 else { return nil }
    return Int(number.rounded())
  }
  /// The value as a text; `nil` for a number.
  public func `as`(_ type: String.Type) -> String? {
    if case .category(let name) = value { return name }
    return nil
  }
}

/// The parts of an axis mark.
public nonisolated struct _AxisParts: AxisMark {
  var hasLine = false
  var hasTick = false
  var label: Label?

  enum Label {
    case value
    case text(String)
  }

  /// These parts.
  public var _parts: _AxisParts { self }
}

/// A part of a mark of an axis.
///
/// - Source: Swift Charts `AxisMark`.
public nonisolated protocol AxisMark {
  /// The parts.
  var _parts: _AxisParts { get }
}

/// A line across the chart at a value.
///
/// - Source: Swift Charts `AxisGridLine`.
public nonisolated struct AxisGridLine: AxisMark {
  /// Makes a line.
  public init() {}
  /// The line.
  public var _parts: _AxisParts { _AxisParts(hasLine: true) }
}

/// A short line at the axis: cells have no room for it, and nothing is drawn.
///
/// - Source: Swift Charts `AxisTick`.
public nonisolated struct AxisTick: AxisMark {
  /// Makes a tick.
  public init() {}
  /// The tick.
  public var _parts: _AxisParts { _AxisParts(hasTick: true) }
}

/// The value in words, next to the axis.
///
/// - Source: Swift Charts `AxisValueLabel`.
public nonisolated struct AxisValueLabel: AxisMark {
  private let label: _AxisParts.Label

  /// Makes a label of the value.
  public init() { label = .value }
  /// Makes a label of a text.
  public init<S: StringProtocol>(_ text: S) { label = .text(String(text)) }
  /// The label.
  public var _parts: _AxisParts { _AxisParts(label: label) }
}

/// Makes the parts of a mark from those written in a block.
///
/// - Source: Swift Charts `AxisMarkBuilder`.
@resultBuilder public nonisolated enum AxisMarkBuilder {
  /// A part.
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> _AxisParts { mark._parts }
  /// All parts.
  public static func buildBlock(_ parts: _AxisParts...) -> _AxisParts {
    parts.reduce(into: _AxisParts()) { all, part in
      all.hasLine = all.hasLine || part.hasLine
      all.hasTick = all.hasTick || part.hasTick
      all.label = part.label ?? all.label
    }
  }
  /// Parts that may be absent.
  public static func buildIf(_ parts: _AxisParts?) -> _AxisParts { parts ?? _AxisParts() }
  /// One of two.
  public static func buildEither(first parts: _AxisParts) -> _AxisParts { parts }
  /// The other of two.
  public static func buildEither(second parts: _AxisParts) -> _AxisParts { parts }
}

/// Makes the content of an axis from a block.
///
/// - Source: Swift Charts `AxisContentBuilder`.
@resultBuilder public nonisolated enum AxisContentBuilder {
  /// The marks.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
}
