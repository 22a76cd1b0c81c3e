import Foundation
import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

@Suite struct LinkTests {
  @Test func `a link and the action take Foundation's URLs`() throws {
    var opened: [URL] = []
    let url = try #require(URL(string: "https://example.org/a"))
    let action = OpenURLAction { url in
      opened.append(url)
      return .handled
    }
    let host = TestHost(width: 8, height: 1) {
      HStack {
        Link("a", destination: url)
        Link(destination: url) { Text("b") }
      }
      .environment(\.openURL, action)
    }
    host.press(.return)
    host.click(on: "b")
    expect(opened, [url, url])
    var accepted: [Bool] = []
    action(url) { accepted.append($0) }
    OpenURLAction { _ in .systemAction(url) }(url) { accepted.append($0) }
    OpenURLAction { (_: URL) in .handled }("") { accepted.append($0) }
    expect(accepted, [true, false, false])
  }
}
