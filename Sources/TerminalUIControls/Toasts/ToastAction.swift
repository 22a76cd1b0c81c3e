/// The one thing that a toast offers to do, and its key.
///
///     showToast("Note deleted", action: ToastAction("Undo") { undo() })
///     // │ Note deleted  ^Z Undo │
///
/// The key works while the toast is shown, wherever the focus is, unless a view with the focus uses it; it comes before shortcuts. A click does the
/// same.
///
/// There is no such type in SwiftUI.
@MainActor @preconcurrency public struct ToastAction {
  package let title: String
  let key: KeyboardShortcut
  let action: () -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - titleKey: The action's name, in a word.
  ///   - key: Its key.
  ///   - action: Runs when the toast's action is chosen; the toast closes.
  public init(
    _ titleKey: LocalizedStringKey, key: KeyboardShortcut = KeyboardShortcut("z", modifiers: .control),
    action: @escaping () -> Void
  ) {
    self.init(titleKey.content.string, key: key, action: action)
  }

  /// Makes an action.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, key: KeyboardShortcut = KeyboardShortcut("z", modifiers: .control),
    action: @escaping () -> Void
  ) {
    self.title = String(title)
    self.key = key
    self.action = action
  }
}
