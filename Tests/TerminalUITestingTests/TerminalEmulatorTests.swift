import Cells
import Testing

import TerminalUITesting

@Suite struct TerminalEmulatorTests {
  /// A terminal of 6 × 3 cells after some bytes.
  private func terminal(_ bytes: String, width: Int = 6, height: Int = 3) -> TerminalEmulator {
    var terminal = TerminalEmulator(width: width, height: height)
    terminal.feed(bytes)
    return terminal
  }

  @Test(arguments: [
    ("ab\r\ncd", "ab\ncd"), ("abcdefgh", "abcdef\ngh"), ("abcdef\rX", "Xbcdef"), ("a\tb", "a    b"),
    ("1\r\n2\r\n3\r\n4", "2\n3\n4"), ("ab\u{8}X", "aX"), ("\u{1B}[2;3HX", "\n  X"),
    ("\u{1B}[99;99HX", "\n\n     X"),
    ("abc\u{1B}[2DX", "aXc"), ("a\u{1B}[2CX", "a  X"), ("\u{1B}[2BX\u{1B}[2AY", " Y\n\nX"),
    ("a\u{1B}[4GX", "a  X"),
    ("a\u{1B}[3dX", "a\n\n X"), ("abcd\u{1B}[2D\u{1B}[K", "ab"), ("abcd\u{1B}[2D\u{1B}[1K", "   d"),
    ("abcd\u{1B}[2K", ""), ("ab\r\ncd\u{1B}[H\u{1B}[J", ""), ("ab\r\ncd\u{1B}[1J", ""),
    ("abcd\r\u{1B}[2X", "  cd"),
    ("abcd\r\u{1B}[2P", "cd"), ("abcdef\r\u{1B}[2@", "  abcd"), ("1\r\n2\r\n3\u{1B}[H\u{1B}[L", "\n1\n2"),
    ("1\r\n2\r\n3\u{1B}[H\u{1B}[M", "2\n3"), ("1\r\n2\r\n3\u{1B}[S", "2\n3"),
    ("1\r\n2\r\n3\u{1B}[T", "\n1\n2"),
    ("1\r\n2\r\n3\u{1B}[1;2r\u{1B}[2;1H\n", "2\n\n3"), ("\u{1B}[Hab\u{1B}M", "\nab"), ("a\u{1B}[3b", "aaaa"),
    ("\u{1B}(0lqk\u{1B}(Bq", "┌─┐q"), ("a\u{1B}7\r\nb\u{1B}8c", "ac\nb"),
    ("abc\u{1B}[4h\rX\u{1B}[4lY", "XYbc"),
    ("\u{1B}[?7labcdefgh", "abcdeh"), ("ab\u{1B}cX", "X"), ("abc\u{1B}[ZX", "Xbc"), ("a\u{1B}EX", "a\nX"),
  ])
  func `shows what a terminal shows`(bytes: String, screen: String) {
    let terminal = terminal(bytes)
    #expect(terminal.trimmedText == screen)
    #expect(terminal.unknown == [])
  }

  @Test(arguments: [
    ("日本", "日本", 4), ("abcde日", "abcde\n日", 2), ("日\u{1B}[1GX", "X", 1), ("日\u{1B}[2GX", " X", 2),
    ("e\u{301}X", "e\u{301}X", 2), ("日\u{301}X", "日\u{301}X", 3), ("\u{301}X", "X", 1),
    ("日本\u{1B}[2G\u{1B}[P", " 本", 1), ("日本\u{1B}[2G\u{1B}[@", "   本", 1), ("日本\u{1B}[3G\u{1B}[1K", "", 2),
  ])
  func `a wide character is never half there`(bytes: String, screen: String, x: Int) {
    let terminal = terminal(bytes)
    #expect(terminal.trimmedText == screen)
    #expect(terminal.cursor.x == x)
  }

  @Test(arguments: [
    ("1", Style(attributes: .bold)), ("1;4;7", Style(attributes: [.bold, .underline, .reverse])),
    ("1;22", .plain), ("3;9;23", Style(attributes: .strikethrough)), ("4:3", Style(attributes: .underline)),
    ("4;4:0", .plain), ("31;42", Style(foreground: .red, background: .green)),
    ("91", Style(foreground: .indexed(9))),
    ("107", Style(background: .indexed(15))), ("31;39", .plain), ("38;5;208", Style(foreground: .orange)),
    ("48;2;1;2;3", Style(background: .rgb(1, 2, 3))), ("38:2::1:2:3", Style(foreground: .rgb(1, 2, 3))),
    ("38:5:208", Style(foreground: .orange)), ("31;0", .plain), ("31;", .plain),
  ])
  func `understands colours and attributes`(parameters: String, style: Style) {
    let terminal = terminal("\u{1B}[\(parameters)mX")
    #expect(terminal[0, 0].style == style)
    #expect(terminal.unknown == [])
  }

  @Test func `erasing leaves the selected background`() {
    let terminal = terminal("\u{1B}[44m\u{1B}[KX")
    #expect(terminal[5, 0].text == " ")
    #expect(terminal[5, 0].style == Style(background: .blue))
  }

  @Test(arguments: [
    "\u{1B}[6m", "\u{1B}[38;5m", "\u{1B}[38;5;256m", "\u{1B}[?9999h", "\u{1B}[5h", "\u{1B}[3J", "\u{1B}[21t",
    "\u{1B}[y",
    "\u{1B}]52;c;?\u{7}", "\u{1B}]777;x\u{7}", "\u{1B}]2;a\u{9B}b\u{7}", "\u{1B}_G\u{1B}\\",
    "\u{1B}P$qm\u{1B}\\", "\u{1B}#8",
    "\u{1}", "\u{7F}", "\u{9B}1m", "\u{1B}[?1?h", "\u{1B}[1234567m", "\u{1B}]2;x\u{1B}[m", "\u{1B}[>1;2m",
    "\u{1B}\u{1B}7",
  ])
  func `lists what it does not know`(bytes: String) {
    #expect(terminal(bytes).unknown.count == 1)
  }

  @Test func `says printably what it does not know`() {
    #expect(terminal("\u{1B}[?9999h").unknown == ["ESC [?9999h"])
  }

  @Test(
    arguments: [[0xFF], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5]] as [[UInt8]])
  func `bytes that are no UTF-8 show a replacement and are listed`(bytes: [UInt8]) {
    var terminal = TerminalEmulator(width: 6, height: 1)
    terminal.feed(bytes + Array("|".utf8))
    #expect(terminal.text.contains("\u{FFFD}"))
    #expect(terminal.text.contains("|"))
    #expect(!terminal.unknown.isEmpty)
  }

  @Test func `the same bytes in pieces show the same`() {
    let bytes = Array(
      "é\u{1B}[1;38;5;208m日\u{1B}]2;t\u{1B}\\\u{1B}[?25l\u{1B}(0q\u{1B}[2;2Hx\u{1B}[?1049h".utf8)
    let whole = terminal(String(decoding: bytes, as: UTF8.self))
    for split in 0...bytes.count {
      var pieces = TerminalEmulator(width: 6, height: 3)
      pieces.feed(bytes[..<split])
      pieces.feed(bytes[split...])
      #expect(pieces.description == whole.description)
      #expect(pieces.unknown == [])
    }
  }

  @Test(arguments: [
    ("\u{1B}[c", "\u{1B}[?62;22c"), ("\u{1B}[5n", "\u{1B}[0n"), ("\u{1B}[2;3H\u{1B}[6n", "\u{1B}[2;3R"),
    ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"), ("\u{1B}[?25$p", "\u{1B}[?25;1$y"),
    ("\u{1B}[?77$p", "\u{1B}[?77;0$y"),
    ("\u{1B}[>5u\u{1B}[?u", "\u{1B}[?5u"), ("\u{1B}[18t", "\u{1B}[8;3;6t"),
    ("\u{1B}]11;?\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{7}"),
  ])
  func `answers questions`(question: String, answer: String) {
    var terminal = terminal(question)
    #expect(String(decoding: terminal.takeReplies(), as: UTF8.self) == answer)
    #expect(terminal.takeReplies() == [])
  }

  @Test func `the alternate screen comes blank and gives the main one back`() {
    var terminal = terminal("main\u{1B}[?1049h\u{1B}[HX")
    #expect(terminal.trimmedText == "X")
    #expect(terminal.showsAlternateScreen)
    terminal.feed("\u{1B}[?1049l!")
    #expect(terminal.trimmedText == "main!")
  }

  @Test(arguments: [
    ("\u{1B}[?1049h", "\u{1B}[?1049l"), ("\u{1B}[?25l", "\u{1B}[?25h"),
    ("\u{1B}[?1h\u{1B}=", "\u{1B}[?1l\u{1B}>"),
    ("\u{1B}[?1000;1006h", "\u{1B}[?1000;1006l"), ("\u{1B}[?2004h", "\u{1B}[?2004l"),
    ("\u{1B}[?7l", "\u{1B}[?7h"),
    ("\u{1B}[>1u", "\u{1B}[<u"), ("\u{1B}[=1u", "\u{1B}[=0u"), ("\u{1B}[4 q", "\u{1B}[0 q"),
    ("\u{1B}[31m", "\u{1B}[m"),
    ("\u{1B}]8;;http://a\u{7}", "\u{1B}]8;;\u{7}"), ("\u{1B}[2;3r", "\u{1B}[r"), ("\u{1B}(0", "\u{1B}(B"),
    ("\u{E}", "\u{F}"),
    ("\u{1B}[22;0;0t", "\u{1B}[23;0;0t"), ("\u{1B}[>4;2m", "\u{1B}[>4;0m"), ("\u{1B}[4h", "\u{1B}[4l"),
    ("\u{1B}[", "m"),
    ("\u{1B}[?1049h\u{1B}[>1u\u{1B}[<u", "\u{1B}[?1049l"),
  ])
  func `what is switched and not switched back is left`(there: String, back: String) {
    #expect(terminal(there).changesLeft.isEmpty == false)
    #expect(terminal(there + back).changesLeft == [])
  }

  @Test func `each screen has its own keyboard protocol`() {
    #expect(terminal("\u{1B}[?1049h\u{1B}[>1u\u{1B}[?1049l").changesLeft == [])
    #expect(terminal("\u{1B}[>1u\u{1B}[?1049h\u{1B}[<u\u{1B}[?1049l").changesLeft != [])
  }

  @Test func `a title, a link, the clipboard and the bell are kept`() {
    let terminal = terminal(
      "\u{1B}]2;hi\u{7}\u{1B}]8;id=1;http://a\u{1B}\\x\u{1B}]8;;\u{7}\u{1B}]52;c;aGk=\u{7}\u{7}")
    #expect(terminal.title == "hi")
    #expect(terminal[0, 0].link == "http://a")
    #expect(terminal[1, 0].link == nil)
    #expect(terminal.clipboard == "aGk=")
    #expect(terminal.bellCount == 1)
  }

  @Test func `finds a text at its column, not its character`() {
    let terminal = terminal("a\r\n日b+", width: 8)
    #expect(terminal.position(of: "b+") == Point(x: 2, y: 1))
    #expect(terminal.position(of: "c") == nil)
    #expect(terminal.position(of: "") == nil)
  }

  @Test func `another size cuts at the right and at the bottom`() {
    var terminal = terminal("abcdef\r\n12\r\n34")
    terminal.resize(width: 3, height: 2)
    #expect(terminal.text == "abc\n12 ")
    terminal.resize(width: 4, height: 3)
    #expect(terminal.text == "abc \n12  \n    ")
  }

  @Test(arguments: [(0, 0), (-5, 3), (1, 1), (2, 1), (100_000, 2)])
  func `any size is bearable`(width: Int, height: Int) {
    let terminal = terminal(
      "日本語abc\r\n\u{1B}[5;5H\u{1B}[3P\u{1B}[9@\u{1B}[9L\u{1B}[9M\u{1B}[9X\u{1B}[J", width: width,
      height: height)
    #expect((1...2000).contains(terminal.size.width))
    #expect(terminal.cursor.x < terminal.size.width && terminal.cursor.y < terminal.size.height)
  }

  @Test func `another opinion on widths can be had`() {
    var terminal = TerminalEmulator(width: 6, height: 1)
    terminal.columns = { _ in 2 }
    terminal.feed("ab")
    #expect(terminal.cursor.x == 4)
  }
}
