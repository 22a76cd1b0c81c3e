internal import TerminalUICore

/// Copying the selected text of a field.
extension TextFieldNode {
  /// The keys that copy; Control and C only once, so that it ends the program as everywhere.
  func copyKeys(_ keys: inout KeyTable) {
    guard !editing.isSecret else { return }
    let canCopy = !editing.selection.isEmpty
    keys.on("c", with: .control, title: "Copy", when: canCopy && !hasCopied) { copySelection() }
    keys.on("c", with: .exactly(.command), title: "Copy", when: canCopy) { copySelection() }
    keys.on(.insert, with: .control, title: "Copy", when: canCopy) { copySelection() }
    keys.on("w", with: .option, title: "Copy", when: canCopy) { copySelection() }
  }

  /// Says that a text isn't in the clipboard: once where the app may not write there, and each time where the text is too long.
  func sayCannotCopy(_ text: String) {
    let isTooLong = TerminalMessage.clipboard(text) == nil
    let notice = host.belonging { ClipboardNotice() }
    guard isTooLong || !notice.isGiven else { return }
    if !isTooLong { notice.isGiven = true }
    let message =
      isTooLong
      ? "Too long for the clipboard; Ctrl-Y inserts it here"
      : "This app may not write to the clipboard; Ctrl-Y inserts the text here"
    EnvironmentValues(frame).showToast(message)
  }
}

/// Whether the user was told that the app may not write to the clipboard.
@MainActor private final class ClipboardNotice {
  var isGiven = false
}
