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

/// Runs an action by a key: before others where the focus is in this view, and elsewhere where nobody uses the key.
struct KeyModifier: PassModifier {
  let keys: [KeyCombination]
  let action: () -> Void

  func makePassNode(in context: NodeContext) -> PassNode {
    let node = KeyActionNode(self, in: context)
    return node
  }
  func updatePassNode(_ node: PassNode) { unsafeDowncast(node, to: KeyActionNode.self).modifier = self }
}

private final class KeyActionNode: ShortcutNode {
  var modifier: KeyModifier

  init(_ modifier: KeyModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context, flags: .handlesKeys)
  }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard matches(press), isEnabled, !isCovered else { return .ignored }
    modifier.action()
    return .handled
  }

  override func matches(_ press: KeyPress) -> Bool { modifier.keys.contains { $0.matches(press) } }

  override func perform(_ press: KeyPress) -> Bool { activate() }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    modifier.action()
    return true
  }

  override var name: String { "key" }
}
