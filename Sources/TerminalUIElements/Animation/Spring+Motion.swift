internal import Glibc

/// Where a spring is at a time, in closed form.
nonisolated extension Spring {
  /// The factors at `time` of the distance to the target and of the first velocity, with their derivatives.
  ///
  /// The rest of the distance is `distance` times the first distance, plus `velocity` times the first velocity. `distanceRate` is the derivative of
  /// `distance`; `velocityRate` that of `velocity`.
  private func factors(at time: Double) -> (
    distance: Double, velocity: Double, velocityRate: Double, distanceRate: Double
  ) {
    let (decay, swing) = rates
    let time = Swift.max(time, 0)
    switch kind {
    case .underdamped:
      let (envelope, sine, cosine) = (exp(-decay * time), sin(swing * time), cos(swing * time))
      return (
        envelope * (cosine + decay / swing * sine), envelope * sine / swing,
        envelope * (cosine - decay / swing * sine),
        -envelope * sine * (swing + decay * decay / swing)
      )
    case .critical:
      let envelope = exp(-decay * time)
      return (
        envelope * (1 + decay * time), envelope * time, envelope * (1 - decay * time),
        -envelope * decay * decay * time
      )
    case .overdamped:
      let (slow, fast) = (exp((swing - decay) * time), exp(-(swing + decay) * time))
      let (sum, difference) = ((slow + fast) / 2, (slow - fast) / 2)
      return (
        sum + decay / swing * difference, difference / swing, sum - decay / swing * difference,
        difference * (swing - decay * decay / swing)
      )
    }
  }

  /// The value at `time`, of a motion from zero.
  ///
  /// - Parameters:
  ///   - target: Where the spring pulls to.
  ///   - initialVelocity: The velocity at first, in units a second.
  ///   - time: The seconds since the start.
  public func value<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    let factors = factors(at: time)
    return target - target.scaled(by: factors.distance) + initialVelocity.scaled(by: factors.velocity)
  }

  /// The value at `time`, of a motion from one value to another.
  ///
  ///     spring.value(fromValue: -4, toValue: 0, initialVelocity: 0, time: 0.1)
  ///
  /// - Parameters:
  ///   - fromValue: The value at first.
  ///   - toValue: Where the spring pulls to.
  ///   - initialVelocity: The velocity at first, in units a second.
  ///   - time: The seconds since the start.
  /// - Source: SwiftUI `Spring.value(fromValue:toValue:initialVelocity:time:)`; of what is `VectorArithmetic`.
  public func value<Value: VectorArithmetic>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    fromValue + value(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
  }

  /// The velocity at `time`, of a motion from zero, in units a second.
  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    let factors = factors(at: time)
    return initialVelocity.scaled(by: factors.velocityRate) - target.scaled(by: factors.distanceRate)
  }

  /// Moves a value on by a time.
  ///
  /// - Parameters:
  ///   - value: The value, which is changed.
  ///   - velocity: The velocity, which is changed.
  ///   - target: Where the spring pulls to.
  ///   - deltaTime: The seconds that go by.
  public func update<Value: VectorArithmetic>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    let distance = target - value
    let moved = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// The force at `position` and `velocity`.
  public func force<Value: VectorArithmetic>(target: Value, position: Value, velocity: Value) -> Value {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The seconds until a motion from zero stays within `epsilon`; infinite if it swings for ever.
  public func settlingDuration<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double = 0.001
  ) -> Double {
    let distance = target.magnitudeSquared.squareRoot()
    guard epsilon > 0, distance.isFinite else { return .infinity }
    let (decay, swing) = rates
    switch kind {
    case .underdamped:
      guard decay > 0 else { return .infinity }
      let speed = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
      return Swift.max(-log(epsilon / (speed + distance)) / decay, 0)
    case .critical, .overdamped:
      // `bound` is an upper limit of the remaining distance. It falls steadily from `low` on, so a bisection finds the time.
      let speed = initialVelocity.magnitudeSquared.squareRoot()
      let rate = kind == .critical ? decay : decay - swing
      func bound(_ time: Double) -> Double {
        switch kind {
        case .critical: exp(-decay * time) * (distance + (decay * distance + speed) * time)
        default: exp(-rate * time) * (distance * (1 + decay / swing) + speed / swing)
        }
      }
      var high = 1 / rate
      while bound(high) > epsilon, high < 1e9 { high *= 2 }
      var low = kind == .critical ? Swift.min(speed / (decay * decay * Swift.max(distance, 1e-12)), high) : 0
      if bound(low) <= epsilon { low = 0 }
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if bound(middle) > epsilon { low = middle } else { high = middle }
      }
      return bound(0) <= epsilon && speed == 0 ? 0 : high
    }
  }
}
