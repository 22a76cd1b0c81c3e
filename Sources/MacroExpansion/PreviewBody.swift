/// Divides the body of a `#Preview` into variables that are marked `@Previewable` and all else.
struct PreviewBody {
  let tokens: [Token]
  let bytes: [UInt8]
  let part: SourcePart
  /// The marked declarations, without the mark.
  private(set) var variables: [String] = []
  /// All else, with blanks in the place of the declarations.
  private(set) var statements = ""

  init(tokens: [Token], bytes: [UInt8], part: SourcePart) {
    (self.tokens, self.bytes, self.part) = (tokens, bytes, part)
  }

  /// Sorts the code of the tokens in `body`, with the blanks between them, into variables and statements.
  mutating func parse(_ body: Range<Int>) throws(MacroError) {
    guard !body.isEmpty else { return }
    let end = body.upperBound < tokens.count ? tokens[body.upperBound].range.lowerBound : bytes.count
    var kept = tokens[body.lowerBound - 1].range.upperBound
    var depth = 0
    var index = body.lowerBound
    while index < body.upperBound {
      let token = tokens[index]
      guard depth == 0, token.text == "@" else {
        if token.text == "@" { try refuseMark(at: index, in: body) }
        if token.kind == .opening { depth += 1 }
        if token.kind == .closing { depth -= 1 }
        index += 1
        continue
      }
      var marks: [Range<Int>] = []
      let first = index
      index = endOfAttributes(at: first, in: body, marks: &marks)
      guard !marks.isEmpty else { continue }
      index = try endOfVariable(at: index, in: body)
      let last = tokens[index - 1].range.upperBound
      var declaration = ""
      var start = token.range.lowerBound
      for mark in marks {
        declaration += text(start..<mark.lowerBound)
        start = mark.upperBound
      }
      variables.append(declaration + text(start..<last))
      statements += text(kept..<token.range.lowerBound)
      kept = last
      // What separates the declaration from a statement on its line goes with it.
      if index < body.upperBound, tokens[index].text == ";" {
        kept = tokens[index].range.upperBound
        index += 1
      }
    }
    statements += text(kept..<Swift.max(kept, end))
  }

  /// The compiler expands no mark in a closure, so it would say nothing about it.
  private func refuseMark(at index: Int, in body: Range<Int>) throws(MacroError) {
    let next = Swift.min(index + 1, body.upperBound)
    if tokens[next..<Swift.min(next + 3, body.upperBound)].prefix(while: {
      $0.kind == .word || $0.text == "."
    })
    .contains(where: { $0.text == "Previewable" }) {
      throw MacroError(
        "@Previewable belongs on a variable at the top of the body of a #Preview",
        at: part.position(tokens[index].range.lowerBound))
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The place behind attributes that follow each other, with the bytes of those that are the mark.
  private func endOfAttributes(at start: Int, in body: Range<Int>, marks: inout [Range<Int>]) -> Int {
    var index = start
    while index < body.upperBound, tokens[index].text == "@" {
      let end = Swift.min(VariableDeclaration.endOfAttribute(at: index, in: tokens), body.upperBound)
      // “Previewable” is the last word of the name, perhaps behind a module's.
      if tokens[index..<end].last?.text == "Previewable" {
        marks.append(tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound)
      }
      index = end
    }
    return index
  }

  /// The place behind the declaration of a variable whose attributes end at `start`.
  private func endOfVariable(at start: Int, in body: Range<Int>) throws(MacroError) -> Int {
    var index = start
    while index < body.upperBound, tokens[index].text != "var", tokens[index].text != "let" {
      if ["func", "struct", "class", "enum", ";", "{", "}", "@"].contains(tokens[index].text) { break }
      index += 1
    }
    guard index < body.upperBound, ["var", "let"].contains(tokens[index].text) else {
      let place = Swift.min(index, tokens.count - 1)
      throw MacroError(
        "@Previewable belongs on a variable", at: part.position(tokens[place].range.lowerBound))
    }
    var depth = 0
    index += 1
    while index < body.upperBound {
      let token = tokens[index]
      if depth == 0, token.text == ";" || isNewStatement(at: index) { break }
      if token.kind == .opening { depth += 1 }
      if token.kind == .closing { depth -= 1 }
      index += 1
    }
    return index
  }

  // MARK: Ends of statements

  /// Whether a statement begins with a token: on another line, unless the code around the line's end continues.
  private func isNewStatement(at index: Int) -> Bool {
    let (last, next) = (tokens[index - 1], tokens[index])
    let between = last.range.upperBound..<next.range.lowerBound
    guard bytes[between].contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return false }
    return !expectsMore(after: index - 1) && !continues(at: index)
  }

  private static let openWords: Set<String> = [
    ",", ":", ".", "=", "->", "as", "is", "in", "try", "await", "some", "any", "if", "else", "switch", "var",
    "let",
  ]

  private func expectsMore(after index: Int) -> Bool {
    let token = tokens[index]
    if Self.openWords.contains(token.text) { return true }
    // An operator with space before it is between two values; others belong to the value.
    return token.kind == .operation && tokens[index - 1].range.upperBound < token.range.lowerBound
  }

  private static let continuations: Set<String> = [
    ".", ":", "=", "as", "is", "else", "{", ")", "]", "}", ",",
  ]

  private func continues(at index: Int) -> Bool {
    let token = tokens[index]
    if Self.continuations.contains(token.text) { return true }
    guard token.kind == .operation, index + 1 < tokens.count else { return false }
    return token.range.upperBound < tokens[index + 1].range.lowerBound
  }
}
