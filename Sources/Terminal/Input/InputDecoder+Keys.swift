// The keys that send sequences: xterm's, rxvt's, the Linux console's and those of the kitty protocol.

extension InputDecoder {
  /// Presses the key of a control sequence; an unknown one is dropped.
  mutating func pressControlSequence(_ parameters: SequenceParameters, into events: inout [InputEvent]) {
    guard parameters.isWellFormed else { return }
    let number = parameters[0] ?? 1
    let final = parameters.final
    switch final {
    case UInt8(ascii: "u"):
      pressProtocolKey(number, parameters, into: &events)
    case UInt8(ascii: "~") where number == 27 && parameters.count == 3:  // xterm's modifyOtherKeys
      pressProtocolKey(parameters[2] ?? 0, parameters, into: &events)
    case UInt8(ascii: "~"):
      if let key = Self.numberedKey(number) { press(key, parameters, into: &events) }
    case UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):  // rxvt
      guard let key = Self.numberedKey(number), !parameters.isEmpty else { return }
      let modifiers: EventModifiers =
        switch final {
        case UInt8(ascii: "$"): .shift
        case UInt8(ascii: "^"): .control
        default: [.shift, .control]
        }
      press(key, modifiers.union(takeEscapePrefix()), into: &events)
    case UInt8(ascii: "a")...UInt8(ascii: "d") where parameters.isEmpty:  // rxvt
      if let key = Self.letteredKey(final & 0x5F) {
        press(key, takeEscapePrefix().union(.shift), into: &events)
      }
    case UInt8(ascii: "R") where parameters.count > 2 || number != 1:
      break  // a cursor report that nobody asked for
    case UInt8(ascii: "Z"):
      press(.tab, parameters, adding: .shift, into: &events)
    default:
      if let key = Self.letteredKey(final), number == 1 { press(key, parameters, into: &events) }
    }
  }

  /// Presses the key of `ESC O`; an unknown one is dropped.
  mutating func pressSingleShift(into events: inout [InputEvent]) {
    let parameters = SequenceParameters(collected)
    let final = parameters.final
    if !keys.isEmpty, let key = keys[[0x1B, UInt8(ascii: "O")] + collected] {
      return press(key, takeEscapePrefix(), into: &events)
    }
    if let key = Self.letteredKey(final) {
      // `ESC O 5 A` of old terminals is `ESC O 1 ; 5 A` of others.
      let modifiers = Self.modifiers(parameters.count > 1 ? parameters[1] : parameters[0])
      press(key, modifiers.union(takeEscapePrefix()), into: &events)
    } else if (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final),
      let key = Self.letteredKey(final & 0x5F)
    {
      press(key, takeEscapePrefix().union(.control), into: &events)  // rxvt
    } else if let key = Self.keypadKey(final) {
      let modifiers = Self.modifiers(parameters.count > 1 ? parameters[1] : parameters[0])
      press(key, modifiers.union(takeEscapePrefix()).union(.numericPad), into: &events)
    }
  }

  /// The Linux console's F1 … F5: `ESC [ [ A` … `E`.
  mutating func decodeConsoleFunction(_ byte: UInt8, into events: inout [InputEvent]) {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else {
      abandon(into: &events)
      return decode(byte, into: &events)
    }
    state = .ground
    press(.function(Int(byte) - 0x40), takeEscapePrefix(), into: &events)
  }

  /// Presses `key` with the modifiers and the phase in the second parameter.
  private mutating func press(
    _ key: KeyEquivalent, _ parameters: SequenceParameters, adding added: EventModifiers = [],
    into events: inout [InputEvent]
  ) {
    if parameters.count > 1 { releaseEscapePrefix(into: &events) }
    let modifiers = Self.modifiers(parameters[1]).union(takeEscapePrefix()).union(added)
    press(key, modifiers, Self.phase(parameters[1, 1]), into: &events)
  }

  // MARK: Tables

  /// The modifiers of a parameter, which is 1 more than the sum of their bits.
  static func modifiers(_ parameter: Int?) -> EventModifiers {
    guard let parameter, (2...256).contains(parameter) else { return [] }
    let bits = parameter - 1
    var modifiers: EventModifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 32) != 0 { modifiers.insert(.option) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & 8 != 0 { modifiers.insert(.command) }
    if bits & 64 != 0 { modifiers.insert(.capsLock) }
    return modifiers
  }

  /// The phase of a parameter's second part.
  static func phase(_ part: Int?) -> KeyPress.Phases {
    switch part {
    case 2: .repeat
    case 3: .up
    default: .down
    }
  }

  /// The key of `CSI number ~`.
  private static func numberedKey(_ number: Int) -> KeyEquivalent? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .deleteForward
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// The key of `CSI letter` and `ESC O letter`.
  private static func letteredKey(_ letter: UInt8) -> KeyEquivalent? {
    switch letter {
    case UInt8(ascii: "A"): .upArrow
    case UInt8(ascii: "B"): .downArrow
    case UInt8(ascii: "C"): .rightArrow
    case UInt8(ascii: "D"): .leftArrow
    case UInt8(ascii: "E"): .clear
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P"): .f1
    case UInt8(ascii: "Q"): .f2
    case UInt8(ascii: "R"): .f3
    case UInt8(ascii: "S"): .f4
    default: nil
    }
  }

  /// The key of `ESC O letter` on the numeric pad in application mode.
  private static func keypadKey(_ letter: UInt8) -> KeyEquivalent? {
    switch letter {
    case UInt8(ascii: "M"): .return
    case UInt8(ascii: "I"): .tab
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "X"): "="
    // The VT220's layout puts * + , - . / 0 … 9 at j … y: their ASCII values plus 0x40.
    case UInt8(ascii: "j")...UInt8(ascii: "y"): KeyEquivalent(scalar: Unicode.Scalar(letter - 0x40))
    default: nil
    }
  }
}
