public import Terminal
public import TerminalUICore

/// A key and modifiers that press a control wherever the focus is.
///
/// - Source: SwiftUI `KeyboardShortcut`; few terminals tell Command, so where it is asked for, Control does as well.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifiers held.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the button that a form is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the button that leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether a press is this shortcut.
  func matches(_ press: KeyPress) -> Bool {
    guard press.phase == .down else { return false }
    var pressed = press.modifiers.held
    var wanted = modifiers.held
    var (key, pressedKey) = (key.character, press.key.character)
    // A terminal sends the same byte for Ctrl-S with and without Shift; an `S` says Shift by itself.
    if key.isUppercase, let small = key.smallLetter { (key, _) = (small, wanted.insert(.shift)) }
    if pressedKey.isUppercase, let small = pressedKey.smallLetter {
      (pressedKey, _) = (small, pressed.insert(.shift))
    }
    guard key == pressedKey else { return false }
    if pressed == wanted { return true }
    guard wanted.remove(.command) != nil else { return false }
    return pressed == wanted.union(.control)
  }
}

extension Character {
  /// The small letter, where it is one character.
  fileprivate var smallLetter: Character? {
    let small = lowercased()
    return small.count == 1 ? small.first : nil
  }
}

@MainActor extension View {
  /// Presses the first control in this view when a key is pressed that no view with the focus uses.
  ///
  ///     Button("Save") { save() }.keyboardShortcut("s")       // Command-S, or Ctrl-S
  ///
  /// Terminals send some keys with Control as other keys: Ctrl-I is Tab, Ctrl-M is Return, Ctrl-[ is Escape.
  /// - Source: SwiftUI `View.keyboardShortcut(_:modifiers:)`.
  @inlinable public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the first control in this view by a shortcut.
  ///
  /// - Source: SwiftUI `View.keyboardShortcut(_:)`.
  @inlinable public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  /// Presses the first control in this view by a shortcut, if there is one.
  ///
  /// - Source: SwiftUI `View.keyboardShortcut(_:)`.
  @inlinable public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}

@MainActor @usableFromInline struct ShortcutModifier: PassModifier {
  let shortcut: KeyboardShortcut?

  @usableFromInline init(shortcut: KeyboardShortcut?) {
    self.shortcut = shortcut
  }

  @usableFromInline func makePassNode(in context: NodeContext) -> PassNode {
    KeyboardShortcutNode(shortcut, in: context)
  }
  @usableFromInline func updatePassNode(_ node: PassNode) {
    unsafeDowncast(node, to: KeyboardShortcutNode.self).shortcut = shortcut
  }
}

@MainActor private final class KeyboardShortcutNode: ShortcutNode {
  var shortcut: KeyboardShortcut?

  init(_ shortcut: KeyboardShortcut?, in context: NodeContext) {
    self.shortcut = shortcut
    super.init(in: context)
  }

  override func matches(_ press: KeyPress) -> Bool { shortcut?.matches(press) == true }

  override var name: String { "keyboardShortcut" }
}
