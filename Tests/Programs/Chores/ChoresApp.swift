import TerminalUIFoundation

@main struct ChoresApp: App {
  @Environment(\.scenePhase) private var phase
  private let store = ChoreStore(
    file: ChoreFile(path: CommandLine.arguments.dropFirst().first ?? "chores.json"))

  var body: some Scene {
    WindowGroup("Chores") {
      ChoresScreen(store: store)
        .theme(.midnight)
    }
    .onChange(of: phase) { _, phase in if phase == .background { store.saveNow() } }
  }
}
