import Expectations
import TerminalUI
import TerminalUIElements
import TerminalUICore
import TerminalUITesting
import Testing

@testable import TerminalUIMarkdown

/// Markdown in blocks, as it is shown.
@Suite struct MarkdownTests {
  private func shown(_ text: String, width: Int = 30, height: Int = 30) -> String {
    let host = TestHost(width: width, height: height) { ScrollView { Markdown(text) } }
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
    return host.trimmedText
  }

  @Test func `blocks have an empty row between them, and the title a line below it`() {
    expect(
      shown("# Title\nOne paragraph\nof two lines.\n\nAnother\n-----\n\n***"),
      """
      Title
      ──────────────────────────────

      One paragraph of two lines.

      Another

      ──────────────────────────────
      """)
  }

  @Test func `lists have bullets by their depth, numbers that go on, and boxes for tasks`() {
    expect(
      shown("- a\n- b\n  - c\n    d\n    - e\n\n7) x\n1) y\n\n   z\n\n- [ ] open\n- [x] done"),
      """
      • a
      • b
        ◦ c d
          ▪ e

      7) x
      8) y

         z

      [ ] open
      [✓] done
      """)
  }

  @Test func `a quote has a line on its left, in all of its rows`() {
    expect(
      shown("> one\n>\n> - two\n> - three\n>\n> > four"),
      """
      │ one
      │
      │ • two
      │ • three
      │
      │ │ four
      """)
  }

  @Test func `code keeps its lines and spaces, and wraps where it is too long`() {
    expect(
      shown(
        "```swift\nlet x = 1\n\n  *y*\n```\n\n    indented\n      more\n\n~~~\nfour words of code\n~~~",
        width: 14),
      """
        let x = 1

          *y*

        indented
          more

        four words
        of code
      """)
  }

  @Test func `text has styles, and links their colour and target`() {
    let host = TestHost(width: 40, height: 2) {
      ScrollView { Markdown("*i* **b** ***bi*** ~~s~~ `c` [l](https://e.org/) https://e.org/2") }
    }
    expect(
      host.styledText,
      """
      |i b bi s c l https://e.org/2            |
      |                                        |
      0,0: italic
      0,2: bold
      0,4-5: bold italic
      0,7: strikethrough
      0,9: dim
      0,11: underline reverse cyan to https://e.org/
      0,13-27: underline cyan to https://e.org/2
      """)
  }

  @Test func `an image is its alternative text or its file, and HTML stays as it is written`() {
    expect(
      shown(
        "![A *cat*](cat.png) ![](a/dog.png)\n\n<p align=\"left\">\nx<br>y</p>\n\na <b>c</b><br>d\n\n<!-- one\n\ntwo -->"
      ),
      """
      A cat dog.png

      <p align="left">
      x<br>y</p>

      a <b>c</b>
      d

      <!-- one

      two -->
      """)
  }

  @Test(arguments: [
    ("&amp;&lt;&copy;&eacute;", "&<©é"), ("&#8364;&#x20AC;", "€€"), ("&#0;&#xD800;", "\u{FFFD}\u{FFFD}"),
    ("&nothing; &", "&nothing; &"), ("\\*a\\*", "*a*"),
  ])
  func `entities and escaped marks are characters`(text: String, expected: String) {
    expect(shown(text), expected)
  }

  @Test func `a link finds its definition anywhere in the document`() {
    let host = TestHost(width: 30, height: 5) {
      Markdown(
        "See [the Manual] and [here][b].\n\n[b]: <https://e.org/b> \"Title\"\n\n[THE  manual]: https://e.org/m"
      )
    }
    expect(host.text, contains: "See the Manual and here.")
    expect(host.styledText, contains: "to https://e.org/m")
    expect(host.styledText, contains: "to https://e.org/b")
  }

  @Test func `lines may end with CR LF`() {
    let text =
      "# Title\n\n- a\n- b\n\n```\nx\n\n  y\n```\n\n[l][d]\n\n[d]: https://e.org\n\na | b\n-|-\nc | d\n"
    expect(shown(text.replacing("\n", with: "\r\n")), shown(text))
  }

  @Test func `nothing is shown of a text without blocks`() {
    for text in ["", "\n\n", "[a]: b\n", " \t "] { expect(shown(text), "") }
  }

  @Test func `headings, links and items have their roles`() {
    let host = TestHost(width: 30, height: 20) {
      ScrollView {
        Markdown(
          "# Title\n\nA [link](https://e.org)\n\n- one\n- [x] two\n\n2. three\n\nfour | five\n-|-\nsix | seven"
        )
      }
    }
    expect(
      host.host.accessibilityElements.treeDescription,
      """
      scrollView
        heading "Title"
        text "A link"
        link "link" focused
        row "one"
        row "done, two"
        row "2., three"
        text "four, five\\nsix, seven"
      """)
  }
}
