internal import Glibc
internal import TerminalUICore

/// Another animation that begins later, or is faster, or has a logical end of its own.
nonisolated struct ShiftedAnimation: TimedAnimation, WrappingAnimation {
  var base: Animation
  var delay = 0.0
  var speed = 1.0

  private func baseTime(_ time: Double) -> Double { (time - delay) * speed }

  @specialized(where Value == MotionVector)
  @specialized(where Value == Double)
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? {
    guard time >= delay else { return .zero }
    return base.animate(value: value, time: baseTime(time), context: &context)
  }

  func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? {
    guard time >= delay else { return .zero }
    return base.velocity(value: value, time: baseTime(time), context: context)?.scaled(by: speed)
  }

  func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool {
    // A motion that is to begin later lets the running one go on until then.
    guard let previous = previous.base as? ShiftedAnimation, previous.delay == delay, previous.speed == speed,
      time >= delay
    else { return false }
    return base.shouldMerge(previous: previous.base, value: value, time: baseTime(time), context: &context)
  }

  func duration<Value: VectorArithmetic>(of value: Value) -> Double {
    guard speed > 0 else { return .infinity }
    return delay + (base.duration(of: value) ?? .infinity) / speed
  }

  var fixedDuration: Double? { base.fixedDuration.map { speed > 0 ? delay + $0 / speed : .infinity } }

  func prepared<Value: VectorArithmetic>(for way: Value) -> Self {
    var prepared = self
    prepared.base = base.prepared(for: way)
    return prepared
  }
}

/// The animation of `repeatCount` and `repeatForever`.
nonisolated struct RepeatedAnimation: TimedAnimation, WrappingAnimation {
  private(set) var base: Animation
  /// The duration of the base, if it is the same for all distances or the distance is known: looked up once.
  private var length: Double?
  /// How often; infinite for ever.
  let count: Double
  /// Whether every second run goes back.
  let autoreverses: Bool

  init(_ base: Animation, count: Double, autoreverses: Bool) {
    (self.base, self.count, self.autoreverses) = (base, count, autoreverses)
    length = base.fixedDuration
  }

  /// The start of the present run, for a base of unknown duration.
  private struct Run {
    var start = 0.0
    var index = 0.0
  }

  private enum RunKey: AnimationStateKey {
    static var defaultValue: Run { Run() }
  }

  @specialized(where Value == MotionVector)
  @specialized(where Value == Double)
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? {
    // A generic function asks for the types of its variables before it finds its special forms: so it has none.
    repeated(value, time, &context)
  }

  /// The value at a time: in the run of that time.
  ///
  /// If a run's length isn't known, runs are followed from the last time.
  @inline(never) private func repeated<Value: VectorArithmetic>(
    _ value: Value, _ time: Double, _ context: inout AnimationContext<Value>
  ) -> Value? {
    if let length = length ?? base.duration(of: value) {
      guard length > 0, length < .infinity else {
        return length > 0 ? base.animate(value: value, time: time, context: &context) : nil
      }
      let index = (Swift.max(time, 0) / length).rounded(.down)
      guard index < count else { return end(&context) }
      var inner = context.withState(AnimationState<Value>())
      return place(
        base.animate(value: value, time: time - index * length, context: &inner), of: value, inRun: index)
    }
    var run = context.state[RunKey.self]
    while run.index < count {
      if let moved = base.animate(value: value, time: time - run.start, context: &context) {
        context.isLogicallyComplete = false
        context.state[RunKey.self] = run
        return place(moved, of: value, inRun: run.index)
      }
      // A run that has no length would be repeated for ever at once.
      guard time > run.start else { break }
      run = Run(start: time, index: run.index + 1)
      context.state = AnimationState()
    }
    context.state[RunKey.self] = run
    return end(&context)
  }

  private func end<Value>(_ context: inout AnimationContext<Value>) -> Value? {
    context.isLogicallyComplete = true
    return nil
  }

  /// The way that is done in a run: backward in every second one, if the animation reverses.
  private func place<Value: VectorArithmetic>(_ moved: Value?, of value: Value, inRun index: Double) -> Value
  {
    let moved = moved ?? value
    return autoreverses && index.truncatingRemainder(dividingBy: 2) == 1 ? value - moved : moved
  }

  func duration<Value: VectorArithmetic>(of value: Value) -> Double {
    guard count < .infinity, let length = length ?? base.duration(of: value) else { return .infinity }
    return length * count
  }

  // Not by the length, which may be that of one way.
  var fixedDuration: Double? { base.fixedDuration.map { count < .infinity ? $0 * count : .infinity } }

  func prepared<Value: VectorArithmetic>(for way: Value) -> Self {
    var prepared = self
    prepared.base = base.prepared(for: way)
    prepared.length = length ?? base.duration(of: way)
    return prepared
  }
}

/// The animation of `logicallyComplete(after:)`: completions count it as over before it is.
nonisolated struct LogicallyCompleteAnimation: WrappingAnimation {
  private(set) var base: Animation
  let time: Double

  @specialized(where Value == MotionVector)
  @specialized(where Value == Double)
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? {
    let moved = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = moved == nil || time >= self.time
    return moved
  }

  func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? { base.velocity(value: value, time: time, context: context) }

  func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }

  func prepared<Value: VectorArithmetic>(for way: Value) -> Self {
    var prepared = self
    prepared.base = base.prepared(for: way)
    return prepared
  }
}

nonisolated extension Animation {
  /// The animation, begun later by a number of seconds.
  public func delay(_ delay: Double) -> Animation {
    guard delay.isFinite, delay != 0 else { return self }
    return Animation(ShiftedAnimation(base: self, delay: delay))
  }

  /// The animation, faster by a factor.
  public func speed(_ speed: Double) -> Animation {
    guard speed.isFinite, speed != 1 else { return self }
    return Animation(ShiftedAnimation(base: self, speed: Swift.max(speed, 0)))
  }

  /// The animation, a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: How often, each way counted.
  ///   - autoreverses: Whether every second run goes back.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      RepeatedAnimation(self, count: Double(Swift.max(repeatCount, 0)), autoreverses: autoreverses))
  }

  /// The animation, again and again.
  ///
  /// - Parameter autoreverses: Whether every second run goes back.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatedAnimation(self, count: .infinity, autoreverses: autoreverses))
  }

  /// The animation, which counts as logically complete after a number of seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(LogicallyCompleteAnimation(base: self, time: duration))
  }
}
