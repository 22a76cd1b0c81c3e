/// The style of the buttons in an alert: each runs its action and takes the alert away, whatever style the app gives to one.
nonisolated struct AlertButtonStyle: DecisiveButtonStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    AlertButton(configuration: configuration)
  }
}

/// A button of an alert.
///
/// It reports itself to the alert, which chooses the one that Return presses and places them all.
private struct AlertButton: View {
  private final class Identity {}

  @State private var identity = Identity()
  @Environment(\.alertChoice) private var choice
  @Environment(\.alertAnswered) private var answered
  @Environment(\.keyboardShortcut) private var given
  let configuration: PrimitiveButtonStyleConfiguration

  private var id: ObjectIdentifier { ObjectIdentifier(identity) }

  private var isDefault: Bool {
    guard let choice else { return false }
    return choice.isAdded ? choice.standard == nil : choice.standard == id
  }

  var body: some View {
    let role = configuration.role
    let (isGiven, isDefault) = (given == .defaultAction, isDefault)
    configuration.label.frame(maxWidth: .infinity).bordered(role, isProminent: isDefault)
      .pressable {
        configuration.trigger()
        answered?(role)
        choice?.dismiss()
      }
      .modifier(AlertButtonMark(isDefault: isDefault))
      .keyboardShortcut(isDefault && !isGiven ? .defaultAction : nil)
      .keyboardShortcut(role == .cancel && given != .cancelAction ? .cancelAction : nil)
      .preference(
        key: AlertButtonsKey.self, value: [AlertButtonInfo(id: id, role: role, isGivenDefault: isGiven)]
      )
      .layoutValue(key: AlertPartKey.self, value: role == .cancel ? .cancel : .button)
  }
}
