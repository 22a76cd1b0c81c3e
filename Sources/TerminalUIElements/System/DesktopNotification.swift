/// Shows a notification on the desktop, if the terminal can do that.
///
///     @Environment(\.notifyDesktop) private var notifyDesktop
///     .onChange(of: build.isDone) { notifyDesktop("Build", "Done, no errors") }
///
/// It goes through the terminal (OSC 777), so it works over `ssh`. Only foot, Ghostty and WezTerm are known to support it; elsewhere, also in tmux,
/// nothing is sent. Title and text are at most 256 bytes of printable ASCII, and a title has no semicolon: nothing that a stranger wrote becomes part
/// of a sequence.
///
/// There is no such action in SwiftUI.
@MainActor @preconcurrency public struct DesktopNotificationAction {
  private let send: (TerminalMessage) -> Void

  init(_ send: @escaping (TerminalMessage) -> Void) { self.send = send }

  /// Shows a notification.
  ///
  /// - Returns: Whether it could be sent: `false` with another character, too much text or no title.
  @discardableResult public func callAsFunction(_ title: String, _ text: String = "") -> Bool {
    guard let message = TerminalMessage.notification(title: title, text: text) else { return false }
    send(message)
    return true
  }
}

/// Writes messages other than cells to the terminal.
nonisolated enum TerminalSenderKey: EnvironmentKey {
  static var defaultValue: @MainActor (TerminalMessage) -> Void { { _ in } }
}

nonisolated extension EnvironmentValues {
  /// Writes to the terminal what is no cell: progress and notifications.
  package var sendToTerminal: @MainActor (TerminalMessage) -> Void {
    get { self[TerminalSenderKey.self] }
    set { self[TerminalSenderKey.self] = newValue }
  }

  /// The action that shows a notification on the desktop.
  @MainActor public var notifyDesktop: DesktopNotificationAction { DesktopNotificationAction(sendToTerminal) }
}
