internal import TerminalUICore

/// The content of an alert or a dialog: a title, a message, fields and buttons, in a rounded frame.
@usableFromInline package struct AlertBox<Actions: View, Message: View>: View {
  /// The buttons that the app gives; `nil` as long as they aren't known.
  @State private var buttons: [AlertButtonInfo]?
  @Environment(\.dismiss) private var dismiss
  package let title: Text?
  /// Whether a button that cancels is added to the app's.
  let offersCancel: Bool
  package let actions: Actions
  let message: Message

  @usableFromInline package init(title: Text?, offersCancel: Bool, actions: Actions, message: Message) {
    self.title = title
    self.offersCancel = offersCancel
    self.actions = actions
    self.message = message
  }

  @usableFromInline package var body: some View {
    HuggingScrollView {
      AlertLayout() {
        if let title {
          HuggingScrollView {
            title.bold().namesAccessibilityContainer().frame(maxWidth: .infinity, alignment: .leading)
          }
          .layoutValue(key: AlertPartKey.self, value: .title)
        }
        if Message.self != EmptyView.self {
          HuggingScrollView {
            VStack(alignment: .leading, spacing: 0) { message }.foregroundStyle(.secondary)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          .layoutValue(key: AlertPartKey.self, value: .message)
        }
        actions.onPreferenceChange(AlertButtonsKey.self) { buttons = $0 }
        Group {
          if let buttons, buttons.isEmpty, !offersCancel { Button("OK") {} }
          if let buttons, needsCancel(buttons) { Button("Cancel", role: .cancel) {} }
        }
        .environment(\.alertChoice, AlertChoice(standard: standard, isAdded: true, dismiss: choice.dismiss))
      }
      .environment(\.alertChoice, choice)
      .environment(\.givenShortcut, nil)
      .buttonStyle(AlertButtonStyle())
    }
    .modifier(AlertFocus())
    .unaryLayout(SheetFrame(detent: nil))
    .background(.surface)
    .border(.role(.tint), .rounded)
    .modifier(LayerHold(!isClosedByEscape))
  }

  private func needsCancel(_ buttons: [AlertButtonInfo]) -> Bool {
    offersCancel && !buttons.contains { $0.role == .cancel }
  }

  /// Escape presses the button with the role `cancel`; without one it only closes an alert with no other way out.
  private var isClosedByEscape: Bool {
    guard let buttons else { return false }
    return !buttons.contains { $0.role == .cancel } && buttons.count <= 1 && !offersCancel
  }

  private var choice: AlertChoice { AlertChoice(standard: standard, isAdded: false) { dismiss() } }

  /// The button that Return presses, where the app gives it.
  private var standard: ObjectIdentifier? {
    let all = buttons ?? []
    let found =
      all.first(where: \.isGivenDefault) ?? all.first { $0.role == nil } ?? all.first { $0.role == .cancel }
    return found?.id
  }
}

/// The report of a button to its alert, as a preference.
struct AlertButtonInfo: Equatable {
  let id: ObjectIdentifier
  let role: ButtonRole?
  /// Whether the app has made it the button that Return presses.
  let isGivenDefault: Bool
}

nonisolated enum AlertButtonsKey: PreferenceKey {
  static var defaultValue: [AlertButtonInfo] { [] }
  static func reduce(value: inout [AlertButtonInfo], nextValue: () -> [AlertButtonInfo]) {
    value += nextValue()
  }
}

/// The settings of an alert for its buttons, in the environment.
struct AlertChoice {
  /// The button of the app that Return presses; `nil` if Return presses the button that the alert adds.
  let standard: ObjectIdentifier?
  /// Whether the settings are for the button that the alert adds.
  let isAdded: Bool
  let dismiss: () -> Void
}

nonisolated enum AlertChoiceKey: EnvironmentKey {
  static var defaultValue: AlertChoice? { nil }
}

nonisolated private enum AlertAnsweredKey: EnvironmentKey {
  static var defaultValue: ((ButtonRole?) -> Void)? { nil }
}

nonisolated extension EnvironmentValues {
  var alertChoice: AlertChoice? {
    get { self[AlertChoiceKey.self] }
    set { self[AlertChoiceKey.self] = newValue }
  }

  /// Called when a button of an alert was pressed, after its action.
  var alertAnswered: ((ButtonRole?) -> Void)? {
    get { self[AlertAnsweredKey.self] }
    set { self[AlertAnsweredKey.self] = newValue }
  }
}
