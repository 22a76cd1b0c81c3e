import Foundation
import Expectations
import Testing
import TerminalUIFoundation
import TerminalUITesting

/// Attributed strings as texts.
@Suite struct AttributedStringTests {
  @Test func `attributes are styles, run by run`() {
    var string = AttributedString("red plain bold")
    string[string.range(of: "red")!].foregroundColor = .red
    string[string.range(of: "bold")!].font = .body.bold()
    string[string.range(of: "bold")!].underlineStyle = .single
    expect(
      Text(string),
      Text(verbatim: "red").foregroundColor(.red) + Text(verbatim: " plain ")
        + Text(verbatim: "bold").bold().underline())
    var all = AttributedString("a")
    all.strikethroughStyle = .init(pattern: .dash)
    all.backgroundColor = .blue
    all.kern = 3
    let host = TestHost(width: 1, height: 1) { Text(all) }
    expect(host.screen[0, 0].style, Style(background: .blue, attributes: .strikethrough))
  }

  @Test func `links are shown, and no Markdown is read`() {
    var link = AttributedString("b")
    link.link = URL(string: "https://example.org")
    let host = TestHost(width: 1, height: 1) { Text(link) }
    #expect(host.screen[0, 0].style.link?.target == "https://example.org")
    expect(Text(AttributedString("**a**")), Text(verbatim: "**a**"))
  }
}
