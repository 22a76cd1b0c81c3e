import Terminal
import TerminalUI
import Expectations
import Testing

@testable import TerminalUITesting

/// What the program does with keys that no view uses.
@MainActor @Suite struct ProgramKeysTests {
  private struct PlainApp: App {
    var body: some Scene { WindowGroup("Plain") { Text("plain") } }
  }

  private struct UsingApp: App {
    var body: some Scene {
      WindowGroup("Using") {
        Text("using").focusable().onKeyPress("c", phases: .down) { _ in .handled }
      }
    }
  }

  private struct AskingApp: App {
    @State private var isChanged = true
    var body: some Scene {
      WindowGroup("Asking") {
        Button("Save") { isChanged = false }
          .dismissalConfirmationDialog("Leave it?", shouldPresent: isChanged) { Button("Leave") {} }
      }
    }
  }

  private static let stations = [
    "question before quitting", "end of the app", "drawing everything again", "suspension of the process",
  ]

  @Test func `the way of a key ends at the program`() {
    let host = TestHost(width: 30, height: 6, app: PlainApp())
    let lines = host.host.keyRoute.description.split(separator: "\n").map(String.init)
    expect(Array(lines.suffix(5)), ["movement of the focus"] + Self.stations)
  }

  @Test func `Ctrl-C and Ctrl-Z are used where no view does, and only when they go down`() {
    let host = TestHost(width: 30, height: 6, app: PlainApp())
    expect(host.host.send(KeyPress(key: "z", modifiers: .control)), .handled)
    expect(host.host.send(KeyPress(key: "c", modifiers: .control, phase: .up)), .ignored)
    expect(host.host.send(KeyPress(key: "c", modifiers: [.control, .option])), .ignored)
    expectNil(host.exitCode)
    expect(host.host.send(KeyPress(key: "c", modifiers: .control)), .handled)
    expect(host.exitCode, 130)
  }

  @Test func `a view that uses Ctrl-C keeps it`() {
    let host = TestHost(width: 30, height: 6, app: UsingApp())
    host.press("c", modifiers: .control)
    expectNil(host.exitCode)
  }

  @Test func `an app that wants it asks first, and ends when the key comes again`() {
    let host = TestHost(width: 40, height: 12, app: AskingApp())
    host.press("c", modifiers: .control)
    expect(host.text, contains: "Leave it?")
    expectNil(host.exitCode)
    host.press("c", modifiers: .control)
    expect(host.exitCode, 130)
  }
}
