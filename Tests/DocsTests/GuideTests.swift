import Foundation
import Testing
import TerminalUI
import TerminalUITesting

/// What the guide and the recipes say of their examples, which are in `GuideExamples.swift`.
@Suite struct GuideTests {
  @Test func `the models and recipes of the page are the ones that run here`() {
    let examples = Package.text("Tests/DocsTests/GuideExamples.swift")
    let pages = ["Guide/Models", "Guide/Testing", "Guide/SmallRecipes"].map { Package.text("docs/\($0).md") }
    let blocks = pages.flatMap { $0.components(separatedBy: "```swift\n").dropFirst() }
      .map { $0.components(separatedBy: "\n```")[0] }
      .map {
        $0.split(separator: "\n", omittingEmptySubsequences: false).drop {
          $0.isEmpty || $0.hasPrefix("import ")
        }
      }
      .map { $0.joined(separator: "\n") }
      // These need what is printed elsewhere.
      .filter { !$0.contains("struct ScoreTests") && !$0.contains("struct HelloProgramTests") }
    #expect(blocks.count == 11)
    for block in blocks { #expect(examples.contains(block), "not among the examples: \(block)") }
  }

  @Test func `each view follows what it read of a model`() {
    let host = TestHost(width: 20, height: 6) { Shop() }
    host.press(.return)
    #expect(host.text.contains("1 × Apple") && host.text.contains("1 pieces"))
    #expect(host.record.bodies.sorted() == ["BasketView", "Total"])
    host.press(.tab)
    host.type("x")
    #expect(host.record.bodies == [])
    #expect(host.text.contains("x"))
  }

  @Test func `an observable object evaluates who declares it`() {
    let host = TestHost(width: 12, height: 1) { DownloadView() }
    host.press(.return)
    #expect(host.text.contains("10 %"))
  }

  @Test func `a question over the content has the keys until it is answered`() {
    let host = TestHost(width: 30, height: 9) { Drafts() }
    host.press(.return)
    #expect(host.text.contains("Delete Letter?"))
    host.press(.tab)
    host.press(.tab)
    host.press(.escape)
    #expect(!host.text.contains("?") && host.text.contains("Delete Letter"))
    host.press(.return)
    host.press(.tab)
    host.press(.return)
    #expect(!host.text.contains("Letter") && host.text.contains("Delete Report"))
    #expect(host.issues == [])
  }

  @Test func `nothing of the content shows through the question`() {
    let host = TestHost(width: 22, height: 4) { Drafts() }
    host.press(.return)
    #expect(
      host.text == """
          ┌────────────────┐\u{20}\u{20}
          │ Delete Letter? │\u{20}\u{20}
          │   No     Yes   │\u{20}\u{20}
          └────────────────┘\u{20}\u{20}
        """)
  }

  @Test func `the editor fills its room, and Return begins a line`() {
    let host = TestHost(width: 20, height: 6) { NoteEditor() }
    host.type("ab")
    host.press(.return)
    host.type("c")
    #expect(host.trimmedText == "ab\nc")
    #expect(host.cursor?.position == Point(x: 1, y: 1))
    host.press(.upArrow)
    host.press(.return)
    host.type("x")
    #expect(host.trimmedText == "a\nxb\nc")
    host.press(.upArrow, modifiers: .shift)
    host.press(.return)
    #expect(host.trimmedText == "a\nb\nc")
    host.click(x: 3, y: 5)
    host.type("end")
    #expect(host.trimmedText.hasSuffix("cend"))
  }

  @Test func `the keys of the bar work wherever the focus is, and so does the mouse`() {
    let host = TestHost(width: 24, height: 5) { Desk() }
    host.press(.f2)
    #expect(host.text.hasPrefix("Saved 1 times"))
    host.click(on: "F2")
    #expect(host.text.hasPrefix("Saved 2 times"))
    #expect(host.trimmedText.hasSuffix("F2 Save  F10 Quit"))
    #expect(host.position(of: "F2")?.y == 4)
  }

  @Test func `the first focus is where the app wants it`() {
    let host = TestHost(width: 24, height: 5) { Register() }
    host.type("Ada")
    host.press(.tab)
    host.type("ada@example.org")
    #expect(host.text.contains("Ada") && host.text.contains("ada@example.org"))
  }
}
