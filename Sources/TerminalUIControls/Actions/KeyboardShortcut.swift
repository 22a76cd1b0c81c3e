public import Terminal
public import TerminalUICore

/// A key and modifiers that press a control wherever the focus is.
///
/// - Source: SwiftUI `KeyboardShortcut`; few terminals report Command, so Control works in its place.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
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
    return agrees(with: press)
  }

  /// Whether a press is this shortcut, held or not.
  package func agrees(with press: KeyPress) -> Bool {
    if press.key == key, press.key.isMark, press.isPlain, modifiers.isSubset(of: .shift) { return true }
    var pressed = press.modifiers.held
    var wanted = modifiers.held
    var (key, pressedKey) = (key.character, press.key.character)
    // A terminal sends the same byte for Ctrl-S with and without Shift; an `S` already includes Shift.
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

nonisolated extension KeyEquivalent {
  /// Whether the key types a mark, which is typed with Shift on some keyboards and without it on others.
  fileprivate var isMark: Bool { !isFunctionKey && (character.isPunctuation || character.isSymbol) }
}

nonisolated extension KeyboardShortcut {
  /// The normal form of the shortcut.
  ///
  /// Shortcuts that match the same press have equal normal forms.
  var canonical: KeyboardShortcut {
    var (key, held) = (key, modifiers.held)
    if held.remove(.command) != nil { held.insert(.control) }
    if key.character.isUppercase, let small = key.character.smallLetter {
      key = KeyEquivalent(small)
      held.insert(.shift)
    }
    if key.isMark { held.remove(.shift) }
    return KeyboardShortcut(key, modifiers: held)
  }

  /// The press that the terminal reports for the shortcut.
  var press: KeyPress {
    let same = canonical
    var held = same.modifiers
    let large = same.key.character.uppercased()
    guard held.isSubset(of: .shift), held.remove(.shift) != nil, same.key.character.isLetter,
      large.count == 1,
      let letter = large.first
    else { return KeyPress(key: same.key, modifiers: same.modifiers) }
    return KeyPress(key: KeyEquivalent(letter))
  }
}

nonisolated extension Character {
  /// The small letter, where it is one character.
  fileprivate var smallLetter: Character? {
    let small = lowercased()
    return small.count == 1 ? small.first : nil
  }
}

extension View {
  /// Presses the first control in this view when a key is pressed that no view with the focus uses.
  ///
  ///     Button("Save") { save() }.keyboardShortcut("s")       // Command-S, or Ctrl-S
  ///
  /// Terminals send some keys with Control as other keys: Ctrl-I is Tab, Ctrl-M is Return, Ctrl-[ is Escape.
  /// - Source: SwiftUI `View.keyboardShortcut(_:modifiers:)`.
  @inlinable public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers) as KeyboardShortcut?)
  }

  /// Presses the first control in this view by a shortcut.
  ///
  /// - Source: SwiftUI `View.keyboardShortcut(_:)`.
  @inlinable public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(shortcut as KeyboardShortcut?)
  }

  /// Presses the first control in this view by a shortcut, if there is one.
  ///
  /// - Source: SwiftUI `View.keyboardShortcut(_:)`.
  @inlinable public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.givenShortcut, shortcut).modifier(ShortcutModifier(shortcut: shortcut))
  }
}

nonisolated private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

nonisolated extension EnvironmentValues {
  /// The key that presses the controls of this view.
  ///
  ///     @Environment(\.keyboardShortcut) private var shortcut
  ///
  /// - Source: SwiftUI `EnvironmentValues.keyboardShortcut`.
  public var keyboardShortcut: KeyboardShortcut? { givenShortcut }

  @usableFromInline package var givenShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

nonisolated extension KeyboardShortcut {
  /// The key as a menu shows it.
  ///
  /// `^S` is Command or Control and S; other keys have the names of the modifiers and the key.
  package var shownText: String {
    var held = modifiers.held
    var name = keyName
    if name.count == 1, let letter = name.first, letter.isUppercase, !held.contains(.shift) {
      return modified(name, held)
    }
    if name.count == 1 { name = name.uppercased() }
    if held.remove(.command) != nil { held.insert(.control) }
    return held == .control && name.count == 1 ? "^\(name)" : modified(name, held)
  }

  private func modified(_ name: String, _ held: EventModifiers) -> String {
    if held.isEmpty { return keyName.count == 1 ? keyName : name }
    var parts: [String] = []
    if held.contains(.control) || held.contains(.command) { parts.append("Ctrl") }
    if held.contains(.option) { parts.append("Alt") }
    if held.contains(.shift) { parts.append("Shift") }
    return (parts + [name]).joined(separator: "-")
  }

  private var keyName: String {
    switch key {
    case .return: "Return"
    case .escape: "Esc"
    case .tab: "Tab"
    case .space: "Space"
    case .delete: "⌫"
    case .deleteForward: "Del"
    case .upArrow: "↑"
    case .downArrow: "↓"
    case .leftArrow: "←"
    case .rightArrow: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    default: KeyboardShortcut.name(ofFunctionKey: key) ?? String(key.character)
    }
  }

  private static func name(ofFunctionKey key: KeyEquivalent) -> String? {
    (1...24).first { KeyEquivalent.function($0) == key }.map { "F\($0)" }
  }
}
