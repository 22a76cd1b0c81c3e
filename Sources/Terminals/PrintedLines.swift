internal import Cells
package import Presenter

/// The text that is printed while a region is shown, as lines that do nothing to a terminal.
///
/// Sequences are left out, and so are other controls. Text behind a carriage return replaces the text before it.
package struct PrintedLines {
  /// The longest line; of a longer one there are several.
  private static let longestLine = 1 << 13

  private var rest: [UInt8] = []

  /// Makes the beginning.
  package init() {}

  /// Adds bytes; returns the lines that they end.
  package mutating func add(_ bytes: [UInt8]) -> [CommittedLine] {
    rest += bytes
    var lines: [CommittedLine] = []
    var start = 0
    while let end = rest[start...].firstIndex(of: 0x0A) {
      lines += Self.lines(rest[start..<end])
      start = end + 1
    }
    if rest.count - start > Self.longestLine {
      let end = Self.completeEnd(of: rest[start...])
      lines += Self.lines(rest[start..<end])
      start = end
    }
    rest.removeFirst(start)
    return lines
  }

  /// Takes the line that isn't ended.
  package mutating func takeRest() -> [CommittedLine] {
    defer { rest = [] }
    return rest.isEmpty ? [] : Self.lines(rest[...])
  }

  /// A printed line as lines of cells, cut where it is too long.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [CommittedLine] {
    var bytes = text(of: bytes)[...]
    var lines: [CommittedLine] = []
    repeat {
      let end = bytes.count > longestLine ? characterEnd(of: bytes.prefix(longestLine)) : bytes.endIndex
      lines.append(line(String(decoding: bytes[..<end], as: UTF8.self)))
      bytes = bytes[end...]
    } while !bytes.isEmpty
    return lines
  }

  /// Where bytes without a line end can be cut: not in a character, and not in the last sequence, which may go on.
  private static func completeEnd(of bytes: ArraySlice<UInt8>) -> Int {
    if let escape = bytes.lastIndex(of: 0x1B), escape > bytes.startIndex { return escape }
    return characterEnd(of: bytes)
  }

  /// The end of the last whole character.
  private static func characterEnd(of bytes: ArraySlice<UInt8>) -> Int {
    guard let lead = bytes.suffix(4).lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return bytes.endIndex }
    let length = bytes[lead] < 0xC0 ? 1 : bytes[lead] < 0xE0 ? 2 : bytes[lead] < 0xF0 ? 3 : 4
    return lead + length > bytes.endIndex && lead > bytes.startIndex ? lead : bytes.endIndex
  }

  private static func line(_ text: String) -> CommittedLine {
    let width = CellWidth.width(of: text)
    var buffer = CellBuffer(size: Size(width: width, height: 1))
    buffer.write(text, at: .zero, style: .plain, clip: buffer.bounds)
    return buffer.withRow(0) {
      CommittedLine(cells: Array($0[..<(($0.lastIndex { $0 != .blank } ?? -1) + 1)]))
    }
  }

  /// The bytes without sequences and controls.
  private static func text(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    // The columns of the text up to a place: tabs go on from there.
    var (width, measured) = (0, 0)
    var rest = bytes
    if rest.last == 0x0D { rest.removeLast() }
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B: skipSequence(&rest)
      case 0x0D: (text, width, measured) = ([], 0, 0)
      case 0x09:
        width += CellWidth.width(of: String(decoding: text[measured...], as: UTF8.self))
        let blanks = 8 - width % 8
        text += repeatElement(0x20, count: blanks)
        (width, measured) = (width + blanks, text.count)
      case ..<0x20, 0x7F: continue
      default: text.append(byte)
      }
    }
    return text
  }

  /// Skips the rest of a sequence behind its ESC.
  private static func skipSequence(_ rest: inout ArraySlice<UInt8>) {
    guard let kind = rest.popFirst() else { return }
    switch kind {
    case UInt8(ascii: "["):
      // Up to a final byte; a byte that no sequence can have ends it.
      while let byte = rest.first, 0x20...0x7E ~= byte {
        rest.removeFirst()
        if byte >= 0x40 { return }
      }
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      while let byte = rest.popFirst(), byte != 0x07 {
        if byte == 0x1B, rest.first == UInt8(ascii: "\\") {
          rest.removeFirst()
          return
        }
      }
    case 0x20...0x2F:
      while let byte = rest.popFirst(), byte < 0x30 {}
    default: break
    }
  }
}
