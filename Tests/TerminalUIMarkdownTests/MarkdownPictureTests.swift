import Cells
import Expectations
import Foundation
import TerminalUI
import TerminalUITesting
import Testing

@testable import TerminalUIMarkdown

/// The picture of the page about Markdown; `make record` draws it again.
@Suite struct MarkdownPictureTests {
  private static let page = """
    # Release notes

    Version **2.0** reads *Markdown*, see [the guide](https://example.org/guide).

    ## What is new

    1. Blocks of all kinds:
       - lists, also nested,
       - [x] tasks that are done
    2. Text that grows, by `MarkdownDocument`.

    > A quote has a line on its left.

    ```swift
    ScrollView { Markdown(notes) }
    ```

    | Demo    | Shows                     | Lines |
    |:--------|:--------------------------|------:|
    | counter | a state and a button      |    20 |
    | files   | two panes, **previews**   | 1 200 |
    """

  @Test func `the picture of the guide shows a document`() throws {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(216, 218, 226), background: .rgb(22, 22, 30))
    let host = TestHost(width: 64, height: 21, colors: colors) {
      ScrollView { Markdown(Self.page).padding(.horizontal, 1) }
    }
    host.audit()
    let picture = host.screen.svg()
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/images/markdown.svg")
    if ProcessInfo.processInfo.environment["TERMINALUI_RECORD"] == "1" {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    expect(try String(contentsOf: file, encoding: .utf8), picture)
  }
}
