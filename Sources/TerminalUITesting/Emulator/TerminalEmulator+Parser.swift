/// Takes bytes apart: characters, control characters, escape sequences and strings, however they are split.
nonisolated extension TerminalEmulator {
  /// Where in a sequence or a character the bytes fed so far have ended.
  struct Parser: Sendable {
    enum Phase: Sendable {
      case ground, escape, sequence
      /// Inside OSC, DCS and the like, and after an ESC there, which may begin the end.
      case string, stringEscape
    }
    var phase = Phase.ground
    /// The sequence so far, without ESC.
    var bytes: [UInt8] = []
    /// The bytes of an unfinished character and how many are missing.
    var partial: [UInt8] = []
    var missing = 0
  }

  /// The bytes of a string after which it is given up.
  private static let longestString = 1 << 20

  /// Takes a program's output.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { handle(byte) }
  }

  /// Takes a program's output, given as text.
  public mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  private mutating func handle(_ byte: UInt8) {
    switch parser.phase {
    case .ground: handleGround(byte)
    case .escape: handleEscape(byte)
    case .sequence: handleSequence(byte)
    case .string:
      if byte == 0x1B {
        parser.phase = .stringEscape
      } else if byte == 0x07 {
        finish { $0.performString($1, end: "\u{07}") }
      } else if byte == 0x18 || byte == 0x1A || parser.bytes.count > Self.longestString {
        finish { $0.reject($1) }
      } else {
        parser.bytes.append(byte)
      }
    case .stringEscape:
      if byte == 0x5C {
        finish { $0.performString($1, end: "\u{1B}\\") }
      } else {
        finish { $0.reject($1) }
        parser.phase = .escape
        handleEscape(byte)
      }
    }
  }

  /// Takes a byte outside of sequences: text in UTF-8, a control, or the start of a sequence.
  private mutating func handleGround(_ byte: UInt8) {
    if parser.missing > 0 {
      if byte & 0xC0 == 0x80 {
        parser.partial.append(byte)
        parser.missing -= 1
        if parser.missing == 0 { finishCharacter() }
        return
      }
      finishCharacter()
    }
    switch byte {
    case 0x1B:
      parser.phase = .escape
      parser.bytes = []
    case 0x20...0x7E: put(Unicode.Scalar(byte))
    case 0..<0x20, 0x7F: performControl(byte)
    case 0xC2...0xDF: beginCharacter(byte, missing: 1)
    case 0xE0...0xEF: beginCharacter(byte, missing: 2)
    case 0xF0...0xF4: beginCharacter(byte, missing: 3)
    default: beginCharacter(byte, missing: 0)
    }
  }

  private mutating func beginCharacter(_ byte: UInt8, missing: Int) {
    parser.partial = [byte]
    parser.missing = missing
    if missing == 0 { finishCharacter() }
  }

  /// Writes the collected character, or the replacement for malformed bytes.
  private mutating func finishCharacter() {
    let bytes = parser.partial
    parser.partial = []
    parser.missing = 0
    if let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    {
      put(scalar)
    } else {
      reject(bytes)
      put("\u{FFFD}")
    }
  }

  /// Takes a byte behind an ESC.
  private mutating func handleEscape(_ byte: UInt8) {
    switch byte {
    case 0x5B:
      parser.phase = .sequence
      parser.bytes = [byte]
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F:
      parser.phase = .string
      parser.bytes = [byte]
    case 0x20...0x2F where parser.bytes.count < 4: parser.bytes.append(byte)
    case 0x30...0x7E: finish { $0.performEscape($1 + [byte]) }
    default:
      finish { $0.reject([0x1B] + $1) }
      handleGround(byte)
    }
  }

  /// Takes a byte of a control sequence.
  private mutating func handleSequence(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F where parser.bytes.count < 256: parser.bytes.append(byte)
    case 0x40...0x7E:
      finish { terminal, bytes in
        if let sequence = ControlSequence(bytes.dropFirst(), final: byte) {
          terminal.perform(sequence)
        } else {
          terminal.reject([0x1B] + bytes + [byte])
        }
      }
    default:
      finish { $0.reject([0x1B] + $1) }
      handleGround(byte)
    }
  }

  /// Ends the sequence and hands its bytes on.
  private mutating func finish(_ perform: (inout Self, [UInt8]) -> Void) {
    let bytes = parser.bytes
    parser.bytes = []
    parser.phase = .ground
    perform(&self, bytes)
  }

  /// Lists a sequence that was not understood.
  mutating func reject(_ bytes: [UInt8]) {
    guard unknown.count < 1000 else { return }
    unknown.append(
      bytes.prefix(80).map { byte in
        switch byte {
        case 0x1B: "ESC "
        case 0x20...0x7E: String(Unicode.Scalar(byte))
        default: "\\x" + String(byte, radix: 16)
        }
      }.joined())
  }
}

/// A control sequence (CSI … final), taken apart.
nonisolated struct ControlSequence: CustomStringConvertible {
  /// The private marker, the intermediate bytes and the final one: `?h`, ` q`, `m`.
  let kind: String
  /// The parameters, each with its parts that colons separate; -1 is an omitted one.
  let parameters: [[Int]]
  let description: String

  /// Fails where the bytes after CSI are out of order or a parameter is over six digits.
  init?(_ bytes: ArraySlice<UInt8>, final: UInt8) {
    let marker = bytes.prefix { (0x3C...0x3F).contains($0) }
    let digits = bytes.dropFirst(marker.count).prefix { (0x30...0x3B).contains($0) }
    let rest = bytes.dropFirst(marker.count + digits.count)
    guard marker.count <= 1, rest.count <= 1, rest.allSatisfy({ (0x20...0x2F).contains($0) }) else {
      return nil
    }
    var parameters: [[Int]] = []
    for field in digits.split(separator: 0x3B, omittingEmptySubsequences: false) where !digits.isEmpty {
      let parts = field.split(separator: 0x3A, omittingEmptySubsequences: false)
      guard parts.allSatisfy({ $0.count <= 6 }) else { return nil }
      parameters.append(parts.map { $0.isEmpty ? -1 : $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } })
    }
    self.parameters = parameters
    kind = String(decoding: marker + rest + [final], as: UTF8.self)
    description = "ESC [" + String(decoding: bytes + [final], as: UTF8.self)
  }

  /// A parameter, or its default where it is omitted.
  func parameter(_ index: Int, default value: Int = 0) -> Int {
    guard parameters.indices.contains(index), let first = parameters[index].first, first >= 0 else {
      return value
    }
    return first
  }

  /// A parameter that counts: omitted and 0 mean 1.
  func count(_ index: Int = 0) -> Int { max(1, parameter(index)) }
}
