internal import TerminalUICore

extension View {
  /// Runs a named action when a key is pressed while this view, or one in it, has the focus.
  ///
  ///     List(selection: $selection) { … }
  ///       .onKeyPress("d", name: "Delete", isEnabled: selection != nil) { delete() }
  ///       .onKeyPress("g", modifiers: .control, name: "Go to…") { isAsking = true }
  ///
  /// A key with a name is an *action*: `keyHints()`, the help of `?` and the command palette show it while it works, and the user's keymap can put it
  /// on other keys. It takes the key whenever it is enabled; use `onKeyPress(_:action:)` for an action that may leave the key to others.
  ///
  /// There is no such modifier in SwiftUI.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifiers held.
  ///   - name: The action's name, in a word or two.
  ///   - isEnabled: Whether it works now.
  ///   - action: Does it.
  /// - Returns: A view that looks the same.
  @inlinable public func onKeyPress(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], name: LocalizedStringKey, isEnabled: Bool = true,
    action: @escaping () -> Void
  ) -> some View {
    modifier(
      NamedKeyModifier(
        keys: [KeyboardShortcut(key, modifiers: modifiers)], name: name.content.string, isEnabled: isEnabled,
        action: action))
  }

  /// Runs a named action when a key is pressed while this view, or one in it, has the focus.
  ///
  /// The string is shown as it is.
  @_disfavoredOverload @inlinable public func onKeyPress<S: StringProtocol>(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], name: S, isEnabled: Bool = true,
    action: @escaping () -> Void
  ) -> some View {
    modifier(
      NamedKeyModifier(
        keys: [KeyboardShortcut(key, modifiers: modifiers)], name: String(name), isEnabled: isEnabled,
        action: action))
  }
}

@usableFromInline package struct NamedKeyModifier: PassModifier {
  package let keys: [KeySequence]
  let name: String
  let isEnabled: Bool
  /// The priority of the hint.
  ///
  /// Without room, hints with lower numbers are left out first.
  package var priority = 0.0
  let action: () -> Void

  @usableFromInline package init(
    keys: [KeyboardShortcut], name: String, isEnabled: Bool, action: @escaping () -> Void
  ) {
    self.keys = keys.map { KeySequence($0) }
    self.name = name
    self.isEnabled = isEnabled
    self.action = action
  }

  package init(keys: [KeyboardShortcut], name: String, priority: Double, action: @escaping () -> Void) {
    self.init(keys: keys, name: name, isEnabled: true, action: action)
    self.priority = priority
  }

  @usableFromInline package func makePassNode(in context: NodeContext) -> PassNode {
    NamedKeyNode(self, in: context)
  }
  @usableFromInline package func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: NamedKeyNode.self).update(self)
  }
}

/// Offers the named action at its keys.
///
/// As an ``ActionSource`` it also lists it for hints, help and the palette.
///
/// Whatever changes the list of actions that work marks `keyMeaningSource` as changed, which the readers of that list
/// read.
private final class NamedKeyNode: KeyHandlerNode, ActionSource {
  private var modifier: NamedKeyModifier

  init(_ modifier: NamedKeyModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    host.followers.keyMeaningSource.changed()
  }

  /// The content may be the whole screen, so only the properties of the key are compared.
  func update(_ modifier: NamedKeyModifier) {
    let old = self.modifier
    self.modifier = modifier
    guard
      (old.keys, old.name, old.isEnabled) != (modifier.keys, modifier.name, modifier.isEnabled)
        || old.priority != modifier.priority
    else { return }
    host.followers.keyMeaningSource.changed()
  }

  override func didLeave() {
    super.didLeave()
    host.followers.keyMeaningSource.changed()
  }

  override func presenceChanged(isCovered: Bool) { host.followers.keyMeaningSource.changed() }

  override func keys(_ keys: inout KeyTable) {
    keys.on(
      matching: { match($0) != .nothing }, called: KeySequence.names(of: modifier.keys),
      title: modifier.name, when: canActivate
    ) { press in
      if match(press) == .begins { host.keyBindings.begin(with: press) } else { modifier.action() }
    }
  }

  /// Returns the meaning of a press for the user's keys of the action, or else for the app's.
  private func match(_ press: KeyPress) -> KeyBindings.Match {
    guard let bindings = host.userBindings else {
      return modifier.keys.contains { $0.keys[0].agrees(with: press) } ? .is : .nothing
    }
    return bindings.match(bindings.keys(of: identifier(for: modifier.name), modifier.keys), press)
  }

  private var canActivate: Bool { modifier.isEnabled && EnvironmentValues(frame).isEnabled }

  /// Runs the action of this modifier.
  ///
  /// Actions of other modifiers run by their own keys and names.
  func performAction() { modifier.action() }

  func giveActions(to list: inout ActionList) {
    list.add(
      self, title: modifier.name, origin: .keyPress, defaults: modifier.keys, priority: modifier.priority,
      isEnabled: canActivate
    ) { [weak self] in self?.performAction() }
  }

  override var name: String { "onKeyPress" }
}
