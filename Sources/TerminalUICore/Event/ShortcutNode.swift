public import Terminal

/// The node of a view whose first control is pressed by a key that nobody used.
@MainActor open class ShortcutNode: PassNode, RegistryMember {
  package final var registryIndex = 0

  /// Makes a node that is asked for keys that nobody used.
  public override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags)
    scope.shortcuts.insert(self)
  }

  /// Whether a press is the key.
  open func matches(_ press: KeyPress) -> Bool { false }

  /// Takes it off the list.
  open override func didLeave() { scope.shortcuts.remove(self) }
}

@MainActor extension Registry<ShortcutNode> {
  /// Presses the first enabled control whose shortcut it is.
  func perform(_ press: KeyPress) -> Bool {
    let matching = nodes.filter { $0.matches(press) }
    for node in matching.sorted(by: { $0.comesBefore($1) }) where !node.flags.contains(.hasLeft) {
      if !node.isHiddenFromView, node.activateFirst() { return true }
    }
    return false
  }
}

@MainActor extension Node {
  /// Activates the first control at or below this node that can be.
  fileprivate final func activateFirst() -> Bool {
    if flags.contains(.isHidden) { return false }
    if activate() { return true }
    var isDone = false
    visitChildren { if !isDone { isDone = $0.activateFirst() } }
    return isDone
  }
}
