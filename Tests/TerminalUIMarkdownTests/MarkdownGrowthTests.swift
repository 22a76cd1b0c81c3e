import Expectations
import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

@testable import TerminalUIMarkdown

/// Markdown that grows, that is long, and that means no good.
@Suite struct MarkdownGrowthTests {
  private static let lines = [
    "", "", "", "para", "words *em* here", "# head", "## two #", "- item", "- item two", "  - nested",
    "  under",
    "    deep", "* star", "1. one", "2. two", "7. seven", "3) paren", "> quote", "> - in quote", ">", "```",
    "~~~",
    "```swift", "    code", "***", "===", "a | b", "-|-", "<div>", "</div>", "<b>x</b>", "<!-- c",
    "-->",
    "see [a] there", "[a]: https://e.org/a", "\ttab", "   three", "-", "1.", "+ plus", "- [ ] task", "* * *",
    "- # head in item", "> # h", "https://x.y/z", "a\\", "日本語", "e\u{301}\u{202E}x", "![i](j)", "**[x](y)**",
    "\u{1B}[31m",
  ]

  private func text(_ random: inout SeededGenerator, lines count: Int) -> String {
    (0..<count).map { _ in Self.lines[Int.random(in: 0..<Self.lines.count, using: &random)] }.joined(
      separator: "\n")
  }

  @Test func `a text that comes in parts is divided as one that comes at once`() {
    for seed in 1...Soak.count(100, 5_000, full: 100_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = text(&random, lines: 12)
      let (whole, grown) = (MarkdownStore(), MarkdownStore())
      whole.adopt(text)
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 1...9, using: &random))
        grown.append(part)
        rest = rest.dropFirst(part.count)
      }
      expect(
        (0..<grown.count).map(grown.piece), (0..<whole.count).map(whole.piece),
        "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func `random Markdown shows all of its words at any width`() {
    for seed in 1...Soak.count(15, 600, full: 10_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let words = (0..<20).map { "w\($0)" }
      let all = words.map { word in
        var lines = text(&random, lines: Int.random(in: 0...2, using: &random))
        // In a definition and behind a fence it would be no text.
        lines = lines.replacing("[a]: https://e.org/a", with: "").replacing("```swift", with: "```")
        return lines + "\n\n" + word
      }.joined(separator: "\n")
      let width = Int.random(in: 12...60, using: &random)
      let host = TestHost(width: width, height: 300) { ScrollView { Markdown(all) } }
      for word in words {
        expect(host.text, contains: word, "seed \(seed), \(width) columns: \(all.debugDescription)")
      }
      host.resize(width: Int.random(in: 1...20, using: &random), height: 20)
      for key in [KeyEquivalent.tab, .end, .return, .pageUp, .tab, .home] { host.press(key) }
      expect(host.host.checkInvariants(), [], "seed \(seed)")
      expect(host.issues, [])
    }
  }

  /// Lines whose meaning doesn't depend on what a paragraph is: no numbers, tables, dashes and items without text.
  private static let clearLines = [
    "", "", "", "para", "words *em* here", "# head", "- item", "  - nested", "  under", "    deep", "* star",
    "> quote",
    "> - in quote", ">", "```", "~~~", "    code", "***", "<div>", "<b>x</b>", "+ plus",
    "- [ ] task",
    "* * *", "> # h", "a\\", "x\n===",
  ]

  @Test func `random text means the same in pieces and at once`() {
    for seed in 1...Soak.count(300, 10_000, full: 200_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = (0..<8).map { _ in
        Self.clearLines[Int.random(in: 0..<Self.clearLines.count, using: &random)] + "\n"
      }.joined()
      let store = MarkdownStore()
      store.adopt(text)
      // Empty lines at the end of code are shown in a piece, which may go on.
      let parts = (0..<store.count).flatMap { BlockReader.blocks(of: store.piece(at: $0)) }.map(shape)
      let whole = BlockReader.blocks(of: MarkdownPiece(text: text)).map(shape)
      expect(parts, whole, "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test(arguments: ["  - item", "10. item", "- item", "1. item"], ["\n\n\n    more\n", "\n\n    more\n"])
  func `a paragraph of an item may be behind two empty lines`(item: String, rest: String) {
    let blocks = BlockReader.blocks(of: MarkdownPiece(text: item + rest))
    expect(blocks.map(\.leads.count), [1, 1])
  }

  /// A block in words, without empty lines at the end of code.
  private func shape(_ block: MarkdownBlock) -> String {
    var text = "\(block.leads) \(block.content)"
    if case .code(let code) = block.content {
      text = "\(block.leads) code"
      for line in code.string.split(separator: "\n") { text += "\n\(line)" }
    }
    return text
  }

  @Test func `pieces mean the same as the whole text`() {
    let text = """
      # Title
      para
      - one

        two
      - three
      > quote
      lazy

      1. a
      2. b
         ```
         code

         more
         ```
      para
      > > deep
      ***
      <div>

      a | b
      ---|---
      c | d

          code

      Last
      ===
      """
    let store = MarkdownStore()
    store.adopt(text)
    let parts = (0..<store.count).flatMap { BlockReader.blocks(of: store.piece(at: $0)) }
    let whole = BlockReader.blocks(of: MarkdownPiece(text: text))
    expect(parts.map(\.content), whole.map(\.content))
    expect(parts.map(\.leads), whole.map(\.leads))
    expect(store.count, 13)
  }

  @Test func `what is added evaluates the last block, wherever the text ends`() {
    let document = MarkdownDocument(String(repeating: "A paragraph.\n\n", count: 500))
    let host = TestHost(width: 40, height: 10) {
      ScrollView { Markdown(document) }.defaultScrollAnchor(.bottom)
    }
    for part in ["The ", "**la", "st** on", "e [li", "nk](https://e.org)"] {
      document.append(part)
      host.turn()
      expect(host.record.bodies.filter { $0 == "PieceBlocks" }.count, atMost: 1)
    }
    expect(host.text, contains: "The last one link")
    document.append("\n\n- new")
    host.turn()
    expect(host.text, contains: "• new")
    document.text = "other"
    host.turn()
    expect(host.trimmedText, contains: "other")
    expect(document.text, "other")
  }

  @Test(arguments: [
    String(repeating: ">", count: 10_000) + "a", String(repeating: "- ", count: 10_000) + "a",
    String(repeating: "1. ", count: 10_000) + "a", String(repeating: "*", count: 20_000) + "a",
    String(repeating: "[", count: 20_000) + "a", String(repeating: "![a](", count: 4_000) + "a",
    String(repeating: "<a ", count: 8_000) + "a", String(repeating: "a ", count: 20_000),
    String(repeating: "a", count: 20_000), "```\n" + String(repeating: "a\n", count: 10_000),
    "<!--\n\n" + String(repeating: "a\n\n", count: 5_000), String(repeating: "a\n=\n", count: 5_000),
    "- a\n" + String(repeating: "  - a\n", count: 2_000), String(repeating: "&#97;", count: 4_000),
    String(repeating: "> a\n", count: 4_000), String(repeating: "日", count: 8_000) + "a",
  ])
  func `text that is deep or long is cut into pieces, and shown`(text: String) {
    let store = MarkdownStore()
    store.adopt(text)
    for place in 0..<store.count {
      expect(store.piece(at: place).text.utf8.count, atMost: 2 * PieceScanner.limit)
    }
    let host = TestHost(width: 20, height: 8) { ScrollView { Markdown(text) } }
    host.press(.end)
    expect(host.text.contains("a") || host.text.contains("日"))
    expect(host.host.checkInvariants(), [])
  }

  @Test func `characters that could act on the terminal are shown as others`() {
    let host = TestHost(width: 40, height: 8) {
      Markdown(
        "a\u{1B}[31mb\u{7}\n\n# \u{202E}c\n\n```\n\u{9B}31m\n```\n\n[d](https://e.org/\u{1B}]x) <i\u{1}>")
    }
    let scalars = host.text.unicodeScalars.filter { $0 != "\n" }
    expect(!scalars.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" })
  }

  @Test func `a long text makes views for what is in sight only`() {
    let text = String(
      repeating: "## Title\n\nA paragraph of *some* words.\n\n- one\n- two\n\n", count: 5_000)
    let host = TestHost(width: 40, height: 10) { ScrollView { Markdown(text) } }
    let bodies = host.record.bodies.count
    expect(bodies, atMost: 120)
    host.press(.end)
    expect(host.text, contains: "• two")
    expect(host.record.bodies.count, atMost: 240)
  }
}
