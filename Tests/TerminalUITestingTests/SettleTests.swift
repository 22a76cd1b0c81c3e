import Synchronization
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// Waiting for work that goes on in other tasks.
@Suite @MainActor struct SettleTests {
  /// What fails the test while `body` runs.
  private func failures(_ body: () async -> Void) async -> [String] {
    let said = Mutex<[String]>([])
    await withKnownIssue(isIntermittent: true) {
      await body()
    } matching: { issue in
      said.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return said.withLock { $0 }
  }

  @Test func `a condition that doesn't hold in time fails the test and shows the screen`() async {
    let host = TestHost(width: 12, height: 1) { Text("still there") }
    let said = await failures {
      await expect(!host.settle(timeout: .milliseconds(1)) { false })
    }
    expect(said.count, 1)
    expect(said.first?.hasPrefix("the condition doesn't hold after 0.001 seconds; the screen is:\n"), true)
    expect(said.first?.hasSuffix("still there"), true)
    await expect(failures { await host.settle { true } }, [])
  }

  @Test func `views that never come to rest fail the test`() async {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").task(id: count) { count += 1 }
      }
    }
    let host = TestHost(width: 12, height: 1) { Restless() }
    let said = await failures { await host.settle() }
    expect(said.count, 1)
    expect(said.first?.hasPrefix("views still change after 100 turns; the screen is:\n"), true)
  }

  @Test func `an element that goes away is waited for, and one that stays fails the test`() async {
    struct Page: View {
      @State private var isLoading = true
      var body: some View {
        VStack {
          if isLoading { Text("Loading") }
          Text("Title")
        }
        .task { isLoading = false }
      }
    }
    let host = TestHost(width: 12, height: 2) { Page() }
    let (loading, title) = (host.find(.text, "Loading"), host.find(.text, "Title"))
    await expect(failures { await loading.waitUntilGone() }, [])
    expect(!loading.exists)
    let said = await failures { await title.waitUntilGone(timeout: .milliseconds(1)) }
    expect(said.count, 1)
    expect(said.first?.contains("is still there after 0.001 seconds"), true)
  }

  @Test func `another text takes the place of what is in a field`() async {
    struct Form: View {
      @State private var name = "Bob, a long name"
      @State private var note = "one\ntwo"
      @State private var word = "secret"
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          TextEditor(text: $note).accessibilityLabel("Note").frame(height: 3)
          SecureField("Word", text: $word)
          Button("Save") {}
          Text("\(name)|\(note.count)|\(word)")
        }
      }
    }
    let host = TestHost(width: 40, height: 9) { Form() }
    host.find(.textField, "Name").replaceText("Ann")
    host.find(.textEditor, "Note").replaceText("three")
    host.find(.secureField, "Word").replaceText("new")
    expect(host.text, contains: "Ann|5|new")
    host.find(.textField, "Name").replaceText("")
    expect(host.text.contains(" |5|new") || host.text.contains("\n|5|new"))
    let said = await failures { host.find(.button, "Save").replaceText("x") }
    expect(said.count, 1)
    expect(said.first?.contains("it is no field"), true)
  }
}

/// Tests in one process, of which one waits while the other runs.
@Suite(.serialized) @MainActor struct OtherTestTests {
  @Observable final class Model { var number = 0 }

  private struct Shown: View {
    let model: Model
    var body: some View { Text("\(model.number)") }
  }

  private struct Going: View {
    @State private var isThere = true
    var body: some View {
      if isThere { Button("go") { isThere = false } } else { Text("gone") }
    }
  }

  private static var waiting: [TestHost] = []

  @Test func `one test waits in an animated update`() {
    let (plain, animated) = (Model(), Model())
    Self.waiting = [plain, animated].map { model in TestHost(motion: true) { Shown(model: model) } }
    plain.number = 1
    withAnimation { animated.number = 1 }
  }

  @Test func `the views of another test don't move because of it`() {
    let host = TestHost(width: 6, height: 1, motion: true) { Going() }
    host.press(.return)
    expect(host.animations.isEmpty && host.host.timerDeadline == nil)
    expect(host.trimmedText, " gone")
    Self.waiting = []
  }
}
