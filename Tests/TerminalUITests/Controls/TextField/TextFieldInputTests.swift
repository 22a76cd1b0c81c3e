import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct TextFieldInputTests {
  private func entry(_ text: String = "", width: Int = 20) -> TestHost {
    TestHost(width: width, height: 2) { Entry(text: text) }
  }

  // MARK: Keys

  @Test func `control keys edit as in a shell`() {
    let host = entry("one two three")
    host.press("w", modifiers: .control)
    expect(host.field.hasPrefix("one·two···"))
    host.press("a", modifiers: .control)
    host.press("f", modifiers: .option)
    host.press("k", modifiers: .control)
    expect(host.field.hasPrefix("one···"))
    host.press("y", modifiers: .control)
    expect(host.field.hasPrefix("one·two···"))
    host.press("u", modifiers: .control)
    expect(host.field.hasPrefix("····"))
    host.press("_", modifiers: .control)
    expect(host.field.hasPrefix("one·two···"))
    host.press("/", modifiers: .option)
    expect(host.field.hasPrefix("····"))
  }

  @Test func `shift selects, and typing replaces what is selected`() {
    let host = entry("one two")
    host.press(.leftArrow, modifiers: [.control, .shift])
    expect((4..<7).allSatisfy { host.style($0, 1).attributes == .reverse })
    expect(host.style(3, 1), Style(attributes: .underline))
    expect(host.cursor?.position.x, 4)
    host.type("x")
    expect(host.field.hasPrefix("one·x···"))
    expect(host.style(4, 1), Style(attributes: .underline))
    host.press("a", modifiers: .option)
    expect((0..<5).allSatisfy { host.style($0, 1).attributes == .reverse })
    host.press(.delete)
    expect(host.text, contains: "Len: 0")
  }

  @Test func `a selection is shown while the field has the focus`() {
    let host = TestHost(width: 8, height: 2) {
      VStack(alignment: .leading) {
        TextField("", text: .constant("ab"))
        Button("b") {}
      }
    }
    host.press("a", modifiers: .option)
    expect(host.style(0, 0).attributes, .reverse)
    host.press(.tab)
    expect(host.style(0, 0), Style(attributes: .underline))
    expect(host.cursor?.position, Point(x: 2, y: 1))
    host.press(.tab, modifiers: .shift)
    expect(host.style(0, 0).attributes, .reverse)
  }

  private final class Log { var keys = "" }

  @Test func `letters belong to the field, other keys go outwards`() {
    let log = Log()
    let host = TestHost(width: 10, height: 2) {
      Entry().onKeyPress(phases: .all) { press in
        log.keys += "\(press) "
        return .ignored
      }
    }
    host.type("q /")
    host.press(.leftArrow)
    host.press(.delete)
    host.press(.escape)
    host.press(.upArrow)
    host.press("s", modifiers: .control)
    host.press(.return)
    host.send(.key(KeyPress(key: "q", phase: .up)))
    expect(log.keys, "escape up ctrl-s return q (up) ")
    expect(host.field, "q/········")
  }

  @Test func `a shortcut with a letter is typed, one with Control is pressed`() {
    let log = Log()
    let host = TestHost(width: 20, height: 6) {
      VStack {
        Entry()
        Button("a") { log.keys += "a" }.keyboardShortcut("x", modifiers: [])
        Button("b") { log.keys += "b" }.keyboardShortcut("s")
        Button("c") { log.keys += "c" }.keyboardShortcut(.defaultAction)
      }
    }
    host.press("x")
    host.press("s", modifiers: .control)
    host.press(.return)
    expect(log.keys, "bc")
    expect(host.text, contains: "Len: 1")
  }

  @Test func `control-d in an empty field goes outwards`() {
    let log = Log()
    let host = TestHost(width: 10, height: 2) {
      Entry(text: "ab").onKeyPress(keys: ["d"]) { _ in
        log.keys += "d"
        return .handled
      }
    }
    host.press(.home)
    for _ in 0..<3 { host.press("d", modifiers: .control) }
    expect(host.text, contains: "Len: 0")
    expect(log.keys, "d")
  }

  @Test func `control-z and control-c are left to the terminal`() {
    let host = entry("ab")
    expect(host.host.send(KeyPress(key: "z", modifiers: .control)), .ignored)
    expect(host.host.send(KeyPress(key: "c", modifiers: .control)), .ignored)
  }

  @Test func `a disabled field is dim and takes nothing`() {
    let host = TestHost(width: 10, height: 2) { Entry(text: "ab").disabled(true) }
    expect(host.style(0, 1).attributes, [.dim, .underline])
    expectNil(host.cursor)
    host.type("x")
    host.click(x: 0, y: 1)
    host.paste("x")
    expect(host.field, "ab········")
    expectNil(host.cursor)
  }

  private struct Switch: View {
    @State private var text = "ab"
    @State private var isDisabled = false
    var body: some View {
      VStack(alignment: .leading) {
        TextField("", text: $text).disabled(isDisabled)
        Text(isDisabled ? "off" : "on").focusable()
      }
      .onKeyPress(.escape) {
        isDisabled.toggle()
        return .handled
      }
    }
  }

  @Test func `a field that is disabled loses the focus, and has it again when it is enabled`() {
    let host = TestHost(width: 10, height: 2) { Switch() }
    expect(host.cursor != nil)
    host.press(.escape)
    expect(host.cursor?.position.y, 1)
    expect(host.style(0, 0).attributes, [.dim, .underline])
    host.press(.escape)
    // Mend D2
    expect(host.cursor?.position.y, 0)
    expect(host.style(0, 0), Style(attributes: .underline))
  }

  // MARK: Focus

  private enum Field { case user, password }

  private struct Login: View {
    @FocusState private var focus: Field?
    @State private var user = ""
    @State private var password = ""
    @State private var log = ""
    var body: some View {
      VStack(alignment: .leading) {
        TextField("User", text: $user).focused($focus, equals: .user).onSubmit { focus = .password }
        TextField("Password", text: $password).focused($focus, equals: .password)
        Text(log)
      }
      .onSubmit { log += "submit " }
    }
  }

  @Test func `submitting runs the actions from the inside out, and focus follows its state`() {
    let host = TestHost(width: 20, height: 3) { Login() }
    host.type("me")
    host.press(.return)
    expect(host.cursor?.position, Point(x: 0, y: 1))
    expect(host.text, contains: "submit")
    host.type("x")
    expect(host.dots.split(separator: "\n").prefix(2).map { $0.prefix(3) }, ["me·", "x··"])
  }

  @Test func `a scope keeps submissions in`() {
    let log = Log()
    let host = TestHost(width: 10, height: 1) {
      TextField("", text: .constant(""))
        .onSubmit { log.keys += "inner " }
        .onSubmit(of: .search) { log.keys += "search " }
        .submitScope()
        .onSubmit { log.keys += "outer " }
    }
    host.press(.return)
    expect(log.keys, "inner ")
    let open = TestHost(width: 10, height: 1) {
      TextField("", text: .constant("")).submitScope(false).onSubmit { log.keys += "outer " }
    }
    open.press(.return)
    expect(log.keys, "inner outer ")
  }

  // MARK: Paste

  @Test(
    arguments: [
      ("one line", "one line"), ("a\nb", "a b"), ("a\n\nb\n\n", "a  b"), ("a\tb", "a b"),
      ("a\u{1B}[31mb", "a[31mb"),
      ("\u{0}a\u{7F}\u{9B}", "a"), ("a\u{2028}b", "a b"), ("e\u{301}日", "e\u{301}日"), ("\n", ""), ("", ""),
    ])
  func `a paste is one line`(pasted: String, text: String) {
    let log = TextLog()
    let host = TestHost(width: 20, height: 1) {
      TextField("", text: Binding(get: { log.text }, set: { log.text = $0 }))
    }
    host.paste(pasted)
    expect(log.text, text)
    expect(log.writes, (text.isEmpty ? 0 : 1))
  }

  private final class TextLog { var text = "" { didSet { writes += 1 } }; var writes = 0 }

  @Test func `a paste replaces what is selected and is one change`() {
    let host = entry("old")
    host.press("a", modifiers: .option)
    host.paste("new text")
    expect(host.field.hasPrefix("new·text··"))
    host.press("_", modifiers: .control)
    expect(host.field.hasPrefix("old···"))
  }

  // MARK: Mouse

  @Test func `a click gives the focus and places the caret`() {
    let host = TestHost(width: 12, height: 2) {
      VStack(alignment: .leading) {
        Button("b") {}
        TextField("", text: .constant("ab日cd"))
      }
    }
    expect(host.cursor?.position.y, 0)
    host.click(x: 1, y: 1)
    expect(host.cursor?.position, Point(x: 1, y: 1))
    host.click(x: 3, y: 1)  // the second half of the wide character
    expect(host.cursor?.position, Point(x: 2, y: 1))
    host.click(x: 9, y: 1)
    expect(host.cursor?.position, Point(x: 6, y: 1))
  }

  @Test func `a drag selects, also beyond the edges`() {
    let host = entry("0123456789abcdef", width: 8)
    host.drag((x: 1, y: 1), (x: 3, y: 1))
    expect(host.style(1, 1).attributes, .reverse)
    expect(host.style(3, 1), Style(attributes: .underline))
    let start = host.position(of: "b")
    expect(start, Point(x: 0, y: 1))
    host.drag((x: 2, y: 1), (x: -30, y: 1))
    host.press(.delete)
    expect(host.text, contains: "Len: 3")
    expect(host.field, "def·····")
  }

  @Test func `shift and a click select`() {
    let host = entry("abcdef")
    host.click(x: 1, y: 1)
    host.click(x: 4, y: 1, modifiers: .shift)
    host.type("_")
    expect(host.field.hasPrefix("a_ef···"))
  }

  @Test func `two clicks select a word and three the text`() {
    let host = entry("one two")
    host.click(x: 5, y: 1)
    host.click(x: 5, y: 1)
    host.type("x")
    expect(host.field.hasPrefix("one·x···"))
    host.advance(by: .seconds(1))
    for _ in 0..<3 { host.click(x: 1, y: 1) }
    host.type("y")
    expect(host.field.hasPrefix("y····"))
    host.advance(by: .seconds(1))
    host.click(x: 0, y: 1)
    host.advance(by: .seconds(1))
    host.click(x: 0, y: 1)
    host.type("z")
    expect(host.field.hasPrefix("zy···"))
  }

  @Test func `typing scrolls the field into sight`() {
    let host = TestHost(width: 12, height: 3) {
      ScrollView {
        VStack(alignment: .leading) {
          Entry()
          ForEach(0..<20) { Text("row \($0)") }
        }
      }
    }
    host.scroll(x: 1, y: 1, dy: 5)
    expectNil(host.cursor)
    host.type("a")
    expect(host.cursor != nil)
    expect(host.text, contains: "a")
  }
}
