public import TerminalUICore

extension View {
  /// Sets whether the terminal's cursor is shown at the focus in this view.
  ///
  ///     Board(game).focusCursor(.hidden)
  ///
  /// As a rule it is at the beginning of the label of the view with the focus, and in the selected row of a list: screen readers and magnifiers
  /// follow it. A text field always shows it at its caret.
  ///
  /// There is no such modifier in SwiftUI.
  @inlinable public func focusCursor(_ visibility: Visibility) -> some View {
    environment(\.focusCursor, visibility)
  }
}

nonisolated extension EnvironmentValues {
  /// Whether the terminal's cursor is seen where the focus is.
  public var focusCursor: Visibility {
    get { self[FocusCursorKey.self] ? .hidden : .automatic }
    set { self[FocusCursorKey.self] = newValue == .hidden }
  }
}
