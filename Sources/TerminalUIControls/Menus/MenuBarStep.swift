internal import TerminalUICore

/// The way from a menu of a bar to the one next to it.
nonisolated extension EnvironmentValues {
  /// Opens the next menu of the menu bar if called with `true`, else the one before.
  package var menuBarStep: ((Bool) -> Void)? {
    get { self[MenuBarStepKey.self] }
    set { self[MenuBarStepKey.self] = newValue }
  }
}

nonisolated private enum MenuBarStepKey: EnvironmentKey {
  static var defaultValue: ((Bool) -> Void)? { nil }
}
