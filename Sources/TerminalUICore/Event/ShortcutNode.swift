public import Terminal

/// The node of a view whose first control is pressed by a key that no other view used.
@MainActor @preconcurrency open class ShortcutNode: PassNode, RegistryMember {
  package final var registryIndex = 0

  /// Makes a node that gets keys that nothing else used.
  public override init(in context: NodeContext, flags: NodeFlags = []) {
    super.init(in: context, flags: flags)
    scope.shortcuts.insert(self)
    host.followers.keyMeaningSource.changed()
  }

  /// Whether a press is the key.
  open func matches(_ press: KeyPress) -> Bool { false }

  /// Does the action of a matching press; returns whether there was anything to do.
  open func perform(_ press: KeyPress) -> Bool { firstControl?.activate() ?? false }

  /// Takes it off the list.
  open override func didLeave() {
    scope.shortcuts.remove(self)
    host.followers.keyMeaningSource.changed()
  }

  /// The shortcuts of covered views do nothing.
  open override func presenceChanged(isCovered: Bool) { host.followers.keyMeaningSource.changed() }
}

extension Registry<ShortcutNode> {
  /// Presses the first enabled control whose shortcut it is.
  func perform(_ press: KeyPress) -> Bool {
    let matching = nodes.filter { $0.matches(press) }
    for node in matching.sorted(by: { $0.comesBefore($1) }) where !node.flags.contains(.hasLeft) {
      if !node.isHiddenFromView, node.perform(press) { return true }
    }
    return false
  }
}

extension Node {
  /// The first control at or below this node that can be activated.
  package final var firstControl: (any Activatable)? {
    firstInTree(skippingContentsOf: { $0.flags.contains(.isHidden) }) { node in
      guard !node.flags.contains(.isHidden), let control = node as? any Activatable else { return nil }
      return control.canActivate ? control : nil
    }
  }
}

extension Node {
  /// The nodes whose controls are pressed by keys that no other view used, in the layer of this view.
  package final var unorderedShortcutNodes: ContiguousArray<ShortcutNode> { scope.shortcuts.nodes }
}
