// Control sequences (CSI), single shifts (SS3) and control strings (OSC, DCS, APC, PM, SOS).

extension InputDecoder {
  /// The longest control sequence in bytes; a longer one is dropped.
  static let sequenceLimit = 256
  /// The longest control string in bytes; a longer one is dropped.
  static let stringLimit = 4096

  /// Reads a byte behind `ESC [`.
  mutating func continueControlSequence(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "$") where isShiftedKeyOfRxvt:
      collected.append(byte)
      finishControlSequence(into: &events)
    case UInt8(ascii: "[") where collected.isEmpty:
      collected.append(byte)
      state = .consoleFunction
    case UInt8(ascii: "M") where collected.isEmpty:
      state = .mouseBytes
    case 0x20..<0x40:
      if collected.count < Self.sequenceLimit { collected.append(byte) } else { state = .ignoredSequence }
    case 0x40..<0x7F:
      collected.append(byte)
      finishControlSequence(into: &events)
    default:
      abandon(into: &events)
      decode(byte, into: &events)
    }
  }

  /// Whether `$` ends a key of rxvt (`CSI 23 $`), and not a mode report (`CSI ? 25 ; 1 $ y`).
  private var isShiftedKeyOfRxvt: Bool {
    !collected.isEmpty && collected.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  mutating func continueIgnoredSequence(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x20..<0x40: break
    case 0x40..<0x7F: abandon(into: &events)
    default:
      abandon(into: &events)
      decode(byte, into: &events)
    }
  }

  /// Reads a byte behind `ESC O`: the letter of a key, with numbers for modifiers before it.
  mutating func continueSingleShift(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
      if collected.count < Self.sequenceLimit { collected.append(byte) } else { state = .ignoredSequence }
    case 0x20..<0x7F:
      collected.append(byte)
      state = .ground
      pressSingleShift(into: &events)
      releaseEscapePrefix(into: &events)
    default:
      abandon(into: &events)
      decode(byte, into: &events)
    }
  }

  /// Turns a whole control sequence into an event or an answer.
  private mutating func finishControlSequence(into events: inout [InputEvent]) {
    state = .ground
    let parameters = SequenceParameters(collected)
    if !keys.isEmpty, let key = keys[[0x1B, UInt8(ascii: "[")] + collected] {
      return press(key, takeEscapePrefix(), into: &events)
    }
    switch (parameters.marker, parameters.final) {
    case (nil, UInt8(ascii: "~")) where parameters[0] == 200:
      releaseEscapePrefix(into: &events)
      beginPaste()
    case (nil, UInt8(ascii: "I")) where parameters.isEmpty:
      releaseEscapePrefix(into: &events)
      events.append(.focus(true))
    case (nil, UInt8(ascii: "O")) where parameters.isEmpty:
      releaseEscapePrefix(into: &events)
      events.append(.focus(false))
    case (UInt8(ascii: "<"), UInt8(ascii: "M")), (UInt8(ascii: "<"), UInt8(ascii: "m")):
      releaseEscapePrefix(into: &events)
      reportMouse(parameters, into: &events)
    case (nil, UInt8(ascii: "R")) where expectedReplies.contains(.cursorPosition), (.some, _):
      releaseEscapePrefix(into: &events)
      receiveReply(parameters)
    case (nil, _):
      pressControlSequence(parameters, into: &events)
      releaseEscapePrefix(into: &events)
    }
  }

  /// Alt, where ESC came before the sequence and nothing else claims it.
  mutating func takeEscapePrefix() -> EventModifiers {
    defer { hasEscapePrefix = false }
    return hasEscapePrefix ? .option : []
  }

  // MARK: Strings

  /// Reads a byte of a string, which is an answer if it begins as one.
  mutating func continueString(_ byte: UInt8, into events: inout [InputEvent]) {
    guard !collected.isEmpty || isTooLong || canBeginAnswer(byte) else {
      releaseString(into: &events)
      return decode(byte, into: &events)
    }
    switch byte {
    case 0x1B: state = .stringEscape
    case 0x07: finishString()
    case 0x20..<0x7F, 0x80...:
      if collected.count < Self.stringLimit { collected.append(byte) } else { isTooLong = true }
    // A control in a string is a part of it, wherever it is from.
    default: break
    }
  }

  /// Whether a terminal's answer may begin with a byte behind the start of a string.
  ///
  /// Answers are a colour's number, a version, a report of a setting, or a picture's state.
  ///
  /// No answer in a PM or SOS string is known. In these and in APC strings, an unknown answer is dropped as well if it
  /// begins with a digit or a space.
  ///
  /// - Source: xterm's ctlseqs, kitty's graphics protocol.
  private func canBeginAnswer(_ byte: UInt8) -> Bool {
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { return true }
    return switch introducer {
    case UInt8(ascii: "]"): false
    case UInt8(ascii: "P"): byte == UInt8(ascii: ">") || byte == UInt8(ascii: "!")
    case UInt8(ascii: "_"): byte == UInt8(ascii: "G") || byte == UInt8(ascii: " ")
    default: byte == UInt8(ascii: " ")
    }
  }

  /// The seeming begin of a string was Alt and a key.
  mutating func releaseString(into events: inout [InputEvent]) {
    releaseEscapePrefix(into: &events)
    state = .ground
    type(Unicode.Scalar(introducer), [.option], into: &events)
  }

  mutating func continueStringAfterEscape(_ byte: UInt8, into events: inout [InputEvent]) {
    if byte == UInt8(ascii: "\\") { return finishString() }
    abandon(into: &events)
    state = .escape
    decode(byte, into: &events)
  }

  private mutating func finishString() {
    state = .ground
    if !isTooLong { receiveString(introducer: introducer, collected) }
  }
}
