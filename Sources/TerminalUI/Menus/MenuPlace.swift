internal import TerminalUICore

/// What a context menu is opened in, such as a list, which is told for which of its rows.
@MainActor protocol MenuPlace: AnyObject {
  /// The context menu of a row opens: at a cell, or for the selection.
  func prepareMenu(at point: Point?)
}

nonisolated enum MenuPlaceKey: EnvironmentKey {
  static var defaultValue: (any MenuPlace)? { nil }
}
