import Terminal
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// Fields that wrap their text.
@Suite struct TextFieldLinesTests {
  private struct Note: View {
    @State var text: String
    var body: some View {
      VStack(alignment: .leading) {
        TextField("Note", text: $text, axis: .vertical)
        Text("below")
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func host(_ text: String, width: Int = 10, height: Int = 6) -> TestHost {
    TestHost(width: width, height: height) { Note(text: text) }
  }

  private func lines(_ host: TestHost) -> [String] {
    String(host.text.map { "▐▝▗".contains($0) ? " " : $0 }).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .map { String($0).trimmedEnd }
  }

  @Test func `the text is wrapped, and the field as tall as it is`() {
    let host = host("one two three")
    expect(lines(host), ["one two", "three", "below", "", "", ""])
    expect(host.cursor?.position, Point(x: 5, y: 1))
    host.type(" four five")
    expect(lines(host), ["one two", "three", "four five", "below", "", ""])
    for _ in 0..<10 { host.press(.delete) }
    expect(lines(host).prefix(3), ["one two", "three", "below"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a key within a line draws the field and nothing else, and measures nothing`() {
    let host = host("one two")
    host.type("s")
    expect(host.record.layouts, atMost: 1)
    expect(host.record.cellsWritten, 1)
  }

  @Test func `Alt-Return begins a line, and Return submits`() {
    var count = 0
    let host = TestHost(width: 10, height: 6) { Note(text: "a").onSubmit { count += 1 } }
    host.press(.return, modifiers: .option)
    host.type("b")
    expect(lines(host).prefix(3), ["a", "b", "below"])
    host.press(.return, modifiers: .shift)
    expect(lines(host).prefix(4), ["a", "b", "", "below"])
    expect(host.cursor?.position, Point(x: 0, y: 2))
    expect(count, 0)
    host.press(.return)
    expect(count, 1)
  }

  @Test(arguments: ["\u{1B}\r", "\u{1B}[13;3u", "\u{1B}[13;2u"])
  func `what terminals send for Alt-Return and Shift-Return begins a line`(bytes: String) {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    decoder.feed(Array(bytes.utf8), into: &events)
    let host = host("a")
    for event in events { host.send(event) }
    host.type("b")
    expect(lines(host).prefix(3), ["a", "b", "below"])
  }

  @Test func `arrows go from line to line, and remember the column`() {
    let host = host("abcdef\nx\nabcdef")
    func caret() -> Point? { host.cursor?.position }
    host.press(.leftArrow)
    expect(caret(), Point(x: 5, y: 2))
    host.press(.upArrow)
    expect(caret(), Point(x: 1, y: 1))
    host.press(.upArrow)
    expect(caret(), Point(x: 5, y: 0))
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(caret(), Point(x: 0, y: 2))
    host.press(.home)
    host.press(.end)
    expect(caret(), Point(x: 6, y: 2))
    host.press(.upArrow, modifiers: .shift)
    host.press(.upArrow, modifiers: .shift)
    host.type("!")
    expect(lines(host).prefix(2), ["abcdef!", "below"])
  }

  @Test func `Home and End are those of the line, also where it was wrapped`() {
    let host = host("one two three")
    host.press(.upArrow)
    host.press(.end)
    expect(host.cursor?.position, Point(x: 7, y: 0))
    host.press(.home)
    expect(host.cursor?.position, Point(x: 0, y: 0))
    host.press("e", modifiers: .control)
    host.type("!")
    expect(lines(host).first, "one two!")
  }

  @Test func `at the first and the last line the arrows lead to other views`() {
    struct Screen: View {
      @State private var text = "a\nb"
      var body: some View {
        VStack(alignment: .leading) {
          Button("above") {}
          TextField("", text: $text, axis: .vertical)
          Button("under") {}
        }
      }
    }
    let host = TestHost(width: 10, height: 4) { Screen() }
    host.press(.tab)
    expect(host.cursor?.position, Point(x: 1, y: 2))
    host.press(.upArrow)
    expect(host.cursor?.position, Point(x: 1, y: 1))
    host.press(.upArrow)
    expect(host.cursor?.position.y, 0)
    expect(host.style(0, 0).attributes, .reverse)
  }

  @Test func `lineLimit says how many rows at least and at most, and the others scroll`() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        VStack(alignment: .leading) {
          TextField("empty", text: $text, axis: .vertical).lineLimit(2...3)
          Text("below")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let host = TestHost(width: 8, height: 5) { Screen() }
    expect(lines(host), ["empty", "", "below", "", ""])
    for line in ["1", "2", "3", "4"] {
      host.type(line)
      host.press(.return, modifiers: .option)
    }
    expect(lines(host), ["3", "4", "", "below", ""])
    expect(host.cursor?.position, Point(x: 0, y: 2))
    for _ in 0..<4 { host.press(.upArrow) }
    expect(lines(host), ["1", "2", "3", "below", ""])
    expect(host.cursor?.position, Point(x: 0, y: 0))
    host.press(.downArrow)
    host.press(.downArrow)
    expect(lines(host), ["1", "2", "3", "below", ""])
    host.press(.downArrow)
    expect(lines(host), ["2", "3", "4", "below", ""])
  }

  // Mend B19.
  private struct Tall: View {
    var before = 0
    @State var text = (1...9).map { "line \($0)" }.joined(separator: "\n")
    var body: some View { TextField("", text: $text, axis: .vertical).lineLimit(3...3) }
  }

  // Mend B19.
  @Test func `PageUp and PageDown go by as many lines as are in sight, and the caret along`() {
    let host = TestHost(width: 8, height: 3) { Tall() }
    expect(lines(host), ["line 7", "line 8", "line 9"])
    host.press(.pageUp)
    expect(lines(host), ["line 4", "line 5", "line 6"])
    expect(host.cursor?.position, Point(x: 6, y: 2))
    host.press(.pageUp)
    expect(lines(host), ["line 1", "line 2", "line 3"])
    host.press(.pageUp)
    expect(host.cursor?.position, Point(x: 6, y: 0))
    host.press(.pageDown)
    expect(lines(host), ["line 4", "line 5", "line 6"])
    expect(host.cursor?.position, Point(x: 6, y: 0))
    host.press(.pageDown, modifiers: .shift)
    host.type("!")
    expect(lines(host), ["line 4!", "line 8", "line 9"])
  }

  // Mend B19.
  @Test func `the wheel shows other lines, and the next key shows the caret again`() {
    let host = TestHost(width: 8, height: 3) { Tall() }
    host.scroll(dy: -1)
    expect(lines(host), ["line 4", "line 5", "line 6"])
    expectNil(host.cursor)
    host.scroll(dy: -5)
    expect(lines(host), ["line 1", "line 2", "line 3"])
    host.resize(width: 8, height: 3)
    host.scroll(dy: 1)
    expect(lines(host), ["line 4", "line 5", "line 6"])
    host.click(x: 2, y: 1)
    expect(host.cursor?.position, Point(x: 2, y: 1))
    host.scroll(dy: 9)
    host.type("x")
    expect(lines(host), ["lixne 5", "line 6", "line 7"])
    expect(host.issues, [])
    expect(host.host.checkInvariants(), [])
  }

  // Mend B19.
  @Test func `an indicator says which lines are in sight, if not all are`() {
    let host = TestHost(width: 8, height: 3) { Tall() }
    func bar() -> String { String(host.text.split(separator: "\n").map { $0.last ?? " " }) }
    expect(bar(), "  ▐")
    host.scroll(dy: -1)
    expect(bar(), " ▐ ")
    host.scroll(dy: -1)
    expect(bar(), "▐  ")
    let hidden = TestHost(width: 8, height: 3) { Tall().scrollIndicators(.hidden) }
    expect(hidden.text, lacks: "▐")
    expect(TestHost(width: 8, height: 3) { Tall(text: "a\nb\nc") }.text, lacks: "▐")
  }

  // Mend B19.
  @Test func `where all lines are in sight, and at the ends, a scroll view around gets page keys and wheel`()
  {
    struct Page: View {
      var text: String
      var body: some View {
        ScrollView {
          VStack(alignment: .leading) {
            Tall(text: text)
            ForEach(0..<9, id: \.self) { Text("row \($0)") }
          }
        }
      }
    }
    let short = TestHost(width: 10, height: 5) { Page(text: "a\nb") }
    short.press(.pageDown)
    expect(short.text.hasPrefix("row 2"))
    let long = TestHost(width: 10, height: 5) { Page(text: "1\n2\n3\n4") }
    long.press(.pageDown)
    expect(long.text.hasPrefix("row 2"))
    let wheel = TestHost(width: 10, height: 5) { Page(text: "1\n2\n3\n4") }
    wheel.scroll(dy: 1)
    expect(wheel.text.hasPrefix("row 0"))
  }

  @Test func `a field that gets less room scrolls, too`() {
    let host = host("1\n2\n3\n4\n5", height: 3)
    expect(lines(host), ["4", "5", "below"])
    expect(host.cursor?.position, Point(x: 1, y: 1))
  }

  @Test func `clicks and drags place the caret and select in lines`() {
    let host = host("abcdef\nghi\njklmno")
    host.click(x: 2, y: 1)
    expect(host.cursor?.position, Point(x: 2, y: 1))
    host.click(x: 9, y: 1)
    expect(host.cursor?.position, Point(x: 3, y: 1))
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 4, y: 0))))
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 2, y: 2))))
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 2, y: 2))))
    expect(host.style(3, 0).attributes, .underline)
    expect(host.style(4, 0).attributes, .reverse)
    expect(host.style(2, 1).attributes, .reverse)
    expect(host.style(1, 2).attributes, .reverse)
    expect(host.style(2, 2).attributes, .underline)
    host.type("-")
    expect(lines(host).prefix(2), ["abcd-lmno", "below"])
  }

  @Test func `a paste keeps its lines, and nothing else that controls`() {
    let host = host("")
    host.paste("a\r\nb\tc\u{1B}[31m\u{7}d\ne")
    expect(lines(host).prefix(4), ["a", "b c[31md", "e", "below"])
  }

  @Test func `wide characters, and words that are wider than the field`() {
    let host = host("日本語日本語", width: 6)
    expect(lines(host).prefix(3), ["日本", "語日", "本語"])
    expect(host.cursor?.position, Point(x: 4, y: 2))
    host.press(.upArrow)
    host.type("x")
    expect(host.text, contains: "x")
    expect(host.issues, [])
    let long = TestHost(width: 5, height: 4) { Note(text: "abcdefghij") }
    expect(lines(long), ["abcd", "efgh", "ij", "below"])
  }

  @Test(arguments: 0...9)
  func `every key at every width does no harm, and the caret is where the text says`(width: Int) {
    let text = "some words, été 日本 \n\nof\tlines\r\nand a longword "
    for height in 0...4 {
      let host = host(text, width: width, height: height)
      for key: KeyEquivalent in [
        .upArrow, .end, .upArrow, .home, .leftArrow, .downArrow, .end, .delete, .upArrow, .deleteForward,
        .downArrow,
      ] {
        host.press(key)
        host.press(key, modifiers: .shift)
        host.type("x ")
        if let caret = host.cursor?.position { expect(caret.x < width && caret.y < height) }
      }
      host.resize(width: height, height: width)
      expect(host.issues, [])
      expect(host.host.checkInvariants(), [])
    }
  }

  @Test func `a prompt is shown where there is no text`() {
    expect(
      screen(8, 1) { TextField("Title", text: .constant(""), prompt: Text("why"), axis: .vertical) },
      "why·····")
    expect(screen(8, 1) { TextField("Title", text: .constant("a"), axis: .horizontal) }, "a·······")
  }
}
