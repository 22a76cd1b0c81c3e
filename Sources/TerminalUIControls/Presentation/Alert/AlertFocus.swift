internal import TerminalUICore

/// Gives the focus of an alert to its first field, or else to the button that Return presses.
struct AlertFocus: PassModifier {
  func makePassNode(in context: NodeContext) -> PassNode { AlertFocusNode(in: context) }
  func updatePassNode(_ node: PassNode) {}
}

/// Marks a button of an alert, so that the focus begins in a field, or else at the button for Return.
struct AlertButtonMark: PassModifier {
  let isDefault: Bool

  func makePassNode(in context: NodeContext) -> PassNode {
    AlertButtonNode(AlertButtonKey.self, isDefault ? .standard : .other, in: context, flags: [])
  }
  func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: AlertButtonNode.self).value = isDefault ? .standard : .other
  }
}

/// The mark that views in a button of an alert find in their environment.
private nonisolated enum AlertButton {
  /// The button that Return presses.
  case standard
  case other
}

private nonisolated enum AlertButtonKey: EnvironmentKey {
  static var defaultValue: AlertButton? { nil }
}

private final class AlertButtonNode: ScopedValueNode<AlertButton?> {}

/// Gives the focus to a view when the alert appears.
private final class AlertFocusNode: FocusPreferenceNode {
  override var preferred: FocusNode? {
    var views: [FocusNode] = []
    visitContents { node in
      if let view = node.asFocusedControl, view.canFocus { views.append(view) }
      return .into
    }
    guard let first = views.first, first.provided(AlertButtonKey.self) != nil else { return views.first }
    return views.first { $0.provided(AlertButtonKey.self) == .standard } ?? first
  }

  override var name: String { "alert" }
}
