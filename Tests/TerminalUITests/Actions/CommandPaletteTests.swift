import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Overlays A13: the command palette.
@Suite struct CommandPaletteTests {
  private struct Page: View {
    let log: DoneLog
    var count = 0
    @State var isShown = false
    @State var text = ""
    var body: some View {
      VStack {
        TextField("Search", text: $text)
        Button("Files") {}
          .onKeyPress("n", name: "New note") { log.note("new") }
          .onKeyPress("d", name: "Delete", isEnabled: false) { log.note("delete") }
        Button("Save as…") { log.note("save as") }.keyboardShortcut("s")
        ForEach(0..<count, id: \.self) { number in
          Button("Command \(number)") { log.note("\(number)") }.keyboardShortcut(.f30)
        }
      }
      .commandPalette(isPresented: $isShown)
    }
  }

  private static func host(_ log: DoneLog, count: Int = 0) -> TestHost {
    let host = TestHost(width: 70, height: 24) { Page(log: log, count: count) }
    host.find(.button, "Files").focus()
    return host
  }

  private static func rows(_ host: TestHost) -> [String?] { host.elements(.button).map(\.label) }

  @Test func `it shows what works now, and does what is chosen`() {
    let log = DoneLog()
    let host = Self.host(log)
    host.press("k", modifiers: .control)
    expect(host.layers.map(\.kind), ["palette"])
    expect(Self.rows(host), ["New note, n", "Commands, ^K, Alt-X", "Save as…, ^S"])
    host.type("sas")
    expect(Self.rows(host), ["Save as…, ^S"])
    host.press(.return)
    expect(log.take(), ["save as"])
    expectEmpty(host.layers)
    expect(host.focusedElement?.label, "Files")
  }

  @Test func `what was chosen lately comes first`() {
    let log = DoneLog()
    let host = Self.host(log)
    host.press("k", modifiers: .control)
    host.type("save")
    host.press(.return)
    host.press("k", modifiers: .control)
    expect(Self.rows(host).first, "Save as…, ^S")
    host.press(.return)
    expect(log.take(), ["save as", "save as"])
  }

  @Test func `in a field Ctrl-K belongs to the field, and Alt-X shows the palette`() {
    let host = Self.host(DoneLog())
    host.find(.textField, "Search").type("abc")
    host.press(.home)
    host.press("k", modifiers: .control)
    expectEmpty(host.layers)
    expect(host.find(.textField, "Search").value, "")
    host.press("x", modifiers: .option)
    expect(host.layers.map(\.kind), ["palette"])
  }

  @Test func `arrows select, a click chooses, escape leaves`() {
    let log = DoneLog()
    let host = Self.host(log)
    host.press("k", modifiers: .control)
    host.press(.downArrow)
    host.press(.downArrow)
    host.press(.return)
    host.press("k", modifiers: .control)
    host.click(on: "New note")
    host.press("k", modifiers: .control)
    host.press(.escape)
    expect(log.take(), ["save as", "new"])
    expectEmpty(host.layers)
  }

  @Test func `nothing is found, and Return does nothing`() {
    let log = DoneLog()
    let host = Self.host(log)
    host.press("k", modifiers: .control)
    host.type("zzz")
    expect(host.text, contains: "Nothing found")
    host.press(.return)
    host.press(.downArrow)
    expect(log.take() == [] && host.layers.count == 1)
  }

  @Test func `of many commands only those in sight are made`() {
    let log = DoneLog()
    let host = Self.host(log, count: 500)
    host.press("k", modifiers: .control)
    host.type("command 4")
    let bodies = host.record.bodies.filter { $0.contains("ActionRow") }.count
    expect(bodies, atMost: 15)
    host.press(.pageDown)
    host.press(.return)
    expect(log.take().count, 1)
  }

  @Test func `a key costs as many rows among 10 000 commands as among few`() {
    // Issue 18: key to frame in 16 ms. What a key does besides the matching is counted here.
    struct Many: Scene {
      let count: Int
      let log: DoneLog
      var body: some Scene {
        WindowGroup { PaletteOnly() }
          .commands {
            CommandMenu("All") {
              ForEach(0..<count, id: \.self) { number in
                Button("Command \(number)") { log.note("\(number)") }
              }
            }
          }
      }
    }
    struct PaletteOnly: View {
      @State private var isShown = false
      var body: some View { Button("Page") {}.commandPalette(isPresented: $isShown) }
    }
    func cost(_ count: Int) -> [Int] {
      let log = DoneLog()
      let host = TestHost(width: 70, height: 24, scene: Many(count: count, log: log))
      host.press("k", modifiers: .control)
      var costs: [Int] = []
      for key in ["c", "4", "2"] as [KeyEquivalent] {
        host.press(key)
        costs.append(host.record.bodies.count)
        // The rows whose titles are others.
        expect(host.record.layouts, atMost: 60)
        expect(host.record.bodies.filter { $0.contains("ActionRow") }.count, atMost: 15)
      }
      host.press(.return)
      expect(log.take(), ["42"])
      return costs
    }
    expect(cost(10_000), cost(1_000))
  }

  @Test func `it is shown and taken away by its value`() {
    struct Shown: View {
      @State var isShown = true
      var body: some View {
        Text(isShown ? "shown" : "hidden").commandPalette(isPresented: $isShown)
      }
    }
    let host = TestHost(width: 60, height: 20) { Shown() }
    expect(host.layers.map(\.kind), ["palette"])
    host.press(.escape)
    expect(host.text, contains: "hidden")
  }
}
