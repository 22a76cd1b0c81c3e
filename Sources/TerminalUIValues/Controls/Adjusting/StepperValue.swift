/// The value of a stepper, one step further.
nonisolated enum StepperValue {
  /// The value a step further up or down, kept within bounds; the value itself where there is no other.
  ///
  /// A step that the type has no room for ends at the bound, or at the type's own.
  static func next<V: Strideable>(
    after value: V, by step: V.Stride, isUp: Bool, in bounds: ClosedRange<V>?
  ) -> V {
    let new = advance(value, by: step, isUp: isUp)
    guard let bounds else { return new }
    // A value that isn't a number is neither above nor below anything.
    guard new >= bounds.lowerBound || new <= bounds.upperBound else { return bounds.lowerBound }
    return Swift.min(Swift.max(new, bounds.lowerBound), bounds.upperBound)
  }

  private static func advance<V: Strideable>(_ value: V, by step: V.Stride, isUp: Bool) -> V {
    if let integer = value as? any FixedWidthInteger, let step = step as? Int,
      let new = advance(integer, by: step, isUp: isUp) as? V
    {
      return new
    }
    return value.advanced(by: isUp ? step : -step)
  }

  private static func advance<V: FixedWidthInteger>(_ value: V, by step: Int, isUp: Bool) -> V {
    let amount = V(clamping: step.magnitude)
    let goesUp = isUp == (step >= 0)
    let (new, overflow) =
      goesUp ? value.addingReportingOverflow(amount) : value.subtractingReportingOverflow(amount)
    return overflow ? (goesUp ? .max : .min) : new
  }
}
