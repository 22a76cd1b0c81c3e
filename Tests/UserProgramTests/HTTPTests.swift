import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import HTTP

@Suite struct HTTPTests {
  private func start(width: Int = 100, height: Int = 30) -> TestHost {
    TestHost(width: width, height: height, app: HTTPApp())
  }

  @Test func `ctrl-s sends the chosen request and the response is pretty-printed JSON`() async {
    let host = start()
    host.press("s", modifiers: .control)
    expect(host.text, contains: "Sending")
    await host.settle { host.text.contains("200 OK") }
    expect(host.text, contains: "180 ms")
    expect(host.text, contains: "\"isActive\": true")
    expectEmpty(host.issues)
  }

  @Test func `the seconds go on while a request is sent, and escape cancels it`() async {
    let host = start()
    host.click(on: "Slow")
    host.find(.textField, "URL").type("")
    host.press(.return)
    host.advance(by: .milliseconds(500))
    expect(host.text, contains: "0.5 s")
    host.press(.escape)
    expect(host.text, contains: "The request was cancelled")
    host.find(.button, "Try again").press()
    expect(host.text, contains: "Sending")
  }

  @Test func `a request that is typed into the URL field is sent with Return`() async {
    let host = start()
    host.press("n", modifiers: .control)
    host.find(.textField, "URL").replaceText("https://nowhere.test/x")
    host.press(.return)
    await host.settle { host.text.contains("No response") }
    expect(host.text, contains: "The host nowhere.test could not be found")
  }

  @Test func `a variable that isn't defined is told in an alert, from which the environments open`() throws {
    let host = start()
    host.click(on: "Who am I")
    host.find(.menu, "Local").press()
    host.click(on: "Staging")
    expect(host.text, contains: "The variable {{token}} is not defined")
    host.find(.button, "Send").press()
    let alert = try #require(host.alert)
    expect(alert.title, "Not sent")
    alert.button("Environments…").press()
    expectNil(host.alert)
    expect(host.text.contains("Nothing selected") || host.find(.textField, "Name").value == "Staging")
    host.press(.escape)
    expectEmpty(host.layers)
  }

  @Test func `a request is renamed with F2`() throws {
    let host = start()
    host.click(on: "One user")
    host.press(.f2)
    let alert = try #require(host.alert)
    expect(alert.title, "Rename")
    host.find(.textField, "Name").replaceText("The first user")
    host.press(.return)
    expectNil(host.alert)
    expect(host.text, contains: "The first user")
    expect(host.text, lacks: "One user")
  }

  @Test func `delete removes a request and Ctrl-Z brings it back`() {
    let host = start()
    host.click(on: "One user")
    host.press(.delete)
    expect(host.text, contains: "One user deleted")
    host.advance(by: .seconds(1))
    host.press("z", modifiers: .control)
    expect(host.elements(.row).contains { $0.label?.contains("One user") == true })
    host.advance(by: .seconds(10))
    expect(host.text, lacks: "deleted")
  }

  @Test func `alt-down moves a request and the context menu duplicates it`() throws {
    let host = start()
    host.click(on: "One user")
    host.press(.downArrow, modifiers: .option)
    let labels = host.elements(.row).compactMap(\.label)
    let create = try #require(labels.firstIndex { $0.contains("Create user") })
    let one = try #require(labels.firstIndex { $0.contains("One user") })
    expect(create, below: one)
    host.press(" ", modifiers: .control)
    host.click(on: "Duplicate")
    expect(host.text, contains: "One user copy")
  }

  @Test func `a parameter row is added, switched off and removed, and the address follows`() {
    let host = start()
    expect(host.text, contains: "http://local.example.org/users?limit=3")
    host.find(.toggle, "Send limit").press()
    expect(host.text, lacks: "users?limit=3")
    host.find(.button, "Add Parameter").press()
    host.type("page")
    host.press(.tab)
    host.type("2")
    expect(host.text, contains: "http://local.example.org/users?page=2")
    host.find(.button, "Remove page").click()
    expect(host.text, lacks: "?page=2")
  }

  @Test func `the history has what was sent, and is cleared after a question`() async throws {
    let host = start()
    host.press("s", modifiers: .control)
    await host.settle { host.text.contains("200 OK") }
    host.click(on: "History")
    expect(host.elements(.row).contains { $0.label?.contains("200") == true })
    host.find(.button, "Clear…").press()
    let dialog = try #require(host.alert)
    dialog.button("Clear 1 entries").press()
    expect(host.text, contains: "Nothing was sent yet")
  }

  @Test func `a filter shows the requests whose names match, and nothing is inaccessible`() {
    let host = start()
    host.find(.textField, "Search").type("user")
    expect(host.text, contains: "One user")
    expect(host.text, lacks: "Who am I")
    host.press(.escape)
    expect(host.text, contains: "Who am I")
    host.audit()
  }

  @Test func `random use`() async {
    await RandomUse(seed: 1) { TestHost(app: HTTPApp()) }.run(Soak.count(100, 1_000, full: 20_000))
  }
}
