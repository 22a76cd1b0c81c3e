import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

/// Markdown within the literals of texts.
@Suite struct MarkdownTests {
  @Test func `marks are styles`() {
    expect(Text("**a** b"), Text(verbatim: "a").bold() + Text(verbatim: " b"))
    // The `_` is beside a mark, not within a word.
    expect(Text("*a*_b_"), Text(verbatim: "ab").italic())
    expect(
      Text("*a* _b_"), Text(verbatim: "a").italic() + Text(verbatim: " ") + Text(verbatim: "b").italic())
    expect(Text("***a***"), Text(verbatim: "a").bold().italic())
    expect(
      Text("~~a~~ ~b~"),
      Text(verbatim: "a").strikethrough() + Text(verbatim: " ")
        + Text(verbatim: "b").strikethrough())
    expect(Text("`a*b*`"), Text(verbatim: "a*b*").foregroundStyle(.secondary))
    expect(Text("**a *b***"), Text(verbatim: "a ").bold() + Text(verbatim: "b").bold().italic())
  }

  @Test(
    arguments: [
      "2 * 3 * 4", "snake_case_name", "**", "* a", "a **b", "`", "[a]", "[a](b c)", "[](b)", "~ a ~", "_",
      "a_b_c",
      "100 * *", "[x",
    ])
  func `marks without a partner are text`(literal: String) {
    expect(Text(LocalizedStringKey(literal)), Text(verbatim: literal))
  }

  @Test func `a backslash makes a mark text`() {
    expect(Text(#"\*a\*"#), Text(verbatim: "*a*"))
    expect(Text(#"a\b"#), Text(verbatim: #"a\b"#))
  }

  @Test func `values are never read, and may be inside of marks`() {
    let name = "*x* _y_ [z](u) `w`"
    expect(Text("**\(name)** a"), Text(verbatim: name).bold() + Text(verbatim: " a"))
    expect(Text("\(name)"), Text(verbatim: name))
    expect(
      Text("*a* \(Text("b").bold())"), Text(verbatim: "a").italic() + Text(verbatim: " ") + Text("b").bold()
    )
    expect(Text(verbatim: "**a**"), Text(String("**a**")))
  }

  @Test func `a link leads somewhere, and looks like one`() {
    let host = TestHost(width: 3, height: 1) { Text("a [b](https://example.org)") }
    expect(host.text, "a b")
    #expect(host.style(2, 0).link?.target == "https://example.org")
    expect(host.style(2, 0).attributes, contains: .underline)
    expectNil(host.style(0, 0).link)
  }

  @Test func `many marks take no time`() {
    for literal in [
      String(repeating: "*a ", count: 20_000), String(repeating: "**", count: 20_000),
      String(repeating: "[a", count: 2000), String(repeating: "`a``", count: 2000),
    ] {
      _ = Text(LocalizedStringKey(literal))
    }
  }

  @Test func `letters are others in a case`() {
    let host = TestHost(width: 13, height: 1) {
      HStack {
        Text("Straße").textCase(.uppercase); Text("Ab").textCase(nil); Text("Cd")
      }.textCase(.lowercase)
    }
    expect(host.text, "STRASSE Ab cd")
    let styled = TestHost(width: 4, height: 1) {
      (Text("a") + Text("ß").bold() + Text("c")).textCase(.uppercase)
    }
    expect(styled.text, "ASSC")
    expect(styled.style(1, 0).attributes == .bold && styled.style(2, 0).attributes == .bold)
    expect(styled.style(3, 0).attributes, [])
  }

  @Test func `a case changes with its state, and the text in it`() {
    let host = TestHost(width: 3, height: 1) { CasedText() }
    expect(host.text, "aB ")
    host.press("u")
    expect(host.text, "AB ")
    host.press("x")
    expect(host.text, "XB ")
    host.press("u")
    expect(host.text, "xB ")
  }
}

private struct CasedText: View {
  @State private var isUpper = false
  @State private var text = "aB"
  var body: some View {
    Text(text).textCase(isUpper ? .uppercase : nil)
      .onKeyPress("u") {
        isUpper.toggle()
        return .handled
      }
      .onKeyPress("x") {
        text = "xB"
        return .handled
      }
  }
}
