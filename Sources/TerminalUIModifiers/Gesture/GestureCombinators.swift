internal import TerminalUICore

extension Gesture {
  /// Follows this gesture and `other` at the same time.
  ///
  /// - Source: SwiftUI `Gesture.simultaneously(with:)`.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Follows this gesture, and `other` if this gesture fails.
  ///
  ///     TapGesture(count: 2).onEnded { open() }.exclusively(before: TapGesture().onEnded { select() })
  ///
  /// A click waits half a second where this gesture may still become one of several clicks.
  ///
  /// - Source: SwiftUI `Gesture.exclusively(before:)`.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Follows this gesture, and then `other` in the same press, once this gesture has ended.
  ///
  ///     LongPressGesture().sequenced(before: DragGesture())      // hold, then drag
  ///
  /// - Source: SwiftUI `Gesture.sequenced(before:)`.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Two gestures at the same time.
///
/// - Source: SwiftUI `SimultaneousGesture`.
@MainActor @preconcurrency
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of the two gestures.
  public struct Value {
    /// The value of the first.
    public var first: First.Value?
    /// The value of the second.
    public var second: Second.Value?
  }
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer of the two gestures.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    PairRecognizer<First, Second, Value>(gesture.first, gesture.second) { pair, event in
      let (first, second) = (pair.hearFirst(event), pair.hearSecond(event))
      pair.value = Value(first: pair.firstValue, second: pair.secondValue)
      if first == .active || second == .active { return .active }
      if first == .possible || second == .possible {
        // One gesture has ended and the other is still possible: the pair stays active until the button goes up.
        return first == .ended || second == .ended ? event.kind == .up ? .ended : .active : .possible
      }
      return first == .ended || second == .ended || pair.hasEnded ? .ended : .failed
    }
  }
  /// Takes the new gestures.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? PairRecognizer<First, Second, Value>)?.update(gesture.first, gesture.second)
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// One of two gestures; the first one has precedence.
///
/// - Source: SwiftUI `ExclusiveGesture`.
@MainActor @preconcurrency public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that is followed.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer of the two gestures.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    PairRecognizer<First, Second, Value>(gesture.first, gesture.second) { pair, event in
      let first = pair.hearFirst(event)
      if first == .active || first == .ended {
        pair.cancelSecond()
        pair.value = pair.firstValue.map { .first($0) }
        return first
      }
      // The first one may wait for another click.
      let isAwaited = event.kind == .up && first == .possible
      let second = pair.hearSecond(isAwaited ? event.awaited : event)
      if second == .active || second == .ended {
        if !isAwaited { pair.cancelFirst() }
        pair.value = pair.secondValue.map { .second($0) }
        return second
      }
      pair.value = nil
      return first == .possible || second == .possible ? .possible : .failed
    }
  }
  /// Takes the new gestures.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? PairRecognizer<First, Second, Value>)?.update(gesture.first, gesture.second)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture, and a second gesture that follows in the same press once the first has ended.
///
/// - Source: SwiftUI `SequenceGesture`.
@MainActor @preconcurrency public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that is followed.
  public enum Value {
    /// The first continues.
    case first(First.Value)
    /// The first has ended, and the second continues; `nil` before it has a value.
    case second(First.Value, Second.Value?)
  }
  /// The first.
  public var first: First
  /// The second.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer of the two gestures.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    PairRecognizer<First, Second, Value>(gesture.first, gesture.second) { pair, event in
      if !pair.hasEnded {
        let first = pair.hearFirst(event)
        pair.value = pair.firstValue.map { .first($0) }
        guard first == .ended else { return first == .active ? .active : first }
        // For the second one, the button goes down now.
        _ = pair.hearSecond(event.asPress)
        pair.value = pair.firstValue.map { .second($0, nil) }
        return event.kind == .up ? .failed : .active
      }
      let second = pair.hearSecond(event)
      pair.value = pair.firstValue.map { .second($0, pair.secondValue) }
      return second == .possible ? .active : second
    }
  }
  /// Takes the new gestures.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? PairRecognizer<First, Second, Value>)?.update(gesture.first, gesture.second)
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension GestureEvent {
  /// The event for a recognizer whose end another one may still prevent.
  fileprivate var awaited: GestureEvent {
    var event = self
    event.isAwaited = true
    return event
  }

  /// The event as a press: the second gesture of a sequence begins where the first one has ended.
  fileprivate var asPress: GestureEvent {
    var event = self
    event.kind = .down
    return event
  }
}

/// Follows two gestures by a rule: behind `simultaneously`, `sequenced` and `exclusively`.
@MainActor
private final class PairRecognizer<First: Gesture, Second: Gesture, Value>: GestureRecognizer<Value> {
  private let first: GestureRecognizer<First.Value>
  private let second: GestureRecognizer<Second.Value>
  private let rule: (PairRecognizer, GestureEvent) -> GestureProgress
  private var firstProgress = GestureProgress.possible
  private var secondProgress = GestureProgress.possible

  init(_ first: First, _ second: Second, rule: @escaping (PairRecognizer, GestureEvent) -> GestureProgress) {
    self.first = First._makeRecognizer(first)
    self.second = Second._makeRecognizer(second)
    self.rule = rule
  }

  func update(_ first: First, _ second: Second) {
    First._update(self.first, to: first)
    Second._update(self.second, to: second)
  }

  var firstValue: First.Value? { first.value }
  var secondValue: Second.Value? { second.value }
  /// Whether the first has ended in this press, or the second one.
  var hasEnded: Bool { firstProgress == .ended || secondProgress == .ended }

  func hearFirst(_ event: GestureEvent) -> GestureProgress {
    if firstProgress == .possible || firstProgress == .active { firstProgress = first.hear(event) }
    return firstProgress
  }

  func hearSecond(_ event: GestureEvent) -> GestureProgress {
    if secondProgress == .possible || secondProgress == .active { secondProgress = second.hear(event) }
    return secondProgress
  }

  func cancelFirst() {
    guard firstProgress == .possible else { return }
    firstProgress = .failed
    first.cancel()
  }

  func cancelSecond() {
    guard secondProgress == .possible || secondProgress == .active else { return }
    secondProgress = .failed
    second.cancel()
  }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    if event.kind == .down { (firstProgress, secondProgress) = (.possible, .possible) }
    return rule(self, event)
  }

  override func cancel() {
    super.cancel()
    first.cancel()
    second.cancel()
  }
}
