import Expectations
import Soak
import Testing

@testable import Cells

/// Text that programs colour with escape sequences.
@Suite struct ANSIParserTests {
  private func parsed(_ text: String) -> StyledText {
    var parser = ANSIParser()
    return parser.parse(text) + parser.finish()
  }

  /// The style of the `x` behind sequences.
  private func style(_ sequences: String) -> Style? { parsed(sequences + "x").runs?.first?.style }

  @Test(arguments: [
    ("31", Style(foreground: .indexed(1))), ("97", Style(foreground: .indexed(15))),
    ("42", Style(background: .indexed(2))), ("100", Style(background: .indexed(8))),
    ("38;5;208", Style(foreground: .indexed(208))), ("48:5:208", Style(background: .indexed(208))),
    ("38;2;1;2;3", Style(foreground: .rgb(1, 2, 3))), ("38:2:1:2:3", Style(foreground: .rgb(1, 2, 3))),
    ("48:2::1:2:3", Style(background: .rgb(1, 2, 3))), ("38:2::1:2:3:0:1", Style(foreground: .rgb(1, 2, 3))),
    (
      "1;2;3;4;5;7;9",
      Style(attributes: [.bold, .dim, .italic, .underline, .blink, .reverse, .strikethrough])
    ),
    ("01;31", Style(foreground: .indexed(1), attributes: .bold)),
    ("4:3", Style().underlined(.wavy)), ("21", Style().underlined(.double)),
    ("4:1", Style(attributes: .underline)),
    ("4;58;5;9", Style().underlined(.solid, color: .indexed(9))),
    ("4:4;58:2::255:0:0", Style().underlined(.dotted, color: .rgb(255, 0, 0))),
  ])
  func `SGR selects a style`(parameters: String, style expected: Style) {
    expect(style("\u{1B}[\(parameters)m"), expected)
    expect(style("\u{9B}\(parameters)m"), expected)
  }

  @Test(arguments: [
    "1;2\u{1B}[22", "3\u{1B}[23", "4:3\u{1B}[24", "4\u{1B}[4:0", "5\u{1B}[25", "7\u{1B}[27", "9\u{1B}[29",
    "31\u{1B}[39", "41\u{1B}[49", "1;4:3;58;5;1;38;5;1\u{1B}[", "31;0", "31;;", "58;5;1\u{1B}[59",
    // What means nothing changes nothing.
    "38;5", "38;2;1;2", "38;2;1;2;300", "38;5;999999999999999999999", "38;7;1", "8", "10", "53", "4096",
    ">4;1", "?31", "31 ", "1:2",
  ])
  func `resets, and parameters that mean nothing, leave plain text`(parameters: String) {
    expectNil(style("\u{1B}[\(parameters)m"))
  }

  @Test func `a link is where its text leads, and its number is free when the text goes`() {
    let text = parsed("\u{1B}]8;id=1;https://example.org\u{1B}\\a\u{1B}[4mb\u{1B}]8;;\u{7}c")
    expect(text.wholeRuns.map { $0.style.link?.target }, ["https://example.org", "https://example.org", nil])
    // There are 32 767 numbers.
    for number in 0..<33_000 where style("\u{1B}]8;;https://example.org/\(number)\u{7}")?.link == nil {
      expect(false, "link \(number)")
      break
    }
  }

  @Test func `everything else is dropped`() {
    let sequences = [
      "\u{1B}[2J", "\u{1B}[10;10H", "\u{1B}[K", "\u{1B}[?1049h", "\u{1B}]0;title\u{7}",
      "\u{1B}]0;title\u{1B}\\",
      "\u{1B}]52;c;AAAA\u{9C}", "\u{1B}P1;2q#0~\n-\u{1B}\\", "\u{1B}_Gf=100;AAAA\u{1B}\\", "\u{1B}^x\u{9C}",
      "\u{1B}(B",
      "\u{1B}(P", "\u{1B}#8", "\u{1B}7", "\u{1B}c", "\u{1B}M", "\u{1B}N", "\r", "\u{8}", "\u{7}", "\u{0}",
      "\u{B}", "\u{C}",
      "\u{E}", "\u{7F}", "\u{85}", "\u{9C}", "\u{90}x\u{9C}", "\u{1B}]8;;https://a\u{18}", "\u{1B}[1;2\u{1A}",
      "\u{1B}[1\u{1B}[2K",
      "\u{1B}]x\u{1B}\u{1B}\\", "\u{1B}[" + String(repeating: "1;", count: 1000) + "m",
      "\u{1B}]8;;https://" + String(repeating: "a", count: 10_000) + "\u{7}",
    ]
    for sequence in sequences {
      expect(parsed("a" + sequence + "b"), StyledText("ab"), sequence.prefix(80).debugDescription)
    }
  }

  @Test func `line ends and tabs stay, also within a sequence`() {
    expect(
      parsed("a\tb\r\nc\u{1B}[3\n1md"),
      StyledText("a\tb\nc\n") + StyledText("d", style: Style(foreground: .indexed(1))))
  }

  @Test func `a string without an end hides its line, or all that follows`() {
    expect(parsed("a\u{1B}]8;;https://b\nc"), StyledText("a\nc"))
    expect(parsed("a\u{1B}P1q\nc"), StyledText("a"))
  }

  @Test func `bytes that are no UTF-8 are replaced, also around a sequence`() {
    var parser = ANSIParser()
    expect(
      parser.parse([0x61, 0xE2, 0x82, 0x1B, 0x5B, 0x6D, 0xAC, 0xFF]).string, "a\u{FFFD}\u{FFFD}\u{FFFD}")
    // No C1 control is put together of what is around one that is dropped.
    expect(parser.parse([0xC2, 0x07, 0x9B, 0x31, 0x6D]).string, "\u{FFFD}\u{FFFD}1m")
    expect(parser.parse([0xF0, 0x9F]).string, "")
    expect(parser.finish().string, "\u{FFFD}")
    expect(
      parser.parse([0xE0, 0x80, 0xED, 0xA0, 0xF4, 0x90]).string,
      String(decoding: [0xE0, 0x80, 0xED, 0xA0, 0xF4, 0x90], as: UTF8.self))
  }

  @Test func `lines come without their ends, and the style goes on`() {
    let red = Style(foreground: .indexed(1))
    var parser = ANSIParser()
    expect(parser.lines("\u{1B}[31mone\r\ntw".utf8), [StyledText("one", style: red)])
    expect(parser.lines("o\n\nthr".utf8), [StyledText("two", style: red), StyledText("")])
    expect(parser.finish(), StyledText("thr", style: red))
    expect(parser.parse("x"), StyledText("x"))
  }

  @Test func `bytes may be cut anywhere`() {
    let pieces = [
      "text ", "日本", "👩‍👩‍👧", "é", "\u{1B}[31m", "\u{1B}[38:2::1:2:3m", "\u{1B}[4:3;58;5;9m", "\u{1B}[m",
      "\u{1B}]8;;https://a\u{1B}\\",
      "\u{1B}]8;;\u{9C}", "\u{1B}]0;t\u{7}", "\u{1B}P1q\nx\u{1B}\\", "\u{9B}1m", "\u{1B}(B", "\r\n", "\t",
      "\u{8}", "\u{1B}]un\n", "\u{1B}[",
    ]
    var random = SplitMix64(seed: 46)
    for _ in 0..<Soak.count(300, 10_000) {
      var bytes: [UInt8] = []
      for _ in 0..<12 { bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8 }
      // A byte that was lost.
      if Bool.random(using: &random) { bytes.remove(at: Int.random(in: 0..<bytes.count, using: &random)) }
      var parser = ANSIParser()
      let whole = parser.parse(bytes) + parser.finish()
      var rest = bytes[...]
      var cut = StyledText("")
      while !rest.isEmpty {
        let count = Int.random(in: 1...8, using: &random)
        cut = cut + parser.parse(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      expect(cut + parser.finish(), whole, "\(visible(bytes))")
    }
  }

  /// How much a parser keeps: of a sequence or string, at most 4 096 bytes, whatever comes.
  @Test(arguments: ["\u{1B}[", "\u{1B}]8;;", "\u{1B}P", "\u{9F}"])
  func `a sequence that never ends takes no room`(start: String) {
    var parser = ANSIParser()
    expectEmpty(parser.parse(start).string)
    let rest = [UInt8](repeating: 0x31, count: 1 << 16)
    for _ in 0..<64 { expectEmpty(parser.parse(rest).string) }
    expect(parser.keptCount, atMost: 4096)
  }
}
