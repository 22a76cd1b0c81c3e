/// The values that a slider may have, as numbers: from one bound to the other, in steps.
///
/// A value outside the bounds, or one that isn't a number, is shown at a bound and never written.
nonisolated struct SliderRange: Hashable, Sendable {
  let lower: Double
  let upper: Double
  /// The distance between two values; `nil` if there are no steps.
  let step: Double?

  init(_ bounds: ClosedRange<Double>, step: Double? = nil) {
    (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    if let step, step > 0, step.isFinite { self.step = step } else { self.step = nil }
  }

  /// The part of the way from the lower bound to the upper one, from 0 to 1.
  func fraction(of value: Double) -> Double {
    // Halves, so that the greatest range there is isn't infinite.
    let fraction = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
    return fraction.isNaN ? (value > lower ? 1 : 0) : Swift.min(Swift.max(fraction, 0), 1)
  }

  /// The nearest value to a part of the way; `nil` where a bound is infinite.
  func value(at fraction: Double) -> Double? {
    let fraction = Swift.min(Swift.max(fraction, 0), 1)
    return nearest(to: lower * (1 - fraction) + upper * fraction)
  }

  /// The value some steps further, a twentieth of the way each where there are none.
  func value(_ steps: Int, from value: Double) -> Double? {
    let start = value.isNaN ? lower : Swift.min(Swift.max(value, lower), upper)
    let way = step ?? (upper / 20 - lower / 20)
    guard let new = nearest(to: start + Double(steps) * way), step != nil, new == nearest(to: start) else {
      return nearest(to: start + Double(steps) * way)
    }
    // The step is too small to change the value.
    return steps > 0 ? Swift.min(start.nextUp, upper) : Swift.max(start.nextDown, lower)
  }

  /// The value of the range that is nearest to a number, at a step from the lower bound.
  private func nearest(to value: Double) -> Double? {
    guard value.isFinite else { return nil }
    let inside = Swift.min(Swift.max(value, lower), upper)
    guard let step else { return inside }
    let count = ((inside - lower) / step).rounded()
    let snapped = lower + count * step
    // The upper bound is a value only if steps lead to it, but for the rounding of a step like 0.1.
    if snapped > upper {
      return snapped - upper < step / 1000
        ? upper : Swift.min(Swift.max(lower + (count - 1) * step, lower), upper)
    }
    return snapped.isNaN ? inside : Swift.max(snapped, lower)
  }
}
