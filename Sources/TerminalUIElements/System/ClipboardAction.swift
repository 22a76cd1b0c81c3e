/// Writes text to the clipboard of the terminal's user, where the app allows that.
///
///     @Environment(\.copyToClipboard) private var copy
///     Button("Copy") { copy(line) }
///
/// It is off unless the scene has ``WindowGroup/allowsClipboardWriting(_:)``. The text is sent through the terminal (OSC 52), so it works over `ssh`;
/// a terminal may ignore it without an error. The clipboard is never read.
///
/// There is no such action in SwiftUI.
@MainActor @preconcurrency public struct ClipboardAction {
  private let write: (TerminalMessage) -> Bool

  package init(_ write: @escaping (TerminalMessage) -> Bool) { self.write = write }

  /// Writes a text of at most 74 994 bytes.
  ///
  /// - Returns: Whether it was sent: `false` where that isn't allowed, or the text is too long.
  @discardableResult public func callAsFunction(_ text: String) -> Bool {
    guard let message = TerminalMessage.clipboard(text) else { return false }
    return write(message)
  }
}

nonisolated enum ClipboardActionKey: EnvironmentKey {
  static var defaultValue: ClipboardAction { MainActor.assumeIsolated { ClipboardAction { _ in false } } }
}

nonisolated extension EnvironmentValues {
  /// Writes text to the clipboard, where that is allowed.
  public package(set) var copyToClipboard: ClipboardAction {
    get { self[ClipboardActionKey.self] }
    set { self[ClipboardActionKey.self] = newValue }
  }
}
