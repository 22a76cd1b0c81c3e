internal import Cells
internal import TerminalUI
internal import TerminalUICore

/// The selection in a long text: from one part of it to another one, both included.
struct TextViewerSelection {
  /// The unit that a click selects.
  enum Unit { case character, word, line, row }

  var unit: Unit
  var anchor: Range<Int>
  var caret: Range<Int>
  /// Whether the selection was copied: then Control-C is left to the views around.
  var hasCopied = false

  /// The selected bytes.
  var bytes: Range<Int> {
    Swift.min(anchor.lowerBound, caret.lowerBound)..<Swift.max(anchor.upperBound, caret.upperBound)
  }
}

/// Selecting with the mouse and by keys, and copying.
extension TextViewerNode {
  /// The longest text that is made for the clipboard, which takes less.
  private static let most = 1 << 17

  /// The keys that select rows and copy them.
  func selectionKeys(_ keys: inout KeyTable) {
    keys.on(.downArrow, with: .shift, title: "Select next row") { selectRow(1) }
    keys.on(.upArrow, with: .shift, title: "Select row before") { selectRow(-1) }
    guard let selection else { return }
    keys.on("c", with: .control, title: "Copy", when: !selection.hasCopied) { copy() }
    keys.on("c", with: .exactly(.command), title: "Copy") { copy() }
    keys.on(.insert, with: .control, title: "Copy") { copy() }
    keys.on("w", with: .option, title: "Copy") { copy() }
    keys.on(.escape, with: .none, title: "Select nothing") { select(nil) }
  }

  private func copy() {
    guard let bytes = selection?.bytes else { return }
    selection?.hasCopied = true
    host.followers.keyMeaningSource.changed()
    let end = store.edge(atOrBehind: Swift.min(bytes.upperBound, bytes.lowerBound + Self.most))
    copyToClipboard(store.string(bytes.lowerBound..<end), orElse: nil)
  }

  /// Selects one row more, or one less: at first the first one in sight.
  private func selectRow(_ count: Int) {
    guard var new = selection, new.unit == .row else {
      guard let first = shownRows().first?.bytes else { return }
      return select(TextViewerSelection(unit: .row, anchor: first, caret: first))
    }
    guard let next = row(count, from: new.caret.lowerBound) else { return }
    new.caret = next
    new.hasCopied = false
    select(new)
    bringIntoSight(next.lowerBound)
  }

  /// Hears a press that isn't on the indicator.
  func select(by event: GestureEvent, at cell: Point) -> GestureProgress {
    guard let character = character(at: cell) else { return .failed }
    switch event.kind {
    case .down:
      let count = clicks.add(at: event.globalLocation, time: event.time)
      pressed = character
      let unit: TextViewerSelection.Unit = count == 1 ? .character : count == 2 ? .word : .line
      let part = whole(unit, around: character)
      select(count == 1 ? nil : TextViewerSelection(unit: unit, anchor: part, caret: part))
    case .move:
      guard let pressed, selection != nil || character != pressed else { break }
      let unit = selection?.unit ?? .character
      var new =
        selection
        ?? TextViewerSelection(unit: unit, anchor: whole(unit, around: pressed), caret: pressed)
      new.caret = whole(unit, around: character)
      new.hasCopied = false
      select(new)
      // Beyond an edge the text scrolls with each move of the mouse.
      if cell.y < 0 { scroll(by: -1) } else if cell.y >= height { scroll(by: 1) }
    case .up:
      pressed = nil
      return .ended
    case .time: break
    }
    return .active
  }

  /// The character, word or line around a character.
  private func whole(_ unit: TextViewerSelection.Unit, around character: Range<Int>) -> Range<Int> {
    let start = store.start(ofPieceAt: character.lowerBound)
    let piece = store.text(ofPieceFrom: start, to: store.end(ofPieceFrom: start))
    switch unit {
    case .character, .row: return character
    case .line: return piece
    case .word:
      let word = store.string(piece).word(around: character.lowerBound - start)
      return (start + word.lowerBound)..<(start + word.upperBound)
    }
  }

  /// The character at a cell, or the nearest one.
  private func character(at cell: Point) -> Range<Int>? {
    let rows = shownRows()
    guard !rows.isEmpty else { return nil }
    let row = rows[Swift.min(Swift.max(cell.y, 0), rows.count - 1)].bytes
    let places = TextPlaces(store.string(row), width: self.rows.wraps ? self.rows.width : nil)
    guard places.lineCount > 0 else { return nil }
    let found = places.character(atColumn: cell.x + left, line: 0).bytes
    return (row.lowerBound + found.lowerBound)..<(row.lowerBound + found.upperBound)
  }
}

extension String {
  /// The characters around a place that are of one kind; places are numbers of UTF-8 bytes.
  fileprivate func word(around place: Int) -> Range<Int> {
    guard place < utf8.count else { return place..<place }
    let found = utf8.index(startIndex, offsetBy: place)
    let kind = self[found].wordKind
    let start = self[..<found].lastIndex { $0.wordKind != kind }.map { self.index(after: $0) } ?? startIndex
    let end = self[found...].firstIndex { $0.wordKind != kind } ?? endIndex
    return utf8.distance(from: startIndex, to: start)..<utf8.distance(from: startIndex, to: end)
  }
}

extension Character {
  /// 0 for a letter, a digit or an underscore, 1 for a space, 2 for others.
  fileprivate var wordKind: Int { isLetter || isNumber || self == "_" ? 0 : isWhitespace ? 1 : 2 }
}
