import Expectations
import TerminalUI
import TerminalUIMarkdown
import TerminalUITesting
import Testing

/// Markdown in blocks, as it is shown.
@Suite struct MarkdownTests {
  private func host(_ text: String, width: Int = 40, height: Int = 20) -> TestHost {
    let host = TestHost(width: width, height: height) { ScrollView { Markdown(text) } }
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
    return host
  }

  @Test func `explore`() {
    let text = """
      # Title of it

      A *paragraph* with **bold**, `code` and a [link](https://example.org/a) and &amp; ~~struck~~
      that goes on.
      - one
      - two
        - nested [x](https://a.b/c)
          more
      - [ ] todo
      - [x] done

      3. three
      4. four

         para
      > quote
      > more
      >
      > - in quote

      ```swift
      let x = 1
        indented
      ```

      | Name | Size | Remark |
      |------|-----:|:------:|
      | a | 12 | a [link](https://q.r/) |
      | longer | 1 | b |

      ---
      ![alt](pic.png) <b>x</b> [ref]

      [ref]: https://example.org/ref

      Setext
      ===

      <div>
      raw
      </div>
      """
    for width in [60, 20] {
      let h = host(text, width: width, height: 60)
      print(h.trimmedText)
      print("-----")
      print(h.host.accessibilityElements.treeDescription)
    }
    let h = host(text, width: 60, height: 10)
    for _ in 0..<8 { h.press(.tab); print(h.styledText); print("--") }
    h.press(.return)
    print(h.openedURLs, h.requestedURLs)
  }
}
