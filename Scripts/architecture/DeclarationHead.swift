/// The beginning of a declaration: its modifiers, its name, its arguments and what it conforms to.
struct DeclarationHead {
  let modifiers: Set<Substring>
  let keyword: Substring
  let name: String
  /// The labels of a function's arguments, `_` for one without.
  let labels: [String]
  /// The types behind the colon of a type, a protocol or an extension.
  let inherited: Set<String>
  /// Whether the lines behind it are members.
  let opensScope: Bool

  private static let scopes: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "extension",
  ]
  private static let keywords: Set<Substring> = scopes.union(["func", "var", "let", "typealias", "macro"])
  private static let known: Set<Substring> = [
    "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "nonisolated",
    "indirect", "mutating", "override", "weak", "lazy", "isolated",
  ]

  /// The declaration that the first line begins; `nil` where it begins none.
  init?(_ lines: ArraySlice<Substring>) {
    guard let first = lines.first else { return nil }
    var words = first.split(separator: " ", maxSplits: 9)[...]
    var modifiers: Set<Substring> = []
    while let word = words.first, word.hasPrefix("@") || Self.known.contains(word.prefix { $0 != "(" }) {
      modifiers.insert(word)
      words.removeFirst()
    }
    guard let keyword = words.popFirst(), Self.keywords.contains(keyword), let rest = words.first else {
      return nil
    }
    let name = rest.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !name.isEmpty else { return nil }
    (self.modifiers, self.keyword, self.name) = (modifiers, keyword, String(name))
    opensScope = Self.scopes.contains(keyword) && first.last != "}"
    let isFunction = keyword == "func" && modifiers.contains("public")
    guard isFunction || Self.scopes.contains(keyword) else {
      (labels, inherited) = ([], [])
      return
    }
    // A head ends with a brace, or with the line of a requirement.
    var text = ""
    for line in lines.prefix(20) {
      text += line.drop { $0 == " " } + " "
      if line.contains("{") { break }
    }
    let behind = text[name.endIndex(in: text)...]
    labels = isFunction ? Self.labels(behind) : []
    inherited = isFunction ? [] : Self.inherited(behind)
  }

  private static func labels(_ text: Substring) -> [String] {
    guard let open = outer(text, until: { $0 == "(" }) else { return [] }
    var labels: [String] = []
    var rest = text[text.index(after: open)...]
    while let end = outer(rest, until: { $0 == "," || $0 == ")" }) {
      let words = rest[..<end].split(separator: " ").drop { $0.hasPrefix("@") }
      if let word = words.first { labels.append(String(word.prefix { $0 != ":" })) }
      if rest[end] == ")" { break }
      rest = rest[rest.index(after: end)...]
    }
    return labels
  }

  private static func inherited(_ text: Substring) -> Set<String> {
    guard let colon = outer(text, until: { $0 == ":" || $0 == "{" }), text[colon] == ":",
      !text[..<colon].contains(" where ")
    else { return [] }
    var names: Set<String> = []
    var rest = text[text.index(after: colon)...]
    while let end = outer(rest, until: { $0 == "," || $0 == "{" }) {
      let words = rest[..<end].split(separator: " ").drop { $0.hasPrefix("@") }
      if let word = words.first { names.insert(String(word.prefix { $0 != "<" })) }
      if rest[end] == "{" || words.contains("where") { break }
      rest = rest[rest.index(after: end)...]
    }
    return names
  }

  /// The first character that fits, outside of brackets.
  private static func outer(_ text: Substring, until fits: (Character) -> Bool) -> Substring.Index? {
    var depth = 0
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      if depth == 0, fits(character) { return index }
      switch character {
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">" where last != "-": depth -= 1
      default: break
      }
      last = character
    }
    return nil
  }
}

extension Substring {
  /// Where the first occurrence of these characters ends in a text that has them.
  fileprivate func endIndex(in text: String) -> String.Index {
    text.firstRange(of: self)?.upperBound ?? text.endIndex
  }
}
