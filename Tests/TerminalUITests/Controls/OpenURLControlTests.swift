import Expectations
import Testing
import TerminalUI
import TerminalUITesting

/// What is no URL isn't opened.
@Suite struct OpenURLControlTests {
  private struct Screen: View {
    @Environment(\.openURL) private var openURL
    let url: String
    let told: (Bool) -> Void
    var body: some View {
      Button("Open") { openURL(url) { told($0) } }
    }
  }

  @Test(arguments: [
    "https://example.org/\n", "https://example.org/\u{1B}]0;x\u{7}", "https://example.org/\u{0}x",
    "http://a\tb",
    "\u{7F}", "https://example.org/\u{9B}2J", "mailto:a\rb",
  ])
  func `a URL with a control character is refused, whoever opens it`(url: String) {
    // Mend B5
    var (opened, accepted): ([String], [Bool]) = ([], [])
    let host = TestHost(width: 20, height: 1) {
      Screen(url: url) { accepted.append($0) }
        .environment(
          \.openURL,
          OpenURLAction(opening: { (url: String) in
            opened.append(url)
            return .handled
          }))
    }
    host.find(.button, "Open").press()
    expect(opened, [])
    expect(accepted, [false])
  }

  @Test(arguments: ["https://example.org/ä b", "x-note:1", ""])
  func `another one is the handler's`(url: String) {
    // Mend B5
    var opened: [String] = []
    let host = TestHost(width: 20, height: 1) {
      Screen(url: url) { _ in }
        .environment(
          \.openURL,
          OpenURLAction(opening: { (url: String) in
            opened.append(url)
            return .handled
          }))
    }
    host.find(.button, "Open").press()
    expect(opened, [url])
  }
}
