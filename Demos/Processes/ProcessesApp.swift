import TerminalUI

/// The processes of this machine: the busy ones, and what to do about them.
@main struct ProcessesApp: App {
  @State private var model: ProcessModel
  private let signals: (ProcessIdentity, Int32) -> SignalSender.Answer

  init() { self.init(ProcessModel(), signals: SignalSender.real.send) }

  /// Makes the app of other processes, or with another way to send signals: a test's, which sends none but to its children.
  init(_ model: ProcessModel, signals: @escaping (ProcessIdentity, Int32) -> SignalSender.Answer) {
    _model = State(wrappedValue: model)
    self.signals = signals
  }

  var body: some Scene {
    WindowGroup("Processes") {
      ProcessScreen(model: model, signals: signals).quits()
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
