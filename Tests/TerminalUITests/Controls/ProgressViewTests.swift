import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100))%")
    }
  }
}

private struct Arrowed: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(">"); ProgressView(configuration).progressViewStyle(.linear)
    }
  }
}

/// Lets the time pass, with a turn at each wake-up; says how often the program was woken.
private func wakeUps(of host: TestHost, in time: Duration) -> Int {
  let end = host.clock.now + time
  var count = 0
  while let deadline = host.host.timerDeadline, deadline <= end {
    host.advance(by: deadline - host.clock.now)
    count += 1
  }
  host.advance(by: end - host.clock.now)
  return count
}

@Suite struct ProgressViewTests {
  @Test(
    arguments: [
      (0.0, "────"), (0.1, "────"), (0.125, "╸───"), (0.25, "━───"), (0.5, "━━──"), (0.9, "━━━╸"),
      (0.99, "━━━╸"), (1, "━━━━"), (2, "━━━━"), (-1, "────"), (.nan, "────"), (.infinity, "━━━━"),
    ])
  func `a bar is heavy as far as it is done, to half a column`(value: Double, expected: String) {
    expect(screen(4, 1) { ProgressView(value: value) }, expected)
  }

  @Test(
    arguments: [(3.0, 6.0, "━━──"), (3, 0, "────"), (0, 0, "────"), (3, -6, "────"), (3, .infinity, "────")])
  func `a value is a part of its total`(value: Double, total: Double, expected: String) {
    expect(screen(4, 1) { ProgressView(value: value, total: total) }, expected)
  }

  @Test func `the label is above the bar, the value behind it`() {
    expect(
      screen(10, 2) {
        ProgressView(value: 1, total: 2) {
          Text("Copying")
        } currentValueLabel: {
          Text("50 %")
        }
      }, "Copying···\n━━╸──·50·%")
    expect(screen(6, 2) { ProgressView("ab", value: 0.5) }, "ab····\n━━━───")
  }

  @Test func `the light part is dim, and a tint is the colour of the line`() {
    let host = TestHost(width: 4, height: 1) {
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .green))
    }
    expect(host.style(0, 0), Style(foreground: .green))
    expect(host.style(3, 0), Style(attributes: .dim))
  }

  @Test(arguments: [(0.0, "○"), (0.25, "◔"), (0.6, "◑"), (0.8, "◕"), (1, "●")])
  func `a circle fills by quarters`(value: Double, expected: String) {
    expect(screen(1, 1) { ProgressView(value: value).progressViewStyle(.circular) }, expected)
  }

  @Test func `a value that changes writes the cells that differ`() {
    let host = TestHost(width: 10, height: 1) { Stepping { ProgressView(value: Double($0), total: 20) } }
    host.press("n")
    expect(host.text, "╸─────────")
    expect(host.record.runs.map(\.count), [1])
    expect(host.record.layouts, 0)
  }

  @Test func `what doesn't show writes nothing`() {
    let host = TestHost(width: 10, height: 1) { Stepping { ProgressView(value: Double($0), total: 1000) } }
    host.press("n")
    expect(host.record.itemsPainted, 0)
  }

  @Test func `without a value a spinner turns 10 times a second`() {
    let host = TestHost(width: 4, height: 1) { ProgressView("ab") }
    var screens = [host.text]
    for _ in 1...10 {
      host.advance(by: .milliseconds(100))
      screens.append(host.text)
      expect(host.record.bodyCount == 0 && host.record.layouts == 0)
      expect(host.record.runs.map(\.count), [1])
    }
    expect(screens, "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏⠋".map { "\($0) ab" })
  }

  @Test func `a bar without a value moves to and fro`() {
    let host = TestHost(width: 8, height: 1) { ProgressView().progressViewStyle(.linear) }
    var screens = [host.text]
    for _ in 1...12 {
      host.advance(by: .milliseconds(100))
      screens.append(host.text)
    }
    expect(screens[0] == "━━──────" && screens[1] == "─━━─────")
    expect(screens[6] == "──────━━" && screens[7] == "─────━━─" && screens[12] == screens[0])
  }

  @Test func `a hundred of them wake the program 10 times a second`() {
    let host = TestHost(width: 20, height: 50) {
      VStack {
        ForEach(0..<50) { _ in
          HStack {
            ProgressView(); ProgressView().progressViewStyle(.linear)
          }
        }
      }
    }
    host.advance(by: .milliseconds(37))
    expect(wakeUps(of: host, in: .seconds(10)), 100)
  }

  @Test func `one with a value wakes nobody`() {
    let host = TestHost(width: 8, height: 1) { ProgressView(value: 0.5) }
    expect(wakeUps(of: host, in: .seconds(10)), 0)
  }

  @Test func `one that left wakes nobody`() {
    let host = TestHost(width: 8, height: 1) { Stepping { if $0 == 0 { ProgressView() } } }
    expect(host.host.timerDeadline != nil)
    host.press("n")
    expectNil(host.host.timerDeadline)
  }

  @Test func `one that is out of sight wakes nobody, and moves again when it comes back`() {
    let host = TestHost(width: 8, height: 3) {
      ScrollView {
        VStack {
          ProgressView()
          ForEach(0..<20) { Text("\($0)") }
        }
      }
    }
    host.press(.end)
    // The step that it had asked for comes yet.
    expect(wakeUps(of: host, in: .seconds(10)), 1)
    host.press(.home)
    expect(host.host.timerDeadline != nil)
    expect(wakeUps(of: host, in: .seconds(1)), 10)
  }

  @Test func `one that is hidden wakes nobody`() {
    let host = TestHost(width: 8, height: 1) { ProgressView().hidden() }
    expectNil(host.host.timerDeadline)
  }

  @Test func `a terminal that is busy holds it up`() {
    let host = TestHost(width: 1, height: 1) { ProgressView() }
    host.terminal.wantsFrame = false
    expect(wakeUps(of: host, in: .seconds(10)), 1)
    host.terminal.wantsFrame = true
    host.turn()
    expect(host.text, "⠋")
    expect(wakeUps(of: host, in: .seconds(1)), 10)
  }

  @Test func `a style of the app looks as it says`() {
    expect(
      screen(6, 1) { ProgressView("ab", value: 0.5).progressViewStyle(Percent()) }, "ab·50%")
    expect(
      screen(5, 1) { ProgressView(value: 0.5).progressViewStyle(Arrowed()) }, ">━━──")
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a narrow bar is as wide as its room`(width: Int) {
    let host = TestHost(width: width, height: 1) { ProgressView().progressViewStyle(.linear) }
    for _ in 0..<10 { host.advance(by: .milliseconds(100)) }
    expect(host.screen.size.width, width)
    expect(host.issues, [])
  }
}
