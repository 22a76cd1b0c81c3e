/// A `#Preview` taken apart: its arguments, and the variables of its body that are marked `@Previewable`.
struct PreviewUse {
  /// All behind the macro's name: the arguments in parentheses, and the body.
  let arguments: String
  /// The declarations of the variables, without the mark.
  let variables: [String]
  /// The body without them.
  let statements: String
  /// The arguments before the body.
  let beforeBody: String
  /// The code behind the body.
  let afterBody: String

  init(_ part: SourcePart) throws(MacroError) {
    let tokens = Lexer.tokens(of: part.text)
    let bytes = Array(part.text.utf8)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    // Attributes of the macro's use may be before it.
    let sign = tokens.firstIndex { $0.text == "#" } ?? tokens.count
    guard let start = tokens[sign...].firstIndex(where: { $0.kind == .opening }) else {
      throw MacroError("#Preview needs a body: “#Preview { … }”", at: part.start)
    }
    let first = tokens[start].range.lowerBound
    arguments = text(first..<bytes.count)

    guard let body = Self.body(from: start, in: tokens) else {
      (variables, statements, beforeBody, afterBody) = ([], "", arguments, "")
      return
    }
    var parser = PreviewBody(tokens: tokens, bytes: bytes, part: part)
    try parser.parse(body.lowerBound + 1..<body.upperBound)
    variables = parser.variables
    statements = parser.statements
    beforeBody = text(first..<tokens[body.lowerBound].range.lowerBound)
    afterBody =
      body.upperBound < tokens.count ? text(tokens[body.upperBound].range.upperBound..<bytes.count) : ""
  }

  /// The places of the braces of the body; the second is the end of the tokens where it is missing.
  private static func body(from start: Int, in tokens: [Token]) -> Range<Int>? {
    if tokens[start].text == "{" { return start..<tokens.close(of: start) }
    let end = tokens.close(of: start)
    if end + 1 < tokens.count, tokens[end + 1].text == "{" { return end + 1..<tokens.close(of: end + 1) }
    // Among the arguments, as “body:”.
    var depth = 0
    for index in start..<end {
      switch tokens[index].kind {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .word where depth == 1 && tokens[index].text == "body" && index + 2 < end:
        guard tokens[index + 1].text == ":", tokens[index + 2].text == "{" else { return nil }
        return index + 2..<tokens.close(of: index + 2)
      default: break
      }
    }
    return nil
  }
}

extension [Token] {
  /// The place of the bracket that closes the one at a place; the end where there is none.
  fileprivate func close(of start: Int) -> Int {
    var depth = 0
    for index in start..<count {
      if self[index].kind == .opening { depth += 1 }
      if self[index].kind == .closing {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return count
  }
}
