import TerminalUI

@main struct LogsApp: App {
  @State private var store = LogStore()

  var body: some Scene {
    WindowGroup("Logs") {
      ContentView(store: store)
    }
    .allowsClipboardWriting()
    .commands { LogCommands(store: store) }

    Settings { SettingsView(store: store) }
  }
}
