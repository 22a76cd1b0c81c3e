internal import RuntimeMetadata

/// A text that is being edited: the caret, the selection, and the changes that can be undone.
///
/// Positions are numbers of UTF-8 bytes before them. Caret and anchor are always at the edge of a grapheme cluster,
/// so no cluster is ever entered or cut.
package nonisolated struct TextEditing {
  /// The text.
  package var text: String { secret?.text ?? plain }
  private var plain = ""
  /// The text, where it is a secret.
  private(set) var secret: SecretText?
  /// The place at which the next character is inserted.
  private(set) var caret: Int
  /// The end of the selection that stays when the caret moves; the caret itself where nothing is selected.
  private(set) var anchor: Int
  /// Whether the text is a secret: it counts as one word, and no copy of it is kept.
  let isSecret: Bool
  /// Whether a tab takes the columns up to the next multiple of 4 of its line.
  var hasTabs = false
  /// The text that was removed last, to be inserted elsewhere.
  private(set) var removed = ""
  /// The number of changes of the text so far.
  private(set) var changeCount = 0
  /// The latest change of the text; `nil` if all of it was replaced.
  private(set) var latestChange: Change?
  private var history = EditHistory()

  /// A change: at a position, some bytes took the place of others.
  struct Change {
    var position: Int
    var removed: Int
    var inserted: Int
  }

  package init(_ text: String = "", isSecret: Bool = false) {
    self.isSecret = isSecret
    caret = text.utf8.count
    anchor = caret
    if isSecret { secret = SecretText(text[...]) } else { plain = text }
  }

  /// The number of bytes: the position behind the last character.
  var end: Int { text.utf8.count }

  /// The selected range; empty at the caret if nothing is selected.
  package var selection: Range<Int> { Swift.min(caret, anchor)..<Swift.max(caret, anchor) }

  // MARK: Moving

  /// Moves the caret, and selects the text that it passes if `isSelecting`.
  ///
  /// Without that, one step to the left or right goes to that end of a selection.
  mutating func move(_ direction: TextDirection, isSelecting: Bool = false) {
    history.close()
    switch direction {
    case .left where !isSelecting && !selection.isEmpty: caret = selection.lowerBound
    case .right where !isSelecting && !selection.isEmpty: caret = selection.upperBound
    default: caret = position(direction, from: caret)
    }
    if !isSelecting { anchor = caret }
  }

  /// Puts the caret at the edge at or behind a position.
  package mutating func place(at position: Int, isSelecting: Bool = false) {
    history.close()
    caret = edge(atOrBehind: position)
    if !isSelecting { anchor = caret }
  }

  /// Selects all of the text.
  mutating func selectAll() {
    history.close()
    (anchor, caret) = (0, end)
  }

  /// Selects the word, or the run of other characters, around a position.
  mutating func selectWord(at position: Int) {
    history.close()
    let range = word(at: edge(atOrBehind: position))
    (anchor, caret) = (range.lowerBound, range.upperBound)
  }

  // MARK: Changing

  /// Inserts at the caret, in the place of the selection.
  mutating func insert(_ string: String) {
    guard !string.isEmpty || !selection.isEmpty else { return }
    let isCharacter = selection.isEmpty && string.unicodeScalars.dropFirst().isEmpty
    replace(selection, with: string, as: isCharacter ? .typing : .other)
  }

  /// Removes what is selected, or else what is between the caret and where a movement would take it.
  ///
  /// - Parameters:
  ///   - direction: The movement.
  ///   - isKept: Whether what is removed can be inserted again by ``insertRemoved()``.
  mutating func remove(_ direction: TextDirection, isKept: Bool = false) {
    var range = selection
    var kind = EditHistory.Kind.other
    if range.isEmpty {
      let other = direction == .left && !isKept ? positionOfBackspace : position(direction, from: caret)
      range = Swift.min(caret, other)..<Swift.max(caret, other)
      if direction == .left { kind = .removingLeft }
      if direction == .right { kind = .removingRight }
    }
    guard !range.isEmpty else { return }
    if isKept, !isSecret { removed = String(text[index(range.lowerBound)..<index(range.upperBound)]) }
    replace(range, with: "", as: kind)
  }

  /// Inserts what was removed last.
  mutating func insertRemoved() {
    guard !removed.isEmpty else { return }
    replace(selection, with: removed, as: .other)
  }

  /// The selected text, which can be inserted again by ``insertRemoved()`` then; `nil` where nothing is selected, and for a secret.
  mutating func copySelection() -> String? {
    let range = selection
    guard !range.isEmpty, !isSecret else { return nil }
    removed = String(text[index(range.lowerBound)..<index(range.upperBound)])
    return removed
  }

  /// Takes the latest change back.
  mutating func undo() {
    guard let edit = history.undo() else { return }
    splice(edit.position, count: edit.inserted.utf8.count, edit.removed)
    (caret, anchor) = (edge(atOrBehind: edit.caret), edge(atOrBehind: edit.anchor))
  }

  /// Makes the change again that was taken back last.
  mutating func redo() {
    guard let edit = history.redo() else { return }
    splice(edit.position, count: edit.removed.utf8.count, edit.inserted)
    caret = edge(atOrBehind: edit.position + edit.inserted.utf8.count)
    anchor = caret
  }

  /// Replaces the text by a text that the app wrote.
  ///
  /// The caret stays between the same characters if they are still there. A caret at the end stays at the end. Earlier changes can't be
  /// undone any more.
  mutating func adopt(_ other: String) {
    guard !other.hasSameBytes(as: text) else { return }
    let change = TextDifference(from: text, to: other)
    let (caret, anchor) = (change.position(of: caret), change.position(of: anchor))
    if isSecret { secret = SecretText(other[...]) } else { plain = other }
    changeCount += 1
    latestChange = nil
    self.caret = edge(atOrBehind: caret)
    self.anchor = edge(atOrBehind: anchor)
    history = EditHistory()
  }

  /// Changes the text as one step that can be undone, and puts the caret behind the change.
  private mutating func replace(_ range: Range<Int>, with inserted: String, as kind: EditHistory.Kind) {
    if !isSecret {
      history.add(
        EditHistory.Edit(
          position: range.lowerBound,
          removed: String(text[index(range.lowerBound)..<index(range.upperBound)]),
          inserted: inserted, caret: caret, anchor: anchor, kind: kind))
    }
    splice(range.lowerBound, count: range.count, inserted)
    // The inserted text may have become one cluster with the text behind it.
    caret = edge(atOrBehind: range.lowerBound + inserted.utf8.count)
    anchor = caret
  }

  /// Changes the bytes of the text, and notes where, for the field's lines.
  private mutating func splice(_ position: Int, count: Int, _ inserted: String) {
    let range = index(position)..<index(position + count)
    if let secret {
      let text = secret.text
      self.secret = SecretText(text[..<range.lowerBound], inserted[...], text[range.upperBound...])
    } else {
      plain.replaceSubrange(range, with: inserted)
    }
    changeCount += 1
    latestChange = Change(position: position, removed: count, inserted: inserted.utf8.count)
  }
}

nonisolated extension TextEditing: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Positions and lengths, such as `5 bytes, caret 3`: the text itself may be a secret.
  package var description: String {
    selection.isEmpty ? "\(end) bytes, caret \(caret)" : "\(end) bytes, caret \(caret), selected \(selection)"
  }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
