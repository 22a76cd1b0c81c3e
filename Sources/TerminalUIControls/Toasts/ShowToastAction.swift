internal import TerminalUICore

/// Shows toasts: unobtrusive messages.
///
///     @Environment(\.showToast) private var showToast
///     showToast("Saved")
///     showToast("3 notes deleted", action: ToastAction("Undo") { undo() })
///     showToast("Not saved: the disk is full", role: .error)
///
/// There is no such action in SwiftUI.
@MainActor @preconcurrency public struct ShowToastAction {
  private weak var host: ViewHost?
  /// Whether toasts open with a motion.
  private let moves: Bool

  init(_ host: ViewHost?, moves: Bool) { (self.host, self.moves) = (host, moves) }

  /// Shows a text in a corner of the window for a while.
  ///
  /// It is at the lower edge of the window, or higher if it would cover the view with the focus, bars, insets or the last row
  /// of a sheet. At most three toasts are shown at a time, the newest at the bottom; others wait. If an equal text is already
  /// shown or waits, that toast counts up and is shown as long again. Its action then runs the actions of all equal toasts, the
  /// newest first. The time stops while the mouse is over a toast.
  ///
  /// - Parameters:
  ///   - message: The text.
  ///   - role: The role that its mark shows; `nil` has no mark.
  ///   - duration: How long it is shown.
  ///   - action: An action that the message offers.
  public func callAsFunction(
    _ message: LocalizedStringKey, role: ToastRole? = nil, for duration: Duration = .seconds(5),
    action: ToastAction? = nil
  ) { show(Text(message), role, for: duration, action: action) }

  /// Shows a text in a corner of the window for a while.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload public func callAsFunction<S: StringProtocol>(
    _ message: S, role: ToastRole? = nil, for duration: Duration = .seconds(5), action: ToastAction? = nil
  ) { show(Text(message), role, for: duration, action: action) }

  private func show(_ text: Text, _ role: ToastRole?, for duration: Duration, action: ToastAction?) {
    host?.toasts.add(
      Toast(
        message: text.content.string, view: AnyView(text), role: role, duration: duration,
        actions: action.map { [$0] } ?? [], moves: moves))
  }
}

nonisolated extension EnvironmentValues {
  /// Shows a toast in the window of the view.
  public var showToast: ShowToastAction {
    let values = UncheckedSending(value: self)
    return MainThread.assume {
      ShowToastAction(values.value.host, moves: values.value.presentationAnimation != nil)
    }
  }

  /// The action's earlier name.
  @available(*, deprecated, renamed: "showToast") public var notify: ShowToastAction { showToast }
}
