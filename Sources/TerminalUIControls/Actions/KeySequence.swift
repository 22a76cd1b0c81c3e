/// One key, or several that are pressed one after the other: `Ctrl-S`, `g g`.
package nonisolated struct KeySequence: Hashable, Sendable {
  /// The keys in the order in which they are pressed, at least one.
  package let keys: [KeyboardShortcut]

  package init(_ keys: [KeyboardShortcut]) { self.keys = keys }
  package init(_ key: KeyboardShortcut) { keys = [key] }

  /// The normal form of the sequence.
  ///
  /// Sequences of the same presses have equal normal forms.
  var canonical: KeySequence { KeySequence(keys.map(\.canonical)) }

  /// The beginnings of the sequence, the shortest first, without the whole sequence.
  var beginnings: [KeySequence] { (1..<keys.count).map { KeySequence(Array(keys[..<$0])) } }

  /// The greatest number of keys in a sequence.
  static let longest = 8
}

nonisolated extension KeySequence {
  /// The shown text of several sequences, joined by commas.
  package static func names(of keys: [KeySequence]) -> String {
    keys.map(\.description).joined(separator: ", ")
  }
}

nonisolated extension KeySequence: CustomStringConvertible {
  /// The text that is shown for the sequence: `^S`, `g g`.
  package var description: String { keys.map(\.shownText).joined(separator: " ") }
}

nonisolated extension KeySequence {
  /// Reads keys as a keymap has them: `ctrl-s`, `g g`, `space f`, `alt-shift-up`.
  package init?(keymapText text: Substring) {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard !words.isEmpty, words.count <= Self.longest else { return nil }
    var keys: [KeyboardShortcut] = []
    for word in words {
      guard let key = KeyboardShortcut(keymapText: word) else { return nil }
      keys.append(key)
    }
    self.keys = keys
  }
}

nonisolated extension KeyboardShortcut {
  fileprivate init?(keymapText word: Substring) {
    var (rest, modifiers) = (word, EventModifiers())
    while let dash = rest.firstIndex(of: "-"), dash != rest.startIndex,
      rest.index(after: dash) != rest.endIndex
    {
      switch rest[..<dash].lowercased() {
      case "ctrl", "control", "c": modifiers.insert(.control)
      case "alt", "option", "meta", "a", "m": modifiers.insert(.option)
      case "shift", "s": modifiers.insert(.shift)
      case "cmd", "command", "super": modifiers.insert(.command)
      default: return nil
      }
      rest = rest[rest.index(after: dash)...]
    }
    if rest.count == 1, let character = rest.first {
      guard !character.isWhitespace,
        character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      else { return nil }
      self.init(KeyEquivalent(character), modifiers: modifiers)
      return
    }
    guard let key = KeyboardShortcut.key(named: rest.lowercased()) else { return nil }
    self.init(key, modifiers: modifiers)
  }

  private static func key(named name: String) -> KeyEquivalent? {
    if name.first == "f", let number = Int(name.dropFirst()), (1...35).contains(number) {
      return .function(number)
    }
    return switch name {
    case "space": .space
    case "return", "enter": .return
    case "escape", "esc": .escape
    case "tab": .tab
    case "backspace": .delete
    case "delete", "del": .deleteForward
    case "insert": .insert
    case "up": .upArrow
    case "down": .downArrow
    case "left": .leftArrow
    case "right": .rightArrow
    case "home": .home
    case "end": .end
    case "pageup", "pgup": .pageUp
    case "pagedown", "pgdn": .pageDown
    case "menu": .menu
    case "comma": KeyEquivalent(",")
    default: nil
    }
  }
}
