internal import Terminal

/// Whether the terminal's cursor is seen where the focus is.
package nonisolated enum FocusCursor: Sendable {
  /// Where the view with the focus shows it in no other way, and where the user wants it.
  case automatic
  /// The cursor is always shown at the view with the focus.
  case visible
  /// The cursor is shown only in text fields.
  case hidden
}

package nonisolated enum FocusCursorKey: EnvironmentKey {
  package static var defaultValue: FocusCursor { .automatic }
}

/// Whether the user wants to see the cursor wherever the focus is.
package nonisolated enum ShowsFocusCursorKey: EnvironmentKey {
  package static var defaultValue: Bool { false }
}

extension FocusNode {
  /// The cursor's place while the view has the focus, unless a view around hides it: the start of its label.
  final var labelCursor: Cursor? { hidesCursor ? nil : firstItem?.labelCursor }

  /// Whether a view around hides the cursor.
  package final var hidesCursor: Bool { EnvironmentValues(frame)[FocusCursorKey.self] == .hidden }

  /// The terminal's cursor while the view has the focus: hidden where the view shows the focus itself, unless the app or the user
  /// wants to see it.
  final var focusCursor: Cursor? {
    guard var cursor else { return nil }
    let values = EnvironmentValues(frame)
    cursor.isHidden =
      !hasCaret && looksFocused && values[FocusCursorKey.self] != .visible
      && !values[ShowsFocusCursorKey.self]
    return cursor
  }
}
