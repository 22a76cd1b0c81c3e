import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Mend A, net 2: a test runs an app as its `main()` does.
@MainActor @Suite struct AppHostTests {
  fileprivate final class Delegate: ApplicationDelegate, ObservableObject {
    var heard: [String] = []
    @Published var name = "delegate"
    func applicationDidFinishLaunching() { heard.append("launched") }
  }

  private struct LetterApp: App {
    @ApplicationDelegateAdaptor(Delegate.self) var delegate
    @State private var count = 0
    @AppStorage("sent") private var sent = 1
    var body: some Scene {
      WindowGroup("Letters") { Screen(count: $count) }
        .allowsClipboardWriting(count < 2)
        .commands {
          CommandMenu("Letter") {
            Button("Count \(count)") { count += 1 }.keyboardShortcut("t")
            Button("Send \(sent)") { sent += 1 }.keyboardShortcut(.f7, modifiers: [])
          }
        }
      Settings { Text("Set nothing") }
    }
  }

  private struct Screen: View {
    @Binding var count: Int
    @EnvironmentObject private var delegate: Delegate
    @Environment(\.openURL) private var openURL
    @Environment(\.handOverTerminal) private var handOver
    @Environment(\.copyToClipboard) private var copy
    @SceneStorage("draft") private var draft = "none"
    @State private var code: Int32 = -1
    var body: some View {
      VStack {
        Text("\(delegate.name) \(delegate.heard.joined()), counted \(count), draft \(draft), code \(code)")
        Button("Open") { openURL("https://example.org") }
        Button("Edit") { code = (try? handOver(to: "vi", ["a file"])) ?? -2 }
        Button("Copy") { copy("counted \(count)") }
        Button("Draft") { draft += "+" }
      }
    }
  }

  @Test func `the app's own state, its commands and its window belong together`() {
    let host = TestHost(width: 76, height: 12, app: LetterApp())
    expect(host.text, contains: "counted 0")
    host.press("t", modifiers: .control)
    host.perform("letter.count-1")
    expect(host.text.contains("counted 2") && host.actions.contains { $0.title == "Count 2" })
    expect(host.terminal.messages.last, .title("Letters"))
  }

  @Test func `delegates are made and told, each host's own`() {
    for _ in 0..<2 {
      let host = TestHost(width: 76, height: 12, app: LetterApp())
      expect(host.text, contains: "delegate launched,")
    }
  }

  @Test func `stored values are the host's`() {
    let storage = StorageStore()
    let host = TestHost(width: 76, height: 12, storage: storage, app: LetterApp())
    host.press(.f7)
    host.find(.button, "Draft").press()
    expect(storage.value(Int.self, forKey: "sent") == 2 && host.text.contains("draft none+"))
    let second = TestHost(width: 76, height: 12, storage: storage, app: LetterApp())
    expect(second.actions.contains { $0.title == "Send 2" })
    // What the scene keeps, too.
    expect(second.text, contains: "draft none+")
    let other = TestHost(width: 76, height: 12, app: LetterApp())
    expect(other.text.contains("draft none,") && other.actions.contains { $0.title == "Send 1" })
  }

  @Test func `what leads out of the program is noted and not done`() {
    let host = TestHost(width: 76, height: 12, app: LetterApp())
    host.find(.button, "Open").press()
    host.find(.button, "Edit").press()
    host.find(.button, "Copy").press()
    #expect(host.openedURLs == ["https://example.org"])
    expect(host.startedPrograms == [["vi", "a file"]] && host.text.contains("code 0"))
    expect(host.copiedTexts, ["counted 0"])
  }

  /// Leads out of the program in every way that a view has.
  private struct Leading: View {
    @Environment(\.handOverTerminal) private var handOver
    @Environment(\.openURL) private var open
    @Environment(\.copyToClipboard) private var copy
    @Environment(\.notifyDesktop) private var notify
    @State private var code: Int32 = -1

    var body: some View {
      VStack {
        Text("code \(code)")
        Button("Go") {
          code = (try? handOver(to: "false", ["an argument"])) ?? -2
          open("https://example.org")
          copy("text")
          notify("title", "words")
        }
      }
      .terminalProgress(.part(0.5))
    }
  }

  private struct LeadingApp: App {
    var body: some Scene { WindowGroup("Leading") { Leading() }.allowsClipboardWriting() }
  }

  // Found in use D6
  @Test(arguments: ["view", "scene", "app"])
  func `whatever a host shows, no way leads out of the program`(_ kind: String) {
    let host =
      switch kind {
      case "view": TestHost { Leading() }
      case "scene": TestHost(scene: LeadingApp().body)
      default: TestHost(app: LeadingApp())
      }
    host.find(.button, "Go").press()
    expect(host.startedPrograms == [["false", "an argument"]] && host.text.contains("code 0"))
    #expect(host.openedURLs == ["https://example.org"])
    expect(host.copiedTexts == ["text"] && host.notifications == ["title;words"])
    expect(host.terminalProgress, "1;50")
  }

  // In a process of its own: while a test beside it has entered a terminal, its process hands none over.
  @Test func `a view that says so starts a program`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = TestHost { Leading().reachesOutside() }
      host.find(.button, "Go").press()
      expect(host.startedPrograms == [] && host.text.contains("code 1"), "\(host.text)")
    }
  }

  @Test func `a window that forbids it writes nothing to the clipboard, as its state says`() {
    let host = TestHost(width: 76, height: 12, app: LetterApp())
    for _ in 0..<2 { host.press("t", modifiers: .control) }
    host.find(.button, "Copy").press()
    expect(host.copiedTexts, [])
  }

  @Test func `Ctrl-C ends it with the code of the signal, and Ctrl-Q with 0`() {
    let host = TestHost(width: 76, height: 12, app: LetterApp())
    expectNil(host.exitCode)
    host.press("c", modifiers: .control)
    expect(host.exitCode, 130)
    let other = TestHost(width: 76, height: 12, app: LetterApp())
    other.press("q", modifiers: .control)
    expect(other.exitCode, 0)
    let third = TestHost(width: 76, height: 12, app: LetterApp())
    third.send(.end)
    expect(third.exitCode, 129)
  }

  @Test func `the user's keymap has its place`() {
    let host = TestHost(width: 76, height: 12, keymap: "letter.send-1 = f9", app: LetterApp())
    host.press(.f9)
    expect(host.actions.contains { $0.title == "Send 2" })
  }

  @Test func `settings are there`() {
    let host = TestHost(width: 76, height: 12, app: LetterApp())
    host.perform("app.settings")
    expect(host.text, contains: "Set nothing")
  }
}
