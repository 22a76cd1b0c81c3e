import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Issue 18: the user's keymap.
@Suite struct KeymapTests {
  private struct Page: View {
    let log: DoneLog
    @State var text = ""
    var body: some View {
      VStack {
        TextField("Search", text: $text)
        Button("List") { log.note("list") }
          .onKeyPress("d", name: "Delete") { log.note("delete") }
          .onKeyPress("g", name: "Go") { log.note("go") }
        Button("Save") { log.note("save") }.keyboardShortcut("s")
      }
    }
  }

  private static func host(_ log: DoneLog, _ keymap: String) -> TestHost {
    let host = TestHost(width: 40, height: 12) { Page(log: log) }
    host.find(.button, "List").focus()
    host.useKeymap(keymap)
    return host
  }

  @Test func `a keymap puts actions on other keys, and takes keys away`() {
    let log = DoneLog()
    let host = Self.host(log, "delete = x, f5\nsave = none\ngo = default, ctrl-g")
    expect(
      host.actions.map(\.description), ["delete \"Delete\" x, F5", "go \"Go\" g, ^G", "save \"Save\" "])
    for key in ["d", "x", "g"] as [KeyEquivalent] { host.press(key) }
    host.press(.f5)
    host.press("g", modifiers: .control)
    host.press("s", modifiers: .control)
    expect(log.take(), ["delete", "go", "delete", "go"])
  }

  @Test func `a chord waits for its next key, shows what may follow, and fields don't`() {
    let log = DoneLog()
    let host = Self.host(log, "delete = d d\nsave = d s")
    host.press("d")
    expect(log.take(), [])
    expect(host.layers.map(\.kind), ["chord"])
    expect(host.text.contains("d Delete") && host.text.contains("s Save"))
    host.press("d")
    expect(log.take(), ["delete"])
    expectEmpty(host.layers)
    host.type("ds")
    expect(log.take(), ["save"])
    host.find(.textField, "Search").type("dd")
    expect(host.find(.textField, "Search").value, "dd")
    expect(log.take(), [])
  }

  @Test func `escape leaves a chord, and time gives the key back to who had it`() {
    let log = DoneLog()
    let host = Self.host(log, "delete = g d")
    host.press("g")
    host.press(.escape)
    expect(log.take() == [] && host.layers.isEmpty)
    host.press("g")
    host.advance(by: .milliseconds(900))
    expect(log.take(), [])
    host.advance(by: .milliseconds(200))
    expect(log.take(), ["go"])
    expectEmpty(host.layers)
  }

  @Test func `a key that no chord goes on with is itself, and so is the one before it`() {
    let log = DoneLog()
    let host = Self.host(log, "delete = g d")
    host.press("g")
    host.press("s", modifiers: .control)
    expect(log.take(), ["go", "save"])
  }

  private struct Panes: View {
    let log: DoneLog
    @State var text = ""
    var body: some View {
      VStack {
        Button("Boxes") {}
          .keyContext("boxes")
        Button("Draft") {}
          .onKeyPress("g", name: "Go") { log.note("go") }
          .keyContext("drafts")
        TextField("Name", text: $text)
      }
      .onKeyPress("d", name: "Delete") { log.note("delete") }
      .onKeyPress("f", name: "First") { log.note("first") }
      .keyContext("mail")
    }
  }

  @Test func `a chord is another one where the focus is in another part of the screen`() {
    let log = DoneLog()
    let host = TestHost(width: 30, height: 3) { Panes(log: log) }
    host.useKeymap(
      """
      delete = x
      [drafts]
      delete = d d
      first = default, g g
      [mail]
      delete = space d
      first = none
      []
      go = y
      """)
    func keys(_ view: String) -> [String] {
      host.find(nil, view).focus()
      return host.actions.map { "\($0.id) \($0.keys.joined(separator: ", "))" }
    }
    expect(keys("Draft"), ["go y", "delete d d", "first f, g g"])
    host.type("ddggfx")
    expect(log.take(), ["delete", "first", "first"])
    // The row that Space is for comes before the chord.
    expect(keys("Boxes"), ["delete ", "first "])
    expect(keys("Name"), ["delete ", "first "])
    host.type("dd")
    expect(host.find(.textField, "Name").value == "dd" && log.take() == [])
  }

  @Test func `a part of the screen that nobody has seen is told once, and a bad name takes nothing over`() {
    let log = DoneLog()
    let host = TestHost(width: 30, height: 3) { Panes(log: log) }
    host.find(.button, "Draft").focus()
    host.useKeymap("[boxes of mail]\ndelete = x\n[drafts\ndelete = y\n[ drafts ]\ndelete = z\nnobody = q")
    host.advance(by: .seconds(5))
    host.type("xyzd")
    expect(log.take(), ["delete"])
    expect(
      host.issues,
      [
        .keymap("Line 3: there is no “]” at its end."),
        .keymap("Line 1: no part of the screen is called “boxes of mail” so far. Its lines are kept."),
      ])
  }

  @Test func `a part of the screen is known by the name that it gets later, too`() {
    struct Page: View {
      @State private var isDraft = false
      var body: some View {
        Button("Write") { isDraft = true }.keyContext(isDraft ? "drafts" : "boxes")
      }
    }
    let host = TestHost(width: 30, height: 1) { Page() }
    host.find(.button, "Write").click()
    host.useKeymap("[boxes]\nquit = x\n[drafts]\nquit = y")
    host.advance(by: .seconds(5))
    expectEmpty(host.issues)
  }

  @Test func `the time is the user's`() {
    let log = DoneLog()
    let host = Self.host(log, "delete = g d\n:wait 3")
    host.press("g")
    host.advance(by: .seconds(2))
    expect(log.take(), [])
    host.advance(by: .seconds(1))
    expect(log.take(), ["go"])
    host.useKeymap("delete = g d\n:wait forever")
    host.press("g")
    host.advance(by: .seconds(3_000))
    host.press("d")
    expect(log.take(), ["delete"])
  }

  @Test func `an action that nobody has seen is told once, and its line is kept`() {
    struct Screens: View {
      @State var isLater = false
      let log: DoneLog
      var body: some View {
        Button("Go on") { isLater = true }.keyboardShortcut("o")
        if isLater { Button("Late") { log.note("late") }.keyboardShortcut("l") }
      }
    }
    let log = DoneLog()
    let host = TestHost(width: 20, height: 3) { Screens(log: log) }
    host.useKeymap("late = f7")
    host.advance(by: .seconds(5))
    host.useKeymap("late = f7")
    host.advance(by: .seconds(5))
    expect(host.issues, [.keymap("Line 1: no action is called “late” so far. The line is kept.")])
    host.perform("go-on")
    host.press(.f7)
    expect(log.take(), ["late"])
  }

  @Test(arguments: [
    "delete", "= x", "delete = ", "delete = ctrl-", "delete = hyper-x", "a b = x", ":wait", ":wait soon",
    ":what 1",
    "delete = \u{0}", "delete = x y z a b c d e f", "delete = f99", "\u{FFFD} = x", "====", ":",
    "# delete = x",
    "[", "]", "[]", "[[[[", "[\u{0}]\ndelete = x", "[\u{FFFD}]\ndelete = x",
    String(repeating: "[a]\n", count: 20_000), "delete = ,,,", "delete = x, x, x", "delete = x\ndelete = y",
    "\r\n\r\n",
    String(repeating: "x", count: 1 << 20),
    "delete = " + String(repeating: "a ", count: 1 << 19), String(repeating: "a=b\n", count: 20_000),
  ])
  func `nothing in a keymap is fatal`(text: String) {
    let log = DoneLog()
    let host = Self.host(log, text)
    host.press("d")
    host.press("x")
    host.press("s", modifiers: .control)
    expect(log.take().last, "save")
    expect(host.issues.count, below: 100)
  }

  @Test func `bytes that are no text are a line that isn't read`() {
    let bytes: [UInt8] = Array("delete = x\n".utf8) + [0xFF, 0xFE, 0x3D, 0x0A] + Array("go = y\n".utf8)
    let log = DoneLog()
    let host = Self.host(log, String(decoding: bytes, as: UTF8.self))
    host.type("xy")
    expect(log.take(), ["delete", "go"])
    expect(host.issues.count, 1)
  }
}
