internal import Terminal

/// Whether no cursor is seen where the focus is.
package nonisolated enum FocusCursorKey: EnvironmentKey {
  package static var defaultValue: Bool { false }
}

extension FocusNode {
  /// The cursor's place while the view has the focus, unless a view around hides it: the start of its label.
  final var labelCursor: Cursor? { hidesCursor ? nil : firstItem?.labelCursor }

  /// Whether a view around hides the cursor.
  package final var hidesCursor: Bool { EnvironmentValues(frame)[FocusCursorKey.self] }
}
