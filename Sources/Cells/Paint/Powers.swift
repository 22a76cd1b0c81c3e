// Powers of positive numbers, without a library of mathematics: this module imports nothing, and the same colours come out everywhere.

extension Double {
  /// This number, raised to a power; 0 for numbers that aren't above 0.
  ///
  /// Of finite numbers, to 13 digits.
  func raised(to power: Double) -> Double {
    self > 0 ? Double.exponential(power * binaryLogarithm * Double.logarithmOfTwo) : 0
  }

  private static var logarithmOfTwo: Double { 0.693_147_180_559_945_3 }

  /// Precondition: above 0 and finite.
  private var binaryLogarithm: Double {
    // Of m in 1 ..< 2, after halving what is above √2, by the series of artanh: |z| ≤ 0.172, so eleven powers reach the last digit.
    var (mantissa, exponent) = (significand, Double(self.exponent))
    if mantissa > 1.414_213_562_373_095 { (mantissa, exponent) = (mantissa / 2, exponent + 1) }
    let z = (mantissa - 1) / (mantissa + 1)
    var (term, sum, square) = (z, z, z * z)
    for odd in stride(from: 3.0, through: 21, by: 2) {
      term *= square
      sum += term / odd
    }
    square = 2 * sum / Double.logarithmOfTwo
    return exponent + square
  }

  /// The power of *e*, by the power of 2 and a series for the rest: this module imports no C library.
  private static func exponential(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    guard x < 700 else { return .greatestFiniteMagnitude }
    let whole = (x / logarithmOfTwo).rounded()
    let rest = x - whole * logarithmOfTwo
    var (term, sum) = (1.0, 1.0)
    for step in 1...14 {
      term *= rest / Double(step)
      sum += term
    }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
  }
}
