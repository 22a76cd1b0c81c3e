import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Issue 18: keys as actions, on one registry.
@Suite struct ActionTests {
  private struct Notes: View {
    let log: DoneLog
    @State var notes = ["one", "two"]
    @State var text = ""

    var body: some View {
      VStack {
        TextField("Search", text: $text)
        Button("List") { log.note("list") }
          .onKeyPress("d", name: "Delete", isEnabled: !notes.isEmpty) {
            log.note("delete")
            notes.removeLast()
          }
          .actionID("notes.delete")
        Button("Save") { log.note("save") }.keyboardShortcut("s")
        Button("Publish…") { log.note("publish") }.keyboardShortcut("p").disabled(notes.count < 2)
      }
      .onKeyPress("q", modifiers: .control, name: "Quit") { log.note("quit") }
    }
  }

  private static func ids(_ host: TestHost) -> [String] { host.actions.map(\.id) }

  @Test func `a shortcut around a key with a name presses the control, and not the key`() {
    let log = DoneLog()
    let host = TestHost(width: 20, height: 2) {
      Button("Save") { log.note("save") }
        .onKeyPress("d", name: "Delete") { log.note("delete") }
        .keyboardShortcut("s")
      Button("Other") {}
    }
    host.find(.button, "Other").focus()
    host.press("s", modifiers: .control)
    expect(log.take(), ["save"])
  }

  @Test func `actions are told with their keys, the nearest to the focus first`() {
    let host = TestHost(width: 30, height: 6) { Notes(log: DoneLog()) }
    host.find(.button, "List").focus()
    expect(
      host.actions.map(\.description),
      ["notes.delete \"Delete\" d", "quit \"Quit\" ^Q", "save \"Save\" ^S", "publish \"Publish…\" ^P"])
    expect(host.actions.map(\.origin), ["keyPress", "keyPress", "shortcut", "shortcut"])
  }

  @Test func `what a field types is no key of an action, and what is elsewhere isn't there`() {
    let host = TestHost(width: 30, height: 6) { Notes(log: DoneLog()).onKeyPress("x", name: "Cut") {} }
    host.find(.textField, "Search").focus()
    expect(Self.ids(host), ["quit", "cut", "save", "publish"])
    expect(host.actions[1].keys, [])
    host.find(.button, "List").focus()
    expect(host.actions.first { $0.id == "cut" }?.keys, ["x"])
  }

  @Test func `an action is done by its identifier, and one that doesn't work isn't there`() {
    let log = DoneLog()
    let host = TestHost(width: 30, height: 6) { Notes(log: log) }
    host.find(.button, "List").focus()
    host.perform("publish")
    host.perform("notes.delete")
    expect(Self.ids(host), lacks: "publish")
    host.press("d")
    expect(log.take(), ["publish", "delete", "delete"])
    expect(Self.ids(host), lacks: "notes.delete")
    host.press("d")
    expect(log.take(), [])
  }

  @Test func `below a modal layer no action works`() {
    // Overlays A3
    struct Page: View {
      @State var isAsking = false
      var body: some View {
        Button("Ask") { isAsking = true }.keyboardShortcut("a")
          .onKeyPress("x", name: "Cut") {}
          .sheet(isPresented: $isAsking) { Button("Done") {}.keyboardShortcut("d") }
      }
    }
    let host = TestHost(width: 30, height: 9) { Page() }
    expect(Self.ids(host), ["cut", "ask"])
    host.perform("ask")
    expect(Self.ids(host), ["done", "sheet.close"])
  }

  @Test func `the nearer of two actions has the key, and the other one its name`() {
    let log = DoneLog()
    let host = TestHost(width: 30, height: 3) {
      Button("In") {}.onKeyPress("d", name: "Near") { log.note("near") }
        .frame(width: 10)
        .onKeyPress("d", name: "Far") { log.note("far") }
    }
    expect(host.actions.map(\.keys), [["d"], []])
    host.press("d")
    host.perform("far")
    expect(log.take(), ["near", "far"])
  }

  @Test func `two actions with one identifier in one place are reported once`() {
    let host = TestHost(width: 40, height: 1) {
      HStack {
        Button("Delete") {}.keyboardShortcut("d")
        Button("Delete…") {}.keyboardShortcut("e")
      }
    }
    _ = (host.actions, host.actions)
    expect(host.issues, [.duplicateAction("delete", title: "Delete…")])
  }

  @Test func `an identifier belongs to one view, inside of its modifiers or outside`() {
    let host = TestHost(width: 40, height: 3) {
      VStack {
        Button("A") {}.actionID("in").keyboardShortcut("a")
        Button("B") {}.keyboardShortcut("b").actionID("out")
        Button("C") {}.keyboardShortcut("c")
      }
      .onKeyPress("x", name: "Around") {}.actionID("around")
      .onKeyPress("y", name: "Further") {}.actionID("further")
    }
    expect(Self.ids(host), ["around", "further", "in", "out", "c"])
  }

  @Test func `a letter that is a shortcut comes before type-ahead, and after fields`() {
    struct Page: View {
      let log: DoneLog
      @State var row: String?
      @State var text = ""
      var body: some View {
        VStack {
          List(["ann", "dan"], id: \.self, selection: $row) { Text($0) }
          TextField("Name", text: $text)
          Button("Delete") { log.note("delete") }.keyboardShortcut("d", modifiers: [])
        }
      }
    }
    let log = DoneLog()
    let host = TestHost(width: 20, height: 6) { Page(log: log) }
    host.press("d")
    expect(log.take(), ["delete"])
    host.find(.textField, "Name").type("d")
    expect(log.take(), [])
  }

  @Test func `each of two named keys of a view has the identifier behind it`() {
    let host = TestHost(width: 20, height: 2) {
      Text("x").focusable()
        .onKeyPress("d", name: "Delete") {}.actionID("drafts.delete")
        .onKeyPress("c", name: "Copy") {}.actionID("drafts.copy")
    }
    expect(
      Set(host.actions.map(\.id)).isSuperset(of: ["drafts.delete", "drafts.copy"]),
      "\(host.actions.map(\.id))")
  }
}
