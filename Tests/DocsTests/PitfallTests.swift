import Foundation
import Testing
import TerminalUI
import TerminalUITesting

/// What `docs/Pitfalls.md` says of its examples, which are in `PitfallExamples.swift`.
@Suite struct PitfallTests {
  @Test func `the examples are those of the page`() {
    let page = Package.text("docs/Pitfalls.md")
    let examples = Package.text("Tests/DocsTests/PitfallExamples.swift")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
      .filter { block in ["class Jukebox", "struct Saving"].contains(where: block.contains) }
    #expect(blocks.count == 2)
    for block in blocks { #expect(examples.contains(block), "not among the examples: \(block)") }
  }

  // C5
  @Test func `of an object that nobody observes, a closure of the object alone is stale`() {
    let host = TestHost(width: 20, height: 4) { Bar(jukebox: Jukebox()) }
    host.click(on: "Play")
    let lines = host.trimmedText.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines == ["1 plays: A song", "Silence", "A song", "Play"])
  }

  @Test func `a key with Caps Lock is the same key`() {
    let host = TestHost(width: 20, height: 1) { Saving() }
    host.press("s", modifiers: [.control, .capsLock])
    host.press("s")
    #expect(host.text.contains("saved 1 times"))
  }
}
