package import Terminal

/// The titles that views give the window, the latest last: it is shown, and the one before if its view leaves.
@MainActor package struct WindowTitles {
  private var titles = ObjectTable<(node: Node, message: TerminalMessage?)>()
  private var shown: TerminalMessage?

  /// Names the window for a node, behind those that named it before.
  package mutating func set(_ message: TerminalMessage?, of node: Node) {
    titles[node] = (node, message)
  }

  /// Forgets the title of a node.
  package mutating func remove(_ node: Node) { titles[node] = nil }

  /// The title now, as text.
  package var text: String? {
    // `ESC ] 2;` text `ESC \`
    current.map { String(decoding: $0.bytes.dropFirst(4).dropLast(2), as: UTF8.self) }
  }

  /// A title that the terminal doesn't have yet and gets next.
  mutating func takeNew() -> TerminalMessage? {
    guard !titles.isEmpty, let title = current, title != shown else { return nil }
    shown = title
    return title
  }

  private var current: TerminalMessage? {
    // Views in a hidden tab or screen don't name the window.
    titles.values.last(where: { $0.message != nil && !$0.node.isCovered })?.message
  }
}
