import TerminalUI

/// A line of Swift in colours: comments, strings, numbers, and words of the language.
nonisolated enum CodeLine {
  private static let words: Set<Substring> = [
    "as", "associatedtype", "async", "await", "case", "catch", "class", "default", "defer", "do", "else",
    "enum",
    "extension", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
    "let",
    "nil", "nonisolated", "private", "protocol", "public", "return", "self", "some", "static", "struct",
    "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while", "any", "mutating", "override",
    "final",
  ]

  /// The parts of a line, each with the role of its colour; `nil` is that of text.
  static func parts(_ line: Substring) -> [(text: Substring, role: PaintRole?)] {
    var parts: [(text: Substring, role: PaintRole?)] = []
    var rest = line
    func isOfWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    func take(_ count: Int, _ role: PaintRole?) {
      let text = rest.prefix(count)
      if let last = parts.last, last.role == role {
        parts[parts.count - 1].text = line[last.text.startIndex..<text.endIndex]
      } else {
        parts.append((text, role))
      }
      rest = rest.dropFirst(count)
    }
    while let first = rest.first {
      if rest.hasPrefix("//") {
        take(rest.count, .secondary)
      } else if first == "\"" {
        take(length(ofString: rest), .success)
      } else if first == "@" || first == "#", rest.dropFirst().first?.isLetter == true {
        take(1 + rest.dropFirst().prefix(while: isOfWord).count, .tint)
      } else if isOfWord(first) {
        let word = rest.prefix(while: isOfWord)
        take(word.count, first.isNumber ? .warning : words.contains(word) ? .tint : nil)
      } else {
        take(1, nil)
      }
    }
    return parts
  }

  /// The characters of a string literal, up to its end or that of the line.
  private static func length(ofString text: Substring) -> Int {
    var (count, isEscaped, depth) = (0, false, 0)
    for character in text {
      count += 1
      if isEscaped {
        isEscaped = false
        if character == "(" { depth += 1 }
      } else if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"", count > 1 {
        return count
      }
    }
    return count
  }

  /// The line as text.
  @MainActor static func text(_ line: Substring) -> Text {
    guard !line.isEmpty else { return Text(" ") }
    return parts(line).reduce(Text(verbatim: "")) { text, part in
      let own = Text(verbatim: String(part.text))
      return text + (part.role.map { own.foregroundStyle(Color.role($0)) } ?? own)
    }
  }
}
