import Expectations
import Foundation
import Testing
import TerminalUIFoundation
import TerminalUITesting

/// The output of programs, as texts and as attributed strings.
@Suite struct ANSITextTests {
  private static let output =
    "\u{1B}[1;31merror:\u{1B}[m a \u{1B}[2;3;4:3;9;48;5;9mb\u{1B}[m \u{1B}]8;;https://example.org\u{7}c\u{1B}]8;;\u{7}\u{1B}[2J"

  @Test func `a text has the colours that its sequences say, and nothing else of them`() {
    let host = TestHost(width: 12, height: 1) { Text(ansi: Self.output).foregroundStyle(.blue) }
    expect(host.text, "error: a b c")
    expect(host.screen[0, 0].style, Style(foreground: .red, attributes: .bold))
    expect(host.screen[7, 0].style, Style(foreground: .blue))
    expect(host.screen[9, 0].style.background, .brightRed)
    expect(host.screen[9, 0].style.underline?.pattern, .wavy)
    expect(host.screen[11, 0].style.link?.target, "https://example.org")
  }

  @Test func `an attributed string has attributes for all of it, which a text shows`() throws {
    let string = AttributedString(ansi: Self.output)
    expect(String(string.characters), "error: a b c")
    let runs = Array(string.runs)
    expect(runs.count, 5)
    expect(runs[0].foregroundColor, .red)
    expect(runs[0].font, .body.bold())
    expect(runs[2].backgroundColor, .brightRed)
    expect(runs[2].font, .body.italic())
    expect(runs[2].underlineStyle, Text.LineStyle(pattern: .wavy))
    expect(runs[2].strikethroughStyle, .single)
    expect(runs[2].textAttributes, .dim)
    expect(runs[4].link, URL(string: "https://example.org"))
    let host = TestHost(width: 12, height: 1) { Text(string) }
    expect(host.screen[0, 0].style, Style(foreground: .red, attributes: .bold))
    expect(host.screen[9, 0].style.attributes, [.dim, .italic, .underline, .strikethrough])
    expect(host.screen[11, 0].style.link?.target, "https://example.org")
  }

  @Test func `links of attributed strings have numbers only as long as they are kept`() {
    // There are 32 767 numbers.
    for number in 0..<33_000 {
      var link = AttributedString("a")
      link.link = URL(string: "https://example.org/\(number)")
      _ = Text(link)
    }
    let host = TestHost(width: 1, height: 1) {
      Text(AttributedString(ansi: "\u{1B}]8;;https://example.org/last\u{7}a"))
    }
    expect(host.screen[0, 0].style.link?.target, "https://example.org/last")
  }
}
