import Cells
import Expectations
import TerminalUI
import TerminalUITesting
import Testing

@testable import TerminalUIMarkdown

/// Links in Markdown, by keys and by the mouse.
@Suite struct MarkdownLinkTests {
  private final class Opened { var urls: [String] = [] }

  private let far =
    "[first](https://e.org/1)\n\n" + String(repeating: "words\n\n", count: 60) + "[second](https://e.org/2)"

  @Test func `Tab goes from link to link, and Return opens one`() {
    let host = TestHost(width: 30, height: 6) {
      ScrollView { Markdown("[a](https://e.org/a) and [b](https://e.org/b)\n\n- [c](https://e.org/c)") }
    }
    for key in [KeyEquivalent.return, .tab, .return, .tab, .return] { host.press(key) }
    expect(host.openedURLs, ["https://e.org/a", "https://e.org/b", "https://e.org/c"])
    host.press(.tab, modifiers: .shift)
    host.press(.return)
    expect(host.openedURLs.last, "https://e.org/b")
  }

  @Test func `Tab finds a link that is far out of sight, and goes back`() {
    let host = TestHost(width: 30, height: 6) { ScrollView { Markdown(far) } }
    host.press(.tab)
    expect(host.text, contains: "second")
    expect(host.unseen(), [])
    host.press(.return)
    host.press(.tab, modifiers: .shift)
    expect(host.text, contains: "first")
    host.press(.return)
    expect(host.openedURLs, ["https://e.org/2", "https://e.org/1"])
  }

  @Test func `arrows scroll while a link has the focus`() {
    let host = TestHost(width: 30, height: 6) { ScrollView { Markdown(far) } }
    expect(host.position(of: "first")?.y, 0)
    host.press(.downArrow)
    host.press(.downArrow)
    expect(host.position(of: "first"), nil)
    host.press(.upArrow)
    host.press(.upArrow)
    expect(host.position(of: "first")?.y, 0)
  }

  @Test func `a click opens a link, on each of its rows`() {
    let host = TestHost(width: 12, height: 4) {
      ScrollView { Markdown("Words, [a link of words](https://e.org/a)") }
    }
    expect(host.trimmedText, "Words, a\nlink of\nwords")
    host.click(x: 1, y: 0)
    expect(host.openedURLs, [])
    for (x, y) in [(7, 0), (3, 1), (4, 2)] { host.click(x: x, y: y) }
    expect(host.openedURLs, Array(repeating: "https://e.org/a", count: 3))
  }

  @Test func `the environment opens links, also those that no terminal is told`() {
    let opened = Opened()
    let host = TestHost(width: 30, height: 3) {
      Markdown("[page](other.md) [bad](javascript:x)")
        .environment(
          \.openURL,
          OpenURLAction(opening: {
            opened.urls.append($0)
            return .handled
          }))
    }
    expect(!host.styledText.contains(" to "))
    host.press(.return)
    host.press(.tab)
    host.press(.return)
    expect(opened.urls, ["other.md", "javascript:x"])
  }

  @Test func `places of links follow wide characters and wrapped lines`() {
    var text = RichText()
    text.text = StyledText("日本 ab cd")
    text.links = [MarkdownLink(target: "x", range: 7..<12)]
    expect(text.linkPlaces(in: 20), [[Rect(x: 5, y: 0, width: 5, height: 1)]])
    expect(
      text.linkPlaces(in: 8),
      [[Rect(x: 5, y: 0, width: 2, height: 1), Rect(x: 0, y: 1, width: 2, height: 1)]])
    expect(text.linkPlaces(in: 0), [[]])
  }
}
