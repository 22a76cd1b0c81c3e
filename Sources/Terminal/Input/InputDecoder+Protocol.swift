// The kitty keyboard protocol: `CSI code : shifted : base ; modifiers : phase ; text u`.

extension InputDecoder {
  /// Presses the key with the number `code`; keys without a meaning here (media, modifiers) are dropped.
  mutating func pressProtocolKey(
    _ code: Int, _ parameters: SequenceParameters, into events: inout [InputEvent]
  ) {
    releaseEscapePrefix(into: &events)
    var modifiers = Self.modifiers(parameters[1])
    let base = baseKey(of: code, modifiers, parameters)
    guard let named = base ?? Self.protocolKey(code) else { return }
    if (57399...57427).contains(code) { modifiers.insert(.numericPad) }
    var key = named
    if base == nil, !named.isFunctionKey, named != .return, named != .tab, named != .escape, named != .delete
    {
      key = typedKey(named, modifiers, parameters)
    }
    var press = KeyPress(key: key, modifiers: modifiers, phase: Self.phase(parameters[1, 1]))
    if base != nil, let typed = Self.typeable(code) { press.characters = String(typed) }
    if parameters.final == UInt8(ascii: "u"), let text = Self.text(of: parameters) { press.characters = text }
    events.append(.key(press))
  }

  /// The key as a terminal without the protocol would name it.
  ///
  /// That is by its text, but with Control or Super by the key itself.
  private func typedKey(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ parameters: SequenceParameters
  ) -> KeyEquivalent {
    guard modifiers.isDisjoint(with: [.control, .command]), parameters.final == UInt8(ascii: "u") else {
      return key
    }
    if let text = Self.text(of: parameters), text.count == 1, let character = text.first {
      return KeyEquivalent(character)
    }
    guard modifiers.contains(.shift) else { return key }
    if let shifted = parameters[0, 1], let scalar = Self.typeable(shifted) {
      return KeyEquivalent(scalar: scalar)
    }
    let capital = key.character.uppercased()
    return capital.count == 1 ? KeyEquivalent(Character(capital)) : key
  }

  /// The key that is in the same place on a keyboard with Latin letters, where a modifier makes a command of a key
  /// that types another script's: Ctrl-С is Ctrl-C.
  ///
  /// A key that types Latin is named by its letter, wherever it is: Ctrl-C of Dvorak's layout is where I is elsewhere.
  private func baseKey(
    of code: Int, _ modifiers: EventModifiers, _ parameters: SequenceParameters
  ) -> KeyEquivalent? {
    guard parameters.final == UInt8(ascii: "u"), !modifiers.isDisjoint(with: [.control, .option, .command]),
      !Self.isLatin(code), let base = parameters[0, 2], (0x20..<0x7F).contains(base),
      let scalar = Self.typeable(base)
    else { return nil }
    // As for other keys: with Alt and Shift, the capital letter.
    guard modifiers.held == [.option, .shift], scalar.properties.isLowercase else {
      return KeyEquivalent(scalar: scalar)
    }
    return KeyEquivalent(scalar: Unicode.Scalar(UInt8(base) & 0xDF))
  }

  /// Whether a key is named by a Latin letter or a character next to those, or is no character.
  private static func isLatin(_ code: Int) -> Bool {
    code < 0x250 || (0x1E00..<0x1F00).contains(code) || (0xE000..<0xF900).contains(code)
  }

  /// The text in the third parameter.
  private static func text(of parameters: SequenceParameters) -> String? {
    guard parameters.count > 2 else { return nil }
    var text = ""
    for code in parameters.parts(2) {
      if let scalar = typeable(code), scalar.value >= 0x20, scalar.value != 0x7F {
        text.unicodeScalars.append(scalar)
      }
    }
    return text.isEmpty ? nil : text
  }

  private static func typeable(_ code: Int) -> Unicode.Scalar? {
    UInt32(exactly: code).flatMap(Unicode.Scalar.init).flatMap { isTypeable($0) ? $0 : nil }
  }

  /// The key of a number of the kitty keyboard protocol, which uses a private range for keys without a character.
  private static func protocolKey(_ code: Int) -> KeyEquivalent? {
    switch code {
    case 9: .tab
    case 13: .return
    case 27: .escape
    case 8, 127: .delete
    case 57359: .scrollLock
    case 57360: .clear
    case 57361: .printScreen
    case 57362: .pause
    case 57363: .menu
    case 57376...57398: .function(code - 57363)
    case 57399...57408: KeyEquivalent(scalar: Unicode.Scalar(UInt8(code - 57399 + 0x30)))
    case 57409: "."
    case 57410: "/"
    case 57411: "*"
    case 57412: "-"
    case 57413: "+"
    case 57414: .return
    case 57415: "="
    case 57416: ","
    case 57417: .leftArrow
    case 57418: .rightArrow
    case 57419: .upArrow
    case 57420: .downArrow
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .deleteForward
    case 57427: .clear
    case 0x20..<0xE000, 0xF900...: typeable(code).map { KeyEquivalent(scalar: $0) }
    default: nil
    }
  }
}
