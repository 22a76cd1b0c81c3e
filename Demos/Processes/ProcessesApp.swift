import TerminalUI

/// The processes of this machine: what is busy, and what to do about it.
@main struct ProcessesApp: App {
  @State private var model = ProcessModel()

  var body: some Scene {
    WindowGroup("Processes") {
      ProcessScreen(model: model).quits()
        .task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            await model.look()
          }
        }
    }
  }
}

extension View {
  /// Ends the app at `q`.
  fileprivate func quits() -> some View { modifier(Quitting()) }
}

private struct Quitting: ViewModifier {
  @Environment(\.exit) private var exit

  func body(content: Content) -> some View {
    content.onKeyPress("q", name: "Quit") { exit() }
  }
}
