internal import TerminalUICore

/// Copying the selected text of a field, and of other views.
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
}

extension Node {
  /// Copies a text to the user's clipboard, or says why it can't: once where the app may not write there, and each time where the text is too long.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - remedy: How the text can be used all the same.
  package func copyToClipboard(_ text: String, orElse remedy: String?) {
    guard !Evaluation.unobserved({ EnvironmentValues(frame).copyToClipboard(text) }) else { return }
    let isTooLong = TerminalMessage.clipboard(text) == nil
    let notice = host.hostObject { ClipboardNotice() }
    guard isTooLong || !notice.isGiven else { return }
    if !isTooLong { notice.isGiven = true }
    let message = isTooLong ? "Too long for the clipboard" : "This app may not write to the clipboard"
    EnvironmentValues(frame).showToast(message + (remedy.map { "; " + $0 } ?? ""))
  }
}

/// Whether the user has seen the notice that the app may not write to the clipboard.
@MainActor private final class ClipboardNotice {
  var isGiven = false
}
