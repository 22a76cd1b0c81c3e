@testable import RuntimeMetadata
import TerminalUI
@testable import TerminalUICore
import TerminalUITesting
import Expectations
import Testing

// Each in a process of its own: what is in doubt stays so. What is known of the added pair is wrong.
@Suite struct SelfCheckTests {
  @Test func `where closures are compared wrongly they are different, which is reported once`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      SelfCheck.check(KnownPair.all + [KnownPair("one and two", .closures, areEqual: true) { (1, 2) }])
      let host = TestHost(width: 4, height: 3) { Rows() }
      expect(host.issues, [.unknownRuntime(wrong: "one and two")])
      host.press("n")
      host.press("n")
      expect(host.record.bodies, ["Rows", "ActionRow"])
      expect(host.issues.count, 1)
      expect(TestHost(width: 4, height: 3) { Rows() }.issues, [])
    }
  }

  @Test func `where layouts are compared wrongly only what has the same bytes is equal`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      SelfCheck.check([KnownPair("one and two", .layouts, areEqual: true) { (1, 2) }])
      let text = fresh(longText)
      expect(areEqual(Labelled(label: text), Labelled(label: text)))
      expect(!areEqual(Labelled(label: text), Labelled(label: fresh(longText))))
      expect(!areEqual(Action { _ = text }, Action { _ = text }))
    }
  }

  @Test func `where nothing is in doubt a row with an equal closure is not evaluated`() {
    let host = TestHost(width: 4, height: 3) { Rows() }
    host.press("n")
    expect(host.record.bodies, ["Rows"])
    expect(host.issues, [])
  }

  @Test func `the check comes with the first comparison that needs it, and only once`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      expect(areEqual(Labelled(label: fresh(longText)), Labelled(label: fresh(longText))))
      SelfCheck.check([KnownPair("one and two", .layouts, areEqual: true) { (1, 2) }])
      expect(areEqual(Labelled(label: fresh(longText)), Labelled(label: fresh(longText))))
    }
  }
}

private nonisolated struct Labelled { var label: String }

private struct Rows: View {
  @State private var count = 0

  var body: some View {
    let label = "row"
    VStack {
      Text("\(count)")
      ActionRow { _ = label }
      TextRow(text: String(repeating: "a", count: 3))
    }
    .onKeyPress("n") {
      count += 1
      return .handled
    }
  }
}

private struct ActionRow: View {
  let action: () -> Void
  var body: some View { Text("go") }
}

private struct TextRow: View {
  let text: String
  var body: some View { Text(text) }
}
