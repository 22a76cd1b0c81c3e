/// A value that a chart can show along an axis: a number, a moment, or a text as a category.
///
///     enum Shop: String, Plottable { case north, south }
///
/// Dates are plottable with `import TerminalUIChartsFoundation`.
/// - Source: Swift Charts `Plottable`.
public nonisolated protocol Plottable {
  /// The type of the number, moment or text that the value is shown as.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, moment or text.
  var primitivePlottable: PrimitivePlottable { get }
  /// Makes the value of a number, moment or text; `nil` where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A value that charts know: a number, a moment or a text.
///
/// - Source: Swift Charts `PrimitivePlottableProtocol`.
public nonisolated protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as a chart has it.
  var _primitive: _Plotted { get }
  /// Makes the value of what a chart has; `nil` where that is of another kind.
  init?(_primitive: _Plotted)
  /// What divides the axis of such values; `nil` for round numbers.
  static var _ruler: (any _ChartRuler.Type)? { get }
}

nonisolated extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
  /// Round numbers.
  public static var _ruler: (any _ChartRuler.Type)? { nil }
}

nonisolated extension Plottable {
  /// The value as a chart has it.
  @usableFromInline var _plotted: _Plotted { primitivePlottable._primitive }

  /// The value that a chart has; `nil` where it is of another kind.
  package static func value(of plotted: _Plotted) -> Self? {
    PrimitivePlottable(_primitive: plotted).flatMap(Self.init(primitivePlottable:))
  }
}

/// A value as a chart has it.
public nonisolated enum _Plotted: Hashable, Sendable {
  /// A place along a line.
  case number(Double)
  /// A place in time, in seconds since a moment that the module with its type knows.
  case moment(Double)
  /// A place among others that have names.
  case category(String)
}

/// Whole numbers as charts have them.
nonisolated extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// The number.
  public var _primitive: _Plotted { .number(Double(self)) }
  /// Makes the number nearest to a place; `nil` where the type has none.
  public init?(_primitive: _Plotted) {
    guard case .number(let number) = _primitive, let whole = Self(exactly: number.rounded()) else {
      return nil
    }
    self = whole
  }
}

nonisolated extension Int: PrimitivePlottableProtocol {}
nonisolated extension Int8: PrimitivePlottableProtocol {}
nonisolated extension Int16: PrimitivePlottableProtocol {}
nonisolated extension Int32: PrimitivePlottableProtocol {}
nonisolated extension Int64: PrimitivePlottableProtocol {}
nonisolated extension UInt: PrimitivePlottableProtocol {}
nonisolated extension UInt8: PrimitivePlottableProtocol {}
nonisolated extension UInt16: PrimitivePlottableProtocol {}
nonisolated extension UInt32: PrimitivePlottableProtocol {}
nonisolated extension UInt64: PrimitivePlottableProtocol {}

nonisolated extension Double: PrimitivePlottableProtocol {
  /// The number.
  public var _primitive: _Plotted { .number(self) }
  /// Makes the number.
  public init?(_primitive: _Plotted) {
    guard case .number(let number) = _primitive else { return nil }
    self = number
  }
}

nonisolated extension Float: PrimitivePlottableProtocol {
  /// The number.
  public var _primitive: _Plotted { .number(Double(self)) }
  /// Makes the number.
  public init?(_primitive: _Plotted) {
    guard case .number(let number) = _primitive else { return nil }
    self = Float(number)
  }
}

nonisolated extension String: PrimitivePlottableProtocol {
  /// The category.
  public var _primitive: _Plotted { .category(self) }
  /// Makes the name of a category.
  public init?(_primitive: _Plotted) {
    guard case .category(let name) = _primitive else { return nil }
    self = name
  }
}

nonisolated extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value, so that an enumeration needs nothing of its own.
  public var primitivePlottable: RawValue { rawValue }
  /// Makes the value of its raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value and its name.
///
///     LineMark(x: .value("Day", day.number), y: .value("Degrees", day.degrees))
///
/// - Source: Swift Charts `PlottableValue`.
public nonisolated struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  /// Where the unit begins and ends that the value is in, such as a day.
  var unit: ChartSpan?

  init(label: String, value: Value) { (self.label, self.value) = (label, value) }

  /// Makes a value that takes the room of a unit, between two places of a chart.
  public init(_label: String, value: Value, unitFrom start: Double, to end: Double) {
    (label, self.value) = (_label, value)
    if start < end, start.isFinite, end.isFinite { unit = ChartSpan(start: start, end: end) }
  }

  /// A value and its name, which screen readers read together with the axis' description.
  public static func value(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, value: value)
  }

  /// The value, or the middle of its unit.
  var plotted: _Plotted {
    guard let unit else { return value._plotted }
    let middle = unit.start / 2 + unit.end / 2
    if case .moment = value._plotted { return .moment(middle) }
    return .number(middle)
  }
}

/// A part of an axis, such as the day that a bar takes.
nonisolated struct ChartSpan: Hashable {
  let start: Double
  let end: Double
}
