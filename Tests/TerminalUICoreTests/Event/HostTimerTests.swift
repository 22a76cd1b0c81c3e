import Expectations
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
    for delay in delays {
      _ = host.host.schedule(for: log, after: .milliseconds(delay)) { $0.note("\(delay)") }
    }
    host.advance(by: .seconds(1))
    expect(log.take(), delays.sorted().map(String.init))
    expectNil(host.host.timerDeadline)
  }

  @Test func `any timer can be cancelled`() {
    var generator = SeededGenerator(seed: 2)
    var expected: [Int] = []
    var timers: [(delay: Int, timer: HostTimer)] = []
    for delay in (0..<200).shuffled(using: &generator) {
      timers.append(
        (delay, host.host.schedule(for: log, after: .milliseconds(delay)) { $0.note("\(delay)") }))
    }
    for (delay, timer) in timers.shuffled(using: &generator) {
      if Bool.random(using: &generator) { host.host.cancel(timer) } else { expected.append(delay) }
    }
    // A second time is nothing.
    host.host.cancel(timers[0].timer)
    if let first = expected.firstIndex(of: timers[0].delay) { expected.remove(at: first) }
    host.advance(by: .seconds(1))
    expect(log.take(), expected.sorted().map(String.init))
  }

  @Test func `what was missed is left out, and the rhythm stays`() {
    _ = host.host.schedule(for: log, after: .seconds(1), every: .seconds(1)) { log in
      log.note("\(host.clock.now / .seconds(1))")
    }
    host.clock.advance(by: .milliseconds(3500))
    host.host.fireTimers()
    host.host.fireTimers()
    expect(log.take(), ["3.5"])
    host.advance(by: .seconds(1))
    expect(log.take(), ["4.0"])
  }

  @Test func `timers with tolerance wake the program together`() {
    _ = host.host.schedule(for: log, after: .milliseconds(900), tolerance: .milliseconds(200)) {
      $0.note("a")
    }
    _ = host.host.schedule(for: log, after: .seconds(1)) { $0.note("b") }
    expect(host.host.timerDeadline, .seconds(1))
    host.advance(by: .seconds(1))
    expect(log.take().sorted(), ["a", "b"])
  }

  @Test func `a timer may cancel itself and others`() {
    var second: HostTimer?
    var first: HostTimer?
    first = host.host.schedule(for: log, after: .seconds(1), every: .seconds(1)) { log in
      log.note("first")
      first.map(host.host.cancel)
      second.map(host.host.cancel)
    }
    second = host.host.schedule(for: log, after: .seconds(1), every: .seconds(1)) { $0.note("second") }
    host.advance(by: .seconds(3))
    expect(log.take(), ["first"])
  }

  @Test func `a timer is over when its owner is gone`() {
    var owner: Log? = Log()
    for delay in [1, 3] {
      _ = host.host.schedule(for: owner!, after: .seconds(delay)) { _ in log.note("gone") }
    }
    _ = host.host.schedule(for: log, after: .seconds(2)) { $0.note("there") }
    owner = nil
    expect(host.host.timerDeadline, .seconds(2))
    host.advance(by: .seconds(9))
    expect(log.take(), ["there"])
    expectNil(host.host.timerDeadline)
  }

  @Test func `a timer of a node is over when the node has left, whoever keeps it`() throws {
    let model = Shown()
    let host = TestHost(width: 1, height: 1) { Showing(model: model) }
    let node = try #require(text(below: host.host.root))
    _ = host.host.schedule(for: node, after: .seconds(1), every: .seconds(1)) { _ in log.note("ran") }
    host.advance(by: .seconds(1))
    expect(log.take(), ["ran"])
    model.isShown = false
    host.advance(by: .seconds(5))
    expect(log.take(), [])
    expect(node.flags, contains: .hasLeft)
    expectNil(host.host.timerDeadline)
  }

  @Test func `a timer that the update before it cancels doesn't run`() {
    let model = Shown()
    let canceller = Canceller()
    let host = TestHost(width: 1, height: 1) { Showing(model: model) { canceller.cancel?() } }
    let timer = host.host.schedule(for: log, after: .seconds(1)) { $0.note("ran") }
    canceller.cancel = { host.host.cancel(timer) }
    model.isShown = false
    host.advance(by: .seconds(2))
    expect(log.take(), [])
    canceller.cancel = nil
  }

  private func text(below node: Node) -> Node? {
    if node.name == "Text" { return node }
    var found: Node?
    node.visitChildren { found = found ?? text(below: $0) }
    return found
  }

  @Observable final class Shown { var isShown = true }
  struct Showing: View {
    let model: Shown
    var changed: () -> Void = {}
    var body: some View {
      VStack { if model.isShown { Text("a") } }.onChange(of: model.isShown) { changed() }
    }
  }
  final class Canceller { var cancel: (() -> Void)? }
}
