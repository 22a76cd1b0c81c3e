/// A piece of a track of keyframes: the way to a value.
///
/// - Source: SwiftUI `KeyframeTrackContent`.
@MainActor @preconcurrency public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes that it is made of.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes that it is made of.
  var body: Body { get }
  /// The pieces, in the order of their times.
  var _pieces: [KeyframePiece<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The pieces of the body.
  public var _pieces: [KeyframePiece<Value>] { body._pieces }
}

/// A piece of a track: a goal, how long it takes to get there, and in which way.
@MainActor @preconcurrency public struct KeyframePiece<Value: Animatable> {
  enum Way {
    case jump
    case curve(UnitCurve)
    case spring(Spring, velocity: Value.AnimatableData?)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
  }

  let goal: Value
  let duration: Double
  let way: Way
}

/// A keyframe that is a piece by itself.
@MainActor @preconcurrency public protocol _Keyframe: KeyframeTrackContent where Body == Self {}

extension _Keyframe {
  /// The keyframe itself.
  public var body: Self { self }
}

/// The way to a value along a curve.
///
/// - Source: SwiftUI `LinearKeyframe`.
@MainActor @preconcurrency public struct LinearKeyframe<Value: Animatable>: _Keyframe {
  /// The one piece.
  public let _pieces: [KeyframePiece<Value>]

  /// Makes a way that takes some seconds.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _pieces = [KeyframePiece(goal: to, duration: duration.clean, way: .curve(timingCurve))]
  }
}

/// The way to a value by a spring, which begins with the velocity of the way before.
///
/// - Source: SwiftUI `SpringKeyframe`.
@MainActor @preconcurrency public struct SpringKeyframe<Value: Animatable>: _Keyframe {
  /// The one piece.
  public let _pieces: [KeyframePiece<Value>]

  /// Makes a way that takes some seconds; `nil` is as long as the spring takes.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(),
    startVelocity: Value.AnimatableData? = nil
  ) {
    let length = duration ?? Swift.min(spring.settlingDuration, 60)
    _pieces = [
      KeyframePiece(goal: to, duration: length.clean, way: .spring(spring, velocity: startVelocity))
    ]
  }
}

/// The way to a value along a cubic curve, which continues the way before without a bend.
///
/// - Source: SwiftUI `CubicKeyframe`.
@MainActor @preconcurrency public struct CubicKeyframe<Value: Animatable>: _Keyframe {
  /// The one piece.
  public let _pieces: [KeyframePiece<Value>]

  /// Makes a way that takes some seconds; velocities are in units a second.
  public init(
    _ to: Value, duration: Double, startVelocity: Value.AnimatableData? = nil,
    endVelocity: Value.AnimatableData? = nil
  ) {
    _pieces = [
      KeyframePiece(goal: to, duration: duration.clean, way: .cubic(start: startVelocity, end: endVelocity))
    ]
  }
}

/// A value at once.
///
/// - Source: SwiftUI `MoveKeyframe`.
@MainActor @preconcurrency public struct MoveKeyframe<Value: Animatable>: _Keyframe {
  /// The one piece.
  public let _pieces: [KeyframePiece<Value>]

  /// Makes a jump to a value.
  public init(_ to: Value) { _pieces = [KeyframePiece(goal: to, duration: 0, way: .jump)] }
}

extension Double {
  /// The number as a duration in seconds, from 0 to a million; 0 if it isn't finite.
  fileprivate var clean: Double { isFinite ? Swift.min(Swift.max(self, 0), 1e6) : 0 }
}

/// A sequence of keyframes.
@MainActor @preconcurrency public struct _KeyframeSequence<Value: Animatable>: _Keyframe {
  /// All pieces.
  public let _pieces: [KeyframePiece<Value>]
}

/// Makes a track of the keyframes in a block.
///
/// - Source: SwiftUI `KeyframeTrackContentBuilder`.
@MainActor @preconcurrency @resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence(_pieces: keyframe._pieces) }
  /// The keyframes of a block, in sequence.
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_pieces: parts.flatMap(\._pieces))
  }
  /// The keyframes of all turns of a loop, in sequence.
  public static func buildArray(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_pieces: parts.flatMap(\._pieces))
  }
  /// The keyframes of the first branch.
  public static func buildEither(first part: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { part }
  /// The keyframes of the second branch.
  public static func buildEither(second part: _KeyframeSequence<Value>) -> _KeyframeSequence<Value> { part }
  /// The keyframes of a branch, if it is taken.
  public static func buildOptional(_ part: _KeyframeSequence<Value>?) -> _KeyframeSequence<Value> {
    part ?? _KeyframeSequence(_pieces: [])
  }
}
