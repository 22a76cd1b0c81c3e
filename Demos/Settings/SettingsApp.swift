import TerminalUI

/// The settings of an editor that isn't there: a form with every control.
@main struct SettingsApp: App {
  var body: some Scene {
    WindowGroup("Settings") { SettingsScreen() }
  }
}
