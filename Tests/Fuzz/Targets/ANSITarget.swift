import Cells
import TerminalUITesting

extension FuzzTarget {
  /// The parser of coloured text: the text doesn't depend on how the bytes are split, has no control codes, and looks as the emulator shows it.
  ///
  /// The first byte says where the bytes are split.
  static let ansi = FuzzTarget(name: "ansi") { input in
    guard let first = input.first else { return nil }
    let bytes = Array(input.dropFirst())
    let step = Int(first % 7) + 1
    let parts = stride(from: 0, to: bytes.count, by: step).map { bytes[$0..<min($0 + step, bytes.count)] }
    var parser = ANSIParser()
    let whole = parser.parse(bytes) + parser.finish()
    let split = parts.reduce(StyledText("")) { $0 + parser.parse($1) } + parser.finish()
    guard whole == split else { return "split by \(step): \(split.string) \(split.wholeRuns)" }
    if let scalar = whole.string.unicodeScalars.first(where: isControl) {
      return "U+\(String(scalar.value, radix: 16)) is left"
    }
    var lines = parts.flatMap { parser.lines($0) }
    lines.append(parser.finish())
    guard lines.map(\.string).joined(separator: "\n") == whole.string else { return "lines: \(lines)" }
    return difference(input)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
  }

  /// Letters, each behind SGR parameters or a link, as the parser and the emulator take them.
  private static func difference(_ input: [UInt8]) -> String? {
    var reader = ByteReader(input)
    var text = ""
    var count = 0
    while !reader.isAtEnd, count < 40 {
      text += sequence(&reader) + "x"
      count += 1
    }
    var screen = TerminalEmulator(width: 40, height: 1)
    screen.feed(text)
    guard screen.unknown.isEmpty else { return "the emulator doesn't know \(screen.unknown)" }
    var parser = ANSIParser()
    var column = 0
    for run in parser.parse(text).wholeRuns {
      for _ in 0..<run.utf8Count {
        let cell = screen[column, 0]
        var style = run.style
        if style.link == nil, cell.link != nil {
          return "column \(column) leads nowhere: \(text.debugDescription)"
        }
        if let link = style.link {
          guard link.target == cell.link else {
            return "column \(column) leads to \(link): \(text.debugDescription)"
          }
          // A cell has a link or a kind of line.
          style.link = nil
          style.underline = cell.style.underline
        }
        guard style == cell.style else {
          return "column \(column): \(style), \(cell): \(text.debugDescription)"
        }
        column += 1
      }
    }
    return column == count ? nil : "\(column) of \(count) letters"
  }

  private static func sequence(_ reader: inout ByteReader) -> String {
    let numbers = [0, 1, 2, 3, 4, 5, 7, 9, 22, 23, 24, 25, 27, 29, 39, 49, 59, 31, 47, 93, 104]
    switch reader.byte() % 8 {
    case 0: return "\u{1B}]8;id=a;https://example.org/\(reader.byte())\u{1B}\\"
    case 1: return "\u{1B}]8;;\u{7}"
    case 2: return "\u{1B}[4:\(reader.byte() % 6)m"
    case 3: return "\u{1B}[\(color(&reader));\(numbers[Int(reader.byte()) % numbers.count])m"
    case 4: return ""
    default:
      let chosen = (0...reader.byte() % 3).map { _ in "\(numbers[Int(reader.byte()) % numbers.count])" }
      return "\u{1B}[\(chosen.joined(separator: ";"))m"
    }
  }

  private static func color(_ reader: inout ByteReader) -> String {
    let number = [38, 48, 58][Int(reader.byte()) % 3]
    return switch reader.byte() % 5 {
    case 0: "\(number);5;\(reader.byte())"
    case 1: "\(number):5:\(reader.byte())"
    case 2: "\(number);2;\(reader.byte());\(reader.byte());\(reader.byte())"
    case 3: "\(number):2:\(reader.byte()):\(reader.byte()):\(reader.byte())"
    default: "\(number):2::\(reader.byte()):\(reader.byte()):\(reader.byte())"
    }
  }
}
