/// The changes of a value over time.
///
/// - Source: SwiftUI `Keyframes`.
@MainActor @preconcurrency public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// The seconds until nothing changes any more.
  var _duration: Double { get }
  /// Changes a value to its state at `time`.
  func _apply(to value: inout Value, at time: Double)
}

/// Keyframes for one property of a value.
///
///     KeyframeTrack(\.x) {
///       LinearKeyframe(10, duration: 0.5)
///       SpringKeyframe(0, duration: 0.5)
///     }
///
/// - Source: SwiftUI `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let property: WritableKeyPath<Root, Value>
  private let pieces: [KeyframePiece<Value>]

  /// Makes a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    property = keyPath
    pieces = content()._pieces
  }

  /// Makes a track for the value itself.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    property = \Value.self
    pieces = content()._pieces
  }

  /// The length of all pieces.
  public var _duration: Double { pieces.reduce(0) { $0 + $1.duration } }

  /// Changes the property.
  public func _apply(to value: inout Root, at time: Double) {
    var (place, velocity) = (value[keyPath: property].animatableData, Value.AnimatableData.zero)
    var rest = time
    for (index, piece) in pieces.enumerated() {
      let isLast = rest < piece.duration
      let next = index + 1 < pieces.count ? pieces[index + 1] : nil
      let state = piece.state(
        from: place, velocity, next: next, at: isLast ? Swift.max(rest, 0) : piece.duration)
      (place, velocity) = isLast ? state : (piece.goal.animatableData, state.velocity)
      if isLast { break }
      rest -= piece.duration
    }
    value[keyPath: property].animatableData = place
  }
}

extension KeyframePiece {
  typealias Data = Value.AnimatableData

  /// Where the way is at `time`, and how fast.
  fileprivate func state(
    from start: Data, _ velocity: Data, next: KeyframePiece?, at time: Double
  ) -> (place: Data, velocity: Data) {
    let end = goal.animatableData
    let distance = end - start
    guard duration > 0 else { return (end, velocity) }
    switch way {
    case .jump: return (end, .zero)
    case .curve(let curve):
      let share = time / duration
      return (
        start + distance.scaled(by: curve.value(at: share)),
        distance.scaled(by: curve.velocity(at: share) / duration)
      )
    case .spring(let spring, let own):
      let first = own ?? velocity
      return (
        start + spring.value(target: distance, initialVelocity: first, time: time),
        spring.velocity(target: distance, initialVelocity: first, time: time)
      )
    case .cubic(let own, let last):
      // The velocity at the goal, if none is given: the average from this start to the next goal. Unless a cubic piece
      // follows, it is zero.
      var slope = Data.zero
      if let next, case .cubic = next.way, duration + next.duration > 0 {
        slope = (next.goal.animatableData - start).scaled(by: 1 / (duration + next.duration))
      }
      let (first, final) = ((own ?? velocity).scaled(by: duration), (last ?? slope).scaled(by: duration))
      let t = time / duration
      let place =
        start + distance.scaled(by: t * t * (3 - 2 * t)) + first.scaled(by: t * (1 - t) * (1 - t))
        - final.scaled(by: t * t * (1 - t))
      let speed =
        distance.scaled(by: 6 * t * (1 - t)) + first.scaled(by: (1 - t) * (1 - 3 * t))
        + final.scaled(by: t * (3 * t - 2))
      return (place, speed.scaled(by: 1 / duration))
    }
  }
}

/// Tracks that run at the same time.
public struct _KeyframeGroup<Value>: Keyframes {
  let tracks: [any Keyframes<Value>]

  /// The length of the longest one.
  public var _duration: Double { tracks.map(\._duration).max() ?? 0 }
  /// Applies each track.
  public func _apply(to value: inout Value, at time: Double) {
    for track in tracks { track._apply(to: &value, at: time) }
  }
}

/// Makes keyframes of the tracks in a block.
///
/// - Source: SwiftUI `KeyframesBuilder`.
@MainActor @preconcurrency @resultBuilder public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K: Keyframes>(_ track: K) -> _KeyframeGroup<Value>
  where K.Value == Value {
    _KeyframeGroup(tracks: [track])
  }
  /// A keyframe for the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> _KeyframeSequence<Value>
  where K.Value == Value, Value: Animatable { _KeyframeSequence(_pieces: keyframe._pieces) }
  /// The tracks of a block.
  public static func buildBlock(_ parts: _KeyframeGroup<Value>...) -> _KeyframeGroup<Value> {
    _KeyframeGroup(tracks: parts.flatMap(\.tracks))
  }
  /// The tracks of a loop.
  public static func buildArray(_ parts: [_KeyframeGroup<Value>]) -> _KeyframeGroup<Value> {
    _KeyframeGroup(tracks: parts.flatMap(\.tracks))
  }
  /// The tracks.
  public static func buildFinalResult(_ tracks: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { tracks }
  /// Makes a sequence of the keyframes of a block.
  public static func buildBlock(_ parts: _KeyframeSequence<Value>...) -> _KeyframeSequence<Value>
  where Value: Animatable { _KeyframeSequence(_pieces: parts.flatMap(\._pieces)) }
  /// Makes a sequence of the keyframes of a loop.
  public static func buildArray(_ parts: [_KeyframeSequence<Value>]) -> _KeyframeSequence<Value>
  where Value: Animatable { _KeyframeSequence(_pieces: parts.flatMap(\._pieces)) }
  /// The track of the keyframes.
  public static func buildFinalResult(_ all: _KeyframeSequence<Value>) -> _KeyframeGroup<Value>
  where Value: Animatable {
    _KeyframeGroup(tracks: [KeyframeTrack<Value, Value, _KeyframeSequence<Value>> { all }])
  }
}

/// A value over time.
///
///     let timeline = KeyframeTimeline(initialValue: 0.0) {
///       KeyframeTrack(\.self) { LinearKeyframe(10, duration: 2) }
///     }
///     timeline.value(time: 1)     // 5
///
/// - Source: SwiftUI `KeyframeTimeline`.
@MainActor @preconcurrency public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: _KeyframeGroup<Value>

  /// Makes a timeline that begins with a value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    tracks = _KeyframeGroup(tracks: [content()])
  }

  init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
    initial = initialValue
    tracks = _KeyframeGroup(tracks: [keyframes])
  }

  /// The seconds until nothing changes any more.
  public var duration: Double { tracks._duration }

  /// The value at `time`, in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    tracks._apply(to: &value, at: time)
    return value
  }

  /// The value at a part of the way, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
