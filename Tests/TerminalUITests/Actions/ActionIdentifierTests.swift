import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// What actions are called whose titles are signs.
@Suite struct ActionIdentifierTests {
  private struct Bar: View {
    let log: DoneLog
    var body: some View {
      NavigationStack {
        Button("A") {}
          .toolbar {
            Button("‹") { log.note("previous") }.accessibilityLabel("Previous")
            Button("›") { log.note("next") }.accessibilityLabel("Next")
          }
      }
    }
  }

  private struct Keys: View {
    let log: DoneLog
    let hasLabels: Bool
    var body: some View {
      HStack {
        Button("‹") { log.note("previous") }.keyboardShortcut(.leftArrow)
          .accessibilityLabel(hasLabels ? "Previous" : "")
        Button("›") { log.note("next") }.keyboardShortcut(.rightArrow)
          .accessibilityLabel(hasLabels ? "Next" : "")
      }
    }
  }

  @Test func `the accessibility label is the title of a sign`() {
    let log = DoneLog()
    let host = TestHost(width: 40, height: 6) { Bar(log: log) }
    let actions = host.actions
    expect(actions.map(\.id), ["previous", "next"])
    expect(actions.map(\.title), ["Previous", "Next"])
    host.perform("next")
    host.perform("previous")
    expect(log.take(), ["next", "previous"])
    expect(host.issues, [])
  }

  @Test func `around a shortcut it is the title, too`() {
    let log = DoneLog()
    let host = TestHost(width: 40, height: 6) { Keys(log: log, hasLabels: true) }
    expect(host.actions.map(\.id), ["previous", "next"])
    expect(host.issues, [])
  }

  @Test func `signs without a label have identifiers of their own`() {
    let log = DoneLog()
    let host = TestHost(width: 40, height: 6) { Keys(log: log, hasLabels: false) }
    expect(host.actions.map(\.id), ["u2039", "u203a"])
    host.perform("u203a")
    expect(log.take(), ["next"])
    expect(host.issues, [])
  }
}
