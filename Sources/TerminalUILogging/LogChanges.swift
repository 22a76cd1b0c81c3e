internal import Logging
public import TerminalUICore

extension View {
  /// Logs why the view's body is being evaluated, in the words of `_printChanges()`.
  ///
  ///     let _ = Self._logChanges()     // info TerminalUI.changes: Counter: _count changed.
  ///
  /// It goes to a `Logger` with the label `TerminalUI.changes`, at level `info`. Without a handler of the app's own that
  /// is standard error, which appears once the terminal isn't the app's any more.
  /// - Source: SwiftUI `View._logChanges()`; the logger is that of swift-log.
  public static func _logChanges() {
    guard let line = changesLine else { return }
    Logger(label: "TerminalUI.changes").info("\(line)")
  }
}
