import TerminalUI

/// Timers, keys, publishers and sequences.
struct ReceivePage: View {
  @State private var seconds = 0
  @State private var key = "none"

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(seconds) s")
      Text("Last key: \(key)")
    }
    .onReceive(.timer(every: .seconds(1))) { elapsed in
      seconds = Int(elapsed.components.seconds)
    }
    .onReceive(.keyPresses) { key = "\($0.key)" }
  }
}
