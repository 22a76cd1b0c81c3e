import TerminalUIFoundation

@main struct ChoresApp: App {
  @ApplicationDelegateAdaptor(Ending.self) private var ending
  private let store = ChoreStore(
    file: ChoreFile(path: CommandLine.arguments.dropFirst().first ?? "chores.json"))

  var body: some Scene {
    WindowGroup("Chores") {
      ChoresScreen(store: store)
        .onAppear { ending.store = store }
        .theme(.midnight)
    }
  }
}

/// Saves the last changes when the user quits.
final class Ending: ApplicationDelegate {
  var store: ChoreStore?
  init() {}
  func applicationWillTerminate() { store?.saveNow() }
}
