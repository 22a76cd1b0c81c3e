import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// Every kind of source on one view, which no handler changes.
private struct Everything: View {
  let log: Log
  let subject: PassthroughSubject<Int, Never>
  let stream: AsyncStream<Int>
  @State private var isShown = true
  @State private var id = 1

  var body: some View {
    log.note("body")
    return VStack {
      if isShown {
        Text("target")
          .onTapGesture { log.note("tap") }
          .onHover { log.note("hover \($0)") }
          .onReceive(subject) { log.note("publisher \($0)") }
          .onReceive(stream) { log.note("sequence \($0)") }
          .onReceive(.timer(every: .seconds(1))) { _ in log.note("timer") }
          .onReceive(.keyPress("q")) { _ in log.note("source q") }
          .onReceive(.resize) { log.note("resize \($0)") }
          .onChange(of: id) { old, new in log.note("change \(old)→\(new)") }
          .onChange(of: id) { log.note("changed") }
          .onAppear { log.note("appear") }
          .onDisappear { log.note("disappear") }
          .task(id: id) { [id] in log.note("task \(id)") }
      }
    }
    .onKeyPress("k") {
      log.note("key")
      return .handled
    }
    .onKeyPress("i") {
      id += 1
      return .handled
    }
    .onKeyPress("x") {
      isShown = false
      return .handled
    }
  }
}

@Suite struct EveryEventTests {
  @Test func `every source runs its handler once for an event, which evaluates nothing by itself`() async {
    // R1, R2, E2
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let host = TestHost(width: 8, height: 2) { Everything(log: log, subject: subject, stream: stream) }
    expect(log.take(), ["body", "appear"])
    await host.settle()
    expect(log.take(), ["task 1"])

    host.click(on: "target")
    expect(log.take(), ["hover true", "tap"])
    host.press("k")
    expect(log.take(), ["key"])
    host.press("q")
    expect(log.take(), ["source q"])
    subject.send(5)
    expect(log.take(), ["publisher 5"])
    continuation.yield(6)
    await host.settle()
    expect(log.take(), ["sequence 6"])
    host.advance(by: .seconds(2))
    expect(log.take(), ["timer", "timer"])
    host.resize(width: 9, height: 2)
    expect(log.take(), ["resize 9×2"])
    host.hover(x: 0, y: 0)
    host.click(on: "target")
    expect(log.take(), ["hover false", "hover true", "tap"])
    expect(host.record.bodies, [])

    // A value that handlers watch: one evaluation, then each hears of it once.
    host.press("i")
    await host.settle()
    expect(log.take().sorted(), ["body", "change 1→2", "changed", "task 2"])

    // With the view all sources go.
    host.press("x")
    expect(log.take(), ["body", "disappear"])
    subject.send(7)
    continuation.yield(8)
    host.advance(by: .seconds(2))
    host.press("q")
    host.resize(width: 8, height: 2)
    host.hover(x: 4, y: 0)
    await host.settle()
    expect(log.take(), [])
    expectNil(host.host.timerDeadline)
  }
}
