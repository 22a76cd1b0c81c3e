/// Characters and control bytes.
extension InputDecoder {
  /// Appends a press of `key`.
  func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers = [], _ phase: KeyPress.Phases = .down,
    into events: inout [InputEvent]
  ) {
    events.append(.key(KeyPress(key: key, modifiers: modifiers, phase: phase)))
  }

  /// Presses the key that types `scalar`; a capital letter is typed with Shift.
  func type(_ scalar: Unicode.Scalar, _ modifiers: EventModifiers, into events: inout [InputEvent]) {
    var modifiers = modifiers
    if scalar.isASCII ? (0x41...0x5A).contains(scalar.value) : scalar.properties.isUppercase {
      modifiers.insert(.shift)
    }
    press(KeyEquivalent(scalar: scalar), modifiers, into: &events)
  }

  /// Presses the key that sends a control byte: one below 0x20, or 0x7F.
  func pressControl(_ byte: UInt8, _ modifiers: EventModifiers, into events: inout [InputEvent]) {
    if !keys.isEmpty, let key = keys[[byte]] { return press(key, modifiers, into: &events) }
    switch byte {
    case 0x00: press(.space, modifiers.union(.control), into: &events)
    case 0x09: press(.tab, modifiers, into: &events)
    case 0x0D: press(.return, modifiers, into: &events)
    case 0x1B: press(.escape, modifiers, into: &events)
    case 0x7F: press(.delete, modifiers, into: &events)
    default:
      // 0x01 … 0x1A are a … z, 0x1C … 0x1F are \ ] ^ _
      let character = byte < 0x1B ? byte | 0x60 : byte | 0x40
      press(KeyEquivalent(scalar: Unicode.Scalar(character)), modifiers.union(.control), into: &events)
    }
  }

  // MARK: UTF-8

  /// Begins a character of several bytes; `modifiers` is empty or Alt.
  mutating func beginCharacter(_ byte: UInt8, _ modifiers: EventModifiers, into events: inout [InputEvent]) {
    guard (0xC2...0xF4).contains(byte) else {
      return press(Self.replacement, modifiers, into: &events)
    }
    begin(.character, 0)
    hasEscapePrefix = modifiers.contains(.option)
    collected.append(byte)
  }

  /// Adds a byte to the character that has begun, and types it when it is complete.
  mutating func continueCharacter(_ byte: UInt8, into events: inout [InputEvent]) {
    guard Self.canContinue(collected, with: byte) else {
      rejectCharacter(into: &events)
      return decode(byte, into: &events)
    }
    collected.append(byte)
    let length = collected[0] < 0xE0 ? 2 : collected[0] < 0xF0 ? 3 : 4
    guard collected.count == length else { return }
    var value = UInt32(collected[0]) & (0x7F >> UInt32(length))
    for byte in collected.dropFirst() { value = value << 6 | UInt32(byte & 0x3F) }
    let modifiers: EventModifiers = hasEscapePrefix ? .option : []
    hasEscapePrefix = false
    state = .ground
    if let scalar = Unicode.Scalar(value), Self.isTypeable(scalar) {
      type(scalar, modifiers, into: &events)
    } else {
      press(Self.replacement, modifiers, into: &events)
    }
  }

  /// Types U+FFFD in place of a character that isn't complete.
  mutating func rejectCharacter(into events: inout [InputEvent]) {
    press(Self.replacement, hasEscapePrefix ? .option : [], into: &events)
    hasEscapePrefix = false
    state = .ground
  }

  private static let replacement = KeyEquivalent("\u{FFFD}")

  /// Whether `byte` may follow: the Unicode Standard's table 3-7, which rules out overlong forms and surrogates.
  private static func canContinue(_ bytes: [UInt8], with byte: UInt8) -> Bool {
    guard bytes.count == 1 else { return (0x80...0xBF).contains(byte) }
    return switch bytes[0] {
    case 0xE0: (0xA0...0xBF).contains(byte)
    case 0xED: (0x80...0x9F).contains(byte)
    case 0xF0: (0x90...0xBF).contains(byte)
    case 0xF4: (0x80...0x8F).contains(byte)
    default: (0x80...0xBF).contains(byte)
    }
  }

  /// Whether a character is typed as it is.
  ///
  /// C1 controls aren't, nor the characters by which a `KeyEquivalent` names a function key: text must not become such
  /// a key.
  static func isTypeable(_ scalar: Unicode.Scalar) -> Bool {
    !(0x80...0x9F).contains(scalar.value) && !(0xF700...0xF747).contains(scalar.value)
  }
}
