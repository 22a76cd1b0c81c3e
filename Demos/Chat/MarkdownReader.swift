/// The effect of a piece of Markdown on the conversation.
enum MarkdownStep: Equatable {
  case begin(ChatItem.Kind)
  case word(String)
  case end
}

/// Reads Markdown line by line: headings, paragraphs, lists and code.
struct MarkdownReader {
  private var kind: ChatItem.Kind?

  /// The steps of a line; its words come one by one.
  mutating func steps(of line: Substring) -> [MarkdownStep] {
    let text = line.drop { $0 == " " }
    if kind == .code {
      if text.hasPrefix("```") { return end() }
      return [.word(line + "\n")]
    }
    if text.hasPrefix("```") { return begin(.code) }
    if text.isEmpty { return end() }
    let hashes = text.prefix { $0 == "#" }.count
    if (1...6).contains(hashes), text.dropFirst(hashes).first == " " {
      return begin(.heading) + words(text.dropFirst(hashes)) + end()
    }
    if text.hasPrefix("- ") || text.hasPrefix("* ") { return begin(.bullet) + words(text.dropFirst(2)) }
    if text.hasPrefix("|") { return begin(.code) + [.word(String(text))] + end() }
    return kind == nil ? begin(.paragraph) + words(text) : words(" " + text)
  }

  private mutating func begin(_ kind: ChatItem.Kind) -> [MarkdownStep] {
    self.kind = kind
    return [.begin(kind)]
  }

  private mutating func end() -> [MarkdownStep] {
    guard kind != nil else { return [] }
    kind = nil
    return [.end]
  }

  /// The words of a line, each with the space before it; none before the first one of an item.
  private func words(_ text: some StringProtocol) -> [MarkdownStep] {
    let isContinued = text.first == " " && kind == .paragraph || text.first == " " && kind == .bullet
    return text.split(separator: " ").enumerated().map { index, word in
      .word((index == 0 && !isContinued ? "" : " ") + word)
    }
  }
}
