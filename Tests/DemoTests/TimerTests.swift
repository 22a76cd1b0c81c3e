import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

@testable import TimerDemo

@Suite struct TimerTests {
  private let clock = ManualClock()
  private let center = NotificationCenter()

  /// The demo at noon, on clocks that stand still.
  private func demo(motion: Bool = false) -> TestHost {
    let world = World(
      now: { Date(timeIntervalSinceReferenceDate: 12 * 3600) }, secondsFromGMT: { _ in 0 }, clock: clock,
      center: center)
    return TestHost(width: 60, height: 18, wallTime: .seconds(12 * 3600), motion: motion) {
      TimerScreen().environment(\.world, world)
    }
  }

  /// Moves the clock of tasks on, and takes the turn that follows.
  private func advance(_ host: TestHost, by duration: Duration) async {
    clock.advance(by: duration)
    // The task has written when it sleeps again.
    await waitForSleepers(1)
    host.turn()
  }

  /// Lets the tasks of the views begin or end.
  private func waitForSleepers(_ count: Int) async {
    await expect(Patience.wait { clock.sleeperCount == count }, "\(clock.sleeperCount) sleep")
  }

  @Test func `the first screen`() {
    let host = demo()
    assertSnapshot(of: host.trimmedText)
    expect(host.issues, [])
  }

  // MARK: The clock

  @Test func `a tick evaluates the clock and writes the digit that changed`() {
    let host = demo()
    expect(host.text, contains: "12:00:00")
    host.advance(by: .seconds(1))
    expect(host.text, contains: "12:00:01")
    expect(host.record.bodies, ["ClockFace"])
    expect(host.record.layouts, 1)
    expect(host.record.runs.map(\.count), [1])
    for _ in 2...9 { host.advance(by: .seconds(1)) }
    host.advance(by: .seconds(1))
    expect(host.text, contains: "12:00:10")
    expect(host.record.bodies, ["ClockFace"])
    expect(host.record.cellsWritten, 2)
  }

  @Test func `without a tick nothing happens`() {
    let host = demo()
    host.advance(by: .milliseconds(999))
    expect(host.record.bodies, [])
    expect(host.record.cellsWritten, 0)
  }

  @Test func `stop takes the clock away with its timer, and start brings both back`() {
    let host = demo()
    host.press(.return)
    expect(host.text, contains: "--:--:--")
    expectNil(host.host.timerDeadline)
    host.advance(by: .seconds(5))
    expect(host.record.bodies, [])
    host.press(.return)
    expect(host.host.timerDeadline != nil)
    host.advance(by: .seconds(1))
    expect(host.text, contains: "12:00:06")
  }

  // MARK: The stopwatch

  @Test func `a tenth of a second evaluates one view and writes one digit`() async {
    let host = demo()
    host.press(.tab)
    host.press(.return)
    await waitForSleepers(1)
    await advance(host, by: .milliseconds(100))
    expect(host.text, contains: "0:00.1")
    expect(host.record.bodies, ["StopwatchFace"])
    expect(host.record.runs.map(\.count), [1])
    await waitForSleepers(1)
    await advance(host, by: .milliseconds(900))
    expect(host.text, contains: "0:01.0")
    expect(host.record.bodies, ["StopwatchFace"])
  }

  @Test func `laps are kept, stop ends the task, reset clears`() async {
    let host = demo()
    host.press(.tab)
    host.press(.return)
    await waitForSleepers(1)
    await advance(host, by: .milliseconds(2500))
    host.click(on: "Lap")
    await waitForSleepers(1)
    await advance(host, by: .milliseconds(61_500))
    host.click(on: "Lap")
    expect(host.text, contains: "Lap 1  0:02.5")
    expect(host.text, contains: "Lap 2  1:04.0")
    assertSnapshot(of: host.trimmedText)
    await waitForSleepers(1)
    let stop = host.position(of: "1:04.0").map { Point(x: $0.x + 14, y: $0.y) }
    host.click(x: stop?.x ?? 0, y: stop?.y ?? 0)
    await waitForSleepers(0)
    expect(host.text, contains: "1:04.0")
    host.click(on: "Reset")
    expect(host.text, contains: "0:00.0")
    expect(host.text, lacks: "Lap 1")
    expect(host.issues, [])
  }

  @Test func `with motion the digits run back, and then nothing wakes`() async {
    let host = demo(motion: true)
    host.press(.return)
    host.press(.tab)
    host.press(.return)
    await waitForSleepers(1)
    await advance(host, by: .milliseconds(90_500))
    host.press(.return)
    await waitForSleepers(0)
    expect(host.text, contains: "1:30.5")
    let before = host.animationWakeCount
    host.click(on: "Reset")
    expect(host.text, contains: "1:30.5")
    host.advance(by: .seconds(0.1))
    expect(!host.text.contains("1:30.5") && !host.text.contains("0:00.0"))
    host.advance(by: .seconds(0.4))
    expect(host.text, contains: "0:00.0")
    expect(host.animations.isEmpty && host.host.timerDeadline == nil)
    expect((2...26), contains: host.animationWakeCount - before)
  }

  // MARK: The countdown

  @Test func `each second evaluates one view; the end posts what the alarm hears`() {
    let host = demo()
    for _ in 0..<3 { host.press(.tab) }
    host.press(.return)
    host.advance(by: .milliseconds(500))
    host.advance(by: .milliseconds(500))
    expect(host.text, contains: "9 seconds")
    expect(Set(host.record.bodies), ["ClockFace", "CountdownFace"])
    for _ in 0..<8 { host.advance(by: .seconds(1)) }
    expect(host.text, contains: "1 second ")
    expect(host.text, contains: "none yet")
    host.advance(by: .seconds(1))
    expect(host.text, contains: "0 seconds")
    expect(host.text, contains: "once")
    assertSnapshot(of: host.trimmedText)
    host.advance(by: .seconds(30))
    expect(host.text, contains: "0 seconds")
    host.click(on: "Clear")
    expect(host.text, contains: "none yet")
    expect(host.issues, [])
  }

  @Test func `a notification from elsewhere reaches the alarm alone`() {
    let host = demo()
    center.post(name: .countdownEnded, object: nil)
    host.turn()
    expect(host.text, contains: "once")
    expect(host.record.bodies, lacks: "CountdownRow")
  }

  @Test func `q ends the app with success`() {
    let host = demo()
    host.type("q")
    expect(host.host.exitCode, 0)
  }
}
