internal import TerminalUICore

/// A view that is one action where all controls are actions.
protocol ActionControl {
  /// The name of the action, if it is a plain text.
  var plainTitle: String? { get }
}

/// A node that is pressed to do something: every button is one, whatever its style shows.
@MainActor package protocol PressTarget: Activatable {}
