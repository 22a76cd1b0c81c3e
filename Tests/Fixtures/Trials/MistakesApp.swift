import TerminalUI

/// `Trials mistakes`: what its first views do wrong is in the log.
struct MistakesApp: App {
  var body: some Scene { WindowGroup { Mistakes() } }
}

private final class Absent: ObservableObject {}

private struct Mistakes: View {
  @Environment(\.exit) private var exit

  var body: some View {
    let _ = Self._printChanges()
    VStack {
      Text("ready")
      Needy()
      ForEach(["a", "b", "a"], id: \.self) { Text($0) }
    }
    .onKeyPress("q") {
      exit(); return .handled
    }
  }
}

private struct Needy: View {
  @EnvironmentObject private var absent: Absent
  var body: some View { Text("never") }
}
