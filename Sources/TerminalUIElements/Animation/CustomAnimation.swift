public import TerminalUICore

/// How a value goes from one to another over time, as an app defines it.
///
///     struct Elastic: CustomAnimation {
///       func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
///         time > 1 ? nil : value.scaled(by: …)
///       }
///     }
///
/// - Source: SwiftUI `CustomAnimation`.
public nonisolated protocol CustomAnimation: Hashable, Sendable {
  /// The part of the way that is done at `time`.
  ///
  /// - Parameters:
  ///   - value: The whole way, at which the motion ends.
  ///   - time: The seconds since the start.
  ///   - context: The state that the animation keeps between calls.
  /// - Returns: The value at that time, counted from the start; `nil` once the motion is over.
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value?

  /// The velocity at `time`, in units a second; `nil` if it isn't known.
  func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value?

  /// Whether this animation continues the motion of `previous`, instead of running at the same time.
  ///
  /// - Parameters:
  ///   - previous: The animation of the running motion.
  ///   - value: The whole way of that motion.
  ///   - time: The seconds since its start, which go on.
  ///   - context: The state of that animation, for this one to change.
  func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool
}

nonisolated extension CustomAnimation {
  /// Unknown.
  public func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? { nil }

  /// Returns `false`: by default the running motion and the new one run at the same time, and add up.
  public func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool { false }
}

/// The state of an animation between calls, and its environment.
///
/// - Source: SwiftUI `AnimationContext`.
public nonisolated struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps.
  public var state: AnimationState<Value>
  /// Whether the motion counts as complete, though it may go on: as a spring that settles.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated.
  public private(set) var environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// Returns the context with `state`, for the base animation of this one.
  public func withState<Other>(_ state: AnimationState<Other>) -> AnimationContext<Other> {
    AnimationContext<Other>(state: state, environment: environment)
  }
}

/// Names a value that an animation keeps.
///
/// - Source: SwiftUI `AnimationStateKey`.
public nonisolated protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before the animation keeps one.
  static var defaultValue: Value { get }
}

/// The values that an animation keeps, by their keys.
///
/// - Source: SwiftUI `AnimationState`.
public nonisolated struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a state that keeps nothing.
  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get {
      guard !values.isEmpty, let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
