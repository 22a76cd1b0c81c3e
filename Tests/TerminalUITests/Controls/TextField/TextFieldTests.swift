import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// A field below the length of its text.
struct Entry: View {
  @State var text = ""
  var title = ""
  var body: some View {
    VStack(alignment: .leading) {
      Text("Len: \(text.count)")
      TextField(title, text: $text)
    }
  }
}

extension TestHost {
  /// The cells that the last turn wrote.
  var cellCount: Int { record.runs.reduce(0) { $0 + $1.count } }

  /// The row of the field below the length.
  var field: String { String(dots.split(separator: "\n")[1]) }
}

@Suite struct TextFieldTests {
  private func entry(_ text: String = "", title: String = "", width: Int = 10) -> TestHost {
    TestHost(width: width, height: 2) { Entry(text: text, title: title) }
  }

  // MARK: What it shows

  @Test func `the text is shown with the cursor behind it`() {
    let host = entry("abc")
    expect(host.field, "abc·······")
    expect(host.cursor, Cursor(position: Point(x: 3, y: 1)))
  }

  @Test func `the title is shown while there is no text`() {
    let host = entry(title: "Name")
    expect(host.field, "Name······")
    expect(host.style(0, 1).attributes, [.dim, .underline])
    expect(host.cursor?.position, Point(x: 0, y: 1))
    host.type("x")
    expect(host.field, "x·········")
    expect(host.style(0, 1), Style(attributes: .underline))
    host.press(.delete)
    expect(host.field, "Name······")
  }

  @Test func `the prompt comes before the title`() {
    let text = Binding.constant("")
    expect(screen(8, 1) { TextField("Title", text: text, prompt: Text("Prompt")) }, "Prompt··")
    expect(screen(8, 1) { TextField(text: text, prompt: Text("P")) { Text("L") } }, "P·······")
    expect(screen(8, 1) { TextField(text: text) { Text("Label") } }, "Label···")
    expect(screen(8, 1) { TextField(text: text) { Divider() } }, "········")
  }

  @Test func `a long prompt is cut, and a new one is shown`() {
    // Disabled, so that the key reaches who makes the new prompt.
    func field(_ prompt: String) -> some View { TextField(prompt, text: .constant("")).disabled(true) }
    expect(screens(5, 1, steps: 2) { field("prompt \($0)") }, ["promp", "promp"])
    expect(screens(5, 1, steps: 2) { field("p \($0)") }, ["p·0··", "p·1··"])
  }

  @Test func `it takes the columns it is offered and one row`() {
    let row = screen(12, 3) {
      HStack {
        Text("Name:")
        TextField("", text: .constant("Ann"))
      }
      .border()
    }
    expect(row, "┌──────────┐\n│Name:·Ann·│\n└──────────┘")
    let host = TestHost(width: 30, height: 3) { TextField("", text: .constant("Ann")).fixedSize().border() }
    expect(host.trimmedText, contains: "┌" + String(repeating: "─", count: 20) + "┐")
  }

  @Test func `two fields share their room`() {
    let host = TestHost(width: 21, height: 1) {
      HStack {
        TextField("", text: .constant("a"))
        TextField("", text: .constant("b"))
      }
    }
    expect(host.position(of: "b"), Point(x: 11, y: 0))
  }

  @Test func `a border has three rows`() {
    let host = TestHost(width: 8, height: 3) {
      TextField("", text: .constant("ab")).textFieldStyle(.roundedBorder)
    }
    expect(host.dots, "╭──────╮\n│ab····│\n╰──────╯")
    expect(host.cursor?.position, Point(x: 3, y: 1))
    expect(
      screen(6, 3) { TextField("", text: .constant("ab")).textFieldStyle(.squareBorder) },
      "┌────┐\n│ab··│\n└────┘")
  }

  @Test func `another style keeps what is edited`() {
    let host = TestHost(width: 8, height: 4) {
      Stepping { step in
        VStack {
          TextField("", text: .constant("ab")).textFieldStyle(SomeStyle(isBordered: step % 2 == 1))
          Button("x") {}
        }
      }
    }
    host.press(.leftArrow)
    expect(host.cursor?.position, Point(x: 1, y: 1))
    host.press(.tab)
    host.press("n")
    host.press(.tab)
    expect(host.cursor?.position, Point(x: 2, y: 1))
  }

  private struct SomeStyle: TextFieldStyle {
    let isBordered: Bool
    func makeBody(configuration: Configuration) -> some View {
      if isBordered { configuration.field.border() } else { configuration.field }
    }
  }

  @Test(arguments: ["\u{1B}[31mred", "a\u{9B}2Jb", "x\u{7}\u{8}y", "a\r\nb\tc", "\u{202E}abc"])
  func `hostile text doesn't reach the terminal`(text: String) {
    let host = entry(text, width: 30)
    let printable = host.text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0x202E)
    }
    expect(printable)
    // The cursor is where the cells end.
    let row = host.text.split(separator: "\n")[1]
    let columns = row.reversed().drop { $0 == " " }.count
    expect(host.cursor?.position, Point(x: columns, y: 1))
    host.press(.home)
    expect(host.cursor?.position, Point(x: 0, y: 1))
  }

  // MARK: What a key costs

  @Test func `a key evaluates the body that reads the text and writes two cells`() {
    let host = entry()
    host.type("a")
    expect(host.field, "a·········")
    expect(host.record.bodies, ["Entry"])
    expect(host.record.layouts, 1)  // the text with the length
    expect(host.record.runs.map(\.count), [1, 1])
    expect(host.cursor?.position, Point(x: 1, y: 1))
  }

  private struct Unread: View {
    @State private var text = ""
    var body: some View { TextField("", text: $text) }
  }

  @Test func `where nobody reads the text a key evaluates and measures nothing and writes one cell`() {
    let host = TestHost(width: 40, height: 1) { Unread() }
    for _ in 0..<3 {
      host.type("a")
      expect(host.record.bodyCount, 0)
      expect(host.record.layouts, 0)
      expect(host.record.runs.map(\.count), [1])
      expect(host.record.damage.allSatisfy { $0.height == 1 })
    }
  }

  @Test(arguments: [KeyEquivalent.leftArrow, .home, .rightArrow])
  func `a move writes no cell`(key: KeyEquivalent) {
    let host = entry("abc")
    host.press(key)
    expect(host.record.bodyCount, 0)
    expect(host.cellCount, 0)
  }

  @Test func `a character in the middle writes what is behind it`() {
    let host = entry("abcd")
    host.press(.leftArrow)
    host.press(.leftArrow)
    host.type("x")
    expect(host.field, "abxcd·····")
    expect(host.record.runs.map(\.count).sorted(), [1, 3])
    host.press(.delete)
    expect(host.field, "abcd······")
    expect(host.record.runs.map(\.count).sorted(), [1, 3])
  }

  @Test func `fifty keys at once are one frame`() {
    let host = entry(width: 80)
    host.terminal.clearLog()
    for _ in 0..<50 { host.host.send(.key(KeyPress(key: "x"))) }
    host.turn()
    expect(host.terminal.writes.count, 1)
    expect(host.text, contains: "Len: 50")
  }

  @Test func `a long text costs what a short one does`() {
    let long = entry(String(repeating: "a", count: 10_000), width: 40)
    long.type("b")
    expect(long.record.layouts, 1)
    expect(long.record.runs.map(\.count), [1, 1])
    let short = entry("aaaa", width: 40)
    short.type("b")
    expect(long.record.itemsPainted, short.record.itemsPainted)
    expect(long.record.damage.count, 2)
    expect(long.record.damage.allSatisfy { $0.width <= 40 && $0.height == 1 })
  }

  // MARK: Scrolling

  @Test func `a long text shows its end and then what is around the caret`() {
    let host = entry("0123456789abcdef", width: 8)
    expect(host.cursor?.position.x, 5)
    expect(host.field, "bcdef···")
    host.type("gh")
    expect(host.field, "bcdefgh·")
    host.type("i")
    expect(host.field, "efghi···")
    host.press(.home)
    expect(host.field, "01234567")
    expect(host.cursor?.position, Point(x: 0, y: 1))
    for _ in 0..<7 { host.press(.rightArrow) }
    expect(host.field, "01234567")
    host.press(.rightArrow)
    expect(host.cursor?.position, Point(x: 5, y: 1))
    expect(host.field, "3456789a")
  }

  @Test func `a text that fits again is shown whole`() {
    let host = entry("0123456789", width: 8)
    for _ in 0..<3 { host.press(.delete) }
    expect(host.field, "0123456·")
  }

  @Test func `wide characters are never cut by the edges`() {
    let host = entry("日本語日本語", width: 7)
    expect(host.field.hasSuffix("本語···"))
    host.press(.home)
    expect(host.text.split(separator: "\n")[1], "日本語 ")
    host.press(.rightArrow)
    expect(host.cursor?.position, Point(x: 2, y: 1))
    host.type("🇩🇪")
    expect(host.text.split(separator: "\n")[1], "日🇩🇪本 ")
  }

  @Test func `another width keeps the caret in sight`() {
    let host = entry("0123456789abcdef", width: 30)
    host.resize(width: 6, height: 2)
    expect(host.field == "def···" || host.field == "cdef··")
    expect((0..<6), contains: host.cursor?.position.x ?? -1)
    host.resize(width: 30, height: 2)
    expect(host.field.hasPrefix("0123456789abcdef·"))
    host.resize(width: 0, height: 0)
    host.resize(width: 1, height: 2)
    expect(host.cursor?.position, Point(x: 0, y: 1))
  }

  // MARK: Writing from elsewhere

  private struct Shared: View {
    @State private var text = "abc"
    var body: some View {
      TextField("", text: $text).onKeyPress(.upArrow) {
        text = "xabc"
        return .handled
      }
      .onKeyPress(.downArrow) {
        text = ""
        return .handled
      }
    }
  }

  @Test func `a text from outside keeps the caret between the same characters`() {
    let host = TestHost(width: 8, height: 1) { Shared() }
    host.press(.leftArrow)
    host.press(.upArrow)
    expect(host.dots, "xabc····")
    expect(host.cursor?.position.x, 3)
    host.type("_")
    expect(host.dots, "xab_c···")
    host.press(.downArrow)
    expect(host.cursor?.position.x, 0)
    host.type("q")
    expect(host.dots, "q·······")
  }

  @Test func `what the app makes of a text is shown`() {
    let log = Log()
    let text = Binding(get: { log.text }, set: { log.text = String($0.uppercased().prefix(4)) })
    let host = TestHost(width: 8, height: 1) { TextField("", text: text) }
    host.type("abc")
    expect(host.dots, "ABC·····")
    host.press(.leftArrow)
    host.type("x")
    expect(host.dots, "ABXC····")
    expect(host.cursor?.position.x, 3)
    host.type("y")
    expect(host.dots, "ABXY····")
    expect(host.cursor?.position.x, 4)
  }

  @Test func `a text that never changes can't be edited`() {
    let host = TestHost(width: 8, height: 1) { TextField("", text: .constant("ab")) }
    host.type("x")
    host.press(.delete)
    expect(host.dots, "ab······")
    expect(host.cursor?.position.x, 2)
  }

  private final class Log { var text = "", count = 0 }
}
