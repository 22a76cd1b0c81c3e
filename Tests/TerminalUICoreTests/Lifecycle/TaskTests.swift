import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// A task that waits to be cancelled, and notes its beginning and end.
private func wait(_ name: String, _ log: Log) async {
  log.note("\(name) begins")
  let (stream, continuation) = AsyncStream<Void>.makeStream()
  // The stream ends when the task that waits for it is cancelled.
  for await _ in stream {}
  withExtendedLifetime(continuation) { log.note("\(name) ends \(Task.isCancelled)") }
}

@Suite struct TaskTests {
  @Test func `a task starts after the view is in the tree and may write state`() async {
    // R7, R3
    struct Screen: View {
      let log: Log
      @State private var text = "loading"
      var body: some View {
        log.note("body")
        return Text(text)
          .onAppear { log.note("appear") }
          .task {
            log.note("task")
            text = "ready"
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 7, height: 1) { Screen(log: log) }
    expect(log.take(), ["body", "appear"])
    await host.settle()
    expect(log.take(), ["task", "body"])
    expect(host.trimmedText, " ready")
    host.turn()
    await host.settle()
    expect(log.take(), [])
  }

  @Test func `a task is cancelled when its view leaves, after onDisappear`() async {
    // R5, L1
    struct Screen: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("a")
              .task {
                await withTaskCancellationHandler {
                  await wait("task", log)
                } onCancel: {
                  MainActor.assumeIsolated { log.note("cancelled") }
                }
              }
              .onDisappear { log.note("disappear") }
          }
          Text("x").onTapGesture { isShown.toggle() }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 2) { Screen(log: log) }
    await host.settle()
    expect(log.take(), ["task begins"])
    host.click(on: "x")
    expect(log.take(), ["disappear", "cancelled"])
    await host.settle { log.entries.count == 1 }
    expect(log.take(), ["task ends true"])
  }

  @Test func `another id cancels the task and starts a new one`() async {
    // R5
    struct Screen: View {
      let log: Log
      @State private var id = 1
      @State private var noise = 0
      var body: some View {
        Text("\(noise)")
          .task(id: id) { [id] in await wait("task \(id)", log) }
          .onKeyPress("i") {
            id += 1
            return .handled
          }
          .onKeyPress("n") {
            noise += 1
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    await host.settle()
    host.press("n")
    await host.settle()
    expect(log.take(), ["task 1 begins"])
    host.press("i")
    await host.settle { log.entries.count == 2 }
    expect(log.take().sorted(), ["task 1 ends true", "task 2 begins"])
  }

  @Test func `a view that left in the update in which it came starts nothing`() async {
    // R7
    struct Screen: View {
      let log: Log
      var body: some View {
        GeometryReader { proxy in
          if proxy.size.width > 2 { Text("wide").task { log.note("wide") } }
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.host.resize(to: Size(width: 5, height: 1))
    host.host.resize(to: Size(width: 1, height: 1))
    host.turn()
    await host.settle()
    expect(log.take(), [])
    host.resize(width: 5, height: 1)
    await host.settle()
    expect(log.take(), ["wide"])
  }

  @Test func `the tasks of a host that goes are cancelled`() async {
    // R5
    let log = Log()
    var host: TestHost? = TestHost(width: 1, height: 1) { Text("a").task { await wait("task", log) } }
    await host?.settle()
    expect(log.take(), ["task begins"])
    host = nil
    let other = TestHost(width: 1, height: 1) { Text("b") }
    await other.settle { !log.entries.isEmpty }
    expect(log.take(), ["task ends true"])
  }

  @Test func `a task that leaves the main actor blocks nothing and comes back`() async {
    // R3
    struct Screen: View {
      @State private var sum = 0
      var body: some View {
        Text("\(sum)").task(priority: .low) {
          let result = await Task.detached { (1...100).reduce(0, +) }.value
          await MainActor.run { sum = result }
        }
      }
    }
    let host = TestHost(width: 4, height: 1) { Screen() }
    await host.settle { host.trimmedText == "5050" }
    expect(host.trimmedText, "5050")
  }
}
