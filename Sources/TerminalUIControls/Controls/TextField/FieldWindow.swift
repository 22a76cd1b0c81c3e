/// The visible part of a line of text in a field: as much as fits, and always the caret.
///
/// Where the caret would leave the window, the window moves on by a quarter of its width, and not with every key.
nonisolated struct FieldWindow: Equatable {
  /// The position of the first character that is shown.
  private(set) var first = 0
  /// The column of the caret in the field.
  private(set) var caretColumn = 0

  /// Moves the window to where the caret is.
  mutating func follow(_ editing: TextEditing, width: Int) {
    guard width > 0 else {
      self = FieldWindow()
      return
    }
    first = editing.edge(atOrBehind: first)
    // The last column is the caret's, behind the text.
    if first > 0, editing.fit(from: 0, columns: width - 1).end == editing.end { first = 0 }
    let caret = editing.caret
    let underCaret = Swift.min(Swift.max(editing.width(at: caret), 1), width)
    var isBehind = false
    if caret >= first {
      let part = editing.fit(from: first, to: caret, columns: width - underCaret)
      isBehind = part.end < caret
      if !isBehind, part.columns > 0 || first == 0 {
        caretColumn = part.columns
        return
      }
    }
    let isAtRight = isBehind || caret == editing.end
    let column = isAtRight ? Swift.max(width - underCaret - width / 4, 0) : width / 4
    (first, caretColumn) = editing.fit(before: caret, columns: column)
  }

  /// The positions of the visible text.
  func range(in editing: TextEditing, width: Int) -> Range<Int> {
    let start = Swift.min(first, editing.end)
    return start..<editing.fit(from: start, columns: width).end
  }

  /// The position at a column; left of the field, and right of it, as far as there is text.
  func position(at column: Int, in editing: TextEditing) -> Int {
    if column < 0 { return editing.fit(before: first, columns: -column.clampedToCells).position }
    return editing.fit(from: first, columns: column.clampedToCells).end
  }
}
