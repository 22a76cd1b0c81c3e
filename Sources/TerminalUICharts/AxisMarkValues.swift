public import TerminalUI

/// Which values have marks.
///
/// - Source: Swift Charts `AxisMarkValues`.
public nonisolated struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(Int?)
    case stride(Double)
    case values([_Plotted])
    case places(@Sendable (Double, Double, EnvironmentValues) -> [Double])
  }
  let kind: Kind

  init(kind: Kind) { self.kind = kind }

  init<Value: Plottable>(_ values: [Value]) { self.init(kind: .values(values.map(\._plotted))) }

  /// Makes the places that a function finds between the ends of an axis.
  public init(_places: @escaping @Sendable (Double, Double, EnvironmentValues) -> [Double]) {
    kind = .places(_places)
  }

  /// Round values, as many as have room.
  public static let automatic = AxisMarkValues(kind: .automatic(nil))

  /// Round values, about so many.
  ///
  /// - Parameters:
  ///   - desiredCount: How many; `nil` for as many as have room.
  ///   - roundLowerBound: Without effect: a horizontal axis begins with the values, and a vertical one with a round number.
  ///   - roundUpperBound: Without effect, as for the other end.
  /// - Returns: The values.
  public static func automatic(
    desiredCount: Int?, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(desiredCount)) }

  /// The multiples of a number.
  ///
  /// - Parameters:
  ///   - step: The number. A step that isn't positive means round values.
  ///   - roundLowerBound: Without effect.
  ///   - roundUpperBound: Without effect.
  /// - Returns: The values.
  public static func stride(
    by step: Double, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .stride(step)) }
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

  /// The value in a type, such as a number rounded to `Int`; `nil` where it is of another kind.
  ///
  ///     AxisMarks { value in AxisValueLabel("\(value.as(Int.self) ?? 0) °C") }
  ///
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(of: value) }
}
