import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Issue 18: the hint bar and the help, on the registry of actions.
@Suite struct KeyHintsTests {
  private struct Page: View {
    let log: DoneLog
    @State var text = ""
    @State var count = 1
    @State var other = 0
    var body: some View {
      VStack {
        TextField("Search", text: $text)
        Button("List") { other += 1 }
          .onKeyPress("d", name: "Delete", isEnabled: count > 0) {
            log.note("delete")
            count -= 1
          }
        Ticker()
        Button("Save") { log.note("save") }.keyboardShortcut("s").disabled(count == 0)
      }
      .keyHints()
    }
  }

  private struct Ticker: View {
    @State var ticks = 0
    var body: some View { Button("Tick \(ticks)") { ticks += 1 } }
  }

  private static func hints(_ host: TestHost) -> String {
    host.text.split(separator: "\n").last.map { String($0.trimmingSuffix { $0 == " " }) } ?? ""
  }

  @Test func `the row shows what works now, and follows the focus`() {
    let host = TestHost(width: 50, height: 8) { Page(log: DoneLog()) }
    host.find(.button, "List").focus()
    expect(Self.hints(host), " d Delete  ^S Save  ? Help")
    host.find(.textField, "Search").focus()
    expect(Self.hints(host), " ^S Save  F1 Help")
    host.find(.button, "List").focus()
    host.press("d")
    expect(Self.hints(host), " ? Help")
  }

  @Test func `a key that copies once is the app's again after that`() {
    let host = TestHost(width: 50, height: 8) {
      VStack {
        TextField("Search", text: .constant("ab"))
        Button("Stop") {}.keyboardShortcut("c")
      }
      .keyHints()
      .environment(\.copyToClipboard, ClipboardAction { _ in true })
    }
    host.find(.textField, "Search").focus()
    expect(Self.hints(host), contains: "^C Stop")
    host.press("a", modifiers: .option)
    expect(Self.hints(host), lacks: "^C Stop")
    host.press("c", modifiers: .control)
    expect(Self.hints(host), contains: "^C Stop")
    host.press(.leftArrow)
    expect(Self.hints(host), contains: "^C Stop")
  }

  @Test func `what is called the same has one hint, with the nearest key`() {
    struct Notes: View {
      let log: DoneLog
      var body: some View {
        VStack {
          Button("New") { log.note("button") }.keyboardShortcut("n")
          Text("No notes").focusable().onKeyPress(.return, name: "New") { log.note("return") }
        }
        .keyHints()
      }
    }
    let log = DoneLog()
    let host = TestHost(width: 50, height: 8) { Notes(log: log) }
    host.find(.button, "New").focus()
    expect(Self.hints(host), " ^N New  ? Help")
    host.press(.tab)
    expect(Self.hints(host), " Return New  ? Help")
    host.click(on: "Return New")
    host.press("n", modifiers: .control)
    expect(log.take(), ["return", "button"])
    expect(
      host.actions.map(\.description), ["new \"New\" Return", "app.help \"Help\" ?, F1", "new \"New\" ^N"])
  }

  @Test func `what has no room goes, what is furthest first and help last`() {
    let host = TestHost(width: 50, height: 8) { Page(log: DoneLog()) }
    host.find(.button, "List").focus()
    host.resize(width: 20, height: 6)
    expect(Self.hints(host), " d Delete  ? Help")
    host.resize(width: 10, height: 6)
    expect(Self.hints(host), " ? Help")
    host.resize(width: 20, height: 3)
    expect(host.text, lacks: "Help")
  }

  @Test func `what every app has comes last, and goes before what this one does`() {
    struct Tiles: View {
      @State var showsPalette = false
      var body: some View {
        Text("tile").focusable()
          .onKeyPress("d", name: "Delete tile") {}
          .onKeyPress("f", name: "Full screen") {}
          .commandPalette(isPresented: $showsPalette)
          .keyHints()
      }
    }
    let host = TestHost(width: 80, height: 8) { Tiles() }
    expect(Self.hints(host), " d Delete tile  f Full screen  ^K Commands  ? Help")
    host.resize(width: 40, height: 8)
    expect(Self.hints(host), " d Delete tile  f Full screen  ? Help")
    host.resize(width: 25, height: 8)
    expect(Self.hints(host), " d Delete tile  ? Help")
  }

  @Test func `an update that concerns no action asks nobody`() {
    let host = TestHost(width: 50, height: 8) { Page(log: DoneLog()) }
    host.find(.button, "Tick 0").focus()
    host.press(.return)
    expect(host.text, contains: "Tick 1")
    expect(host.record.bodies.filter { $0.contains("Hint") || $0 == "Page" }, [])
    let before = host.record.bodies
    host.press(.return)
    expect(host.record.bodies, before)
  }

  @Test func `a click on a hint does it`() {
    let log = DoneLog()
    let host = TestHost(width: 50, height: 8) { Page(log: log) }
    host.click(on: "^S Save")
    expect(log.take(), ["save"])
  }

  @Test func `a title that changes is told anew`() {
    struct Switch: View {
      @State var isOn = false
      var body: some View {
        Button(isOn ? "Hide" : "Show") { isOn.toggle() }.keyboardShortcut("h").keyHints()
      }
    }
    let host = TestHost(width: 40, height: 5) { Switch() }
    expect(Self.hints(host), contains: "^H Show")
    host.press("h", modifiers: .control)
    expect(Self.hints(host), contains: "^H Hide")
  }

  @Test func `below an alert the row shows what works in it`() {
    struct Asking: View {
      @State var asks = false
      var body: some View {
        Button("Ask") { asks = true }.keyboardShortcut("a")
          .alert("Really?", isPresented: $asks) { Button("Yes") {} }
          .keyHints()
      }
    }
    let host = TestHost(width: 40, height: 10) { Asking() }
    expect(Self.hints(host), contains: "^A Ask")
    host.perform("ask")
    expect(Self.hints(host), lacks: "^A Ask")
    host.press(.escape)
    expect(Self.hints(host), contains: "^A Ask")
  }

  @Test func `the question mark shows all that can be done, and finds it`() {
    let log = DoneLog()
    let host = TestHost(width: 70, height: 20) { Page(log: log) }
    host.find(.button, "List").focus()
    host.press("?")
    expect(host.layers.map(\.kind), ["help"])
    expect(host.elements(.button).map(\.label), contains: "Delete, d")
    host.type("sv")
    expect(host.elements(.button).map(\.label), ["Save, ^S"])
    host.press(.return)
    expectEmpty(host.layers)
    expect(log.take(), ["save"])
    expect(host.focusedElement?.label, "List")
  }

  @Test func `in a field the question mark is typed, and F1 shows the help`() {
    let host = TestHost(width: 70, height: 20) { Page(log: DoneLog()) }
    host.find(.textField, "Search").type("?")
    expectEmpty(host.layers)
    host.press(.f1)
    expect(host.layers.map(\.kind), ["help"])
    host.press(.escape)
    expectEmpty(host.layers)
  }

  @Test(arguments: [(20, 6), (1, 1), (200, 60), (30, 4)])
  func `hints and help fit into any window`(width: Int, height: Int) {
    let host = TestHost(width: width, height: height) { Page(log: DoneLog()) }
    host.press(.f1)
    for key in [.downArrow, .pageDown, .upArrow, .pageUp] as [KeyEquivalent] { host.press(key) }
    host.resize(width: height, height: width)
    host.press(.escape)
    expectEmpty(host.layers)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}
