import Expectations
import Observation
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUIControls

/// `:preset vi` in the user's keymap.
@Suite struct KeyPresetTests {
  private final class Log { var keys: [String] = [] }

  private struct Screen: View {
    let log: Log
    @State private var chosen: Int? = 1
    @State private var text = ""

    var body: some View {
      VStack(spacing: 0) {
        List(1...50, id: \.self, selection: $chosen) { Text("guest \($0)") }
        Text("at \(chosen ?? 0)")
        TextField("Name", text: $text)
        Button("Mine") {}.keyboardShortcut("k", modifiers: [])
      }
      .onKeyPress("l", name: "Mine") { log.keys.append("l") }
    }
  }

  private func host(_ keymap: String = ":preset vi") -> (TestHost, Log) {
    let log = Log()
    let host = TestHost(width: 30, height: 14) { Screen(log: log) }
    host.useKeymap(keymap)
    return (host, log)
  }

  @Test func `letters move in a list, and lead to no row that begins with them`() {
    let (host, _) = host()
    for key in ["j", "j", "j"] as [KeyEquivalent] { host.press(key) }
    expect(host.text, contains: "at 4 ")
    host.press("G")
    expect(host.text, contains: "at 50 ")
    host.press("g")
    expect(host.text, contains: "at 50 ")
    host.press("g")
    expect(host.text, contains: "at 1 ")
    expect(host.issues, [])
  }

  @Test func `two keys that are a second apart are none`() {
    let (host, _) = host()
    host.press("G")
    host.press("g")
    host.advance(by: .seconds(2))
    host.press("g")
    expect(host.text, contains: "at 50 ")
    host.press("g")
    expect(host.text, contains: "at 1 ")
  }

  @Test func `a key of the app goes before, and text is text`() {
    let (host, log) = host()
    host.press("l")
    expect(log.keys, ["l"])
    host.press("j")
    host.press("k")
    expect(host.text, contains: "at 2 ")
    host.find(.textField, "Name").type("jgGl")
    expect(host.find(.textField, "Name").value, "jgGl")
    expect(log.keys, ["l"])
  }

  @Test func `without it letters find rows, and what isn't known is told`() {
    let (host, _) = host(":preset emacs\n:preset")
    host.press("j")
    expect(host.text, contains: "at 1 ")
    expect(host.issues.count, 2)
  }

  @Test func `a scroll view without controls is moved`() {
    let host = TestHost(width: 10, height: 4) {
      ScrollView { ForEach(0..<40, id: \.self) { Text("\($0)") } }
    }
    host.useKeymap(":preset vi")
    host.press("j")
    func first() -> String {
      host.text.filter { $0.isNumber || $0 == "\n" }.prefix { $0 != "\n" }.description
    }
    expect(first(), "1", "\(host.text)")
    host.press("G")
    expect(host.text, contains: "39")
    host.press("g")
    host.press("g")
    expect(first(), "0")
  }

  private struct Own: App {
    var body: some Scene {
      WindowGroup {
        VStack {
          List(1...50, id: \.self, selection: .constant(1)) { Text("guest \($0)") }
          Button("Delete") {}.keyboardShortcut("d").actionID("delete")
        }
      }
      .keymap(":preset vi\ndelete = x, d d")
    }
  }

  @Test func `an app's own keymap counts where the user's says nothing`() {
    let host = TestHost(app: Own())
    expect(host.actions.first { $0.id == "delete" }?.description, "delete \"Delete\" x, d d")
    expect(host.host.keyBindings.keymap.preset == .vi)
    host.useKeymap("delete = default, y")
    expect(host.actions.first { $0.id == "delete" }?.description, "delete \"Delete\" x, y, d d")
    expect(host.host.keyBindings.keymap.preset == .vi)
    host.useKeymap(":preset none\ndelete = none")
    expect(host.actions.first { $0.id == "delete" }?.description, "delete \"Delete\" ")
    expect(host.host.keyBindings.keymap.preset == nil)
    expectEmpty(host.issues)
  }

  @Observable final class Maps {
    var inner = "delete = i"
    var outer = "delete = o"
  }

  private struct Twice: App {
    let maps: Maps
    init() { fatalError("never made by the system") }
    init(_ maps: Maps) { self.maps = maps }
    var body: some Scene {
      WindowGroup { Button("Delete") {}.keyboardShortcut("d").actionID("delete") }
        .keymap(maps.inner).allowsClipboardWriting().keymap(maps.outer)
    }
  }

  @Test func `of several keymaps of an app the innermost counts, whichever changes`() {
    let maps = Maps()
    let host = TestHost(app: Twice(maps))
    func keys() -> String? { host.actions.first { $0.id == "delete" }?.description }
    expect(keys(), "delete \"Delete\" i")
    maps.outer = "delete = p"
    host.turn()
    expect(keys(), "delete \"Delete\" i")
    maps.inner = "delete = j"
    host.turn()
    expect(keys(), "delete \"Delete\" j")
  }

  private struct Wrong: App {
    var body: some Scene { WindowGroup { Text("a") }.keymap("what") }
  }

  @Test func `a mistake in the app's own keymap is reported as that`() {
    expect(TestHost(app: Wrong()).issues, [.keymap("The app's own. Line 1: there is no “=” in it.")])
  }
}
