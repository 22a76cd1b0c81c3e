/// A declaration of one variable: its name, its type and its first value.
struct VariableDeclaration {
  let name: String
  /// The name as it is written, perhaps between backticks.
  let writtenName: String
  let type: String?
  let value: String?
  /// The attributes that say where the variable is available.
  let availability: [String]

  init(_ part: SourcePart, of macro: String) throws(MacroError) {
    let tokens = Lexer.tokens(of: part.text)
    let bytes = Array(part.text.utf8)
    func text(_ tokens: ArraySlice<Token>) -> String? {
      guard let first = tokens.first, let last = tokens.last else { return nil }
      return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }

    var index = 0
    availability = Self.availability(&index, in: tokens).compactMap { text(tokens[$0]) }
    while index < tokens.count, tokens[index].text != "var" {
      if ["let", "func", "struct", "class", "enum"].contains(tokens[index].text) {
        throw MacroError("\(macro) belongs on a “var”", at: part.position(tokens[index].range.lowerBound))
      }
      index += 1
    }
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else {
      throw MacroError("\(macro) belongs on a “var” with a name", at: part.start)
    }
    writtenName = tokens[index + 1].text
    name = writtenName.filter { $0 != "`" }
    index += 2

    // At the top level, “=” ends the type, and a brace begins accessors.
    let type = Self.read(after: ":", &index, in: tokens, isType: true) { ["=", ",", "{"].contains($0.text) }
    let value = Self.read(after: "=", &index, in: tokens) { $0.text == "," }
    (self.type, self.value) = (text(tokens[type]), text(tokens[value]))
    if index < tokens.count {
      let message =
        tokens[index].text == "," ? "\(macro) belongs on one variable" : "\(macro) makes the accessors itself"
      throw MacroError(message, at: part.position(tokens[index].range.lowerBound))
    }
  }

  /// Goes behind the attributes at `index`, and returns those that say where the variable is available.
  private static func availability(_ index: inout Int, in tokens: [Token]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    while index < tokens.count, tokens[index].text == "@" {
      let end = endOfAttribute(at: index, in: tokens)
      if index + 1 < tokens.count, tokens[index + 1].text == "available" { found.append(index..<end) }
      index = end
    }
    return found
  }

  /// Reads a part that begins with a mark, such as a type after “:”, and returns the tokens after the mark.
  ///
  /// Moves `index` to the end of the part. If the mark doesn't come next, the part is empty.
  private static func read(
    after mark: String, _ index: inout Int, in tokens: [Token], isType: Bool = false,
    until isEnd: (Token) -> Bool
  ) -> Range<Int> {
    guard index < tokens.count, tokens[index].text == mark else { return index..<index }
    let start = index + 1
    index = end(of: start, in: tokens, isType: isType, where: isEnd)
    return start..<index
  }

  /// Whether the type is an optional, so that the variable can begin with `nil`.
  var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  /// The first place at or after `start` whose token ends the part and isn't in brackets; the end if there is none.
  ///
  /// In a type, angle brackets count as well.
  private static func end(
    of start: Int, in tokens: [Token], isType: Bool = false, where isEnd: (Token) -> Bool
  ) -> Int {
    var depth = 0
    for index in start..<max(tokens.count, start) {
      let token = tokens[index]
      if depth == 0, isEnd(token) { return index }
      switch token.kind {
      case .opening: depth += 1
      case .closing: depth -= 1
      case .operation where isType && token.text != "->":
        depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
      default: break
      }
    }
    return tokens.count
  }

  /// The place behind an attribute: its name, and its arguments where they follow at once.
  static func endOfAttribute(at start: Int, in tokens: [Token]) -> Int {
    var index = start + 1
    while index < tokens.count, tokens[index].kind == .word || tokens[index].text == "." {
      let isWord = tokens[index].kind == .word
      index += 1
      if isWord, index < tokens.count, tokens[index].text != "." { break }
    }
    guard index < tokens.count, tokens[index].text == "(",
      tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
    else { return index }
    var depth = 0
    while index < tokens.count {
      if tokens[index].kind == .opening { depth += 1 }
      if tokens[index].kind == .closing { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }
}
