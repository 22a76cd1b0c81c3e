internal import TerminalUICore

/// A node that actions come from.
@MainActor package protocol ActionSource: Node {
  /// Adds the actions of this node to a list.
  func giveActions(to list: inout ActionList)
  /// Whether there are any, for groups of controls around it.
  var givesActions: Bool { get }
  /// The key that the app gives its one control, if it is that.
  var ownShortcut: KeyboardShortcut? { get }
  /// Whether modifiers in it may name its action, which is that of the view in it.
  var isNamedInside: Bool { get }
  /// The group that all controls in the view are in, if it makes one.
  var group: ActionGroupModifier? { get }
  /// The name and the keys of a control in the view, by its title; `nil` for other controls.
  func action(of control: Node, titled title: String) -> (id: String, defaults: [KeySequence])?
}

extension ActionSource {
  /// There are.
  package var givesActions: Bool { true }
  /// None.
  package var ownShortcut: KeyboardShortcut? { nil }
  /// Only modifiers around it name it.
  package var isNamedInside: Bool { false }
  /// None.
  package var group: ActionGroupModifier? { nil }
  /// The control belongs to another node.
  package func action(of control: Node, titled title: String) -> (id: String, defaults: [KeySequence])? {
    nil
  }
}

extension ActionSource where Self: ShortcutNode {
  /// Its action is that of a control in it.
  package var isNamedInside: Bool { true }
}
