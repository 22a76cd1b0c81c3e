import TerminalUI

/// w1: a number; `+` adds one.
struct CounterScreen: WorkloadScreen {
  @State private var count = 0

  init(count: Int) {}

  var body: some View {
    Text("Count: \(count)").onKeyPress("+") {
      count += 1
      return .handled
    }
  }
}
