import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

/// A view with a timer that is made with each evaluation of the view around it.
private struct Ticker: View {
  let name: String
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var ticks = 0

  var body: some View { Text("\(name)\(ticks)").onReceive(timer) { _ in ticks += 1 } }
}

@Suite struct TimerPublisherTests {
  @Test func `a timer evaluates the one view that hears it, once a tick`() {
    // R1, E2
    struct Screen: View {
      var body: some View {
        VStack {
          Ticker(name: "a")
          Text("still")
        }
      }
    }
    let host = TestHost(width: 5, height: 2) { Screen() }
    expect(host.text, " a0  \nstill")
    host.advance(by: .milliseconds(999))
    expect(host.record.bodies, [])
    host.advance(by: .milliseconds(1))
    expect(host.text, " a1  \nstill")
    expect(host.record.bodies, ["Ticker"])
    expect(host.record.cellsWritten, 1)
    host.advance(by: .seconds(3))
    expect(host.text, " a4  \nstill")
    expect(host.record.bodies, ["Ticker", "Ticker", "Ticker"])
  }

  @Test func `an evaluation that makes the timer again leaves the running one alone`() {
    // R2
    struct Screen: View {
      @State private var letter = "a"
      var body: some View {
        Ticker(name: letter).onKeyPress("b") {
          letter = "b"
          return .handled
        }
      }
    }
    let host = TestHost(width: 2, height: 1) { Screen() }
    host.advance(by: .milliseconds(700))
    host.press("b")
    expect(host.record.bodies, ["Screen", "Ticker"])
    host.advance(by: .milliseconds(300))
    expect(host.text, "b1")
    // One timer, and not one for each evaluation.
    host.advance(by: .seconds(1))
    expect(host.text, "b2")
    expect(host.record.bodies, ["Ticker"])
  }

  @Test func `a timer that is mapped goes on, one with another interval starts`() {
    // R2
    struct Screen: View {
      let log: Log
      @State private var seconds = 1.0
      @State private var noise = 0
      var body: some View {
        Text("\(noise)")
          .onReceive(Timer.publish(every: seconds, on: .main, in: .common).autoconnect().map { _ in 1 }) {
            log.note("\($0)")
          }
          .onKeyPress("n") {
            noise += 1
            return .handled
          }
          .onKeyPress("s") {
            seconds = 0.25
            return .handled
          }
      }
    }
    let log = Log()
    let host = TestHost(width: 2, height: 1) { Screen(log: log) }
    host.advance(by: .milliseconds(600))
    host.press("n")
    host.advance(by: .milliseconds(400))
    expect(log.take(), ["1"])
    host.press("s")
    host.advance(by: .seconds(1))
    expect(log.take(), ["1", "1", "1", "1"])
  }

  @Test func `a timer lives as long as its view`() {
    // R2
    struct Screen: View {
      @State private var isOn = true
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks)")
          .onTapGesture { isOn.toggle() }
          .background {
            if isOn {
              Color.clear.onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
                ticks += 1
              }
            }
          }
      }
    }
    let host = TestHost(width: 1, height: 1) { Screen() }
    host.advance(by: .seconds(2))
    expect(host.text, "2")
    host.click(x: 0, y: 0)
    expectNil(host.host.timerDeadline)
    host.advance(by: .seconds(2))
    expect(host.text, "2")
    host.click(x: 0, y: 0)
    host.advance(by: .seconds(1))
    expect(host.text, "3")
  }

  @Test func `the dates are those of the host's clock`() {
    struct Screen: View {
      @State private var date = Date.distantPast
      var body: some View {
        Text(date.formatted(.iso8601))
          .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { date = $0 }
      }
    }
    let host = TestHost(width: 20, height: 1, wallTime: .seconds(86400)) { Screen() }
    host.advance(by: .seconds(2))
    expect(host.text, "2001-01-02T00:00:02Z")
  }

  @Test func `a timer without autoconnect runs from connect to cancel`() {
    struct Screen: View {
      let timer: Timer.TimerPublisher
      @State private var ticks = 0
      @State private var connection: (any Cancellable)?
      var body: some View {
        Text("\(ticks)")
          .onReceive(timer) { _ in ticks += 1 }
          .onKeyPress("c") {
            connection = timer.connect()
            return .handled
          }
          .onKeyPress("x") {
            connection?.cancel()
            return .handled
          }
      }
    }
    let host = TestHost(width: 1, height: 1) {
      Screen(timer: Timer.publish(every: 1, on: .main, in: .common))
    }
    host.advance(by: .seconds(2))
    expect(host.text, "0")
    host.press("c")
    host.advance(by: .seconds(2))
    expect(host.text, "2")
    host.press("x")
    host.advance(by: .seconds(2))
    expect(host.text, "2")
    expectNil(host.host.timerDeadline)
  }

  @Test func `two views of one timer tick together, and one wake-up serves both`() {
    struct Screen: View {
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @State private var first = 0
      @State private var second = 0
      @State private var isLate = false
      var body: some View {
        VStack {
          Text("\(first)").onReceive(timer) { _ in first += 1 }
          if isLate { Text("\(second)").onReceive(timer) { _ in second += 1 } }
        }
        .onKeyPress("l") {
          isLate = true
          return .handled
        }
      }
    }
    let host = TestHost(width: 1, height: 2) { Screen() }
    host.advance(by: .milliseconds(1500))
    host.press("l")
    host.advance(by: .milliseconds(500))
    expect(host.text, "2\n1")
    expect(host.record.bodies, ["Screen"])
  }

  @Test(arguments: [0, -1, .nan, 0.0001])
  func `the shortest interval is a millisecond`(interval: TimeInterval) {
    struct Screen: View {
      let interval: TimeInterval
      @State private var ticks = 0
      var body: some View {
        Text("\(ticks)")
          .onReceive(Timer.publish(every: interval, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
      }
    }
    let host = TestHost(width: 2, height: 1) { Screen(interval: interval) }
    host.advance(by: .milliseconds(10))
    expect(host.text, "10")
  }

  @Test func `a subscriber outside of views hears the run loop`() async {
    let ticks = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var ticks = 0
        let subscription = Timer.publish(every: 0.005, on: .current, in: .default).autoconnect().sink { _ in
          ticks += 1
        }
        // In short waits: a run loop of Foundation may oversleep a short timer.
        for _ in 0..<1000 where ticks < 2 {
          _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        }
        subscription.cancel()
        continuation.resume(returning: ticks)
      }
    }
    expect(ticks, atLeast: 2)
  }
}
