/// The way from values to places along an axis.
///
///     Chart { … }.chartYScale(type: .log)
///
/// - Source: Swift Charts `ScaleType`.
public nonisolated struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear
    case log
    /// Nearly even around zero, and a logarithm further out.
    case symmetricLog(slope: Double)
    case power(Double)
  }
  let kind: Kind

  /// Even.
  public static let linear = ScaleType(kind: .linear)
  /// By logarithms, so that each power of ten has the same room.
  ///
  /// Values up to zero aren't shown.
  public static let log = ScaleType(kind: .log)
  /// By logarithms in both directions from zero, around which it is even.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)
  /// By square roots.
  public static let squareRoot = power(exponent: 0.5)
  /// Even: dates are known by their type.
  public static let date = ScaleType(kind: .linear)
  /// As the values are: categories are known by their type.
  public static let category = ScaleType(kind: .linear)

  /// By logarithms in both directions from zero.
  ///
  /// - Parameter slope: How steep the scale is at zero: it is nearly even up to 1 / slope. A slope that isn't a positive number
  ///   is 1.
  public static func symmetricLog(slopeAtZero slope: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slope: slope > 0 && slope.isFinite ? slope : 1))
  }

  /// By powers of the values; negative values are mirrored.
  ///
  /// - Parameter exponent: The exponent. An exponent that isn't a positive number is 1.
  public static func power(exponent: Double) -> ScaleType {
    guard exponent > 0, exponent.isFinite, exponent != 1 else { return linear }
    return ScaleType(kind: .power(exponent))
  }
}
