import Expectations
import Testing
import TerminalUI
import TerminalUIFoundation
import TerminalUITesting

/// What is kept for later runs only if the view that it belongs to is still there.
@Suite struct GoneViewTests {
  @Observable final class Job {
    var isLoading = true
    var count = 0
  }

  struct Loading<Content: View>: View {
    let job: Job
    @ViewBuilder let content: Content
    var body: some View { if job.isLoading { content } else { Text("done") } }
  }

  /// Has the view go in the turn in which something is due.
  private func leave<Content: View>(
    after time: Duration = .milliseconds(250), _ later: Duration = .milliseconds(100),
    @ViewBuilder _ content: (Job) -> Content
  ) -> (host: TestHost, job: Job) {
    let job = Job()
    let content = content(job)
    let host = TestHost(width: 20, height: 2) { Loading(job: job) { content } }
    host.advance(by: time)
    job.isLoading = false
    host.advance(by: later)
    return (host, job)
  }

  @Test func `a spinner that goes when its next step is due is gone`() {
    let (host, _) = leave { _ in ProgressView() }
    expect(host.text, contains: "done")
    expectNil(host.host.timerDeadline)
  }

  @Test func `a timer that is due when its view goes isn't heard`() {
    let (host, job) = leave { job in
      Text("a").onReceive(.timer(every: .milliseconds(300))) { _ in job.count += 1 }
    }
    expect(host.text, contains: "done")
    expect(job.count, 0)
    expectNil(host.host.timerDeadline)
  }

  @Test func `a timer of Foundation that is due when its view goes isn't heard`() {
    let (host, job) = leave { job in
      Text("a").onReceive(Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()) { _ in
        job.count += 1
      }
    }
    expect(host.text, contains: "done")
    expect(job.count, 0)
    expectNil(host.host.timerDeadline)
  }

  @Test func `a menu row that goes when its submenu is due opens nothing`() {
    let job = Job()
    let host = TestHost(width: 40, height: 12) {
      Menu("menu") {
        if job.isLoading { Menu("more") { Button("inner") {} } }
        Button("other") {}
      }
    }
    host.press(.tab)
    host.press(.return)
    guard let place = host.position(of: "more") else {
      Issue.record("no row")
      return
    }
    host.hover(x: place.x, y: place.y)
    expect(host.host.timerDeadline != nil)
    job.isLoading = false
    host.advance(by: .milliseconds(300))
    expect(!host.text.contains("more") && !host.text.contains("inner"))
    expectNil(host.host.timerDeadline)
  }

  @Test func `help for a view that goes when it is due isn't shown`() {
    let job = Job()
    let host = TestHost(width: 20, height: 3) { Loading(job: job) { Text("a").help("what it is for") } }
    guard let place = host.position(of: "a") else {
      Issue.record("nothing is shown")
      return
    }
    host.hover(x: place.x, y: place.y)
    expect(host.host.timerDeadline != nil)
    job.isLoading = false
    host.advance(by: .seconds(1))
    expect(host.text.contains("done") && !host.text.contains("what"))
    expectNil(host.host.timerDeadline)
  }

  @Test func `a value that is sent while a view disappears isn't heard by views that have gone`() {
    let subject = PassthroughSubject<Int, Never>()
    let job = Job()
    let host = TestHost(width: 20, height: 2) {
      Loading(job: job) {
        Text("a").onReceive(subject) { job.count += $0 }.onDisappear { subject.send(1) }
        Text("b").onReceive(.keyPresses) { _ in job.count += 1 }
      }
    }
    subject.send(10)
    job.isLoading = false
    host.press("x")
    subject.send(100)
    expect(job.count, 10)
    expect(host.text, contains: "done")
  }

  // MARK: Actions that an app keeps

  /// What a view has found in its environment.
  final class Kept {
    var calls: [() -> Void] = []
    func call() { for call in calls { call() } }
  }

  struct Keeper: View {
    let kept: Kept
    @Namespace private var scope
    @Environment(\.exit) private var exit
    @Environment(\.dismiss) private var dismiss
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.showToast) private var showToast
    @Environment(\.openURL) private var openURL
    @Environment(\.copyToClipboard) private var copy
    @FocusState private var isFocused: Bool
    @State private var text = "a"

    var body: some View {
      Button("kept") {}.focused($isFocused).focusScope(scope)
        .onAppear {
          kept.calls = [
            { exit(3) }, { dismiss() }, { resetFocus(in: scope) }, { showToast("told") },
            { openURL("https://example.org") }, { copy("text") }, { isFocused = true }, { text = "b" },
          ]
        }
    }
  }

  struct SheetOver: View {
    @Bindable var job: Job
    let kept: Kept
    var body: some View {
      Button("below") { job.count += 1 }.sheet(isPresented: $job.isLoading) { Keeper(kept: kept) }
    }
  }

  @Test func `actions that an app keeps do nothing when the window is gone`() {
    let kept = Kept()
    do {
      let host = TestHost(width: 20, height: 3) { Keeper(kept: kept) }
      host.turn()
    }
    expect(kept.calls.count, 8)
    kept.call()
  }

  @Test func `actions that an app keeps do nothing when their sheet is gone, and the window's are done`() {
    let (kept, job) = (Kept(), Job())
    let host = TestHost(width: 40, height: 12) { SheetOver(job: job, kept: kept) }
    expect(kept.calls.count, 8)
    job.isLoading = false
    host.turn()
    kept.call()
    host.advance(by: .seconds(10))
    expect(host.host.exitCode, 3)
    host.press(.return)
    expect(job.count, 1)
  }
}
