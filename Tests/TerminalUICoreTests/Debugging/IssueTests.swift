import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Mistakes in an app that are noticed while it runs.
@Suite struct IssueTests {
  // Mend B16.
  @Test func `elements with the same identity are reported in a list`() {
    let host = TestHost(width: 9, height: 4) { List(["a", "a", "b"], id: \.self) { Text($0) } }
    expect(host.issues.count, 1)
    guard case .duplicateIdentity("a", _)? = host.issues.first else {
      Issue.record("\(host.issues)")
      return
    }
    expect(host.trimmedText, " a\n a\n b")
  }

  // Mend B16.
  @Test func `elements with the same identity are reported when they come into sight`() {
    let ids = Array(0..<100) + [99, 99]
    let host = TestHost(width: 9, height: 4) { List(ids, id: \.self) { Text("\($0)") } }
    expect(host.issues, [])
    host.press(.end)
    expect(host.issues.count, 1)
    host.press(.home)
    host.press(.end)
    expect(host.issues.count, 1)
  }

  // Mend B10.
  @Test func `of very many mistakes the first are kept, and that there are more`() {
    let host = TestHost(width: 9, height: 4) { Doubles() }
    for _ in 0..<300 { host.press("+") }
    expect(host.issues.count, 101)
    expect(host.issues.prefix(2).map { "\($0)".contains("identity") }, [true, true])
  }

  // Mend M6. Who is told is known before the first evaluation.
  @Test func `the mistakes of the first views are told`() {
    var told: [RuntimeIssue] = []
    let host = ViewHost(
      size: Size(width: 9, height: 4), onIssue: { told.append($0) },
      content: ForEach(["a", "a"], id: \.self) { Text($0) })
    expect(told.count, 1)
    expect(told, host.issues)
  }
}

private struct Doubles: View {
  @State private var count = 0

  var body: some View {
    ForEach([count, count], id: \.self) { Text("\($0)") }
      .onKeyPress("+") {
        count += 1
        return .handled
      }
  }
}
