internal import TerminalUICore

/// Reading rows that are taller than their list: keys scroll through a row before they leave it.
extension RowSelector {
  /// The lines of the content that show rows, without those below a pinned header.
  private var shownLines: Range<Int> {
    guard let scroll, let rows else { return 0..<0 }
    let top = scroll.offset.y + rows.pinnedLength
    return top..<max(scroll.offset.y + scroll.viewport.height, top)
  }

  /// The lines of a row in the content, and the lines that can show it; `nil` before it has a place.
  private func lines(of row: ListRowNode) -> (row: Range<Int>, shown: Range<Int>)? {
    guard let scroll, let rows, !row.isNew, let rect = scroll.rect(of: row) else { return nil }
    let top = scroll.offset.y + rows.pinnedLength(before: row)
    return (rect.minY..<rect.maxY, top..<max(scroll.offset.y + scroll.viewport.height, top))
  }

  /// Scrolls within a row that the list can't show as a whole.
  ///
  /// - Parameter most: The greatest number of lines; `nil` is a page.
  /// - Returns: Whether there was anything left of the row.
  func scrollThrough(_ row: ListRowNode, forward: Bool, most: Int? = nil) -> Bool {
    guard let scroll, let lines = lines(of: row), lines.row.count > lines.shown.count,
      lines.row.overlaps(lines.shown)
    else { return false }
    let rest =
      forward
      ? lines.row.upperBound - lines.shown.upperBound : lines.shown.lowerBound - lines.row.lowerBound
    guard rest > 0 else { return false }
    let step = min(max(most ?? lines.shown.count, 1), rest)
    return scroll.scroll(dx: 0, dy: forward ? step : -step)
  }

  /// Shows the last lines of a row that was selected, if the list can't show all of it.
  func showEnd(of row: ListRowNode) {
    guard let scroll else { return }
    scroll.host.layOut()
    guard let lines = lines(of: row), lines.row.count > lines.shown.count else { return }
    scroll.scroll(dx: 0, dy: lines.row.upperBound - lines.shown.upperBound)
  }

  /// Scrolls by a page, of which no line is one that was yet to be seen, and returns how many lines are missing at an end.
  func scrollPage(forward: Bool) -> Int {
    guard let scroll, let rows else { return 0 }
    let (before, pinned) = (scroll.offset.y, rows.pinnedLength)
    let length = max(scroll.viewport.height - pinned, 1)
    scroll.scroll(dx: 0, dy: forward ? length : -length)
    let rest = (forward ? length : -length) - (scroll.offset.y - before)
    scroll.host.layOut()
    // A header that is pinned now covers what comes next.
    if forward, rest == 0, rows.pinnedLength > pinned {
      scroll.scroll(dx: 0, dy: pinned - rows.pinnedLength)
      scroll.host.layOut()
    }
    return rest
  }

  /// The selectable row near a line that can be shown without a line being passed by that was yet to be seen; else the nearest one.
  func rowToRead(at line: Int, forward: Bool) -> ListRowNode? {
    guard let rows else { return nil }
    let shown = shownLines
    guard !shown.isEmpty else { return nil }
    let middle = min(max(line, shown.lowerBound), shown.upperBound - 1)
    var nearest: ListRowNode?
    for distance in 0..<shown.count {
      for place in distance == 0 ? [middle] : [middle - distance, middle + distance] {
        guard shown.contains(place), let row = rows.item(at: place)?.asRow, row.selectionHash != nil,
          let lines = lines(of: row)
        else { continue }
        let isWhole =
          forward ? lines.row.upperBound <= shown.upperBound : lines.row.lowerBound >= shown.lowerBound
        if isWhole { return row }
        nearest = nearest ?? row
      }
    }
    return nearest
  }

  /// Selects a row in sight; of one that the list can't show as a whole, the lines in sight stay.
  func selectToRead(_ row: ListRowNode, _ manner: SelectionManner) {
    guard let scroll, let before = scroll.rect(of: row) else { return select(row, manner) }
    let line = before.minY - scroll.offset.y
    select(row, manner)
    scroll.host.layOut()
    guard let lines = lines(of: row), lines.row.count > lines.shown.count else { return }
    // Places may be others now: rows before it have come or gone, whose lengths were estimates.
    scroll.scroll(dx: 0, dy: lines.row.lowerBound - scroll.offset.y - line)
  }
}
