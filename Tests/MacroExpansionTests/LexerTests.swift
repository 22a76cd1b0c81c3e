import Soak
import Expectations
import Testing

@testable import MacroExpansion

/// Source in pieces, whatever it is.
@Suite struct LexerTests {
  private func texts(_ source: String) -> [String] { Lexer.tokens(of: source).map(\.text) }

  @Test func `words, numbers, operators and brackets are pieces`() {
    expect(texts("var a:Int=3"), ["var", "a", ":", "Int", "=", "3"])
    expect(texts("a==b ?? -1...2"), ["a", "==", "b", "??", "-", "1", ".", ".", ".", "2"])
    expect(texts("`var`.f { [$0] }"), ["`var`", ".", "f", "{", "[", "$0", "]", "}"])
  }

  @Test func `comments are left out, those in each other too`() {
    #expect(texts("a/*b/*c*/d*/e//f\ng") == ["a", "e", "g"])
    expect(texts("a /* without an end"), ["a"])
  }

  @Test(arguments: [
    #""plain""#, #""a \" b""#, #""\(f(")", [1: "x"]))""#, ##"#"a " \ b"#"##, ##"#"\#("x")"#"##,
    "\"\"\"\n a \" b \"\" c\n\"\"\"", #""\(a /* ) */ + b)""#,
  ])
  func `a string is one piece`(string: String) {
    let tokens = Lexer.tokens(of: "\(string) + 1")
    expect(tokens.map(\.text), [string, "+", "1"])
    expect(tokens.first?.kind, .string)
  }

  /// Pieces follow each other, are never empty, and end with the source.
  private func expectPieces(of source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    var end = 0
    for token in Lexer.tokens(of: source) {
      expect(token.range.lowerBound >= end && !token.range.isEmpty, sourceLocation: sourceLocation)
      end = token.range.upperBound
    }
    expect(end, atMost: source.utf8.count, sourceLocation: sourceLocation)
  }

  private static let alphabet = Array("\"\"\"##\\\\((())[]{}//**`@=:,. \nvar§日a1")

  @Test func `any characters are divided somehow`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<Soak.count(300, 20_000, full: 1_000_000) {
      let source = String(
        (0..<Int.random(in: 0...60, using: &generator)).map { _ in
          Self.alphabet.randomElement(using: &generator) ?? " "
        })
      expectPieces(of: source)
      let part = SourcePart(["source": source])
      _ = try? VariableDeclaration(part, of: "@Entry")
      _ = try? PreviewUse(part)
      _ = try? PreviewUse(SourcePart(["source": "#Preview { @Previewable " + source]))
    }
  }

  @Test func `very deep and very long source takes no stack and no long time`() {
    let deep = String(repeating: "\"\\(", count: 100_000)
    expectPieces(of: deep)
    expectPieces(of: String(repeating: "/*", count: 200_000))
    expectPieces(of: String(repeating: "(", count: 200_000))
    expectPieces(of: String(repeating: "#", count: 200_000))
    _ = try? VariableDeclaration(SourcePart(["source": "@Entry var x = " + deep]), of: "@Entry")
    for piece in [
      "{", "@", "@Previewable var x ", "@Previewable ", "@a(", "#Preview(body:{", "\n.",
      "@Previewable var x\n",
    ] {
      let source = "#Preview { " + String(repeating: piece, count: 50_000)
      _ = try? PreviewUse(SourcePart(["source": source]))
    }
  }
}
