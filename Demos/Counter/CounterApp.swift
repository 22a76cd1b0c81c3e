import TerminalUI

/// A number that keys and buttons change.
@main struct CounterApp: App {
  var body: some Scene {
    WindowGroup { Counter() }
  }
}

struct Counter: View {
  @Environment(\.exit) private var exit
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Counter").bold().foregroundStyle(.cyan)
      Text("Count: \(count)").bold().padding(.vertical, 1)
      HStack(spacing: 2) {
        Button("-") { count -= 1 }
        Button("+") { count += 1 }
      }
      Text("+ and - count · r resets · q quits").dim().padding(.top, 1)
    }
    .padding(.horizontal, 3)
    .padding(.vertical, 1)
    .border(.cyan, .rounded)
    .onKeyPress("+") {
      count += 1; return .handled
    }
    .onKeyPress("-") {
      count -= 1; return .handled
    }
    .onKeyPress("r") {
      count = 0; return .handled
    }
    .onKeyPress("q") {
      exit(); return .handled
    }
  }
}
