/// Two values that are animated together.
///
///     var animatableData: AnimatablePair<Double, Double> {
///       get { AnimatablePair(start, end) }
///       set { (start, end) = (newValue.first, newValue.second) }
///     }
///
/// - Source: SwiftUI `AnimatablePair`.
public nonisolated struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic
{
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { AnimatablePair(.zero, .zero) }
  /// Adds each value.
  public static func += (lhs: inout Self, rhs: Self) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }
  /// Subtracts each value.
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }
  /// The sum of each value.
  public static func + (lhs: Self, rhs: Self) -> Self {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// The difference of each value.
  public static func - (lhs: Self, rhs: Self) -> Self {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies the two values by a factor.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// The sum of the squares of all parts.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

nonisolated extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
