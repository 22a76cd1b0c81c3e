internal import TerminalUICore

/// The lines of a field that wraps its text: their beginnings, the visible ones, and the place of the caret.
///
/// A line is one column shorter than the field, where the caret has its place behind the last character.
nonisolated struct FieldLines: Equatable {
  /// The positions at which the lines begin.
  private(set) var starts = [0]
  /// The first line that is shown.
  private(set) var first = 0
  /// The cell of the caret in the field.
  private(set) var caret = Point.zero
  /// The width for which the lines were broken.
  private var width: Int?
  private var changeCount = -1
  /// Where the caret was, and how large the field, when the lines in sight were chosen by them.
  private var followed = -1
  /// In place of a caret that was followed: the first lines were chosen.
  private static let beginning = -2
  private var size = Size.zero
  /// The position that stays in the first visible line in all widths, as long as that line is the first one.
  private var kept = 0
  private var keptFirst = -1

  /// The number of lines that a text has in a field of a width.
  func count(of editing: TextEditing, width: Int) -> Int {
    isOf(editing, width: width) ? starts.count : Self.starts(of: editing, width: width).count
  }

  private func isOf(_ editing: TextEditing, width: Int) -> Bool {
    width == self.width && editing.changeCount == changeCount
  }

  private static func starts(of editing: TextEditing, width: Int) -> [Int] {
    LineBreaking.lineStarts(of: editing.text, width: Swift.max(width - 1, 1))
  }

  /// Breaks the text into lines, and scrolls to the caret if the caret or the size has changed.
  ///
  /// Without `showsCaret` it shows the first lines instead.
  mutating func follow(_ editing: TextEditing, size: Size, showsCaret: Bool = true) {
    // In another width the first visible line stays, unless the caret has to be in sight.
    let isWrappedAnew = editing.changeCount == changeCount && width != nil && size.width != width
    let reading =
      isWrappedAnew && first > 0 && starts.indices.contains(first)
      ? keptFirst == first ? kept : starts[first] : nil
    let isAway = editing.caret == followed && !(0..<self.size.height).contains(caret.y)
    if !isOf(editing, width: size.width) {
      if let change = editing.latestChange, size.width == width, editing.changeCount == changeCount + 1 {
        breakAgain(editing, after: change)
      } else {
        starts = Self.starts(of: editing, width: size.width)
      }
      (width, changeCount, followed) = (size.width, editing.changeCount, -1)
    }
    let height = Swift.max(size.height, 1)
    let row = row(of: editing.caret)
    if let reading {
      first = Swift.min(self.row(of: reading), Swift.max(starts.count - height, 0))
      (kept, keptFirst) = (reading, first)
    }
    if reading != nil, isAway || !showsCaret {
      (followed, self.size) = (showsCaret ? editing.caret : Self.beginning, size)
    } else if !showsCaret {
      // Keeps the scrolled position unless the text or the size has changed.
      if followed != Self.beginning || size != self.size { first = 0 }
      (followed, self.size) = (Self.beginning, size)
    } else if editing.caret != followed || size != self.size {
      first = Swift.min(first, row, Swift.max(starts.count - height, 0))
      first = Swift.max(first, row - height + 1)
      (followed, self.size) = (editing.caret, size)
    }
    caret = Point(
      x: Swift.min(column(of: editing.caret, in: editing), Swift.max(size.width - 1, 0)), y: row - first)
  }

  /// Breaks the lines again that a change concerns.
  ///
  /// The lines begin two before the change, because a shorter word may fit there. They end at the first line after the
  /// change that begins as before.
  private mutating func breakAgain(_ editing: TextEditing, after change: TextEditing.Change) {
    let first = Swift.max(row(of: change.position) - 2, 0)
    let shift = change.inserted - change.removed
    var old = first
    var isKnown = false
    let new = LineBreaking.lineStarts(
      of: editing.text, width: Swift.max((width ?? 0) - 1, 1), from: starts[first]
    ) { start in
      while old < starts.count, starts[old] < change.position + change.removed || starts[old] + shift < start
      {
        old += 1
      }
      isKnown = old < starts.count && starts[old] + shift == start
      return isKnown
    }
    starts.replaceSubrange(first..<(isKnown ? old : starts.count), with: new)
    guard shift != 0 else { return }
    for index in (first + new.count)..<starts.count { starts[index] += shift }
  }

  /// Shows the lines that are some further down; the caret may go out of sight.
  ///
  /// - Returns: Whether there are any.
  package mutating func scroll(by rows: Int) -> Bool {
    let before = first
    first = Swift.min(Swift.max(first + rows, 0), Swift.max(starts.count - Swift.max(size.height, 1), 0))
    caret.y += before - first
    return first != before
  }

  /// The scroll indicator of the lines; `nil` if all lines are in sight.
  var thumb: ScrollThumb? { ScrollThumb(room: size.height, total: starts.count, offset: first) }

  /// The line that contains a position.
  ///
  /// A position where a line was wrapped is in the next line.
  package func row(of position: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// The columns before a position in its line.
  func column(of position: Int, in editing: TextEditing) -> Int {
    editing.fit(from: starts[row(of: position)], to: position, columns: .max).columns
  }

  /// Returns the range of a line, without the new line at its end.
  func range(of row: Int, in editing: TextEditing) -> Range<Int> {
    guard starts.indices.contains(row) else { return editing.end..<editing.end }
    guard row + 1 < starts.count else { return starts[row]..<editing.end }
    let end = starts[row + 1]
    let last = editing.position(.left, from: end)
    let isNewline = editing.text[editing.index(last)].isNewline
    return starts[row]..<(isNewline ? Swift.max(last, starts[row]) : end)
  }

  /// The last position that is in a line.
  func lastPosition(of row: Int, in editing: TextEditing) -> Int {
    let range = range(of: row, in: editing)
    guard row + 1 < starts.count, range.upperBound == starts[row + 1], !range.isEmpty else {
      return range.upperBound
    }
    return editing.position(.left, from: range.upperBound)
  }

  /// The position at a column of a line, or the last one of it.
  func position(row: Int, column: Int, in editing: TextEditing) -> Int {
    let row = Swift.min(Swift.max(row, 0), starts.count - 1)
    let last = lastPosition(of: row, in: editing)
    return editing.fit(from: starts[row], to: last, columns: Swift.max(column, 0)).end
  }
}
