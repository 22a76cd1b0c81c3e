internal import Terminal
internal import TerminalUICore

/// A key with modifiers.
nonisolated struct KeyCombination: Equatable {
  let key: KeyEquivalent
  let modifiers: EventModifiers

  init(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  func matches(_ press: KeyPress) -> Bool {
    press.phase == .down && press.key == key && press.modifiers.held == modifiers
  }
}

/// Runs an action by a key: before others if the focus is in this view, else after them.
struct KeyModifier: PassModifier {
  let name: String
  package let keys: [KeyCombination]
  let action: () -> Void

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = KeyActionNode(self, in: context)
    return node
  }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: KeyActionNode.self).modifier = self }
}

/// Runs the action at its keys wherever the focus is, and lists it for hints, help and the palette.
private final class KeyActionNode: ShortcutNode, ActionSource, KeyResponder, Activatable {
  var modifier: KeyModifier

  init(_ modifier: KeyModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context, flags: .handlesKeys)
  }

  func keys(_ keys: inout KeyTable) {
    keys.on(
      matching: matches, called: KeySequence.names(of: defaults), title: modifier.name, phases: .down,
      when: !isCovered && canActivate
    ) { _ = perform($0) }
  }

  override func matches(_ press: KeyPress) -> Bool { press.phase == .down && match(press) != .nothing }

  private func match(_ press: KeyPress) -> KeyBindings.Match {
    guard let bindings = host.userBindings else {
      return modifier.keys.contains { $0.matches(press) } ? .is : .nothing
    }
    return bindings.match(bindings.keys(of: identifier(for: modifier.name), defaults), press)
  }

  override func perform(_ press: KeyPress) -> Bool {
    guard canActivate else { return false }
    host.checkKey(press)
    if match(press) == .begins { return host.keyBindings.begin(with: press) }
    modifier.action()
    return true
  }

  var canActivate: Bool { EnvironmentValues(frame).isEnabled }

  func activate() -> Bool {
    guard canActivate else { return false }
    modifier.action()
    return true
  }

  private var defaults: [KeySequence] {
    modifier.keys.map { KeySequence(KeyboardShortcut($0.key, modifiers: $0.modifiers)) }
  }

  func giveActions(to list: inout ActionList) {
    guard !isCovered else { return }
    list.add(
      self, title: modifier.name, origin: .keyPress, defaults: defaults, priority: 0, isEnabled: canActivate
    ) { [weak self] in _ = self?.activate() }
  }

  override var name: String { "key" }
}
