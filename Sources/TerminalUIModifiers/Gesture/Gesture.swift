public import TerminalUICore

/// A pattern of mouse events, and the actions for it.
///
///     Text("drag me").gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
///
/// Gestures use the left button. If gestures are nested, the innermost gesture that recognizes its pattern wins. The others fail.
/// - Source: SwiftUI `Gesture`.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The value of the gesture.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
  /// Makes the recognizer of a gesture; gestures with a `body` have this already.
  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value>
  /// Updates the recognizer to a new value of the gesture.
  static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self)
}

extension Gesture where Body.Value == Value {
  /// Makes the recognizer of the body.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
  /// Updates the recognizer to the body of the new gesture.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    Body._update(recognizer, to: gesture.body)
  }
}

extension Never: Gesture {
  /// The gesture has no value.
  public typealias Value = Never
  /// Never called.
  public static func _makeRecognizer(_ gesture: Never) -> GestureRecognizer<Never> {}
  /// Never called.
  public static func _update(_ recognizer: GestureRecognizer<Never>, to gesture: Never) {}
}

extension Gesture where Body == Never {
  /// Never called: a gesture without a body makes its recognizer itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture without a body: it makes its recognizer itself.
@MainActor @preconcurrency public protocol PrimitiveGesture: Gesture where Body == Never {}

/// Follows the mouse for one gesture of one view, as long as the view lasts.
@MainActor @preconcurrency open class GestureRecognizer<Value> {
  /// The value of the gesture so far; `nil` where it has none.
  public internal(set) var value: Value?

  /// Makes a recognizer without a value.
  public init() {}

  /// Hears an event and says how far the gesture has come.
  open func hear(_ event: GestureEvent) -> GestureProgress { .failed }

  /// Is called when another gesture won, or the view has left.
  open func cancel() { value = nil }
}
