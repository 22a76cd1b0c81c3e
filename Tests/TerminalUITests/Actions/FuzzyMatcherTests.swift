import Expectations
import Testing
import TerminalUI

/// Issue 18: a fuzzy matcher with marked matches.
@Suite struct FuzzyMatcherTests {
  private static func found(_ pattern: String, _ text: String) -> [String]? {
    FuzzyMatcher(pattern).match(text).map { match in match.ranges(in: text).map { String(text[$0]) } }
  }

  private static func order(_ pattern: String, _ texts: [String]) -> [String] {
    let matcher = FuzzyMatcher(pattern)
    return texts.compactMap { text in matcher.match(text).map { (text, $0) } }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  @Test func `letters are found in their order, large or small`() {
    expect(Self.found("nno", "New note"), ["N", "no"])
    expectNil(Self.found("SAVE", "save"))
    expect(Self.found("SAVE", "SAVE as"), ["SAVE"])
    expectNil(Self.found("xyz", "xzy"))
    expect(Self.found("", "anything"), [])
    expectNil(Self.found("a", ""))
  }

  @Test func `words of the pattern are found in any order`() {
    expect(Self.found("note del", "Delete note"), ["Del", "note"])
    expectNil(Self.found("note xx", "Delete note"))
  }

  @Test func `beginnings of words and letters beside each other count more, and shorter texts`() {
    expect(Self.order("sa", ["Messages afar", "Save"]), ["Save", "Messages afar"])
    expect(Self.order("gc", ["Magic", "Git Commit"]), ["Git Commit", "Magic"])
    expect(
      Self.order("open", ["Open with…", "Open", "Old paper end"]), ["Open", "Open with…", "Old paper end"])
    expect(Self.order("fb", ["fabric", "fooBar"]), ["fooBar", "fabric"])
  }

  @Test(arguments: ["größe", "e\u{301}te\u{301}", "日本語", "👩‍👩‍👧 family", "i\u{307}stanbul", "\r\na"])
  func `whole characters are marked, whatever they are made of`(text: String) {
    for character in text {
      guard let match = FuzzyMatcher(String(character)).match(text) else { continue }
      for range in match.ranges(in: text) { expect(text[range].count, atLeast: 1) }
    }
    expect(FuzzyMatcher(text.split(separator: " ").last.map(String.init) ?? "").match(text) != nil)
  }

  @Test func `what was found in one text marks no place outside of another`() {
    let match = FuzzyMatcher("long").match("a very long title")
    expect(match?.ranges(in: "short"), [])
    expect(match?.ranges(in: ""), [])
  }

  @Test func `random patterns are found where their letters are, and only there`() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).map { _ in "abcAB -é".randomElement(using: &random)! })
      let pattern = String(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in "abcé".randomElement(using: &random)! })
      var rest = pattern[...]
      for character in text where character.lowercased() == rest.first.map(String.init) { rest.removeFirst() }
      expect((FuzzyMatcher(pattern).match(text) != nil), rest.isEmpty, "\(pattern) in \(text)")
    }
  }
}
