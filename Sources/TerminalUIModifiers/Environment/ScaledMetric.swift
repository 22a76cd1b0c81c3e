public import TerminalUICore

/// A length that grows with the scale of the environment, which is 1 unless a view sets it.
///
///     @ScaledMetric private var indent = 2     // 4.0 below .environment(\.metricScale, 2)
///
/// A literal is a `Double`. A length with the type `Int` is rounded to the nearest whole number.
/// - Source: SwiftUI `ScaledMetric`; differs in what it follows: a terminal's text has one size, so the app sets the scale.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty {
  private let base: Value
  private let multiply: (Value, Double) -> Value
  private var scale = Environment(\.metricScale)

  /// Makes a length of whole cells.
  @_disfavoredOverload public init(wrappedValue: Value) where Value: FixedWidthInteger {
    base = wrappedValue
    multiply = { value, scale in
      let product = (Double(value) * scale).rounded()
      // Far beyond any screen, and as far as all whole numbers are exact.
      return product.isNaN ? value : Value(clamping: Int(Swift.max(-1e15, Swift.min(product, 1e15))))
    }
  }

  /// Makes a length with a fraction.
  public init(wrappedValue: Value) where Value: BinaryFloatingPoint {
    base = wrappedValue
    multiply = { $0 * Value($1) }
  }

  /// The length, scaled.
  public var wrappedValue: Value { multiply(base, scale.wrappedValue) }
}

nonisolated private enum MetricScaleKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}

nonisolated extension EnvironmentValues {
  /// How much larger lengths of ``ScaledMetric`` are; 1 unless a view sets it.
  public var metricScale: Double {
    get { self[MetricScaleKey.self] }
    set { self[MetricScaleKey.self] = newValue }
  }
}

// The function multiplies and captures nothing.
extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
