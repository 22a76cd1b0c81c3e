import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct ReceiveSequenceTests {
  /// A view that hears a stream while it is shown; `x` takes it away.
  private struct Screen: View {
    let stream: AsyncStream<String>
    let log: Log
    @State private var text = ""
    @State private var isShown = true
    @State private var noise = 0

    var body: some View {
      VStack {
        Text("\(text)\(noise)")
        if isShown { Text("child").onReceive(stream) { text += $0 } }
      }
      .onKeyPress("x") {
        isShown = false
        return .handled
      }
      .onKeyPress("n") {
        noise += 1
        return .handled
      }
    }
  }

  @Test func `each element is received, on the main actor and in order`() async {
    // R1, R3
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let host = TestHost(width: 6, height: 2) { Screen(stream: stream, log: Log()) }
    await host.settle()
    continuation.yield("a")
    continuation.yield("b")
    await host.settle()
    expect(host.text, "  ab0 \n child")
    // The evaluations in between did not begin anew.
    host.press("n")
    continuation.yield("c")
    await host.settle()
    expect(host.text, " abc1 \n child")
  }

  @Test func `the iteration is cancelled when the view leaves`() async {
    // R2
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let log = Log()
    continuation.onTermination = { _ in MainActor.assumeIsolated { log.note("terminated") } }
    let host = TestHost(width: 6, height: 2) { Screen(stream: stream, log: log) }
    await host.settle()
    host.press("x")
    expect(log.take(), ["terminated"])
    continuation.yield("late")
    await host.settle()
    expect(host.text, "      \n   0  ")
  }

  @Test func `another sequence takes the place of the one before`() async {
    // R2
    struct Screen: View {
      let streams: [AsyncStream<String>]
      let log: Log
      @State private var index = 0
      var body: some View {
        Text("\(index)")
          .onReceive(streams[index]) { log.note($0) }
          .onKeyPress("n") {
            index = 1
            return .handled
          }
      }
    }
    let (first, toFirst) = AsyncStream<String>.makeStream()
    let (second, toSecond) = AsyncStream<String>.makeStream()
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(streams: [first, second], log: log) }
    await host.settle()
    toFirst.yield("a")
    await host.settle()
    host.press("n")
    toFirst.yield("nobody")
    toSecond.yield("b")
    await host.settle()
    expect(log.take(), ["a", "b"])
  }

  @Test func `a sequence that throws has ended`() async {
    struct Failure: Error {}
    let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Text("a").onReceive(stream) { log.note($0) } }
    await host.settle()
    continuation.yield("a")
    continuation.finish(throwing: Failure())
    await host.settle()
    expect(log.take(), ["a"])
  }
}
