import TerminalUICore

/// Numbers of a motion are added and scaled together.
nonisolated extension MotionVector: VectorArithmetic {
  package static var zero: MotionVector { MotionVector() }
  package static func + (lhs: Self, rhs: Self) -> Self { MotionVector(lhs.values + rhs.values) }
  package static func - (lhs: Self, rhs: Self) -> Self { MotionVector(lhs.values - rhs.values) }
  package static func += (lhs: inout Self, rhs: Self) { lhs.values += rhs.values }
  package static func -= (lhs: inout Self, rhs: Self) { lhs.values -= rhs.values }
  package mutating func scale(by factor: Double) { values *= factor }
  package var magnitudeSquared: Double { (values * values).sum() }

  /// Returns `other` with its missing numbers taken from this vector.
  ///
  /// Numbers that this vector lacks are zero. NaN stands for a missing number.
  func filling(_ other: MotionVector) -> MotionVector {
    var result = other.values
    for index in 0..<8 where values[index].isNaN || result[index].isNaN {
      result[index] = values[index].isNaN ? 0 : values[index]
    }
    return MotionVector(result)
  }
}
