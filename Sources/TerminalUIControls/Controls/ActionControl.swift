internal import TerminalUICore

/// A control that does one thing, a button or a toggle: in a toolbar, menu or `actionGroup` it is an action with its
/// title.
protocol ActionControl {
  /// The name of the action, if it is a plain text.
  var plainTitle: String? { get }
}

/// A node that is pressed to do something: every button is one, whatever its style shows.
@MainActor package protocol PressTarget: Activatable {}
