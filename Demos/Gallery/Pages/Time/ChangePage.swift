import TerminalUI

/// What happens when a value has changed.
struct ChangePage: View {
  @State private var count = 0
  @State private var log = "nothing yet"

  var body: some View {
    VStack(alignment: .leading) {
      Button("Count \(count)") { count += 1 }
      Text(log).dim()
    }
    .onChange(of: count) { old, new in
      log = "from \(old) to \(new)"
    }
  }
}
