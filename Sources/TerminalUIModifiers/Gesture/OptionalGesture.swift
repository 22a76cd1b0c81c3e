import TerminalUICore

/// A gesture that may be missing.
///
///     Card().gesture(isLocked ? nil : drag)
///
/// Without one nothing is recognised. A gesture that goes away in the middle of a press fails.
/// - Source: SwiftUI `Optional`, as a `Gesture`.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value
  /// The framework follows the gesture itself, so there is no body.
  public typealias Body = Never

  /// Makes a recognizer that follows the gesture, if there is one.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Wrapped.Value> {
    OptionalRecognizer(gesture)
  }
  /// Takes the new gesture.
  public static func _update(_ recognizer: GestureRecognizer<Wrapped.Value>, to gesture: Self) {
    (recognizer as? OptionalRecognizer<Wrapped>)?.update(to: gesture)
  }
}

/// Fails every press while there is no gesture; otherwise it is the recognizer of that gesture.
@MainActor private final class OptionalRecognizer<Base: Gesture>: GestureRecognizer<Base.Value> {
  private var base: GestureRecognizer<Base.Value>?

  init(_ gesture: Base?) { base = gesture.map { Base._makeRecognizer($0) } }

  func update(to gesture: Base?) {
    guard let gesture else {
      base?.cancel()
      base = nil
      value = nil
      return
    }
    if let base { Base._update(base, to: gesture) } else { base = Base._makeRecognizer(gesture) }
  }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    guard let base else { return .failed }
    let progress = base.hear(event)
    value = base.value
    return progress
  }

  override func cancel() {
    base?.cancel()
    super.cancel()
  }
}
