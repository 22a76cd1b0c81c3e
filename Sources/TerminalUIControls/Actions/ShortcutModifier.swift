internal import TerminalUICore

/// The modifier of `keyboardShortcut(_:)`: the first control in the view is an action.
@MainActor @usableFromInline struct ShortcutModifier: PassModifier {
  let shortcut: KeyboardShortcut?

  @usableFromInline init(shortcut: KeyboardShortcut?) {
    self.shortcut = shortcut
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    KeyboardShortcutNode(shortcut, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: KeyboardShortcutNode.self).update(shortcut)
  }
}

/// Activates the first control in the view at the shortcut's keys, which the user's keymap may have replaced.
private final class KeyboardShortcutNode: ShortcutNode, ActionSource {
  private var shortcut: KeyboardShortcut?

  init(_ shortcut: KeyboardShortcut?, in context: NodeContext) {
    self.shortcut = shortcut
    super.init(in: context)
  }

  /// The content has changed, too: the title of the control may be different.
  func update(_ shortcut: KeyboardShortcut?) {
    self.shortcut = shortcut
    host.followers.keyMeaningSource.changed()
  }

  var ownShortcut: KeyboardShortcut? { shortcut }
  private var defaults: [KeySequence] { shortcut.map { [KeySequence($0)] } ?? [] }

  override func matches(_ press: KeyPress) -> Bool {
    guard let bindings = host.userBindings else { return shortcut?.matches(press) == true }
    guard press.phase == .down else { return false }
    return bindings.match(keys(in: bindings), press) != .nothing
  }

  override func perform(_ press: KeyPress) -> Bool {
    guard let control = firstControl else { return false }
    host.checkKey(press)
    if let bindings = host.userBindings, bindings.match(keys(in: bindings), press) == .begins {
      return bindings.begin(with: press)
    }
    return control.activate()
  }

  private func keys(in bindings: KeyBindings) -> [KeySequence] {
    Evaluation.unobserved { bindings.keys(of: identifier(for: title), defaults) }
  }

  func action(of control: Node, titled title: String) -> (id: String, defaults: [KeySequence])? {
    shortcut == nil ? nil : (identifier(for: title), defaults)
  }

  private var title: String { firstControlTitle }

  func giveActions(to list: inout ActionList) {
    guard givesActions else { return }
    list.add(self, title: title, origin: actionOrigin ?? .shortcut, defaults: defaults, control: firstControl)
  }

  var givesActions: Bool { shortcut != nil }

  override var name: String { "keyboardShortcut" }
}
