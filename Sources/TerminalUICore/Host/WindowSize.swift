package import Cells

/// The size of the window.
nonisolated enum WindowSizeKey: EnvironmentKey {
  static var defaultValue: Size { .zero }
}

nonisolated extension EnvironmentValues {
  /// The size of the window; views that read it are evaluated when that changes.
  package var windowSize: Size { self[WindowSizeKey.self] }
}
