import Cells
import Terminal

extension FuzzTarget {
  /// The cell gate and what goes beside it: no byte of a text acts on the terminal, and a row is as wide as its cells.
  static let gate = FuzzTarget(name: "gate") { input in
    var reader = ByteReader(input)
    let width = reader.number(below: 40)
    let x = reader.length().clampedToCells
    let text = String(decoding: input.dropFirst(2), as: UTF8.self)
    var buffer = CellBuffer(size: Size(width: width, height: 1))
    buffer.write(text, at: Point(x: x, y: 0), style: .plain, clip: buffer.bounds)
    var columns = 0
    for column in 0..<width {
      let glyph = buffer[column, 0].glyph
      if glyph.isContinuation { continue }
      columns += glyph.width
      if let scalar = glyph.string.unicodeScalars.first(where: isDangerous) {
        return "cell \(column) has U+\(String(scalar.value, radix: 16))"
      }
    }
    if columns != width { return "the row of \(width) cells is \(columns) wide" }
    for message in [
      TerminalMessage.title(text), .link(to: text), .link(to: "https://" + text), .clipboard(text),
    ] {
      guard let message else { continue }
      let body = message.bytes.dropFirst(2).dropLast(2)
      if let byte = body.first(where: { !(0x20..<0x7F).contains($0) }) {
        return "a message has the byte \(byte)"
      }
      if message.bytes.prefix(2) != [0x1B, 0x5D] || message.bytes.suffix(2) != [0x1B, 0x5C] {
        return "\(message)"
      }
    }
    return nil
  }

  /// Whether a scalar does something to a terminal, or to its neighbours, instead of being shown.
  static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2060...0x2069, 0x200B, 0x200E, 0x200F, 0x061C, 0xFEFF,
      0xFFF9...0xFFFB, 0xAD, 0x600...0x605, 0x6DD, 0x70F:
      true
    default: false
    }
  }
}
