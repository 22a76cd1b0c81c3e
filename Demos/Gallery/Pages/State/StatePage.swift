import TerminalUI

/// Values that belong to a view, and bindings that lend them.
struct StatePage: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(count)")
      Steps(count: $count)
    }
  }

  struct Steps: View {
    @Binding var count: Int
    var body: some View {
      HStack {
        Button("−") { count -= 1 }
        Button("+") { count += 1 }
      }
    }
  }
}
