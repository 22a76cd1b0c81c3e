internal import Cells

/// Turns a terminal's bytes into events: bytes in, events out, no clock and no descriptor.
///
///     var decoder = InputDecoder()
///     var events: [InputEvent] = []
///     decoder.feed(Array("\u{1B}[A".utf8), into: &events)      // [key up]
///
/// The events don't depend on how the bytes are cut into pieces. Every byte string is accepted: malformed bytes are dropped up to where a new key can
/// begin, and bad UTF-8 becomes one U+FFFD for each maximal bad part. A character of several scalars comes as one press for each scalar. Memory is
/// bounded by ``pasteLimit``.
///
/// An ESC byte alone may be the key or the beginning of another one. While ``needsTimeout`` is true, call
/// ``timeout(into:)`` when nothing came for a while (50 ms is usual).
///
/// - Source: ECMA-48 §5.4 (control sequences), xterm's ctlseqs, rxvt's reference, kitty's keyboard protocol.
public struct InputDecoder: Sendable {
  /// The largest paste in bytes, 16 MiB; the rest is dropped.
  public static let pasteLimit = 16 << 20

  /// The input that a decoder waits for in the middle of something.
  public enum Pending: Hashable, Sendable {
    /// The decoder waits for nothing.
    case nothing
    /// The byte after ESC: if none comes soon, it was the Escape key.
    case escape
    /// The rest of a sequence or character: if none comes within a second, it is lost.
    case sequence
    /// The end of a paste: if nothing comes for a second, the paste is over.
    case paste
  }

  /// Which answers of the terminal are expected; all others are dropped.
  public var expectedReplies: TerminalReply.Kinds = []
  /// The expected answers that came, oldest first: at most 64, to be taken out.
  public var replies: [TerminalReply] = []
  /// The number of pastes that were cut at ``pasteLimit``.
  public internal(set) var truncatedPasteCount = 0

  enum State: UInt8 {
    case ground, character, escape, escapeEscape
    case controlSequence, ignoredSequence, consoleFunction, singleShift, mouseBytes
    case string, stringEscape, paste
    case sequenceTail, stringTail
  }

  var state = State.ground
  /// ESC came before the present input: Alt for a key, else an Escape key of its own.
  var hasEscapePrefix = false
  /// The bytes behind the introducer of a sequence, or of a character that isn't complete.
  var collected: [UInt8] = []
  /// The byte behind ESC that introduced the string or sequence.
  var introducer: UInt8 = 0
  /// The number of bytes of the paste's end marker that have come.
  var markerCount = 0
  /// Bytes of a string beyond the limit are dropped, and with them the string.
  var isTooLong = false
  var lastButton = MouseEvent.Button.left
  let keys: [[UInt8]: KeyEquivalent]

  /// Makes a decoder.
  ///
  /// - Parameter keys: Keys by the bytes they send, as the terminal's description has them. They win over the
  ///   built-in ones. A key of one byte must be a control; longer ones begin with ESC.
  public init(keys: [[UInt8]: KeyEquivalent] = [:]) { self.keys = keys }

  /// Whether an ESC byte waits that may be the Escape key.
  public var needsTimeout: Bool { pending == .escape }

  /// The input that this decoder waits for.
  public var pending: Pending {
    switch state {
    case .ground: .nothing
    case .escape, .escapeEscape: .escape
    // Possible rests of an abandoned sequence wait as long as an ESC that may be a key.
    case .sequenceTail, .stringTail: collected.isEmpty ? .nothing : .escape
    case .paste: .paste
    default: .sequence
    }
  }

  /// Decodes `bytes` and appends the events they complete.
  public mutating func feed(_ bytes: [UInt8], into events: inout [InputEvent]) {
    bytes.withUnsafeBufferPointer { feed($0, into: &events) }
  }

  /// Decodes `bytes` and appends the events they complete.
  public mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>, into events: inout [InputEvent]) {
    var position = 0
    while position < bytes.count {
      if state == .paste {
        position += collectPaste(UnsafeBufferPointer(rebasing: bytes[position...]), into: &events)
      } else {
        decode(bytes[position], into: &events)
        position += 1
      }
    }
  }

  /// Says that no byte came for a while: a pending ESC was the Escape key.
  public mutating func timeout(into events: inout [InputEvent]) {
    guard pending == .escape else { return }
    if state == .sequenceTail || state == .stringTail {
      releaseTail(into: &events)
      return timeout(into: &events)
    }
    if state == .escapeEscape { press(.escape, into: &events) }
    press(.escape, into: &events)
    state = .ground
  }

  /// Says that no byte came for long: an unfinished sequence ends here.
  ///
  /// A sequence is dropped, but for one that has only begun: `ESC [` was Alt-[. A paste ends with the bytes so far.
  public mutating func giveUp(into events: inout [InputEvent]) {
    switch state {
    case .ground: break
    case .escape, .escapeEscape, .sequenceTail, .stringTail: timeout(into: &events)
    case .paste: endPaste(into: &events)
    case .character: rejectCharacter(into: &events)
    case .controlSequence where collected.isEmpty, .singleShift where collected.isEmpty,
      .string where collected.isEmpty && !isTooLong:
      releaseString(into: &events)
    case .controlSequence, .singleShift, .ignoredSequence: awaitTail(.sequenceTail, into: &events)
    case .string: awaitTail(.stringTail, into: &events)
    default: abandon(into: &events)
    }
  }
}

// MARK: One byte

extension InputDecoder {
  /// Reads one byte in the present state, which says what the byte continues.
  mutating func decode(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground: decodeGround(byte, [], into: &events)
    case .character: continueCharacter(byte, into: &events)
    case .escape: decodeEscaped(byte, into: &events)
    case .escapeEscape: decodeEscapedTwice(byte, into: &events)
    case .controlSequence: continueControlSequence(byte, into: &events)
    case .ignoredSequence: continueIgnoredSequence(byte, into: &events)
    case .consoleFunction: decodeConsoleFunction(byte, into: &events)
    case .singleShift: continueSingleShift(byte, into: &events)
    case .mouseBytes: continueMouseBytes(byte, into: &events)
    case .string: continueString(byte, into: &events)
    case .stringEscape: continueStringAfterEscape(byte, into: &events)
    case .sequenceTail: continueSequenceTail(byte, into: &events)
    case .stringTail: continueStringTail(byte, into: &events)
    case .paste: break  // never: `feed` hands a paste whole pieces
    }
  }

  /// Decodes a byte that begins something, with the modifiers that came before it.
  mutating func decodeGround(_ byte: UInt8, _ modifiers: EventModifiers, into events: inout [InputEvent]) {
    state = .ground
    switch byte {
    case 0x1B where modifiers.isEmpty: state = .escape
    case 0x20..<0x7F: type(Unicode.Scalar(byte), modifiers, into: &events)
    case 0x80...: beginCharacter(byte, modifiers, into: &events)
    default: pressControl(byte, modifiers, into: &events)
    }
  }

  /// Reads the byte behind an ESC, which may begin a sequence or a string, or be a key with Alt.
  private mutating func decodeEscaped(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x1B: state = .escapeEscape
    case UInt8(ascii: "["): begin(.controlSequence, byte)
    case UInt8(ascii: "O"): begin(.singleShift, byte)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      // An answer, or Alt and the key: the next byte decides.
      begin(.string, byte)
    default:
      if !keys.isEmpty, let key = keys[[0x1B, byte]] {
        state = .ground
        press(key, into: &events)
      } else {
        decodeGround(byte, .option, into: &events)
      }
    }
  }

  // ESC ESC [ A is Alt-Up of rxvt and PuTTY. Otherwise the first ESC is a key of its own, so that a held Escape
  // key gives as many presses as it sends bytes.
  private mutating func decodeEscapedTwice(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x1B: press(.escape, into: &events)
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      decodeEscaped(byte, into: &events)
      hasEscapePrefix = true
    default:
      press(.escape, into: &events)
      decodeEscaped(byte, into: &events)
    }
  }

  mutating func begin(_ state: State, _ introducer: UInt8) {
    self.state = state
    self.introducer = introducer
    collected.empty()
    isTooLong = false
    hasEscapePrefix = false
  }

  /// Drops an unfinished sequence; an ESC that came before it was the Escape key.
  mutating func abandon(into events: inout [InputEvent]) {
    releaseEscapePrefix(into: &events)
    collected.empty()
    state = .ground
  }

  mutating func releaseEscapePrefix(into events: inout [InputEvent]) {
    if hasEscapePrefix { press(.escape, into: &events) }
    hasEscapePrefix = false
  }
}
