package import Terminal

/// Who names the window, and what it is called.
@MainActor package struct WindowTitles {
  private var titles: [(node: Node, message: TerminalMessage?)] = []
  private var shown: TerminalMessage?

  /// Names the window for a node, behind those that named it before.
  package mutating func set(_ message: TerminalMessage?, of node: Node) {
    if let index = titles.firstIndex(where: { $0.node === node }) {
      titles[index].message = message
    } else {
      titles.append((node, message))
    }
  }

  /// Forgets the title of a node.
  package mutating func remove(_ node: Node) { titles.removeAll { $0.node === node } }

  /// A title that the terminal doesn't know yet, and is about to be told.
  mutating func takeNew() -> TerminalMessage? {
    guard !titles.isEmpty,
      // What is in a tab or on a screen that isn't shown names nothing.
      let title = titles.last(where: { $0.message != nil && !$0.node.isCovered })?.message, title != shown
    else { return nil }
    shown = title
    return title
  }
}
