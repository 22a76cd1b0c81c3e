import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Alt and a letter: a shortcut comes before the menu that would open.
@Suite struct MenuLetterTests {
  private struct Window: Scene {
    let log: DoneLog
    var key: KeyEquivalent = "q"
    var body: some Scene {
      WindowGroup {
        VStack {
          Button("A") {}
          Button("View") { log.note("view") }.keyboardShortcut("v", modifiers: .option)
        }
      }
      .commands {
        CommandMenu("Query") { Button("Open") { log.note("open") }.keyboardShortcut(key, modifiers: .option) }
        CommandMenu("Values") { Button("Sum") { log.note("sum") } }
        CommandMenu("Q") { Button("Nothing") {} }
      }
    }
  }

  @Test func `the shortcut of a command wins, and its menu has another letter`() {
    let log = DoneLog()
    let host = TestHost(width: 50, height: 12, scene: Window(log: log))
    expect(host.actions.contains { $0.title == "Open" && $0.keys == ["Alt-Q"] })
    host.press("q", modifiers: .option)
    expect(log.take() == ["open"] && host.layers.isEmpty)
    host.press("u", modifiers: .option)
    expect(host.text, contains: "Open")
  }

  @Test func `the shortcut of a view wins`() {
    let log = DoneLog()
    let host = TestHost(width: 50, height: 12, scene: Window(log: log))
    host.press("v", modifiers: .option)
    expect(log.take() == ["view"] && host.layers.isEmpty)
  }

  @Test func `a letter that is free is the menu's, and one that the user's keymap takes isn't`() {
    let log = DoneLog()
    let host = TestHost(width: 50, height: 12, scene: Window(log: log, key: "o"))
    host.press("q", modifiers: .option)
    expect(host.text, contains: "Open")
    host.press(.escape)
    host.useKeymap("values.sum = alt-q")
    host.press("q", modifiers: .option)
    expect(log.take() == ["sum"] && host.layers.isEmpty)
    host.press("u", modifiers: .option)
    expect(host.text, contains: "Open")
  }
}
