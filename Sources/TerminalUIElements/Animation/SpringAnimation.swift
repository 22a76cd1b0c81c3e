internal import TerminalUICore

/// The motion of a spring, which continues a running motion with its place and velocity.
nonisolated struct SpringAnimation: TimedAnimation, CustomStringConvertible {
  let spring: Spring
  /// The velocity at the start, in whole ways a second.
  var initialVelocity = 0.0
  /// Whether a running motion is taken over; otherwise the two motions run at the same time and add up.
  var mergesMotion = true

  /// Where a motion was when this spring took it over.
  private enum StartKey<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Start<Value>? { nil }
  }

  private struct Start<Value: VectorArithmetic> {
    let time: Double
    let place: Value
    let velocity: Value
  }

  private func start<Value>(of value: Value, in state: AnimationState<Value>) -> Start<Value> {
    state[StartKey<Value>.self]
      ?? Start(time: 0, place: .zero, velocity: value.scaled(by: initialVelocity))
  }

  /// The place at a time, counted from the last change of its end; `nil` once nothing is seen of the motion.
  @specialized(where Value == MotionVector)
  @specialized(where Value == Double)
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? {
    let start = start(of: value, in: context.state)
    let time = time - start.time
    if time >= spring.duration { context.isLogicallyComplete = true }
    guard isMoving(value, since: start, after: time) else { return nil }
    return start.place
      + spring.value(target: value - start.place, initialVelocity: start.velocity, time: time)
  }

  func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? {
    let start = start(of: value, in: context.state)
    return spring.velocity(
      target: value - start.place, initialVelocity: start.velocity, time: time - start.time)
  }

  /// Takes over a motion that is interrupted: this one begins with its place and velocity.
  func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool {
    guard mergesMotion else { return false }
    var before = context
    guard let place = previous.animate(value: value, time: time, context: &before) else { return false }
    let velocity = previous.velocity(value: value, time: time, context: before) ?? .zero
    context.state[StartKey<Value>.self] = Start(time: time, place: place, velocity: velocity)
    context.isLogicallyComplete = false
    return true
  }

  func duration<Value: VectorArithmetic>(of value: Value) -> Double {
    duration(of: value, since: start(of: value, in: AnimationState()))
  }

  var fixedDuration: Double? { nil }

  /// The seconds until the spring has settled, in sixtieths: there are no frames between them.
  @specialized(where Value == MotionVector)
  @specialized(where Value == Double)
  private func duration<Value: VectorArithmetic>(of value: Value, since start: Start<Value>) -> Double {
    guard spring.dampingRatio > 0 else { return .infinity }
    var frame = 0.0
    while frame < 60_000, isMoving(value, since: start, after: frame / 60) { frame += 1 }
    return start.time + frame / 60
  }

  /// Whether the spring is still pulled, or has speed, or has more than a hundredth of a unit before it.
  private func isMoving<Value>(_ value: Value, since start: Start<Value>, after time: Double) -> Bool {
    let way = value - start.place
    let place = spring.value(target: way, initialVelocity: start.velocity, time: time)
    let velocity = spring.velocity(target: way, initialVelocity: start.velocity, time: time)
    let force = spring.force(target: way, position: place, velocity: velocity)
    return Swift.max(velocity.magnitudeSquared, force.magnitudeSquared) > 0.003_6
      || (way - place).magnitudeSquared > 0.000_1
  }

  var description: String { "spring of \(spring.duration) s, bounce \(spring.bounce)" }
}

nonisolated extension Animation {
  /// The animation where none is named: a spring that doesn't overshoot.
  public static var `default`: Animation { spring }

  /// A spring of half a second that doesn't overshoot.
  public static var spring: Animation { spring(duration: 0.5) }
  /// A spring of a duration in seconds.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take.
  ///   - bounce: How far it overshoots: 0 not at all, 1 for ever.
  ///   - blendDuration: Without effect.
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }
  /// A spring of a response in seconds and a part of the damping that just doesn't overshoot.
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }
  /// A spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(SpringAnimation(spring: spring))
  }

  /// A short spring for views that follow the user's hand.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A short spring for views that follow the user's hand.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }
  /// A short spring for views that follow the user's hand.
  @_disfavoredOverload public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring that doesn't overshoot.
  public static var smooth: Animation { smooth() }
  /// A spring that doesn't overshoot without `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring that overshoots a little.
  public static var snappy: Animation { snappy() }
  /// A spring that overshoots a little.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring that overshoots.
  public static var bouncy: Animation { bouncy() }
  /// A spring that overshoots.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring that runs at the same time as a motion that it replaces: the two motions add up.
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
  /// A spring that runs at the same time as a motion that it replaces, of a duration in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// A spring as in physics that runs at the same time as a motion that it replaces.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }
  /// A spring that runs at the same time as a motion that it replaces.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The velocity at the start, in whole ways a second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(SpringAnimation(spring: spring, initialVelocity: initialVelocity, mergesMotion: false))
  }
}
