import Foundation
import Testing
import TerminalUI
import TerminalUITesting

/// What the guide says of its examples, which are in `GuideExamples.swift`.
@Suite struct GuideTests {
  @Test func `the models, the control and the tests of the pages are the ones that run here`() {
    let examples = Package.text("Tests/DocsTests/GuideExamples.swift")
    let pages = ["Guide/Models", "Guide/Testing", "Guide/CustomControls", "Guide/Sheets"].map {
      Package.text("docs/\($0).md")
    }
    let blocks = pages.flatMap { $0.components(separatedBy: "```swift\n").dropFirst() }
      .map { $0.components(separatedBy: "\n```")[0] }
      .map {
        $0.split(separator: "\n", omittingEmptySubsequences: false).drop {
          $0.isEmpty || $0.hasPrefix("import ")
        }
      }
      .map { $0.joined(separator: "\n") }
      // These need what is printed elsewhere.
      .filter { block in
        ![
          "struct ScoreTests", "struct HelloProgramTests", "struct NoteSheet",
          // These are in Tests/Fixtures/Lamps.
          "struct Lamps:", "struct LampCells", "struct LampFocus",
        ].contains(where: block.contains)
      }
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
}
