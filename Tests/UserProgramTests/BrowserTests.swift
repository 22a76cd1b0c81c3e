import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Browser

@Suite struct BrowserTests {
  /// The app with all tables loaded.
  func start(width: Int = 110, height: Int = 30) -> TestHost {
    let host = TestHost(width: width, height: height, app: BrowserApp())
    host.advance(by: .seconds(3))
    return host
  }

  func openQuery(_ sql: String) -> TestHost {
    let host = start()
    host.find(.row, "Query").click()
    host.find(.textEditor, "SQL").replaceText(sql)
    host.press("r", modifiers: .control)
    return host
  }

  @Test func `the row counts come after a while, one table after the other`() {
    let host = TestHost(width: 110, height: 30, app: BrowserApp())
    expect(host.text, contains: "Loading customers")
    host.advance(by: .seconds(1))
    expect(host.text, contains: "Ada 10")
    expect(host.text, lacks: "240")
    host.advance(by: .seconds(2))
    expect(host.text, contains: "240")
  }

  @Test func `a click on a title sorts by that column, a second one the other way round`() {
    let host = start()
    host.click(on: "credit")
    expect(host.text, contains: "1.98")
    let ascending = host.text
    host.click(on: "credit")
    expect(host.text, not: ascending)
    expect(host.text, contains: "998.19")
  }

  @Test func `slash goes to the filter, and typing narrows the rows`() {
    let host = start()
    host.press("/")
    host.type("Grace 7")
    expect(host.text, contains: "Grace 77")
    expect(host.text, lacks: "Barbara")
    host.press(.escape)
    expect(host.text, contains: "1–100 of 500")
  }

  @Test func `alt-right and alt-left turn the pages`() {
    let host = start()
    host.press(.rightArrow, modifiers: .option)
    expect(host.text, contains: "101–200 of 500")
    expect(host.text, contains: "Alan 101")
    host.press(.leftArrow, modifiers: .option)
    expect(host.text, contains: "1–100 of 500")
  }

  @Test func `a row is edited in a sheet and shows its new value`() {
    let host = start()
    host.click(on: "Barbara 2")
    host.press(.return)
    host.find(.textField, "name").replaceText("Liskov")
    host.find(.button, "Save").press()
    expect(host.text, lacks: "Cancel")
    expect(host.text, contains: "Liskov")
    expect(host.text, lacks: "Barbara 2 ")
    expect(host.text, contains: "Row 2 saved")
  }

  @Test func `what is no number isn't saved, and the sheet says so`() {
    let host = start()
    host.click(on: "Barbara 2")
    host.press("e", modifiers: .control)
    host.find(.textField, "credit").replaceText("much")
    host.press(.return)
    expect(host.text, contains: "Not of type REAL")
    expect(!host.layers.isEmpty)
    host.press(.escape)
    expect(host.alert?.title, "Discard your changes?")
    host.alert?.button("Discard").press()
    expectEmpty(host.layers)
  }

  @Test func `delete asks, and ctrl-z brings the row back`() throws {
    let host = start()
    host.click(on: "Barbara 2")
    host.press(.delete)
    try #require(host.alert).button("Cancel").press()
    expect(host.text, contains: "Barbara 2 ")
    host.press(.delete)
    try #require(host.alert).button("Delete").press()
    expect(host.text, contains: "1 row deleted")
    expect(host.text, contains: "of 499")
    host.press("z", modifiers: .control)
    expect(host.text, contains: "of 500")
  }

  @Test func `a query shows its rows after a while and is remembered`() {
    let host = start()
    host.press("q", modifiers: .option)
    host.find(.textEditor, "SQL").replaceText("SELECT * FROM orders WHERE status = paid")
    host.press("r", modifiers: .control)
    expect(host.text, contains: "Running")
    host.advance(by: .seconds(2))
    expect(host.text, contains: "status")
    host.click(on: "History")
    expect(host.text, contains: "80 rows")
    host.click(on: "80 rows")
    host.press(.delete)
    expect(host.text, contains: "No queries yet")
  }

  @Test func `escape cancels a slow query`() {
    let host = openQuery("SLEEP 60")
    host.advance(by: .seconds(2))
    expect(host.text, contains: "2.0 s")
    host.press(.escape)
    expect(host.text, contains: "Query cancelled")
    host.advance(by: .seconds(100))
    host.click(on: "History")
    expect(host.text, contains: "cancelled")
    expect(host.text, lacks: "Running")
  }

  @Test func `f4 shows the schema, and every element can be used`() {
    let host = start()
    host.press(.f4)
    expect(host.text, contains: "Schema of customers")
    expect(host.text, contains: "primary key")
    host.audit()
    host.press(.f4)
    expect(host.text, lacks: "primary key")
  }

  @Test func `the marks of panes are where a divider was dragged to`() {
    let host = TestHost(app: BrowserApp())
    host.press("A")
    host.press(.downArrow)
    host.press(.return, modifiers: .shift)
    host.play(.drag(x: 32, y: 9, toX: 51, toY: 7))
    expect(host.faults(), [])
  }

  @Test func `random use`() async {
    await RandomUse(seed: 1) { TestHost(app: BrowserApp()) }.run(Soak.count(100, 1_000, full: 20_000))
  }

  @Test func `a sheet grows when messages appear in its form`() {
    let host = TestHost(app: BrowserApp())
    host.advance(by: .seconds(5))
    host.play(.perform("new"))
    host.press(.return)
    expect(host.text, contains: "credit may not be null")
    expect(host.text, contains: "active")
    host.audit()
  }
}
