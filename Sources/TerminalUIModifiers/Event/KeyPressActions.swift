public import Terminal
public import TerminalUICore

extension View {
  /// Runs an action when a key is pressed while this view, or one in it, has the focus.
  ///
  ///     .onKeyPress("q") { exit(); return .handled }
  ///
  /// The innermost view gets the press first; one that returns `.ignored` leaves it to those around it. While no view has the focus, every such
  /// action of the tree gets it.
  /// - Source: SwiftUI `View.onKeyPress(_:action:)`.
  @inlinable public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(matching: { $0.key == key && $0.isPlain }, phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action when a key is in one of the phases.
  ///
  /// Only terminals with the kitty keyboard protocol report keys that go up; they do so while a view wants that.
  /// - Source: SwiftUI `View.onKeyPress(_:phases:action:)`.
  @inlinable public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(matching: { $0.key == key }, phases: phases, action: action)
  }

  /// Runs an action when one of several keys is pressed.
  ///
  /// - Source: SwiftUI `View.onKeyPress(keys:phases:action:)`.
  @inlinable public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(matching: { keys.contains($0.key) }, phases: phases, action: action)
  }

  /// Runs an action when a key types some of the characters, and no others.
  ///
  ///     .onKeyPress(characters: Set("0123456789")) { press in append(press.characters); return .handled }
  ///
  /// - Source: SwiftUI `View.onKeyPress(characters:phases:action:)`; differs in the type of the characters:
  ///   `CharacterSet` belongs to Foundation, which costs a program 5 MB and some milliseconds.
  @inlinable public func onKeyPress(
    characters: Set<Character>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(
      matching: { !$0.characters.isEmpty && $0.characters.allSatisfy(characters.contains) },
      phases: phases, action: action)
  }

  /// Runs an action when any key is pressed.
  ///
  /// - Source: SwiftUI `View.onKeyPress(phases:action:)`.
  @inlinable public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(matching: { _ in true }, phases: phases, action: action)
  }

  @inlinable func onKeyPress(
    matching: @escaping (KeyPress) -> Bool, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(matching: matching, phases: phases, action: action))
  }
}

@MainActor @usableFromInline struct KeyPressModifier: PassModifier {
  let matching: (KeyPress) -> Bool
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  @usableFromInline init(
    matching: @escaping (KeyPress) -> Bool, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.matching = matching
    self.phases = phases
    self.action = action
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode { KeyPressNode(self, in: context) }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: KeyPressNode.self).update(self)
  }
}

/// Offers presses to the action, and counts among the views for which the terminal must report keys that go up.
@MainActor private final class KeyPressNode: KeyHandlerNode {
  private var modifier: KeyPressModifier

  init(_ modifier: KeyPressModifier, in context: NodeContext) {
    self.modifier = modifier
    super.init(in: context)
    if hearsReleases { host.input.keyReleaseCount += 1 }
  }

  /// Whether the terminal is to report keys that go up.
  private var hearsReleases: Bool { modifier.phases.contains(.up) }

  func update(_ modifier: KeyPressModifier) {
    let before = hearsReleases
    self.modifier = modifier
    guard hearsReleases != before else { return }
    host.input.keyReleaseCount += before ? -1 : 1
    host.requestTurn()
  }

  override func didLeave() {
    super.didLeave()
    if hearsReleases { host.input.keyReleaseCount -= 1 }
  }

  override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    keys.offer(
      matching: modifier.matching, phases: modifier.phases, called: "keys of the app", to: modifier.action)
  }

  override var name: String { "onKeyPress" }
}
