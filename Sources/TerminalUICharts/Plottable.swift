/// A value that a chart can show along an axis: a number, or a text as a category.
///
/// - Source: Swift Charts `Plottable`.
public nonisolated protocol Plottable {
  /// The value as a chart has it.
  var _plotted: _Plotted { get }
}

/// A value as a chart has it.
public nonisolated enum _Plotted: Hashable, Sendable {
  /// A place along a line.
  case number(Double)
  /// A place among others that have names.
  case category(String)
}

nonisolated extension Int: Plottable {
  /// The number.
  public var _plotted: _Plotted { .number(Double(self)) }
}
nonisolated extension Double: Plottable {
  /// The number.
  public var _plotted: _Plotted { .number(self) }
}
nonisolated extension Float: Plottable {
  /// The number.
  public var _plotted: _Plotted { .number(Double(self)) }
}
nonisolated extension Int32: Plottable {
  /// The number.
  public var _plotted: _Plotted { .number(Double(self)) }
}
nonisolated extension Int64: Plottable {
  /// The number.
  public var _plotted: _Plotted { .number(Double(self)) }
}
nonisolated extension UInt: Plottable {
  /// The number.
  public var _plotted: _Plotted { .number(Double(self)) }
}

nonisolated extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value, so that an enumeration needs nothing of its own.
  ///
  ///     enum Shop: String, Plottable { case north, south }
  ///
  public var _plotted: _Plotted { rawValue._plotted }
}

nonisolated extension String: Plottable {
  /// The category.
  public var _plotted: _Plotted { .category(self) }
}

/// A value and its name.
///
///     LineMark(x: .value("Day", day.number), y: .value("Degrees", day.degrees))
///
/// - Source: Swift Charts `PlottableValue`.
public nonisolated struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value

  /// A value and its name, which screen readers read together with the axis' description.
  public static func value(_ label: String, _ value: Value) -> PlottableValue {
    PlottableValue(label: label, value: value)
  }
}
