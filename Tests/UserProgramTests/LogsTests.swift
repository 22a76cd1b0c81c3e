import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Logs

@Suite struct LogsTests {
  private func start(width: Int = 100, height: Int = 30, seconds: Int = 1) -> TestHost {
    let host = TestHost(width: width, height: height, app: LogsApp())
    if seconds > 0 { host.advance(by: .seconds(seconds)) }
    return host
  }

  @Test func `lines appear as time goes by`() {
    let host = start(seconds: 0)
    expect(host.text, contains: "No lines yet")
    host.advance(by: .seconds(1))
    expect(host.text, contains: "8 of 8 lines")
    expect(host.text, contains: "08:00:01.096 DBG")
  }

  @Test func `the last line stays in sight until the user scrolls up`() {
    let host = start(seconds: 30)
    expect(host.text, contains: "08:00:32.880")  // line 240
    host.advance(by: .seconds(5))
    expect(host.text, contains: "08:00:38.360")  // line 280
    expect(host.text, contains: "following")
    host.scroll(x: 40, y: 15, dy: -5)
    expect(host.text, lacks: "following")
    host.advance(by: .seconds(5))
    expect(host.text, lacks: "08:00:43.840")  // line 320
    host.press("f", modifiers: .control)
    expect(host.text, contains: "08:00:43.840")
    expect(host.text, contains: "following")
  }

  @Test func `End goes back to following`() {
    let host = start(seconds: 30)
    host.click(on: "ERR")
    host.press(.home)
    expect(host.text, contains: "08:00:00.137")
    expect(host.text, lacks: "following")
    host.press(.end)
    expect(host.text, contains: "following")
    host.advance(by: .seconds(5))
    expect(host.text, contains: "08:00:38.360")
  }

  @Test func `lines wait while the log is paused`() {
    let host = start()
    host.find(.button, "Pause").press()
    host.advance(by: .seconds(2))
    expect(host.text, contains: "16 waiting")
    expect(host.text, contains: "8 of 8 lines")
    host.find(.button, "Resume").press()
    expect(host.text, contains: "24 of 24 lines")
    expect(host.text, contains: "live")
  }

  @Test func `the level hides lesser lines`() {
    let host = start(seconds: 10)
    host.find(.menu, "Level").press()
    host.find(.button, "Error").press()
    expect(host.text, contains: "3 of 80 lines")
    expect(host.text, contains: "≥ Error")
    expect(host.text, lacks: "DBG")
  }

  @Test func `a search counts its matches and goes from one to the next`() {
    let host = start(seconds: 30)
    host.press("/")
    host.type("refused")
    expect(host.text, contains: "match 1/10")
    host.press(.return)
    expect(host.text, contains: "match 2/10")
    host.press(.f3)
    expect(host.text, contains: "match 3/10")
    host.press(.f3, modifiers: .shift)
    host.press(.f3, modifiers: .shift)
    host.press(.f3, modifiers: .shift)
    expect(host.text, contains: "match 10/10")
  }

  @Test func `details show the fields of the selected line, and copy copies it`() {
    let host = start()
    host.press(.tab)
    host.find(.button, "Pause").press()
    host.click(on: "08:00:00.137")
    host.press("d", modifiers: .control)
    expect(host.text, contains: "r-7919")
    expect(host.text, contains: "worker-1")
    host.find(.button, "Copy").press()
    expect(host.copiedTexts.count, 1)
    expect(host.copiedTexts.first?.hasPrefix("08:00:00.137 INF"), true)
    expect(host.text, contains: "Line 1 copied")
  }

  @Test func `a bookmark gets a note and leads back to its line`() throws {
    let host = start(seconds: 20)
    host.press("p", modifiers: .control)
    host.click(on: "08:00:21.920")
    host.press("b")
    expect(host.text, contains: "★")
    host.press("2", modifiers: .option)
    host.click(on: "08:00:21.920")
    host.press("e")
    let alert = try #require(host.alert)
    host.type("look here")
    alert.button("Save").press()
    expect(host.text, contains: "look here")
    host.press("1", modifiers: .option)
    host.press(.home)
    expect(host.text, lacks: "08:00:21.920")
    host.press(.f2)
    expect(host.text, contains: "08:00:21.920")
  }

  @Test func `twenty thousand lines are loaded, counted and cleared after a question`() async throws {
    let host = start()
    host.perform("log.load-20-000-lines")
    await host.settle { host.text.contains("20000 of 20000 lines") }
    host.press("3", modifiers: .option)
    expect(host.text, contains: "Latest errors")
    expect(host.text.contains("869") || host.text.contains("870"))
    host.press("l", modifiers: .control)
    let alert = try #require(host.alert)
    alert.button("Clear 20000 lines").press()
    host.press("1", modifiers: .option)
    expect(host.text, contains: "0 of 0 lines")
    expect(host.text, contains: "The log is empty")
  }

  @Test func `long lines wrap when the user wants it, and a small window has room for the log`() {
    let host = start(width: 80, height: 24, seconds: 4)
    expect(host.text, lacks: "circuit breaker is open")
    host.press("w", modifiers: .option)
    expect(host.text, contains: "refused after 3")
    host.resize(width: 40, height: 12)
    expect(host.text, contains: "live")
    host.press("g", modifiers: .control)
    host.type("777")
    host.press(.return)
    expect(host.text, contains: "There is no such line")
    host.press(.escape)
    expectEmpty(host.layers)
    host.audit()
  }

  @Test func `random use finds nothing`() async {
    await RandomUse(seed: 7) { TestHost(width: 80, height: 24, app: LogsApp()) }.run(
      Soak.count(100, 1_000, full: 20_000))
  }
}
