import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// What the palette finds by, and how tall it is.
@Suite struct PaletteSearchTests {
  private struct Content: View {
    @State private var isShown = false
    var body: some View { Button("content") {}.commandPalette(isPresented: $isShown).keyHelp() }
  }

  @Test func `the help shows the name that the selected action has in the keymap`() {
    let host = TestHost(scene: Notes(log: DoneLog()))
    host.press("?")
    for letter in "today" { host.press(KeyEquivalent(letter)) }
    expect(host.text, contains: "Name in the keymap: query.history.today", "\(host.text)")
    expect(host.actions.isEmpty || host.issues == [])
    for _ in 0..<5 { host.press(.delete) }
    for letter in "run" { host.press(KeyEquivalent(letter)) }
    expect(host.text, contains: "Name in the keymap: query.run", "\(host.text)")
  }

  @Test(arguments: Array(5...30))
  func `the help with a name is no higher than the window`(height: Int) {
    let host = TestHost(width: 60, height: height, scene: Notes(log: DoneLog()))
    host.press("?")
    expect(host.text, contains: "Search", "\(host.text)")
    expect(height < 14 || host.text.contains("Name in the keymap"), "\(host.text)")
    expect(height < 8 || host.text.contains("╰") && host.text.contains("╭"), "\(host.text)")
  }

  private struct Notes: Scene {
    let log: DoneLog
    var body: some Scene {
      WindowGroup { Content() }
        .commands {
          CommandMenu("Query") {
            Menu("History") {
              Button("Last week…") { log.note("week") }
              Button("Today…") { log.note("today") }
            }
            Button("History…") { log.note("history") }
            Button("Run") { log.note("run") }
          }
          CommandMenu("Window") { Button("Run aground") { log.note("aground") } }
        }
    }
  }

  private func host(_ log: DoneLog = DoneLog(), typing text: String = "") -> TestHost {
    let host = TestHost(width: 70, height: 24, scene: Notes(log: log))
    host.press("k", modifiers: .control)
    host.type(text)
    return host
  }

  private func rows(_ host: TestHost) -> [String] { host.elements(.button).compactMap(\.label) }

  @Test func `the name of a menu finds what is in it`() {
    expect(
      Set(rows(host(typing: "query"))),
      [
        "Query › History › Last week…", "Query › History › Today…", "Query › History…", "Query › Run",
      ])
  }

  @Test func `a title that agrees comes before a menu that does`() {
    expect(
      rows(host(typing: "History")),
      [
        "Query › History…", "Query › History › Last week…", "Query › History › Today…",
      ])
  }

  @Test func `words are looked for one by one in menus and titles`() {
    expect(rows(host(typing: "query run")), ["Query › Run"])
    expect(rows(host(typing: "run win")), ["Window › Run aground"])
    expect(rows(host(typing: "today hist")), ["Query › History › Today…"])
    expect(rows(host(typing: "query aground")), [])
  }

  @Test func `what was found in the menu's name is marked, too`() {
    let host = host(typing: "query run")
    func style(of text: String, _ offset: Int) -> Style? {
      host.position(of: text).map { host.style($0.x + offset, $0.y) }
    }
    expect(style(of: "Query › Run", 0)?.attributes.contains(.bold), true)
    expect(style(of: "Query › Run", 8)?.attributes.contains(.bold), true)
    expect(style(of: "Query › Run", 6)?.attributes.contains(.bold), false)
  }

  @Test func `what is found by its menu is done`() {
    let log = DoneLog()
    let host = host(log, typing: "win")
    expect(rows(host).first, "Window › Run aground")
    host.press(.return)
    expect(log.take(), ["aground"])
  }

  @Test func `it is as tall as what it has found`() {
    let host = host()
    let listed = rows(host).count
    expect(listed, above: 4)
    // What is around the rows: the field, the line below it, the border and its padding.
    let rest = host.layers[0].frame.height - listed
    let top = host.layers[0].frame.minY
    host.type("aground")
    expect(host.layers[0].frame.height, rest + 1, "\(host.text)")
    host.type("zzz")
    expect(host.layers[0].frame.height, rest + 1)
    expect(host.text, contains: "Nothing found")
    // The field stays where it is while somebody types.
    expect(host.layers[0].frame.minY, top)
  }

  @Test func `the help finds by the names of menus, too`() {
    let host = TestHost(width: 70, height: 24, scene: Notes(log: DoneLog()))
    host.press(.f1)
    expect(host.layers.map(\.kind), ["help"], "\(host.text)")
    host.type("window")
    expect(host.text.contains("Run aground") && !host.text.contains("Today…"), "\(host.text)")
  }
}
