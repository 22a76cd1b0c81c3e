public import TerminalUICore

/// A value that a gesture changes until it is over, and that then returns to its start.
///
///     @GestureState private var offset = Size.zero
///     …
///     .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
///
/// - Source: SwiftUI `GestureState`.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void

  /// Makes a state with the value that it returns to.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  /// Makes a state with the value that it returns to.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Makes a state that calls `reset` with the last value when the value returns to its start.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = State(initialValue: wrappedValue)
    initialValue = wrappedValue
    self.reset = reset
  }
  /// Makes a state that calls `reset` with the last value when the value returns to its start.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }
  /// Makes a state whose going back has a transaction of its own.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// Makes a state whose going back has a transaction of its own.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// The present value.
  public var wrappedValue: Value { value }
  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  /// Writes the value; with a transaction that says something, such as an animation, in an update of its own.
  @MainActor fileprivate func set(_ newValue: Value, _ transaction: Transaction) {
    if transaction.isEmpty {
      value = newValue
    } else {
      withTransaction(transaction) { value = newValue }
    }
  }

  /// Called when the gesture is over.
  @MainActor fileprivate func goBack() {
    var transaction = Transaction()
    reset(value, &transaction)
    set(initialValue, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a state that is `nil` except during the gesture.
  public init() { self.init(wrappedValue: nil) }
  /// Makes a state that is `nil` except during the gesture, and calls `reset` with the last value at the end.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
  /// Makes a state that is `nil` except during the gesture, with a transaction of its own at the end.
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension Gesture {
  /// Keeps a state up to date during the gesture.
  ///
  /// - Parameters:
  ///   - state: The state, written with a dollar sign.
  ///   - body: Gets the gesture's value, the state to change and the transaction of the change.
  /// - Returns: The gesture.
  /// - Source: SwiftUI `Gesture.updating(_:body:)`.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that keeps a state up to date.
///
/// - Source: SwiftUI `GestureStateGesture`.
@MainActor @preconcurrency public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The value of the gesture.
  public typealias Value = Base.Value
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  private let change: (Value, inout State, inout Transaction) -> Void

  /// Makes a gesture that keeps `state` up to date.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }

  /// Makes the recognizer of the gesture.
  public static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Value> {
    var isChanged = false
    return WrappingRecognizer<Base, Self, Value>(gesture, around: gesture.base) { value, progress, gesture in
      switch progress {
      case .possible, .active:
        guard let value else { break }
        var (state, transaction) = (gesture.state.wrappedValue, Transaction())
        gesture.change(value, &state, &transaction)
        gesture.state.set(state, transaction)
        isChanged = true
      case .ended, .failed:
        if isChanged { gesture.state.goBack() }
        isChanged = false
      }
      return value
    }
  }
  /// Takes the new function.
  public static func _update(_ recognizer: GestureRecognizer<Value>, to gesture: Self) {
    (recognizer as? WrappingRecognizer<Base, Self, Value>)?.update(to: gesture, around: gesture.base)
  }
}

// The function runs on the main actor only, when the gesture is over.
extension GestureState: @unchecked Sendable where Value: Sendable {}
