internal import TerminalUICore

extension Gesture {
  /// Runs an action when the gesture ends.
  ///
  /// - Source: SwiftUI `Gesture.onEnded(_:)`.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Makes another value of this gesture's.
  ///
  /// - Source: SwiftUI `Gesture.map(_:)`.
  public func map<T>(_ transform: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, transform: transform)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the gesture's value changes.
  ///
  /// - Source: SwiftUI `Gesture.onChanged(_:)`.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self, action: action)
  }
}

/// A gesture with an action for its end.
@MainActor @preconcurrency public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Content.Value
  let gesture: Content
  let action: (Value) -> Void

  /// Makes the recognizer of the gesture.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    WrappingRecognizer<Content, Self, Value>(gesture, around: gesture.gesture) { value, progress, gesture in
      if progress == .ended, let value { gesture.action(value) }
      return value
    }
  }
  /// Takes the new action.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? WrappingRecognizer<Content, Self, Value>)?.update(to: gesture, around: gesture.gesture)
  }
}

/// A gesture with an action for its changes.
@MainActor @preconcurrency public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  /// The value of the gesture.
  public typealias Value = Content.Value
  let gesture: Content
  let action: (Value) -> Void

  /// Makes the recognizer of the gesture.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    var last: Value?
    return WrappingRecognizer<Content, Self, Value>(gesture, around: gesture.gesture) {
      value, progress, gesture in
      switch progress {
      case .failed, .ended: last = nil
      case .possible, .active:
        if let value, value != last {
          last = value
          gesture.action(value)
        }
      }
      return value
    }
  }
  /// Takes the new action.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? WrappingRecognizer<Content, Self, Value>)?.update(to: gesture, around: gesture.gesture)
  }
}

/// A gesture with another value.
@MainActor @preconcurrency public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
  let gesture: Content
  let transform: (Content.Value) -> Value

  /// Makes the recognizer of the gesture.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    WrappingRecognizer<Content, Self, Value>(gesture, around: gesture.gesture) { value, _, gesture in
      value.map(gesture.transform)
    }
  }
  /// Takes the new function.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? WrappingRecognizer<Content, Self, Value>)?.update(to: gesture, around: gesture.gesture)
  }
}

/// Follows a gesture and does something with each step of it.
@MainActor final class WrappingRecognizer<Content: Gesture, Wrapper, Value>: GestureRecognizer<Value> {
  private let inner: GestureRecognizer<Content.Value>
  private var wrapper: Wrapper
  private let step: (Content.Value?, GestureProgress, Wrapper) -> Value?

  init(
    _ wrapper: Wrapper, around gesture: Content,
    step: @escaping (Content.Value?, GestureProgress, Wrapper) -> Value?
  ) {
    self.wrapper = wrapper
    inner = Content._makeRecognizer(gesture)
    self.step = step
  }

  func update(to wrapper: Wrapper, around gesture: Content) {
    self.wrapper = wrapper
    Content._update(inner, to: gesture)
  }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    let progress = inner.hear(event)
    value = step(inner.value, progress, wrapper)
    return progress
  }

  override func cancel() {
    inner.cancel()
    _ = step(nil, .failed, wrapper)
    value = nil
  }
}
