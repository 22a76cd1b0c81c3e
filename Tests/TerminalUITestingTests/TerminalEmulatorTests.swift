import Cells
import Expectations
import Testing

import TerminalUITesting

@Suite struct TerminalEmulatorTests {
  /// A terminal of 6 × 3 cells after some bytes, in which control pictures stand for control characters: a test's
  /// arguments are printed, and must not switch the terminal that the tests run in.
  private func terminal(_ bytes: String, width: Int = 6, height: Int = 3) -> TerminalEmulator {
    var terminal = TerminalEmulator(width: width, height: height)
    terminal.feed(Self.controls(bytes))
    return terminal
  }

  private static func controls(_ pictures: String) -> String {
    String(
      String.UnicodeScalarView(
        pictures.unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x2401...0x241F: Unicode.Scalar(scalar.value - 0x2400) ?? scalar
          case 0x2421: "\u{7F}"
          default: scalar
          }
        }))
  }

  @Test(arguments: [
    ("ab\r\ncd", "ab\ncd"), ("abcdefgh", "abcdef\ngh"), ("abcdef\rX", "Xbcdef"), ("a\tb", "a    b"),
    ("1\r\n2\r\n3\r\n4", "2\n3\n4"), ("ab␈X", "aX"), ("␛[2;3HX", "\n  X"),
    ("␛[99;99HX", "\n\n     X"),
    ("abc␛[2DX", "aXc"), ("a␛[2CX", "a  X"), ("␛[2BX␛[2AY", " Y\n\nX"),
    ("a␛[4GX", "a  X"),
    ("a␛[3dX", "a\n\n X"), ("abcd␛[2D␛[K", "ab"), ("abcd␛[2D␛[1K", "   d"),
    ("abcd␛[2K", ""), ("ab\r\ncd␛[H␛[J", ""), ("ab\r\ncd␛[1J", ""),
    ("abcd\r␛[2X", "  cd"),
    ("abcd\r␛[2P", "cd"), ("abcdef\r␛[2@", "  abcd"), ("1\r\n2\r\n3␛[H␛[L", "\n1\n2"),
    ("1\r\n2\r\n3␛[H␛[M", "2\n3"), ("1\r\n2\r\n3␛[S", "2\n3"),
    ("1\r\n2\r\n3␛[T", "\n1\n2"),
    ("1\r\n2\r\n3␛[1;2r␛[2;1H\n", "2\n\n3"), ("␛[Hab␛M", "\nab"), ("a␛[3b", "aaaa"),
    ("␛(0lqk␛(Bq", "┌─┐q"), ("a␛7\r\nb␛8c", "ac\nb"),
    ("abc␛[4h\rX␛[4lY", "XYbc"),
    ("␛[?7labcdefgh", "abcdeh"), ("ab␛cX", "X"), ("abc␛[ZX", "Xbc"), ("a␛EX", "a\nX"),
  ])
  func `shows what a terminal shows`(bytes: String, screen: String) {
    let terminal = terminal(bytes)
    expect(terminal.trimmedText, screen)
    expect(terminal.unknown, [])
  }

  @Test(arguments: [
    ("日本", "日本", 4), ("abcde日", "abcde\n日", 2), ("日␛[1GX", "X", 1), ("日␛[2GX", " X", 2),
    ("e\u{301}X", "e\u{301}X", 2), ("日\u{301}X", "日\u{301}X", 3), ("\u{301}X", "X", 1),
    ("日本␛[2G␛[P", " 本", 1), ("日本␛[2G␛[@", "   本", 1), ("日本␛[3G␛[1K", "", 2),
  ])
  func `a wide character is never half there`(bytes: String, screen: String, x: Int) {
    let terminal = terminal(bytes)
    expect(terminal.trimmedText, screen)
    expect(terminal.cursor.x, x)
  }

  @Test(arguments: [
    ("1", Style(attributes: .bold)), ("1;4;7", Style(attributes: [.bold, .underline, .reverse])),
    ("1;22", .plain), ("3;9;23", Style(attributes: .strikethrough)), ("4:3", Style.plain.underlined(.wavy)),
    ("4:2;58:5:1", Style.plain.underlined(.double, color: .red)), ("4:3;4;59", Style(attributes: .underline)),
    ("4:5;58:2::255:0:17;24", .plain),
    ("4;4:0", .plain), ("31;42", Style(foreground: .red, background: .green)),
    ("91", Style(foreground: .indexed(9))),
    ("107", Style(background: .indexed(15))), ("31;39", .plain), ("38;5;208", Style(foreground: .orange)),
    ("48;2;1;2;3", Style(background: .rgb(1, 2, 3))), ("38:2::1:2:3", Style(foreground: .rgb(1, 2, 3))),
    ("38:5:208", Style(foreground: .orange)), ("31;0", .plain), ("31;", .plain),
  ])
  func `understands colours and attributes`(parameters: String, style: Style) {
    let terminal = terminal("␛[\(parameters)mX")
    expect(terminal[0, 0].style, style)
    expect(terminal.unknown, [])
  }

  @Test func `erasing leaves the selected background`() {
    let terminal = terminal("␛[44m␛[KX")
    expect(terminal[5, 0].text, " ")
    expect(terminal[5, 0].style, Style(background: .blue))
  }

  @Test(arguments: [
    "␛[6m", "␛[38;5m", "␛[38;5;256m", "␛[?9999h", "␛[5h", "␛[3J", "␛[21t",
    "␛[y",
    "␛]52;c;?␇", "␛]777;x␇", "␛_G␛\\",
    "␛P$qm␛\\", "␛#8",
    "␁", "␡", "␛[?1?h", "␛[1234567m", "␛]2;x␛[m", "␛[>1;2m",
    "␛␛7",
  ])
  func `lists what it does not know`(bytes: String) {
    expect(terminal(bytes).unknown.count, 1)
  }

  @Test func `eight-bit control characters are no sequences`() {
    expect(terminal("\u{9B}1m").unknown.count, 1)
    expect(terminal("␛]2;a\u{9B}b␇").unknown.count, 1)
  }

  @Test func `says printably what it does not know`() {
    expect(terminal("␛[?9999h").unknown, ["ESC [?9999h"])
  }

  @Test(
    arguments: [[0xFF], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5]] as [[UInt8]])
  func `bytes that are no UTF-8 show a replacement and are listed`(bytes: [UInt8]) {
    var terminal = TerminalEmulator(width: 6, height: 1)
    terminal.feed(bytes + Array("|".utf8))
    expect(terminal.text, contains: "\u{FFFD}")
    expect(terminal.text, contains: "|")
    expect(!terminal.unknown.isEmpty)
  }

  @Test func `the same bytes in pieces show the same`() {
    let bytes = Array(
      Self.controls("é␛[1;38;5;208m日␛]2;t␛\\␛[?25l␛(0q␛[2;2Hx␛[?1049h").utf8)
    let whole = terminal(String(decoding: bytes, as: UTF8.self))
    for split in 0...bytes.count {
      var pieces = TerminalEmulator(width: 6, height: 3)
      pieces.feed(bytes[..<split])
      pieces.feed(bytes[split...])
      expect(pieces.description, whole.description)
      expect(pieces.unknown, [])
    }
  }

  @Test(arguments: [
    ("␛[c", "␛[?62;22c"), ("␛[5n", "␛[0n"), ("␛[2;3H␛[6n", "␛[2;3R"),
    ("␛[?2026$p", "␛[?2026;2$y"), ("␛[?25$p", "␛[?25;1$y"),
    ("␛[?77$p", "␛[?77;0$y"),
    ("␛[>5u␛[?u", "␛[?5u"), ("␛[18t", "␛[8;3;6t"),
    ("␛]11;?␇", ""),
  ])
  func `answers questions`(question: String, answer: String) {
    var terminal = terminal(question)
    expect(String(decoding: terminal.takeReplies(), as: UTF8.self), Self.controls(answer))
    expect(terminal.takeReplies(), [])
  }

  @Test func `its colours are told where it has some`() {
    var terminal = TerminalEmulator(width: 6, height: 3)
    terminal.ownColors = TerminalColors(depth: .rgb, background: .rgb(0, 255, 0), scheme: .light)
    terminal.feed(Self.controls("␛]11;?␇␛]10;?␇␛[?996n"))
    expect(
      String(decoding: terminal.takeReplies(), as: UTF8.self),
      Self.controls("␛]11;rgb:0000/ffff/0000␇␛[?997;2n"))
  }

  @Test func `the alternate screen comes blank and gives the main one back`() {
    var terminal = terminal("main␛[?1049h␛[HX")
    expect(terminal.trimmedText, "X")
    expect(terminal.showsAlternateScreen)
    terminal.feed(Self.controls("␛[?1049l!"))
    expect(terminal.trimmedText, "main!")
  }

  @Test(arguments: [
    ("␛[?1049h", "␛[?1049l"), ("␛[?25l", "␛[?25h"),
    ("␛[?1h␛=", "␛[?1l␛>"),
    ("␛[?1000;1006h", "␛[?1000;1006l"), ("␛[?2004h", "␛[?2004l"),
    ("␛[?7l", "␛[?7h"),
    ("␛[>1u", "␛[<u"), ("␛[=1u", "␛[=0u"), ("␛[4 q", "␛[0 q"),
    ("␛[31m", "␛[m"),
    ("␛]8;;http://a␇", "␛]8;;␇"), ("␛[2;3r", "␛[r"), ("␛(0", "␛(B"),
    ("␎", "␏"),
    ("␛[22;0;0t", "␛[23;0;0t"), ("␛[>4;2m", "␛[>4;0m"), ("␛[4h", "␛[4l"),
    ("␛[", "m"),
    ("␛[?1049h␛[>1u␛[<u", "␛[?1049l"),
  ])
  func `what is switched and not switched back is left`(there: String, back: String) {
    expect(terminal(there).changesLeft.isEmpty, false)
    expect(terminal(there + back).changesLeft, [])
  }

  @Test func `each screen has its own keyboard protocol`() {
    expect(terminal("␛[?1049h␛[>1u␛[?1049l").changesLeft, [])
    expect(terminal("␛[>1u␛[?1049h␛[<u␛[?1049l").changesLeft, not: [])
  }

  @Test func `a title, a link, the clipboard and the bell are kept`() {
    let terminal = terminal(
      "␛]2;hi␇␛]8;id=1;http://a␛\\x␛]8;;␇␛]52;c;aGk=␇␇")
    expect(terminal.title, "hi")
    #expect(terminal[0, 0].link == "http://a")
    expectNil(terminal[1, 0].link)
    expect(terminal.clipboard, "aGk=")
    expect(terminal.bellCount, 1)
  }

  @Test func `finds a text at its column, not its character`() {
    let terminal = terminal("a\r\n日b+", width: 8)
    expect(terminal.position(of: "b+"), Point(x: 2, y: 1))
    expectNil(terminal.position(of: "c"))
    expectNil(terminal.position(of: ""))
  }

  @Test func `numbers are found whole where that is asked for`() {
    let terminal = terminal("12 events, Count: 10\r\n1 of 20", width: 40)
    expect(terminal.position(of: "2 events"), Point(x: 1, y: 0))
    expectNil(terminal.position(ofWhole: "2 events"))
    expectNil(terminal.position(ofWhole: "Count: 1"))
    expect(terminal.position(ofWhole: "12 events"), Point(x: 0, y: 0))
    expect(terminal.position(ofWhole: "Count: 10"), Point(x: 11, y: 0))
    expect(terminal.position(ofWhole: "1"), Point(x: 0, y: 1))
    expect(terminal.position(ofWhole: "20"), Point(x: 5, y: 1))
  }

  @Test func `another size cuts at the right and at the bottom`() {
    var terminal = terminal("abcdef\r\n12\r\n34")
    terminal.resize(width: 3, height: 2)
    expect(terminal.text, "abc\n12 ")
    terminal.resize(width: 4, height: 3)
    expect(terminal.text, "abc \n12  \n    ")
  }

  @Test(arguments: [(0, 0), (-5, 3), (1, 1), (2, 1), (100_000, 2)])
  func `any size is bearable`(width: Int, height: Int) {
    let terminal = terminal(
      "日本語abc\r\n␛[5;5H␛[3P␛[9@␛[9L␛[9M␛[9X␛[J", width: width,
      height: height)
    expect((1...2000), contains: terminal.size.width)
    expect(terminal.cursor.x < terminal.size.width && terminal.cursor.y < terminal.size.height)
  }

  @Test func `another opinion on widths can be had`() {
    var terminal = TerminalEmulator(width: 6, height: 1)
    terminal.columns = { _ in 2 }
    terminal.feed("ab")
    expect(terminal.cursor.x, 4)
  }
}
