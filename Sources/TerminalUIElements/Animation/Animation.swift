internal import TerminalUICore

/// How a value goes from one to another over time.
///
///     Animation.easeInOut(duration: 0.2).delay(0.1)
///
/// - Source: SwiftUI `Animation`.
public nonisolated struct Animation: Hashable, Sendable {
  /// The animation that computes the motion.
  public let base: any CustomAnimation

  /// Makes an animation of a type of the app's.
  public init<Base: CustomAnimation>(_ base: Base) {
    self.base = (base as? Animation)?.base ?? base
  }

  /// Whether two animations compute the same motion.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes what computes the motion.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

nonisolated extension Animation: CustomAnimation {
  /// The part of the way that is done at `time`; `nil` once the motion is over.
  @specialized(where Value == MotionVector)
  @specialized(where Value == Double)
  public func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? { base.animate(value: value, time: time, context: &context) }

  /// The velocity at `time`, in units a second.
  public func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? { base.velocity(value: value, time: time, context: context) }

  /// Whether this animation continues the motion of `previous`.
  public func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}

nonisolated extension Animation: CustomStringConvertible {
  /// The animation that computes the motion.
  public var description: String { String(describing: base) }
}

/// An animation whose end is known before it runs, so that it can be repeated, and frames be planned.
nonisolated protocol TimedAnimation: CustomAnimation {
  /// The seconds until a motion over the whole way ends; infinite if it never does.
  func duration<Value: VectorArithmetic>(of value: Value) -> Double
  /// The seconds until a motion ends, if they don't depend on the way; `nil` otherwise.
  var fixedDuration: Double? { get }
}

/// An animation that changes a base animation, such as its speed: it is prepared for the way once, not in each frame.
nonisolated protocol WrappingAnimation: CustomAnimation {
  /// The animation for motions over `way`. Values that are slow to compute are computed now, and not in each frame.
  func prepared<Value: VectorArithmetic>(for way: Value) -> Self
}

nonisolated extension Animation {
  /// The seconds until a motion over the whole way ends; `nil` if that isn't known before it runs.
  func duration<Value: VectorArithmetic>(of value: Value) -> Double? {
    (base as? any TimedAnimation)?.duration(of: value)
  }

  /// The animation for motions over this way.
  func prepared<Value: VectorArithmetic>(for way: Value) -> Animation {
    (base as? any WrappingAnimation).map { Animation($0.prepared(for: way)) } ?? self
  }

  /// The seconds until a motion over any way ends; `nil` where that depends on the way.
  var fixedDuration: Double? { (base as? any TimedAnimation)?.fixedDuration }
}
