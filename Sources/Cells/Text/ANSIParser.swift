/// A parser of text with escape sequences, as programs colour their output.
///
///     var parser = ANSIParser()
///     rows += parser.lines(chunk).map { Text($0) }     // as often as bytes come
///     rows.append(Text(parser.finish()))               // the line that has no end
///
/// Colours, attributes and links become runs of style. A line end and a tab are kept. Every other control code and sequence is dropped: cursor moves, titles,
/// pictures, C1 controls, backspaces, carriage returns. Bytes that are no UTF-8 become U+FFFD. The bytes may be cut anywhere: in sum the results are those
/// of all bytes at once. The time is linear in the bytes, and a sequence keeps at most 4 096 of them.
///
/// A string that isn't ended hides what follows, as in a terminal: an OSC string the rest of its line, and others the rest of the text.
/// - Source: ECMA-48 (SGR, and how sequences are built), xterm's ctlseqs (colours), kitty (kinds of underlines), and the convention of OSC 8.
public struct ANSIParser: Sendable {
  /// Of what the next byte is a part.
  private enum Phase {
    case text, escape
    /// Behind `ESC (` and its like, which one byte ends.
    case escapeMiddle
    /// A control sequence (CSI), and one that is too long to mean anything.
    case sequence, ignoredSequence
    /// An OSC string, which may be a link, and any other control string.
    case command, string
    /// Behind an ESC in a string, which ends it.
    case commandEscape, stringEscape
  }

  private static let longestSequence = 256
  private static let longestCommand = 4096

  private var phase = Phase.text
  /// The bytes of an unfinished sequence or OSC string.
  private var collected: [UInt8] = []
  /// The number of bytes of the unfinished sequence.
  var keptCount: Int { collected.count }
  /// The byte before in a string, so that an ST of two bytes is found.
  private var previous: UInt8 = 0

  // An unfinished character: its bits so far, the bytes that are missing, and where the next one must be.
  private var scalar: UInt32 = 0
  private var missing = 0
  private var nextByte: ClosedRange<UInt8> = 0x80...0xBF

  // The text since the last result.
  private var bytes: [UInt8] = []
  private var runs: [StyledText.Run] = []
  private var runStart = 0
  private var pen = ANSIPen()

  /// Makes a parser whose text begins plain.
  public init() {}

  /// Parses bytes, and returns the text that they complete.
  ///
  /// A sequence or a character that they only begin is a part of the next result. The next result begins in the present style.
  public mutating func parse(_ bytes: some Sequence<UInt8>) -> StyledText {
    var lines: [StyledText]?
    feed(bytes, cuttingInto: &lines)
    return consumeText()
  }

  /// Parses text, and returns it without the sequences in it.
  public mutating func parse(_ text: some StringProtocol) -> StyledText { parse(text.utf8) }

  /// Parses bytes, and returns the lines that they complete, without their ends.
  ///
  /// A line that they only begin is a part of the next result, or of ``finish()``.
  public mutating func lines(_ bytes: some Sequence<UInt8>) -> [StyledText] {
    var lines: [StyledText]? = []
    feed(bytes, cuttingInto: &lines)
    return lines ?? []
  }

  /// Ends the text: returns its rest, and resets the parser.
  ///
  /// The rest is a line without an end, and U+FFFD for an unfinished character. An unfinished sequence is dropped.
  public mutating func finish() -> StyledText {
    endCharacter()
    let rest = consumeText()
    self = ANSIParser()
    return rest
  }

  // MARK: Text

  /// Returns the text so far, and begins an empty one.
  private mutating func consumeText() -> StyledText {
    endRun()
    defer {
      bytes.removeAll(keepingCapacity: true)
      runs.removeAll(keepingCapacity: true)
      runStart = 0
    }
    return StyledText(String(decoding: bytes, as: UTF8.self), runs: runs)
  }

  /// Ends the run in the style so far.
  private mutating func endRun() {
    guard bytes.count > runStart else { return }
    var run = StyledText.Run(utf8Count: bytes.count - runStart, style: pen.style)
    run.marks = pen.marks
    runs.append(run)
    runStart = bytes.count
  }

  private mutating func change(to new: ANSIPen) {
    if new.style != pen.style { endRun() }
    pen = new
  }

  // MARK: Bytes

  private mutating func feed(_ bytes: some Sequence<UInt8>, cuttingInto lines: inout [StyledText]?) {
    if bytes.withContiguousStorageIfAvailable({ feed($0, cuttingInto: &lines) }) == nil {
      Array(bytes).withUnsafeBufferPointer { feed($0, cuttingInto: &lines) }
    }
  }

  /// Reads bytes; runs of printable ASCII are taken at once, as most output is.
  private mutating func feed(_ bytes: UnsafeBufferPointer<UInt8>, cuttingInto lines: inout [StyledText]?) {
    var place = 0
    while place < bytes.count {
      if phase == .text, missing == 0 {
        var end = place
        while end < bytes.count, bytes[end] &- 0x20 < 0x5F { end += 1 }
        if end > place {
          self.bytes.append(contentsOf: bytes[place..<end])
          place = end
          continue
        }
      }
      let byte = bytes[place]
      place += 1
      if byte < 0x20 { handleControl(byte, &lines) } else { handle(byte) }
    }
  }

  /// Handles a control byte, which acts wherever it is but in a string.
  private mutating func handleControl(_ byte: UInt8, _ lines: inout [StyledText]?) {
    endCharacter()
    switch (byte, phase) {
    case (0x1B, .command): phase = .commandEscape
    case (0x1B, .string): phase = .stringEscape
    case (0x1B, _): phase = .escape
    // CAN and SUB end whatever there is.
    case (0x18, _), (0x1A, _): phase = .text
    case (0x07, .command): endCommand()
    case (_, .string), (_, .stringEscape): phase = .string
    case (0x0A, _):
      if phase == .command || phase == .commandEscape { phase = .text }
      if lines == nil { bytes.append(byte) } else { lines?.append(consumeText()) }
    case (0x09, .command), (0x09, .commandEscape): break
    case (0x09, _): bytes.append(byte)
    default: break
    }
  }

  private mutating func handle(_ byte: UInt8) {
    switch phase {
    case .text: handleText(byte)
    case .escape, .escapeMiddle: handleEscape(byte)
    case .sequence, .ignoredSequence: handleSequence(byte)
    case .command:
      if byte == 0x9C, previous == 0xC2 {
        // The first byte of the end was collected, unless the limit was reached before it.
        if collected.count < Self.longestCommand { collected.removeLast() }
        endCommand()
      } else if collected.count < Self.longestCommand {
        collected.append(byte)
      }
      previous = byte
    case .string:
      if byte == 0x9C, previous == 0xC2 { phase = .text }
      previous = byte
    case .commandEscape where byte == 0x5C: endCommand()
    case .stringEscape where byte == 0x5C: phase = .text
    case .commandEscape, .stringEscape:
      phase = .escape
      handleEscape(byte)
    }
  }

  /// Reads the byte behind an ESC.
  private mutating func handleEscape(_ byte: UInt8) {
    switch byte {
    // `ESC [` and U+009B are the same, and so on.
    case 0x40...0x5F where phase == .escape: begin(byte + 0x40)
    case 0x20...0x2F: phase = .escapeMiddle
    case 0x30...0x7E, 0x7F: phase = .text
    default:
      phase = .text
      handleText(byte)
    }
  }

  /// Begins what a C1 control begins.
  private mutating func begin(_ control: UInt8) {
    collected.removeAll(keepingCapacity: true)
    previous = 0
    phase =
      switch control {
      case 0x9B: .sequence
      case 0x9D: .command
      case 0x90, 0x98, 0x9E, 0x9F: .string
      default: .text
      }
  }

  /// Reads a byte of a control sequence: only `m`, which selects a style, does anything.
  private mutating func handleSequence(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      if collected.count < Self.longestSequence { collected.append(byte) } else { phase = .ignoredSequence }
    case 0x40...0x7E:
      if byte == 0x6D, phase == .sequence { change(to: pen.selecting(collected)) }
      phase = .text
    case 0x7F: break
    default:
      phase = .text
      handleText(byte)
    }
  }

  /// Called at the end of an operating system command, such as a link.
  private mutating func endCommand() {
    phase = .text
    guard collected.count < Self.longestCommand else { return }
    change(to: pen.performing(collected))
  }

  // MARK: Characters

  /// Reads a byte of text: the first or a further one of a character in UTF-8.
  ///
  /// Malformed bytes are replaced.
  private mutating func handleText(_ byte: UInt8) {
    if missing > 0 {
      if nextByte.contains(byte) { return handleNext(byte) }
      endCharacter()
    }
    switch byte {
    case 0x20..<0x7F: bytes.append(byte)
    case 0x7F: break
    case 0xC2...0xDF: beginCharacter(byte & 0x1F, missing: 1)
    case 0xE0: beginCharacter(0, missing: 2, 0xA0...0xBF)
    case 0xED: beginCharacter(0x0D, missing: 2, 0x80...0x9F)
    case 0xE1...0xEF: beginCharacter(byte & 0x0F, missing: 2)
    case 0xF0: beginCharacter(0, missing: 3, 0x90...0xBF)
    case 0xF4: beginCharacter(4, missing: 3, 0x80...0x8F)
    case 0xF1...0xF3: beginCharacter(byte & 0x07, missing: 3)
    default: bytes += Self.replacement
    }
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Begins a character of several bytes.
  private mutating func beginCharacter(
    _ bits: UInt8, missing: Int, _ nextByte: ClosedRange<UInt8> = 0x80...0xBF
  ) {
    (scalar, self.missing, self.nextByte) = (UInt32(bits), missing, nextByte)
  }

  /// Reads a further byte of a character, and appends the character at its last one.
  private mutating func handleNext(_ byte: UInt8) {
    scalar = scalar << 6 | UInt32(byte & 0x3F)
    missing -= 1
    nextByte = 0x80...0xBF
    guard missing == 0 else { return }
    if scalar < 0xA0 { return begin(UInt8(scalar)) }
    if scalar >= 0x10000 {
      bytes.append(0xF0 | UInt8(scalar >> 18))
      bytes.append(0x80 | UInt8(scalar >> 12 & 0x3F))
    } else if scalar >= 0x800 {
      bytes.append(0xE0 | UInt8(scalar >> 12))
    } else {
      bytes.append(0xC0 | UInt8(scalar >> 6))
      return bytes.append(0x80 | UInt8(scalar & 0x3F))
    }
    bytes.append(0x80 | UInt8(scalar >> 6 & 0x3F))
    bytes.append(0x80 | UInt8(scalar & 0x3F))
  }

  /// Replaces a character that is unfinished.
  private mutating func endCharacter() {
    guard missing > 0 else { return }
    missing = 0
    bytes += Self.replacement
  }
}
