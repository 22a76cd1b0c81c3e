internal import Cells

/// The rest of a sequence or string that comes after it was given up: a slow line tears an answer, and its rest is no key.
///
/// The end of the rest, which comes at once, distinguishes it from typed keys: `;1c` of `CSI ? 62`, `1e/1e1e ST` of a
/// colour. Bytes without such an end before the time of a lone ESC is over are keys, that much later.
extension InputDecoder {
  /// Gives up a sequence whose rest may still come.
  mutating func awaitTail(_ tail: State, into events: inout [InputEvent]) {
    abandon(into: &events)
    state = tail
  }

  /// Reads a byte that may belong to the rest of a control sequence.
  mutating func continueSequenceTail(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x30..<0x40 where collected.count < Self.stringLimit, 0x20..<0x30 where isInTail:
      collected.append(byte)
    case 0x40..<0x7F where isInTail: endTail()
    default:
      releaseTail(into: &events)
      decode(byte, into: &events)
    }
  }

  /// Reads a byte that may belong to the rest of a string.
  mutating func continueStringTail(_ byte: UInt8, into events: inout [InputEvent]) {
    switch byte {
    case 0x07 where isInTail: endTail()
    case UInt8(ascii: "\\") where collected.last == 0x1B: endTail()
    case 0x1B where collected.last != 0x1B, 0x20..<0x7F where isOpenTail, 0x80... where isOpenTail:
      collected.append(byte)
    default:
      releaseTail(into: &events)
      decode(byte, into: &events)
    }
  }

  /// Whether something of the tail has come and there is room for more.
  private var isInTail: Bool { !collected.isEmpty && collected.count < Self.stringLimit }

  /// Whether a character may be a part of the tail: only `\` follows an ESC.
  private var isOpenTail: Bool { collected.last != 0x1B && collected.count < Self.stringLimit }

  /// The rest has come, and is dropped.
  private mutating func endTail() {
    collected.empty()
    state = .ground
  }

  /// Decodes the bytes so far as keys, because they aren't the rest of a sequence.
  mutating func releaseTail(into events: inout [InputEvent]) {
    let bytes = collected
    collected.empty()
    state = .ground
    for byte in bytes { decode(byte, into: &events) }
  }
}
