import Cells
import Expectations
import Testing

@Suite struct CellWidthTests {
  @Test(
    arguments: [
      ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("ア", 2), ("ｱ", 1), ("한", 2), ("Ａ", 2),
      ("─", 1),
      ("😀", 2), ("👩‍🚀", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇫🇷", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("⌚", 2),
      ("a\u{FE0F}", 1), ("\u{1F1E6}", 2), ("\u{3000}", 2), ("\u{A0}", 1), ("\u{1100}\u{1161}\u{11A8}", 2),
      ("का", 2), ("กำ", 2), ("ก็", 1), ("\u{1FAE9}", 2),
    ] as [(Character, Int)]) func `a character has its columns`(character: Character, width: Int)
  {
    expect(CellWidth.width(of: character), width)
    expect(Glyph(character).width, width)
  }

  @Test(
    arguments: [
      "\u{301}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{202E}", "\u{2066}", "\u{E0041}",
      "\u{FE0F}", "\r",
      "\u{115F}", "\u{3164}", "\u{2060}", "\u{180E}",
    ] as [Character]) func `what can't be seen has no column`(character: Character)
  {
    expect(CellWidth.width(of: character), 0)
    expect(CellWidth.width(of: "a\(character) b"), CellWidth.width(of: "a b"))
  }

  @Test(arguments: [
    ("\u{1B}", 1), ("\t", 1), ("\n", 1), ("\u{7F}", 1), ("\u{9B}", 1), ("\u{FFFE}", 1), ("\u{2028}", 1),
  ])
  func `a control has the column of its picture`(text: String, width: Int) {
    expect(CellWidth.width(of: text), width)
  }

  @Test func `a text is as wide as its characters together`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let text = randomText(length: 12, using: &generator)
      expect(
        CellWidth.width(of: text), text.reduce(0) { $0 + CellWidth.width(of: $1) },
        "\(text.debugDescription)")
      expect(CellWidth.width(of: text[...]), CellWidth.width(of: text))
    }
  }

  @Test func `long ASCII is counted`() {
    for length in 0..<40 {
      expect(CellWidth.width(of: String(repeating: "~", count: length)), length)
      expect(CellWidth.width(of: String(repeating: " ", count: length) + "\u{301}x"), length + 1)
    }
  }
}
