public import TerminalUICore

extension View {
  /// Sets whether the terminal's cursor is shown at the focus in this view.
  ///
  ///     Board(game).focusCursor(.visible)
  ///
  /// As a rule the cursor is hidden, except in text fields and in a view that looks the same with the focus as without. The
  /// hidden cursor, too, is at the beginning of the label of the view with the focus, or in the selected row of a list: screen
  /// readers and magnifiers follow it. The environment variable `TERMINALUI_CURSOR=visible` of the user shows it everywhere. A
  /// text field always shows it at its caret.
  ///
  /// There is no such modifier in SwiftUI.
  ///
  /// - Parameter visibility: `.visible` shows it, `.automatic` leaves that to the user, and `.hidden` leaves it out, also for the user.
  /// - Returns: A view with or without the terminal's cursor.
  @inlinable public func focusCursor(_ visibility: Visibility) -> some View {
    environment(\.focusCursor, visibility)
  }
}

nonisolated extension EnvironmentValues {
  /// Whether the terminal's cursor is seen where the focus is.
  public var focusCursor: Visibility {
    get {
      switch self[FocusCursorKey.self] {
      case .automatic: .automatic
      case .visible: .visible
      case .hidden: .hidden
      }
    }
    set {
      self[FocusCursorKey.self] =
        switch newValue {
        case .automatic: .automatic
        case .visible: .visible
        case .hidden: .hidden
        }
    }
  }

  /// Whether the user wants to see the terminal's cursor wherever the focus is: the environment variable `TERMINALUI_CURSOR`.
  package var showsFocusCursor: Bool {
    get { self[ShowsFocusCursorKey.self] }
    set { self[ShowsFocusCursorKey.self] = newValue }
  }
}
