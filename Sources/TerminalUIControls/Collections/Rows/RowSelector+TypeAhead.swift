internal import TerminalUICore

/// Letters that lead to the next row that begins with them.
extension RowSelector {
  /// The next row that begins with the typed text.
  ///
  /// - Parameters:
  ///   - text: The text typed now.
  ///   - isKept: Whether further keys go on from there.
  package func row(typing text: String, isKept: Bool) -> ListRowNode? {
    guard let rows else { return nil }
    return selection.typeAhead.row(
      typing: text, at: rows.host.clock.now, in: rows.content, from: currentRow, isKept: isKept,
      row: \.asRow, accepts: { $0.selectionHash != nil && $0.begins(with: $1) },
      // A list is searched as far as rows may be made, whatever their views contain: so a key costs the same in all lists.
      peek: nil)
  }
}

extension RowSelector {
  /// Whether a blank belongs to the name that is being typed.
  var spaceContinuesName: Bool {
    guard let rows, selection.typeAhead.isContinued(at: rows.host.clock.now) else { return false }
    return row(typing: " ", isKept: false) != nil
  }
}

extension UnaryNode {
  /// Whether the first text in it begins with some letters, in lower case.
  func begins(with prefix: String) -> Bool { firstText?.lowercased().hasPrefix(prefix) == true }
}

extension Node {
  /// The first text in this node apart from the lines and the mark of a row that can be opened.
  fileprivate var firstText: String? {
    firstInTree { node in
      guard let text = (node as? TextNode)?.string, !text.isRowMark else { return nil }
      return text
    }
  }
}

extension String {
  /// Whether the text is nothing but lines, blanks and the mark of a row that can be opened.
  fileprivate var isRowMark: Bool { !isEmpty && allSatisfy { " │├└▾▸".contains($0) } }
}
