import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What is shown at the terminal's tab, and what the desktop is told.
@Suite struct TerminalProgressTests {
  @Observable final class Copy {
    var part: Double?
    var isThere = true
  }

  private struct Screen: View {
    let copy: Copy
    @Environment(\.notifyDesktop) private var notifyDesktop

    var body: some View {
      VStack {
        if copy.isThere { Text("a").terminalProgress(copy.part) }
        Button("Tell") { notifyDesktop("Copy", "done") }
        Button("Hostile") { notifyDesktop("Copy", "\u{1B}]52;c;AAAA\u{7}") }
      }
    }
  }

  @Test func `a change of a whole percent is sent, and nothing else`() {
    let copy = Copy()
    let host = TestHost(width: 20, height: 4) { Screen(copy: copy) }
    expect(host.terminalProgress == nil && host.terminal.messages.isEmpty)
    for part in [0.4, 0.401, 0.402, 0.41] {
      copy.part = part
      host.turn()
    }
    expect(host.terminalProgress, "1;41")
    expect(host.terminal.messages.count, 2)
    copy.part = nil
    host.turn()
    expectNil(host.terminalProgress)
  }

  @Test func `it is taken away with its view`() {
    let copy = Copy()
    copy.part = 0.5
    let host = TestHost(width: 20, height: 4) { Screen(copy: copy) }
    expect(host.terminalProgress, "1;50")
    copy.isThere = false
    host.turn()
    expectNil(host.terminalProgress)
  }

  @Test func `of several the last one counts`() {
    let host = TestHost(width: 20, height: 4) {
      Text("a").terminalProgress(.failed(0.2))
      Text("b").terminalProgress(.indeterminate)
    }
    expect(host.terminalProgress, "3;0")
  }

  @Test func `a notification is sent, and hostile text isn't`() {
    let host = TestHost(width: 20, height: 4) { Screen(copy: Copy()) }
    host.find(.button, "Hostile").press()
    expect(host.notifications, [])
    host.find(.button, "Tell").press()
    expect(host.notifications, ["Copy;done"])
  }
}
