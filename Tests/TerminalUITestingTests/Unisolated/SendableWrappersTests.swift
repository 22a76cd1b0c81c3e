import TerminalUI
import Expectations
import Testing

/// Property wrappers, as SwiftUI has them, may go to another thread where their values may.
@Suite struct SendableWrappersTests {
  private final class Model: ObservableObject, Sendable {}

  /// Compiles for types that are `Sendable` only.
  private func name<Value: Sendable>(_ type: Value.Type) -> String { String(reflecting: type) }

  @Test func `wrappers of values that may be sent may be sent`() {
    let names = [
      name(AppStorage<Int>.self), name(SceneStorage<String>.self), name(State<Int>.self),
      name(Binding<Int>.self), name(Environment<Int>.self), name(FocusState<Bool>.self),
      name(FocusState<Bool>.Binding.self), name(AccessibilityFocusState<Bool>.self),
      name(AccessibilityFocusState<Bool>.Binding.self), name(FocusedValue<Int>.self),
      name(FocusedBinding<Int>.self), name(FocusedObject<Model>.self), name(GestureState<Int>.self),
      name(ScaledMetric<Double>.self), name(Namespace.self), name(Bindable<Model>.self),
      name(StateObject<Model>.self), name(ObservedObject<Model>.self), name(EnvironmentObject<Model>.self),
    ]
    expect(Set(names).count, names.count)
  }

  @Test func `sources of events may be sent, whatever their values`() {
    expect(name(EventSource<Int>.self).hasSuffix("EventSource<Swift.Int>"))
    expect(name(EventSource<() -> Void>.self), contains: "EventSource<")
  }
}
