import Testing
@testable import TerminalUICore
import TerminalUI
import TerminalUITesting

@Suite struct HostTimerTests {
  private let log = Log()
  private let host = TestHost(width: 1, height: 1) { Text("a") }

  @Test func `timers run in the order of their times`() {
    var generator = SeededGenerator(seed: 1)
    let delays = (1...200).map { _ in Int.random(in: 0...1000, using: &generator) }
    for delay in delays { _ = host.host.schedule(after: .milliseconds(delay)) { log.note("\(delay)") } }
    host.advance(by: .seconds(1))
    #expect(log.take() == delays.sorted().map(String.init))
    #expect(host.host.timerDeadline == nil)
  }

  @Test func `any timer can be cancelled`() {
    var generator = SeededGenerator(seed: 2)
    var expected: [Int] = []
    var timers: [(delay: Int, timer: HostTimer)] = []
    for delay in (0..<200).shuffled(using: &generator) {
      timers.append((delay, host.host.schedule(after: .milliseconds(delay)) { log.note("\(delay)") }))
    }
    for (delay, timer) in timers.shuffled(using: &generator) {
      if Bool.random(using: &generator) { host.host.cancel(timer) } else { expected.append(delay) }
    }
    // A second time is nothing.
    host.host.cancel(timers[0].timer)
    if let first = expected.firstIndex(of: timers[0].delay) { expected.remove(at: first) }
    host.advance(by: .seconds(1))
    #expect(log.take() == expected.sorted().map(String.init))
  }

  @Test func `what was missed is left out, and the rhythm stays`() {
    _ = host.host.schedule(after: .seconds(1), every: .seconds(1)) {
      log.note("\(host.clock.now / .seconds(1))")
    }
    host.clock.advance(by: .milliseconds(3500))
    host.host.fireTimers()
    host.host.fireTimers()
    #expect(log.take() == ["3.5"])
    host.advance(by: .seconds(1))
    #expect(log.take() == ["4.0"])
  }

  @Test func `timers with tolerance wake the program together`() {
    _ = host.host.schedule(after: .milliseconds(900), tolerance: .milliseconds(200)) { log.note("a") }
    _ = host.host.schedule(after: .seconds(1)) { log.note("b") }
    #expect(host.host.timerDeadline == .seconds(1))
    host.advance(by: .seconds(1))
    #expect(log.take().sorted() == ["a", "b"])
  }

  @Test func `a timer may cancel itself and others`() {
    var second: HostTimer?
    var first: HostTimer?
    first = host.host.schedule(after: .seconds(1), every: .seconds(1)) {
      log.note("first")
      first.map(host.host.cancel)
      second.map(host.host.cancel)
    }
    second = host.host.schedule(after: .seconds(1), every: .seconds(1)) { log.note("second") }
    host.advance(by: .seconds(3))
    #expect(log.take() == ["first"])
  }
}
