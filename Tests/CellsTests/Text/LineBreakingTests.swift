import Cells
import Expectations
import Testing

@Suite struct LineBreakingTests {
  private func lines(
    _ text: String, _ width: Int?, height: Int? = nil, limit: Int? = nil, _ truncation: TextTruncation = .tail
  ) -> String {
    LineBreaking.breaking(
      StyledText(text), width: width, maxHeight: height, lineLimit: limit, truncation: truncation
    ).lines.map { line in
      line.width == CellWidth.width(of: line.text.string)
        ? line.text.string : "width \(line.width): \(line.text.string)"
    }.joined(separator: "|")
  }

  @Test(arguments: [
    ("the quick fox", 13, "the quick fox"), ("the quick fox", 12, "the quick|fox"),
    ("the quick fox", 9, "the quick|fox"),
    ("the quick fox", 8, "the|quick|fox"), ("the quick fox", 3, "the|qui|ck|fox"),
    ("the quick fox", 1, "t|h|e|q|u|i|c|k|f|o|x"),
    ("", 5, ""), (" ", 5, " "), ("abc", 3, "abc"), ("abcdef", 3, "abc|def"), ("abcdefg", 3, "abc|def|g"),
  ]) func `words go to the next line when they don't fit`(text: String, width: Int, expected: String) {
    expect(lines(text, width), expected)
  }

  @Test(arguments: [
    ("ab   cd", 4, "ab|cd"), ("ab   cd", 2, "ab|cd"), ("ab  ", 4, "ab  "), ("ab  ", 3, "ab "),
    ("ab  ", 2, "ab"),
    ("  ab", 4, "  ab"), ("  ab", 3, "|ab"), ("ab  \ncd", 3, "ab |cd"), ("a\u{3000}b", 2, "a|b"),
  ]) func `spaces hang where a line was wrapped and stay elsewhere`(
    text: String, width: Int, expected: String
  ) {
    expect(lines(text, width), expected)
  }

  @Test(
    arguments: [
      ("a\nb", nil, "a|b"), ("a\r\nb", nil, "a|b"), ("a\u{2028}b\u{2029}c", nil, "a|b|c"), ("a\n", nil, "a|"),
      ("\n\n", 4, "||"),
      ("ab cd\nef", 3, "ab|cd|ef"), ("abc\ndef", 3, "abc|def"), ("a\rb", nil, "a\rb"),
    ] as [(String, Int?, String)]) func `a new line ends a line`(text: String, width: Int?, expected: String)
  {
    expect(lines(text, width), expected)
  }

  @Test(
    arguments: [
      ("\ta", nil, "    a"), ("abc\td", nil, "abc d"), ("abcd\te", nil, "abcd    e"), ("漢\tb", nil, "漢  b"),
      ("ab cd\te", 4, "ab|cd|e"), ("a\tb", 4, "a|b"), ("x\na\tb", nil, "x|a   b"),
    ] as [(String, Int?, String)]) func `a tab goes on to a multiple of four`(
      text: String, width: Int?, expected: String
    )
  {
    expect(lines(text, width), expected)
  }

  @Test(arguments: [
    ("well-known", 6, "well-|known"), ("well-known", 5, "well-|known"), ("-verbose", 4, "-ver|bose"),
    ("x -verbose", 6, "x|-verbo|se"), ("covid-19 era", 8, "covid-19|era"), ("covid-19", 6, "covid-|19"),
    ("a--b", 3, "a--|b"), ("one—two", 5, "one—|two"), ("co\u{200B}de", 3, "co\u{200B}|de"),
    ("a\u{A0}b c", 3, "a\u{A0}b|c"),
    ("foo/bar", 5, "foo/b|ar"),
  ]) func `a line ends after a hyphen between letters`(text: String, width: Int, expected: String) {
    // Where a word is cut the place is forced, not chosen.
    expect(lines(text, width), expected)
  }

  @Test(arguments: [
    ("漢字漢字", 5, "漢字|漢字"), ("漢字。漢字", 4, "漢|字。|漢字"), ("「漢字」漢", 6, "「漢|字」漢"), ("漢「字」", 4, "漢|「字|」"),
    ("abc漢字", 5, "abc漢|字"), ("漢字abc", 4, "漢字|abc"), ("한국어", 4, "한국|어"), ("👩‍🚀👩‍🚀👩‍🚀", 4, "👩‍🚀👩‍🚀|👩‍🚀"), ("漢", 1, " "),
    ("a漢b", 1, "a| |b"), ("漢\n漢", 1, " | "), ("カー", 2, "カ|ー"), ("漢)", 2, "漢|)"),
  ]) func `ideographs part anywhere but at punctuation`(text: String, width: Int, expected: String) {
    expect(lines(text, width), expected)
  }

  @Test(arguments: [0, -1, .min]) func `without width every line is empty`(width: Int) {
    expect(lines("the quick\nfox 漢", width), "|")
    expect(lines("the quick", width, limit: 1), "")
    expect(lines("", width), "")
  }

  @Test(arguments: [
    ("the quick fox", 9, 1, TextTruncation.tail, "the quic…"), ("the quick fox", 9, 1, .head, "…uick fox"),
    ("the quick fox", 9, 1, .middle, "the…k fox"), ("the quick fox", 8, 1, .middle, "the…fox"),
    ("the quick fox", 5, 1, .tail, "the…"),
    ("the quick fox", 1, 1, .tail, "…"), ("the quick fox", 1, 1, .head, "…"),
    ("the quick fox", 1, 1, .middle, "…"),
    ("the quick fox", 2, 1, .tail, "t…"), ("aa bb cc dd", 5, 2, .tail, "aa bb|cc dd"),
    ("aa bb cc dd", 4, 2, .tail, "aa|bb…"),
    ("aa bb cc dd", 4, 2, .head, "aa|…dd"), ("漢字漢字", 4, 1, .tail, "漢…"), ("漢字漢字", 4, 1, .head, "…字"),
    ("漢字漢字", 5, 1, .middle, "漢…字"), ("one\ntwo", 9, 1, .tail, "one…"), ("one\ntwo", 3, 1, .tail, "on…"),
    ("one\ntwo", 9, 1, .head, "…two"), ("one\ntwo", 9, 1, .middle, "one…two"),
    ("one\n \n", 9, 1, .tail, "one"),
    ("one\n\n\ntwo", 9, 2, .tail, "one|…"), ("abc", 3, 1, .tail, "abc"), ("abc ", 3, 1, .tail, "abc"),
  ]) func `what has no room is left out`(
    text: String, width: Int, limit: Int, truncation: TextTruncation, expected: String
  ) {
    expect(lines(text, width, limit: limit, truncation), expected)
  }

  @Test func `height and line limit both count`() {
    expect(lines("a\nb\nc", nil, height: 2), "a|b…")
    expect(lines("a\nb\nc", nil, height: 2, limit: 1), "a…")
    expect(lines("a\nb\nc", nil, height: 1, limit: 2), "a…")
    expect(lines("a\nb\nc", nil, height: 3), "a|b|c")
    expect(lines("a\nb", nil, limit: 0), "a…")
    expect(lines("a\nb", nil, limit: .min), "a…")
  }

  @Test func `without height there is no line`() {
    let broken = LineBreaking.breaking("abc", maxHeight: 0)
    expect(broken.lines.isEmpty && broken.size == .zero)
    expect(LineBreaking.measure("abc", maxHeight: -3).size, .zero)
  }

  @Test func `text has at least one line`() {
    expect(LineBreaking.breaking("").size, Size(width: 0, height: 1))
    expect(LineBreaking.measure("").lineCount, 1)
  }

  @Test func `styles stay with their text`() {
    let red = Style(foreground: .red)
    let text = StyledText("the ") + StyledText("quick fox", style: red) + StyledText(" runs")
    let broken = LineBreaking.breaking(text, width: 9, lineLimit: 2)
    expect(
      broken.lines.map(\.text),
      [
        StyledText("the ") + StyledText("quick", style: red),
        StyledText("fox", style: red) + StyledText(" runs"),
      ])
    let head = LineBreaking.breaking(text, width: 9, lineLimit: 1, truncation: .head)
    expect(head.lines[0].text, StyledText("…fox", style: red) + StyledText(" runs"))
    let tail = LineBreaking.breaking(text, width: 6, lineLimit: 1)
    expect(tail.lines[0].text, StyledText("the ") + StyledText("q…", style: red))
  }

  @Test func `tabs are spaces in the style of the tab`() {
    let text = StyledText("a") + StyledText("\tb", style: Style(background: .blue))
    expect(
      LineBreaking.breaking(text).lines[0].text,
      StyledText("a")
        + StyledText("   b", style: Style(background: .blue)))
  }

  @Test func `lines print`() {
    expect(LineBreaking.breaking("the quick fox", width: 9).description, "the quick\nfox")
  }
}
