internal import TerminalUICore

/// The keys that terminals without the kitty keyboard protocol report: others aren't shown there, as they can't be pressed.
///
/// A terminal sends a letter with Control as a byte, the letter's number in the alphabet. So Control with anything but a letter or one of `\]^_` and
/// Space is no key, Ctrl-I is Tab and Ctrl-M is Return, and Shift makes no difference. Alt puts an Escape before the bytes of the key. Arrows, and
/// the keys near them, are reported with all modifiers.
/// - Source: ECMA-48 § 5.2 (C0), xterm's "Control Sequences".
nonisolated extension KeyboardShortcut {
  /// Whether only the kitty keyboard protocol reports a press of it.
  var needsKeyboardProtocol: Bool {
    let shortcut = canonical
    let (key, character) = (shortcut.key, shortcut.key.character)
    let held = shortcut.modifiers.subtracting(.option)
    switch key {
    case .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .insert,
      .deleteForward,
      .clear:
      return false
    case .tab: return !held.isSubset(of: .shift)
    case .return, .escape, .delete: return !held.isEmpty
    case .space: return !held.isSubset(of: .control)
    default: break
    }
    if key.isFunctionKey {
      return !(1...12).contains { key == .function($0) }
        && !((13...20).contains { key == .function($0) } && held.isEmpty)
    }
    // The terminal reports a mark by its character, so Shift is reported only if it is the only modifier.
    if modifiers.contains(.shift), !modifiers.held.isSubset(of: .shift), !character.isLetter { return true }
    if held == .control { return !Self.withControl.contains(character) }
    return !(held.isEmpty || held == .shift && character.isLetter)
  }

  /// The characters whose byte with Control isn't the byte of another key.
  private static let withControl = Set<Character>("abcdefghjklnopqrstuvwxyz\\]^_")
}

nonisolated extension KeySequence {
  /// Whether only the kitty keyboard protocol reports a press of one of its keys.
  var needsKeyboardProtocol: Bool { keys.contains(where: \.needsKeyboardProtocol) }
}

extension Sequence<KeySequence> {
  /// The keys that a user of the terminal of `host` can press.
  func pressable(in host: ViewHost) -> [KeySequence] {
    host.input.hasKeyboardProtocol ? Array(self) : filter { !$0.needsKeyboardProtocol }
  }
}
