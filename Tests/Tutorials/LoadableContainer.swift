import TerminalUIFoundation

enum Loadable<Value> {
  case loading
  case loaded(Value)
  case failed(Error)
}
struct LoadableView<Value, Content: View, Empty: View>: View {
  let state: Loadable<Value>
  let content: (Value) -> Content
  let empty: Empty
  init(
    _ state: Loadable<Value>, @ViewBuilder content: @escaping (Value) -> Content,
    @ViewBuilder empty: () -> Empty
  ) {
    self.state = state
    self.content = content
    self.empty = empty()
  }
  var body: some View {
    switch state {
    case .loading: ProgressView()
    case .loaded(let value): content(value)
    case .failed: empty
    }
  }
}
struct LoadableUser: View {
  @State private var state = Loadable<[String]>.loaded(["x", "y"])
  var body: some View {
    LoadableView(state) { values in
      ForEach(values, id: \.self) { Text($0) }
    } empty: {
      Text("Empty")
    }
  }
}
