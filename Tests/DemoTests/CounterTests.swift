import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import Counter

@Suite struct CounterTests {
  @Test func `the first screen is a centred card`() {
    let host = TestHost(width: 44, height: 12) { CounterScreen() }
    assertSnapshot(of: host.styledText)
    expect(host.cursor.map { host.focusedElement?.frame.contains($0.position) == true }, true)
    expect(host.issues, [])
  }

  @Test func `a press of + evaluates one body and writes one cell`() {
    let host = TestHost(width: 44, height: 12) { CounterScreen() }
    host.press("+")
    expect(host.record.bodies, ["Counter"])
    expect(host.record.layouts, 1)
    expect(host.record.runs.map(\.count), [1])
    expect(host.terminal.writes.count, 2)
    expect(host.text, contains: "Count: 1")
  }

  @Test(
    arguments: [
      ("+", "Count: 1"), ("-", "Count: -1"), ("+++-", "Count: 2"), ("+++r", "Count: 0"), ("r", "Count: 0"),
      ("++++++++++", "Count: 10"), ("x", "Count: 0"),
    ])
  func `keys change the number`(keys: String, expected: String) {
    let host = TestHost(width: 44, height: 12) { CounterScreen() }
    host.type(keys)
    expect(host.text, contains: expected)
    expectNil(host.host.exitCode)
  }

  @Test func `q ends the app with success`() {
    let host = TestHost(width: 44, height: 12) { CounterScreen() }
    host.type("+q")
    expect(host.host.exitCode, 0)
    expect(host.host.issues, [])
  }

  @Test func `the buttons are pressed by keyboard`() {
    let host = TestHost(width: 44, height: 12) { CounterScreen() }
    host.press(.return)
    expect(host.text, contains: "Count: -1")
    host.press(.tab)
    host.press(.space)
    host.press(.space)
    expect(host.text, contains: "Count: 1")
    host.press(.leftArrow)
    host.press(.return)
    expect(host.text, contains: "Count: 0")
    host.press(.rightArrow)
    host.press(.return)
    expect(host.text, contains: "Count: 1")
  }

  @Test func `the buttons are pressed by mouse`() {
    let host = TestHost(width: 44, height: 12) { CounterScreen() }
    expect(host.click(on: "  +  "))
    expect(host.click(on: "  +  "))
    expect(host.click(on: "  -  "))
    expect(host.text, contains: "Count: 1")
    expect(host.click(on: "Counter"))
    host.click(x: 0, y: 0)
    expect(host.text, contains: "Count: 1")
  }

  @Test func `a wider number moves just its line`() {
    let host = TestHost(width: 44, height: 12) { CounterScreen() }
    host.type("+++++++++")
    host.press("+")
    expect(host.record.bodies, ["Counter"])
    expect(host.record.runs.allSatisfy { $0.y == 5 })
    expect(host.text, contains: "Count: 10")
  }

  @Test func `every window from 0×0 to 40×20 shows what it can`() {
    let resized = TestHost(width: 44, height: 12) { CounterScreen() }
    for width in 0...40 {
      for height in 0...20 {
        let host = TestHost(width: width, height: height) { CounterScreen() }
        resized.resize(width: width, height: height)
        expect(resized.screen, host.screen, "\(width)×\(height)")
        expect(host.issues, [])
      }
    }
    resized.type("+")
    resized.resize(width: 44, height: 12)
    expect(resized.text, contains: "Count: 1")
  }

  @Test(arguments: [(1000, 500), (1, 500), (1000, 1)])
  func `a huge or narrow window is no matter`(width: Int, height: Int) {
    let host = TestHost(width: width, height: height) { CounterScreen() }
    expect(host.screen.size, Size(width: width, height: height))
    host.press("+")
    host.click(x: width / 2, y: height / 2)
    expect(host.text.contains("Count: 1"), (width >= 8))
  }

  @Test(
    arguments: [
      (42, 11, true, true), (41, 11, false, true), (42, 10, false, true), (12, 2, false, true),
      (12, 1, false, false), (8, 1, false, false),
    ])
  func `a small window has the number and the buttons, without a card`(
    width: Int, height: Int, hasCard: Bool, hasButtons: Bool
  ) {
    let host = TestHost(width: width, height: height) { CounterScreen() }
    host.press("+")
    expect(host.text, contains: "Count: 1")
    expect(host.text.contains("╭"), hasCard)
    expect(host.text.contains("  -      +  "), hasButtons)
  }
}
