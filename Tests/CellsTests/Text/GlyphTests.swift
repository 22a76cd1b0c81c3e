import Cells
import Expectations
import Testing

@Suite struct GlyphTests {
  @Test func `printable ASCII is its own glyph`() {
    for byte in UInt8(0x20)...0x7E {
      expect(Glyph(ascii: byte), Glyph(Character(Unicode.Scalar(byte))))
      expect(Glyph(ascii: byte).scalar?.value, UInt32(byte))
    }
  }

  @Test func `a control byte becomes its picture`() {
    for byte in UInt8(0)...0x1F where byte != 0x0D {
      expect(Glyph(ascii: byte).scalar?.value, 0x2400 + UInt32(byte))
      expect(Glyph(Character(Unicode.Scalar(byte))), Glyph(ascii: byte))
    }
    expect(Glyph(ascii: 0x7F).string, "␡")
    expect(Glyph(ascii: 0xFF).string, "\u{FFFD}")
  }

  @Test(
    arguments: [
      ("\u{9B}", "\u{FFFD}"), ("\u{FFFF}", "\u{FFFD}"), ("\u{2029}", " "), ("\u{202E}", " "),
      ("\u{301}", " "),
      ("e\u{301}\u{34F}", "e\u{301}"), ("👩\u{200D}", "👩"), ("x\u{200C}", "x"), ("ب\u{200C}", "ب\u{200C}"),
      ("葛\u{E0100}", "葛\u{E0100}"), ("a\u{E0100}", "a"), ("a\u{FE0F}", "a"),
      ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}"),
      ("≨\u{FE00}\u{FE00}", "≨\u{FE00}"), ("👍\u{E0061}\u{E007F}", "👍"), ("🏴\u{E0067}\u{E0062}", "🏴"),
      ("🏴\u{E0067}\u{E007F}", "🏴\u{E0067}\u{E007F}"), ("🏴\u{E0041}\u{E007F}", "🏴"),
      ("\u{115F}\u{1161}", "\u{115F}\u{1161}"),
      ("\r\n", "␊"),
    ] as [(Character, String)]) func `the gate lets through what can be seen`(
      character: Character, shown: String
    )
  {
    expect(Array(Glyph(character).string.unicodeScalars), Array(shown.unicodeScalars))
  }

  @Test func `a cluster has at most 32 scalars`() {
    let glyph = Glyph(Character("z" + String(repeating: "\u{335}", count: 500)))
    expect(glyph.withScalars { $0.count }, 32)
    expect(glyph.width, 1)
  }

  @Test func `no joiner is left at the end where the limit cuts`() {
    var text = "👩"
    for _ in 0..<30 { text += "\u{200D}👩" }
    let scalars = Array(Glyph(Character(text)).string.unicodeScalars)
    expect(scalars.count, 31)
    expect(scalars.last, "👩")
  }

  @Test func `the same cluster is the same glyph`() {
    expect(Glyph("👩‍🚀"), Glyph("👩‍🚀"))
    expect(Glyph("👩‍🚀"), not: Glyph("👨‍🚀"))
    expect(Glyph("👩‍🚀").character, "👩‍🚀")
    expectNil(Glyph("👩‍🚀").scalar)
  }

  @Test func `a continuation shows nothing`() {
    expect(Glyph.continuation.width, 0)
    expectEmpty(Glyph.continuation.string)
    expectNil(Glyph.continuation.scalar)
    expect(Glyph.continuation.isContinuation)
    expect(Glyph.continuation, not: .space)
  }

  @Test(
    arguments: [
      ("a", false), ("漢", false), ("e\u{301}", false), ("😀", false), ("👩‍🚀", true), ("🇫🇷", true),
      ("❤\u{FE0F}", true),
      ("👍🏽", true), ("का", true), ("\u{1F1E6}", true), ("\u{1FAE8}", true), ("\u{1FAFF}", true),
      // New in Unicode 11, a mark of Unicode 9 and one of Unicode 10, wide since Unicode 16 (mend M7).
      ("🥰", true), (Character(String("a\u{1DFB}")), false),
      (Character(String("a\u{1DF6}")), true), ("☰", true), ("⚊", true), ("䷀", true),
    ] as [(Character, Bool)]) func `clusters whose width terminals dispute say so`(
      character: Character, isContested: Bool
    )
  {
    expect(Glyph(character).isContested, isContested)
  }
}
