public import TerminalUI

extension TestHost {
  /// The screen as text: one line a row, with all its blanks.
  public var text: String { terminal.screen.text }

  /// The screen as text, without blanks at the ends of lines and empty lines at the end.
  public var trimmedText: String { terminal.screen.trimmedText }

  /// The screen as text, with a legend of its styles.
  public var styledText: String { terminal.screen.styledText }

  /// The cells of the screen.
  public var screen: CellBuffer { terminal.screen }

  /// The cursor at the focus, also where it is hidden; `nil` where nothing in sight has the focus.
  public var cursor: Cursor? { terminal.cursor }

  /// The cell at which `text` begins for the first time on the screen, by rows.
  public func position(of text: String) -> Point? {
    for y in 0..<screen.size.height {
      var row = ""
      var columns: [Int] = []
      for x in 0..<screen.size.width where !screen[x, y].glyph.isContinuation {
        let piece = screen[x, y].glyph.string
        row += piece
        for _ in piece { columns.append(x) }
      }
      var start = row.startIndex
      while start < row.endIndex {
        if row[start...].hasPrefix(text) {
          return Point(x: columns[row.distance(from: row.startIndex, to: start)], y: y)
        }
        start = row.index(after: start)
      }
    }
    return nil
  }
}
