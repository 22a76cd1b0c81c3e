import TerminalUI

/// `Trials link URL`: a link to the URL, and the scene's phases as they were; `q` quits.
struct LinkApp: App {
  var body: some Scene { WindowGroup { Phases() } }
}

private struct Phases: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.exit) private var exit
  @State private var seen: [ScenePhase] = []

  var body: some View {
    VStack(alignment: .leading) {
      Link("the link", destination: Trials.arguments.first ?? "")
      Text("phases: \(seen.map { "\($0)" }.joined(separator: " "))")
    }
    .onChange(of: phase) {
      seen.append(phase)
      // What is printed appears when the terminal is given back.
      if phase == .background { print("saved") }
    }
    .onKeyPress("q") {
      exit()
      return .handled
    }
  }
}
