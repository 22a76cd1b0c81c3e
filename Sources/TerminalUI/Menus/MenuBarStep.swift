internal import TerminalUICore

nonisolated private enum MenuBarStepKey: EnvironmentKey {
  static var defaultValue: ((Bool) -> Void)? { nil }
}

nonisolated extension EnvironmentValues {
  /// Opens the next menu of the menu bar if called with `true`, else the one before.
  var menuBarStep: ((Bool) -> Void)? {
    get { self[MenuBarStepKey.self] }
    set { self[MenuBarStepKey.self] = newValue }
  }
}
