internal import TerminalUICore

/// A section gives `Group(sections:)` its header, its content and its footer.
extension Section: SubviewSource {
  package func addSubviews(to list: inout SubviewList) {
    list.add(header: header, content: content, footer: footer)
  }
  package func subviewCount(upTo limit: Int) -> Int { content.countOfSubviews(upTo: limit) }
}
