internal import TerminalUICore

extension View {
  /// Asks a question when the user wants to end the app.
  ///
  ///     Editor(document)
  ///       .dismissalConfirmationDialog("Save the changes?", shouldPresent: document.isEdited) {
  ///         Button("Save") { document.save() }
  ///         Button("Discard", role: .destructive) {}
  ///       } message: {
  ///         Text("What isn't saved is lost.")
  ///       }
  ///
  /// Every button runs its action, and then the app ends. Escape and a button with the role `cancel`, which is always there, leave the app running.
  /// The user ends the app by Ctrl-C, by Quit in the menus (Ctrl-Q), or by a control that calls the ``EnvironmentValues/quit`` action. A second
  /// Ctrl-C ends it without an answer. A signal, a terminal that disappears and ``EnvironmentValues/exit`` end it without a question. Of several
  /// views with a question the one that came last asks.
  ///
  /// - Parameters:
  ///   - titleKey: The question.
  ///   - shouldPresent: Whether to ask.
  ///   - actions: Buttons.
  ///   - message: The text below the question.
  /// - Returns: A view that looks the same.
  /// - Source: SwiftUI `View.dismissalConfirmationDialog(_:shouldPresent:actions:message:)`.
  @inlinable public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks a question when the user wants to end the app.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.dismissalConfirmationDialog(_:shouldPresent:actions:message:)`.
  @_disfavoredOverload @inlinable
  public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks a question when the user wants to end the app.
  ///
  /// - Source: SwiftUI `View.dismissalConfirmationDialog(_:shouldPresent:actions:message:)`.
  @inlinable public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      QuitDialogModifier(title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
  }

  /// Asks a question when the user wants to end the app.
  ///
  /// - Source: SwiftUI `View.dismissalConfirmationDialog(_:shouldPresent:actions:)`.
  @inlinable public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks a question when the user wants to end the app.
  ///
  /// The string is shown as it is.
  /// - Source: SwiftUI `View.dismissalConfirmationDialog(_:shouldPresent:actions:)`.
  @_disfavoredOverload @inlinable public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks a question when the user wants to end the app.
  ///
  /// - Source: SwiftUI `View.dismissalConfirmationDialog(_:shouldPresent:actions:)`.
  @inlinable public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(
      title, shouldPresent: shouldPresent, actions: actions, message: { EmptyView() })
  }
}

/// Shows the dialog when the user wants to quit, and ends the app with the same exit code once the answer isn't
/// “cancel”.
@usableFromInline struct QuitDialogModifier<Actions: View, Message: View>: ViewModifier {
  @State private var isAsking = false
  /// The exit code that the app would end with.
  @State private var code: Int32 = 0
  @Environment(\.exit) private var exit
  package let title: Text
  let shouldPresent: Bool
  package let actions: Actions
  let message: Message

  @usableFromInline init(title: Text, shouldPresent: Bool, actions: Actions, message: Message) {
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }

  @usableFromInline func body(content: Content) -> some View {
    let (asking, pending, exit) = ($isAsking, $code, exit)
    content
      .modifier(
        QuitGuard(isNeeded: shouldPresent, isAsking: isAsking) { code in
          pending.wrappedValue = code
          asking.wrappedValue = true
        }
      )
      .presentation($isAsking, .dialog, nil) {
        AlertBox(title: title, offersCancel: true, actions: QuitActions(actions: actions), message: message)
          .environment(\.alertAnswered) { role in
            if role != .cancel { exit(pending.wrappedValue) }
          }
      }
  }
}

/// The buttons that the app gives; one that ends it, where it gives none.
private struct QuitActions<Actions: View>: View {
  let actions: Actions

  var body: some View {
    if Actions.self == EmptyView.self { Button("Quit", role: .destructive) {} } else { actions }
  }
}
