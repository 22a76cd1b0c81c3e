import Cells
import Soak

/// Changes of a screen as apps make them: text, colours, fills, rows that move, and all at once.
struct RandomScreen {
  var random: SplitMix64
  /// The styles that texts have.
  var styles: [Style] = RandomScreen.allStyles

  /// The texts that are written.
  var texts = RandomScreen.allTexts

  static let allTexts = [
    "a", "Hello", "漢字", "é", "x y", "─│┌", "    ", "カタ", "zzzzzzzzzzzzzzzzzzzz", "👍🏽", "❤️", "🇫🇷", "👨‍👩‍👧", "1️⃣",
    "Item 12: 7",
    "the quick brown fox", "                    ", "🫨", "e\u{301}\u{302}", "\u{E0A0}x", "각", "☃️",
  ]

  static let allStyles: [Style] = {
    var styles: [Style] = [.plain, .plain, .plain]
    for attributes in [
      TextAttributes.bold, .dim, .italic, .underline, .blink, .reverse, .strikethrough, [.bold, .reverse],
    ] {
      styles.append(Style(attributes: attributes))
    }
    for color in [Color.red, .brightBlue, .orange, .rgb(1, 2, 3), .rgb(0, 0, 255), .terminalDefault] {
      styles.append(Style(foreground: color))
      styles.append(Style(background: color))
      styles.append(Style(foreground: .black, background: color, attributes: .bold))
    }
    for pattern in Underline.Pattern.allCases {
      styles.append(Style.plain.underlined(pattern, color: .red))
      styles.append(Style(foreground: .green).underlined(pattern))
    }
    styles.append(.linking(to: "https://example.org/a"))
    styles.append(
      Style(foreground: .blue, attributes: .underline).over(.linking(to: "https://example.org/b")))
    return styles
  }()

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Changes a buffer as one frame may.
  mutating func change(_ buffer: inout CellBuffer) {
    let (width, height) = (buffer.size.width, buffer.size.height)
    switch Int.random(in: 0..<20, using: &random) {
    case 0: buffer.clear(buffer.bounds)
    case 1:
      for y in 0..<height { write(&buffer, y: y) }
    case 2, 3: move(&buffer)
    case 4:
      let style = styles.randomElement(using: &random)!
      buffer.fill(
        rect(width, height), with: Glyph(ascii: UInt8.random(in: 32..<127, using: &random)), style: style,
        clip: buffer.bounds)
    case 5: buffer.clear(rect(width, height))
    case 6: buffer.fillBackground(rect(width, height), color: .blue, clip: buffer.bounds)
    default:
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        write(&buffer, y: Int.random(in: 0..<height, using: &random))
      }
    }
  }

  private mutating func write(_ buffer: inout CellBuffer, y: Int) {
    buffer.write(
      texts.randomElement(using: &random)!,
      at: Point(x: Int.random(in: -2..<buffer.size.width, using: &random), y: y),
      style: styles.randomElement(using: &random)!, clip: buffer.bounds)
  }

  private mutating func rect(_ width: Int, _ height: Int) -> Rect {
    Rect(
      x: Int.random(in: 0..<width, using: &random), y: Int.random(in: 0..<height, using: &random),
      width: Int.random(in: 1...width, using: &random), height: Int.random(in: 1...height, using: &random))
  }

  /// Some rows move, as in a list, and others come.
  private mutating func move(_ buffer: inout CellBuffer) {
    let height = buffer.size.height
    let top = Int.random(in: 0..<height, using: &random)
    let bottom = Int.random(in: top..<height, using: &random)
    buffer.moveRows(top...bottom, by: Int.random(in: -3...3, using: &random))
    write(&buffer, y: top)
    write(&buffer, y: bottom)
  }
}
