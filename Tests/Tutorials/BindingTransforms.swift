import TerminalUIFoundation

struct BindingTransforms: View {
  @State private var count: Int? = nil
  @State private var flags = [true, false]
  @State private var text = "abc"
  private var upper: Binding<String> {
    Binding(get: { text.uppercased() }, set: { text = $0.lowercased() })
  }
  var body: some View {
    VStack {
      TextField("Upper", text: upper)
      Toggle("First", isOn: $flags[0])
      Toggle("Has count", isOn: Binding(get: { count != nil }, set: { count = $0 ? 0 : nil }))
      if let value = Binding($count) { Stepper("\(value.wrappedValue)", value: value) }
      CounterRow(count: $count ?? 0)
      CounterRow(count: .constant(5))
    }
  }
}
func ?? <T: Sendable>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
  Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}
private struct CounterRow: View {
  @Binding var count: Int
  var body: some View { Button("Count: \(count)") { count += 1 } }
}
