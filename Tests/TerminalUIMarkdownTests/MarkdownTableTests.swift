import Expectations
import TerminalUI
import TerminalUITesting
import Testing

@testable import TerminalUIMarkdown

/// Tables in Markdown.
@Suite struct MarkdownTableTests {
  private let table =
    "Name | Size | Remark\n:-|-:|:-:\nfirst | 12 | **short** one\nsecond | 1 200 | a remark of seven words in all"

  private func shown(_ text: String, width: Int) -> String {
    let host = TestHost(width: width, height: 30) { ScrollView { Markdown(text) } }
    expect(host.host.checkInvariants(), [])
    return host.trimmedText
  }

  @Test func `columns are as wide as their texts, and aligned`() {
    expect(
      shown(table, width: 60),
      """
      Name   │  Size │             Remark
      ───────┼───────┼───────────────────────────────
      first  │    12 │           short one
      second │ 1 200 │ a remark of seven words in all
      """)
  }

  @Test func `a column that has too little room wraps, and rows have lines between them`() {
    expect(
      shown(table, width: 34),
      """
      Name   │  Size │      Remark
      ───────┼───────┼──────────────────
      first  │    12 │     short one
      ───────┼───────┼──────────────────
      second │ 1 200 │ a remark of seven
             │       │   words in all
      """)
  }

  @Test func `where words have no room, each row is a list`() {
    expect(
      shown(table, width: 20),
      """
      Name: first
      Size: 12
      Remark: short one
      ────────────────────
      Name: second
      Size: 1 200
      Remark: a remark of
      seven words in all
      """)
  }

  @Test(arguments: [
    ([3, 3], 10, [3, 3]), ([10, 3], 10, [7, 3]), ([10, 10, 1], 9, [4, 4, 1]), ([5, 5], 0, [0, 0]),
    ([5], -3, [0]),
  ])
  func `columns that want little get it, and the others share the rest`(
    natural: [Int], room: Int, widths: [Int]
  ) {
    expect(TableArrangement.widths(natural, in: room), widths)
  }

  @Test func `a link in a table is reached, marked and opened`() {
    let host = TestHost(width: 20, height: 6) {
      ScrollView { Markdown("a | b\n-|-\nx | [go](https://e.org/a)") }
    }
    expect(host.styledText, contains: "2,4-5: underline reverse cyan to https://e.org/a")
    host.press(.return)
    expect(host.openedURLs, ["https://e.org/a"])
  }

  @Test func `a long table goes on in another piece with the same columns`() {
    let store = MarkdownStore()
    store.adopt("name | size\n--|--\n" + String(repeating: "some words | 1\n", count: 1_500))
    expect(store.count > 2)
    for place in 0..<store.count {
      guard case .table(let table)? = BlockReader.blocks(of: store.piece(at: place)).first?.content else {
        expect(false, "piece \(place) is no table")
        continue
      }
      expect(table.rows.first?.map(\.text.string), ["name", "size"])
    }
  }
}
