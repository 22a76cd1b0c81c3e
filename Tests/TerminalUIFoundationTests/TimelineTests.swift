import Foundation
import TerminalUI
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// Views that follow the time: what they show, and how often they wake.
@Suite @MainActor struct TimelineTests {
  private static func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// The wake-ups of a time, each followed by its turn.
  private func wakes(_ host: TestHost, in duration: Duration) -> Int {
    let end = host.clock.now + duration
    var count = 0
    while let deadline = host.host.timerDeadline, deadline <= end, count < 10_000 {
      host.advance(by: deadline - host.clock.now)
      count += 1
    }
    host.advance(by: end - host.clock.now)
    return count
  }

  /// The lines of the screen, without the blanks around them.
  private func shown(_ host: TestHost) -> String {
    host.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  // MARK: TimelineView

  private struct Seconds: View {
    var interval = 1.0
    var body: some View {
      TimelineView(.periodic(from: date(0.5), by: interval)) { context in
        Text("\(context.date.timeIntervalSinceReferenceDate)")
      }
    }
  }

  @Test func `a periodic timeline wakes at its dates, and never else`() {
    let host = TestHost(width: 20, height: 1, wallTime: .seconds(10)) { Seconds() }
    expect(shown(host), "9.5")
    expect(wakes(host, in: .milliseconds(400)), 0)
    expect(wakes(host, in: .milliseconds(200)), 1)
    expect(shown(host), "10.5")
    expect(wakes(host, in: .seconds(60)), 60)
    expect(shown(host), "70.5")
  }

  private struct Switched: View {
    @State private var isShown = true
    var body: some View {
      VStack(spacing: 0) {
        Button("switch") { isShown.toggle() }
        if isShown { Seconds() }
      }
    }
  }

  @Test func `a timeline that has left wakes nothing`() {
    let host = TestHost(width: 20, height: 3) { Switched() }
    expect(wakes(host, in: .seconds(5)), 5)
    host.press(.return)
    expect(wakes(host, in: .seconds(60)), 0)
    host.press(.return)
    expect(wakes(host, in: .seconds(5)), 5)
  }

  @Test func `out of sight it wakes once at most, and in sight again it catches up`() {
    let host = TestHost(width: 20, height: 3) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Seconds()
          ForEach(0..<20, id: \.self) { Text("row \($0)") }
        }
      }
    }
    expect(wakes(host, in: .seconds(5)), 5)
    host.scroll(x: 10, y: 1, dy: 5)
    expect(host.text, lacks: "4.5")
    expect(wakes(host, in: .seconds(1)), atMost: 1)
    expect(wakes(host, in: .seconds(600)), 0)
    host.scroll(x: 10, y: 1, dy: -5)
    host.advance(by: .zero)
    expect(host.text, contains: "605.5")
    expect(wakes(host, in: .seconds(5)), 5)
  }

  @Test func `it goes on where nothing that is seen changes`() {
    var dates: [Double] = []
    let host = TestHost(width: 20, height: 1) {
      TimelineView(.periodic(from: Self.date(0), by: 1)) { context in
        let _ = dates.append(context.date.timeIntervalSinceReferenceDate)
        Text("the same")
      }
    }
    expect(wakes(host, in: .seconds(4)), 4)
    expect(dates, [0, 1, 2, 3, 4])
  }

  @Test func `every minute begins with the minute`() {
    let host = TestHost(width: 20, height: 1, wallTime: .seconds(130)) {
      TimelineView(.everyMinute) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate)) \(context.cadence == .minutes)")
      }
    }
    expect(shown(host), "120 true")
    expect(wakes(host, in: .seconds(49)), 0)
    expect(wakes(host, in: .seconds(1)), 1)
    expect(shown(host), "180 true")
    expect(wakes(host, in: .seconds(3600)), 60)
  }

  @Test func `explicit dates come once each, in their order`() {
    let dates = [5, 7, 6, 7, 20].map { Self.date($0) }
    let host = TestHost(width: 20, height: 1, wallTime: .seconds(3)) {
      TimelineView(.explicit(dates)) { context in
        Text("\(context.date.timeIntervalSinceReferenceDate)")
      }
    }
    expect(shown(host), "3.0")
    expect(wakes(host, in: .seconds(2)), 1)
    expect(shown(host), "5.0")
    expect(wakes(host, in: .seconds(2)), 1)
    expect(shown(host), "7.0")
    expect(wakes(host, in: .seconds(100)), 1)
    expect(shown(host), "20.0")
    expectNil(host.host.timerDeadline)
  }

  private struct Moving: View {
    @State private var isPaused = false
    var body: some View {
      VStack {
        Button("pause") { isPaused.toggle() }
        TimelineView(.animation(minimumInterval: 0.1, paused: isPaused)) { context in
          Text("\(context.cadence == .live)")
        }
      }
    }
  }

  @Test func `an animation is live, and pauses`() {
    let host = TestHost(width: 20, height: 3) { Moving() }
    expect(host.text, contains: "true")
    expect((9...11), contains: wakes(host, in: .seconds(1)))
    host.press(.return)
    expect(wakes(host, in: .seconds(10)), atMost: 1)
    host.press(.return)
    expect((9...11), contains: wakes(host, in: .seconds(1)))
  }

  private struct Live: View {
    var rate = 60
    @State private var isCovered = false
    var body: some View {
      TimelineView(.animation) { context in Text("\(context.date.timeIntervalSinceReferenceDate)") }
        .environment(\.maximumFrameRate, rate)
        .fullScreenCover(isPresented: $isCovered) { Text("cover") }
        .onKeyPress("c") {
          isCovered = true
          return .handled
        }
    }
  }

  @Test func `an animation is updated as often as motion is`() {
    // Motion B4, B14
    let host = TestHost(width: 30, height: 1) { Live() }
    expect((58...61), contains: wakes(host, in: .seconds(1)))
    host.send(.focus(false))
    expect((9...12), contains: wakes(host, in: .seconds(1)))
    host.send(.focus(true))
    expect((58...62), contains: wakes(host, in: .seconds(1)))
    let slow = TestHost(width: 30, height: 1) { Live(rate: 5) }
    expect((4...6), contains: wakes(slow, in: .seconds(1)))
  }

  @Test func `a terminal that doesn't read has no update of an animation wait for it`() {
    // Motion B4, B14
    let host = TestHost(width: 30, height: 1) { Live() }
    host.terminal.wantsFrame = false
    expect(wakes(host, in: .seconds(10)), atMost: 1)
    host.terminal.wantsFrame = true
    host.turn()
    expect((58...62), contains: wakes(host, in: .seconds(1)))
  }

  @Test func `under a cover nothing is updated`() {
    // Motion B14
    let host = TestHost(width: 30, height: 3) { Live() }
    host.press("c")
    expect(wakes(host, in: .seconds(10)), atMost: 1)
    host.press(.escape)
  }

  private struct Endless: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
      sequence(first: startDate) { $0 }
    }
  }

  @Test func `schedules without progress, and mad intervals, end`() {
    let host = TestHost(width: 20, height: 4) {
      VStack {
        TimelineView(Endless()) { _ in Text("endless") }
        TimelineView(.periodic(from: Self.date(.nan), by: -.infinity)) { _ in Text("mad") }
        TimelineView(.explicit([Self.date(.nan), Self.date(1e300)])) { _ in Text("dates") }
      }
    }
    expect(host.text.contains("endless") && host.text.contains("dates"))
    expect(wakes(host, in: .milliseconds(50)), atMost: 200)
  }

  // MARK: Texts

  nonisolated static let texts: [(Double, String, String, String)] = [
    (0, "0:00", "0 seconds", "+0 seconds"), (1, "0:01", "1 second", "+1 second"),
    (152, "2:32", "2 minutes, 32 seconds", "+2 minutes"),
    (133_141, "36:59:01", "1 day, 12 hours", "+1 day"), (3600, "1:00:00", "1 hour", "+1 hour"),
    (8580, "2:23:00", "2 hours, 23 minutes", "+2 hours"),
    (31_536_000 + 2_592_000, "9480:00:00", "1 year, 1 month", "+1 year"),
    (-20, "0:20", "20 seconds", "-20 seconds"), (-19.2, "0:20", "20 seconds", "-20 seconds"),
    (-7200, "2:00:00", "2 hours", "-2 hours"),
  ]

  @Test(arguments: texts)
  func `a text says how far a date is`(passed: Double, timer: String, relative: String, offset: String) {
    let host = TestHost(width: 40, height: 4, wallTime: .seconds(1e8)) {
      VStack(alignment: .leading, spacing: 0) {
        Text(Self.date(1e8 - passed), style: .timer)
        Text(Self.date(1e8 - passed), style: .relative).bold()
        Text(Self.date(1e8 - passed), style: .offset)
        Text("in \(Self.date(1e8 - passed), style: .offset)!")
      }
    }
    expect(shown(host), "\(timer)\n\(relative)\n\(offset)\nin \(offset)!")
  }

  @Test func `a text wakes when it says something else, and never else`() {
    func host(_ passed: Double, _ style: Text.DateStyle) -> TestHost {
      TestHost(width: 40, height: 1, wallTime: .seconds(1e6)) {
        Text(Self.date(1e6 - passed), style: style)
      }
    }
    expect(wakes(host(10, .timer), in: .seconds(60)), 60)
    // A countdown counts up again after it.
    expect(wakes(host(-10.5, .timer), in: .seconds(60)), 60)
    expect(wakes(host(10, .relative), in: .seconds(60)), 60)
    // Hours and minutes change each minute, hours alone each hour, days and hours each hour.
    expect(wakes(host(3600, .relative), in: .seconds(3600)), 60)
    expect(wakes(host(3600, .offset), in: .seconds(36_000)), 10)
    expect(wakes(host(90_000, .relative), in: .seconds(86_400)), 24)
    expect(wakes(host(-7300, .offset), in: .seconds(101)), 1)
    expect(wakes(host(0, .date), in: .seconds(86_400)), 0)
    expect(wakes(host(0, .time), in: .seconds(86_400)), 0)
  }

  @Test func `each wake-up of a text shows another text`() {
    for (start, style) in [
      (-65.25, Text.DateStyle.timer), (-3700, .relative), (-90_000, .offset), (55, .relative),
    ] {
      let host = TestHost(width: 40, height: 1, wallTime: .seconds(1e6)) {
        Text(Self.date(1e6 - start), style: style)
      }
      for _ in 0..<200 {
        let old = host.text
        guard let deadline = host.host.timerDeadline else { break }
        host.advance(by: deadline - host.clock.now - .milliseconds(2))
        expect(host.text, old)
        host.advance(by: .milliseconds(2))
        expect(host.text, not: old)
      }
    }
  }

  @Test func `a text out of sight wakes once at most`() {
    let host = TestHost(width: 20, height: 3) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          Text(Self.date(0), style: .timer)
          ForEach(0..<20, id: \.self) { Text("row \($0)") }
        }
      }
    }
    expect(wakes(host, in: .seconds(5)), 5)
    host.scroll(x: 10, y: 1, dy: 5)
    expect(wakes(host, in: .seconds(1)), atMost: 1)
    expect(wakes(host, in: .seconds(600)), 0)
    host.scroll(x: 10, y: 1, dy: -5)
    host.advance(by: .zero)
    expect(host.text, contains: "10:06")
  }

  private struct Changing: View {
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("next \(count)") { count += 1 }
        count == 1 ? Text("plain") : Text(date(count == 0 ? 0 : -60), style: .timer)
      }
    }
  }

  @Test func `a text becomes another one, and back`() {
    let host = TestHost(width: 20, height: 2) { Changing() }
    expect(wakes(host, in: .seconds(3)), 3)
    expect(host.text, contains: "0:03")
    host.press(.return)
    expect(host.text, contains: "plain")
    expect(wakes(host, in: .seconds(10)), atMost: 1)
    host.press(.return)
    expect(host.text, contains: "1:13")
    expect(wakes(host, in: .seconds(3)), 3)
    expect(host.text, contains: "1:16")
  }

  @Test func `an interval counts down to its end, and stops`() {
    let (start, end) = (Self.date(10), Self.date(70))
    let host = TestHost(width: 20, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text(timerInterval: start...end)
        Text(timerInterval: start...end, countsDown: false)
        Text(timerInterval: start...end, pauseTime: Self.date(15.5))
        Text(timerInterval: start...Self.date(7210), showsHours: false)
      }
    }
    expect(shown(host), "1:00\n0:00\n1:00\n120:00")
    host.advance(by: .seconds(12))
    expect(shown(host), "0:58\n0:02\n0:58\n119:58")
    host.advance(by: .seconds(60))
    expect(shown(host), "0:00\n1:00\n0:55\n118:58")
    let alone = TestHost(width: 20, height: 1) { Text(timerInterval: start...end) }
    expect(wakes(alone, in: .seconds(600)), 60)
    expectNil(alone.host.timerDeadline)
  }

  // MARK: ProgressView

  @Test func `a progress view of a time wakes for each half column`() {
    let host = TestHost(width: 10, height: 1) {
      ProgressView(timerInterval: Self.date(10)...Self.date(110), countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }
    expect(host.text, "──────────")
    expect(wakes(host, in: .seconds(62.5)), 10)
    expect(host.text.hasPrefix("━━━━━") && !host.text.hasPrefix("━━━━━━"))
    expect(wakes(host, in: .seconds(1000)), 10)
    expect(host.text, "━━━━━━━━━━")
    expectNil(host.host.timerDeadline)
  }

  @Test func `it counts down, with a clock`() {
    let host = TestHost(width: 10, height: 3) {
      ProgressView(timerInterval: Self.date(0)...Self.date(100)) { Text("Tea") }
    }
    expect(host.text.contains("Tea") && host.text.contains("1:40"))
    host.advance(by: .seconds(51))
    host.advance(by: .zero)
    expect(host.text, contains: "0:49")
    host.advance(by: .seconds(100))
    // What was drawn late catches up with the next turn.
    host.advance(by: .zero)
    expect(host.text, contains: "───── 0:00")
    expectNil(host.host.timerDeadline)
  }
}
