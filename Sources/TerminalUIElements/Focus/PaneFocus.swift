/// Whether the focus is in the pane around; `nil` where there are no panes.
nonisolated private enum PaneFocusKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

nonisolated extension EnvironmentValues {
  /// Whether the pane around has the focus, of several in a row; `nil` where there are none.
  package var paneHasFocus: Bool? {
    get { self[PaneFocusKey.self] }
    set { self[PaneFocusKey.self] = newValue }
  }
}
