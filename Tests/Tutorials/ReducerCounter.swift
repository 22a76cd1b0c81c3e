import TerminalUIFoundation

struct CounterState: Equatable { var count = 0; var history: [Int] = [] }
enum CounterAction { case increment, decrement, reset }
@MainActor final class Store<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reduce: (inout State, Action) -> Void
  init(initial: State, reduce: @escaping (inout State, Action) -> Void) {
    state = initial
    self.reduce = reduce
  }
  func send(_ action: Action) { reduce(&state, action) }
  func binding<Value>(_ keyPath: KeyPath<State, Value>, send action: @escaping (Value) -> Action) -> Binding<
    Value
  > {
    Binding(get: { self.state[keyPath: keyPath] }, set: { self.send(action($0)) })
  }
}
struct ReducerCounter: View {
  @StateObject private var store = Store<CounterState, CounterAction>(initial: CounterState()) {
    state, action in
    switch action {
    case .increment: state.count += 1
    case .decrement: state.count -= 1
    case .reset: state = CounterState()
    }
    state.history.append(state.count)
  }
  var body: some View {
    VStack {
      Text("\(store.state.count)").font(.system(.title, design: .rounded))
      HStack {
        Button("−") { store.send(.decrement) }
        Button("+") { store.send(.increment) }
        Button("Reset") { store.send(.reset) }
      }
      Stepper("Bound", value: store.binding(\.count) { $0 > store.state.count ? .increment : .decrement })
      Text("History: \(store.state.history.map(String.init).joined(separator: ", "))")
    }
  }
}
