import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct LinkTests {
  private final class Opened { var urls: [String] = [] }

  private func host(_ opened: Opened, to destination: String = "https://example.org") -> TestHost {
    TestHost(width: 8, height: 1) {
      Link("manual", destination: destination)
        .environment(
          \.openURL,
          OpenURLAction(opening: {
            opened.urls.append($0)
            return .handled
          }))
    }
  }

  @Test(arguments: [KeyEquivalent.return, .space])
  func `return and space open the destination`(key: KeyEquivalent) {
    let opened = Opened()
    let host = host(opened)
    host.press(key)
    host.press("x")
    #expect(opened.urls == ["https://example.org"])
    expect(host.record.bodyCount, 0)
  }

  @Test func `a click opens the destination`() {
    let opened = Opened()
    let host = host(opened)
    host.click(on: "manual")
    #expect(opened.urls == ["https://example.org"])
  }

  @Test func `a link is underlined and blue, reversed with the focus, and its cells are links`() {
    let host = TestHost(width: 3, height: 1) {
      HStack {
        Link("a", destination: "https://example.org/a")
        Link(destination: "https://example.org/b") { Text("b") }
      }
    }
    let (first, second) = (host.style(0, 0), host.style(2, 0))
    expect(first.attributes, [.underline, .reverse])
    expect(second.attributes, .underline)
    expect(first.foreground == .cyan && second.foreground == .cyan)
    expect(first.link != nil && second.link != nil && first.link != second.link)
    host.press(.tab)
    expect(host.style(0, 0).attributes, .underline)
    expect(host.style(2, 0).attributes, [.underline, .reverse])
  }

  @Test func `a destination with a control character has plain cells, and isn't opened`() {
    let opened = Opened()
    let host = host(opened, to: "app:settings\u{7}")
    expectNil(host.style(1, 0).link)
    host.press(.return)
    expect(opened.urls, [])
  }

  @Test func `a disabled link is dim and opens nothing`() {
    let opened = Opened()
    let host = TestHost(width: 8, height: 1) {
      Link("manual", destination: "https://example.org").disabled(true)
        .environment(
          \.openURL,
          OpenURLAction(opening: {
            opened.urls.append($0)
            return .handled
          }))
    }
    expect(host.style(1, 0).attributes, contains: .dim)
    host.press(.return)
    host.click(x: 2, y: 0)
    expect(opened.urls, [])
  }

  @Test(arguments: [
    (OpenURLAction.Result.handled, true), (.discarded, false),
    // Nobody opens anything in tests.
    (.systemAction, false), (.systemAction("https://example.org"), false),
  ])
  func `who opens a URL hears whether somebody took it`(result: OpenURLAction.Result, accepted: Bool) {
    var heard: [Bool] = []
    OpenURLAction(opening: { _ in result })("https://example.org") { heard.append($0) }
    expect(heard, [accepted])
  }
}
