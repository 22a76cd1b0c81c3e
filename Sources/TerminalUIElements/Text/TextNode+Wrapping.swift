internal import TerminalUICore

/// A line of a text as it is drawn, for regions that are printed: they tell wrapped lines from ended ones.
package nonisolated struct WrappedLine: Sendable {
  /// The width of the line, in columns.
  package var width: Int
  /// How many spaces were left out before the next line, if the line was wrapped; `nil` at a line end of the text.
  package var spaces: Int?
}

/// How texts were wrapped, and where on the screen they were drawn.
package nonisolated final class WrappingNotes: Hashable, @unchecked Sendable {
  /// The lines of each text that has several, and the place of its top left cell on the screen.
  package fileprivate(set) var texts: [(lines: [WrappedLine], origin: Point)] = []

  package init() {}

  package static func == (one: WrappingNotes, other: WrappingNotes) -> Bool { one === other }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension TextNode {
  /// Notes how the text is wrapped, if somebody wants to know.
  func noteWrapping(_ notes: WrappingNotes?, at origin: Point) {
    guard let notes else { return }
    let lines = wrappedLines
    if !lines.isEmpty { notes.texts.append((lines, origin)) }
  }

  /// The lines that were made of a text by wrapping it; none where the text is one line, is cut, or isn't drawn as it is.
  private var wrappedLines: [WrappedLine] {
    let lines = drawnBrokenLines
    guard lines.count > 1 else { return [] }
    var rest = string.utf8[...]
    var result: [WrappedLine] = []
    for (index, line) in lines.enumerated() {
      guard rest.starts(with: line.text.string.utf8) else { return [] }
      rest = rest.dropFirst(line.text.string.utf8.count)
      guard index < lines.count - 1 else {
        result.append(WrappedLine(width: line.width, spaces: nil))
        continue
      }
      let spaces = rest.prefix { $0 == 0x20 }.count
      let behind = rest.dropFirst(spaces)
      if let length = Self.lineEnd(at: behind) {
        rest = behind.dropFirst(length)
        result.append(WrappedLine(width: line.width, spaces: nil))
      } else {
        rest = behind
        result.append(WrappedLine(width: line.width, spaces: spaces))
      }
    }
    return rest.isEmpty ? result : []
  }

  /// The number of bytes of the line end that a text begins with; `nil` if it begins with none.
  private static func lineEnd(at text: Substring.UTF8View) -> Int? {
    for end in ["\r\n", "\n", "\u{2028}", "\u{2029}"] where text.starts(with: end.utf8) {
      return end.utf8.count
    }
    return nil
  }
}
