internal import TerminalUICore

/// A node that actions come from: an ``ActionList`` asks each of those on the way of a key.
@MainActor package protocol ActionSource: Node {
  /// Adds the actions of this node to a list.
  func giveActions(to list: inout ActionList)
  /// Whether the node gives actions. Groups of controls around the node ask this.
  var givesActions: Bool { get }
  /// The shortcut that the app gave the control of this node; `nil` if the node is no shortcut.
  var ownShortcut: KeyboardShortcut? { get }
  /// Whether modifiers inside the node may name the action, which is that of the view in the node.
  var isNamedInside: Bool { get }
  /// The group that the node makes of all controls in it; `nil` if it makes none.
  var group: ActionGroupModifier? { get }
  /// The name and the keys of a control in the view, by its title; `nil` for other controls.
  func action(of control: Node, titled title: String) -> (id: String, defaults: [KeySequence])?
}

extension ActionSource {
  /// By default the node gives actions.
  package var givesActions: Bool { true }
  /// By default the node has no shortcut of its own.
  package var ownShortcut: KeyboardShortcut? { nil }
  /// By default only modifiers around the node name the action.
  package var isNamedInside: Bool { false }
  /// By default the node makes no group.
  package var group: ActionGroupModifier? { nil }
  /// By default returns `nil`: the control belongs to another node.
  package func action(of control: Node, titled title: String) -> (id: String, defaults: [KeySequence])? {
    nil
  }
}

extension ActionSource where Self: ShortcutNode {
  /// The action is that of a control in the node, so modifiers inside may name it.
  package var isNamedInside: Bool { true }
}
