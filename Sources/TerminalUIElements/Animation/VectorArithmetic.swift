/// A value that can be scaled and added, as animations need.
///
/// - Source: SwiftUI `VectorArithmetic`.
public nonisolated protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part of the value.
  mutating func scale(by factor: Double)
  /// The sum of the squares of its parts.
  var magnitudeSquared: Double { get }
}

nonisolated extension VectorArithmetic {
  /// The value, each part of it multiplied.
  func scaled(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }

  /// Returns a value between this value (amount 0) and `other` (amount 1).
  ///
  ///     10.0.interpolated(towards: 20, amount: 0.25)     // 12.5
  ///
  /// - Source: SwiftUI `VectorArithmetic.interpolated(towards:amount:)`.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }

  /// Moves this value towards `other`, which it reaches at amount 1.
  ///
  /// - Source: SwiftUI `VectorArithmetic.interpolate(towards:amount:)`.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }
}

nonisolated extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

nonisolated extension Float: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// The data of a type in which nothing is animated.
///
/// - Source: SwiftUI `EmptyAnimatableData`.
public nonisolated struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the only value there is.
  public init() {}
  /// The only value there is.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Does nothing.
  public static func += (lhs: inout Self, rhs: Self) {}
  /// Does nothing.
  public static func -= (lhs: inout Self, rhs: Self) {}
  /// The only value there is.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// The only value there is.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  public mutating func scale(by factor: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}
