import TerminalUI

/// w1: a number; `+` adds one.
struct CounterScreen: View {
  @State private var count = 0

  var body: some View {
    Text("Count: \(count)").onKeyPress("+") {
      count += 1
      return .handled
    }
  }
}
