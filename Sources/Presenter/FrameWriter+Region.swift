package import Cells

/// A line that is printed above a region of rows and stays there.
package struct CommittedLine: Hashable, Sendable {
  /// The cells up to the last one that shows something.
  package var cells: [Cell]

  /// Makes a line.
  package init(cells: [Cell] = []) { self.cells = cells }
}

extension CommittedLine: CustomStringConvertible {
  /// The text.
  package var description: String { cells.reduce(into: "") { $0 += $1.glyph.string } }
}

/// A region of rows: its height, the lines that are printed above it, and the way out of it.
extension FrameWriter {
  /// The end of a region whose terminal is given away.
  package enum Leaving: Hashable, Sendable {
    /// The rows stay, and the cursor is in the first column below them.
    case kept
    /// The rows are erased, and the cursor is where the first one was.
    case cleared
    /// Nothing is moved or erased: others have moved the cursor.
    case lost
  }

  /// Erases from the first column of a row on.
  ///
  /// In two steps: tmux takes an erasure from the first cell of the screen on for a cleared screen, and keeps a copy of it.
  static let eraseBelow = Array(erasing.utf8)
  private static let erasing = "\u{1B}[K\u{1B}[C\u{1B}[J\r"

  /// How many rows of a region are shown: the first ones.
  ///
  /// The cells of the others are kept, and shown once there are more rows.
  package var height: Int {
    get { min(shownRows, size.height) }
    set {
      let (old, new) = (height, min(max(newValue, 0), size.height))
      shownRows = new
      if new < old {
        erasedFrom = min(erasedFrom, new)
        shown.clear(Rect(x: 0, y: new, width: size.width, height: size.height - new))
      }
      for y in min(old, new)..<new { note(0, size.width, of: y) }
    }
  }

  /// Prints lines above the region, with the next frame.
  ///
  /// A line that is longer than the terminal is broken by the terminal, and again when its width changes.
  package mutating func commit(_ lines: [CommittedLine]) { committed += lines }

  /// Erases the rows that a lower region has lost.
  mutating func eraseLostRows() {
    if !isWhole, erasedFrom < reachedRows {
      move(to: 0, erasedFrom)
      select(Pen())
      bytes += Self.eraseBelow
    }
    erasedFrom = .max
  }

  /// Prints what was committed where the region was; the region follows below.
  mutating func appendCommitted() {
    if !isWhole {
      move(to: 0, 0)
      select(Pen())
      bytes += Self.eraseBelow
    }
    for line in committed {
      append(line)
      bytes += [0x0D, 0x0A]
    }
    committed.removeAll(keepingCapacity: committed.capacity <= 1 << 10)
    (place, reachedRows) = (.zero, 1)
    shown = CellBuffer(size: size)
    for y in 0..<size.height { note(0, size.width, of: y) }
  }

  /// Writes a line that stays above the region.
  private mutating func append(_ line: CommittedLine) {
    // Where the terminal doesn't break the line, a glyph of disputed width moves nothing behind it.
    let isOneRow = line.cells.count <= size.width
    for (x, cell) in line.cells.enumerated() where !cell.glyph.isContinuation {
      select(pen(of: cell.style))
      guard abilities.hasUnicode else {
        bytes.append(cell.glyph.inASCII)
        if cell.glyph.isWide { bytes.append(0x20) }
        continue
      }
      bytes += cell.glyph.bytes
      if isOneRow, cell.glyph.needsAddress { moveInRow(to: x + cell.glyph.width, 0) }
    }
    select(Pen())
  }

  /// Has rows cut and not broken where the terminal has become narrower and hasn't said so yet: else there would be more rows than known.
  mutating func keepRowsWhole(from start: Int) {
    guard let stop = abilities.stopWrapping, let wrap = abilities.wrap else { return }
    bytes.insert(contentsOf: stop, at: start)
    bytes += wrap
  }

  /// Moves the cursor to the last row, so that the terminal has all rows of the region.
  ///
  /// Blank rows at the end were never written.
  mutating func reachLastRow() {
    if height > reachedRows { move(to: 0, height - 1) }
  }

  /// The bytes that leave the region.
  ///
  /// - Parameters:
  ///   - leaving: What stays of it.
  ///   - isUnderWay: Whether the terminal has taken only a part of the last frame, so that the cursor may be in any of its rows.
  /// - Returns: Bytes for a terminal in its plain look.
  package func leaving(_ leaving: Leaving, isUnderWay: Bool) -> [UInt8] {
    guard region == .rows, !isOutside, leaving != .lost, let place else { return [] }
    if isUnderWay {
      // Going down ends at the last row of the screen.
      return Array("\u{1B}[999B\r\n".utf8)
    }
    switch leaving {
    case .cleared: return Array("\(place.y > 0 ? "\u{1B}[\(place.y)A" : "")\r\(Self.erasing)".utf8)
    case .kept where height == 0: return [0x0D]
    default:
      let rest = height - 1 - place.y
      return Array("\(rest > 0 ? "\u{1B}[\(rest)B" : "")\r\n".utf8)
    }
  }

  // MARK: Another width

  /// Finds out how far above the cursor the region begins, now that the terminal has another width.
  mutating func findTop(columns: Int) {
    guard let place else { return }
    var rows = place.y
    if reflows {
      rows = (0..<place.y).reduce(0) { $0 + max(1, (contentEnd(ofRow: $1) + columns - 1) / columns) }
      let end = contentEnd(ofRow: place.y)
      // A cursor behind the text is kept in the text's last row.
      rows += place.x < end ? place.x / columns : max(end - 1, 0) / columns
    }
    // In whatever column it is.
    self.place = Point(x: -1, y: rows)
    reachedRows = 1
  }

  /// The columns of a row up to the last one that shows something.
  private func contentEnd(ofRow y: Int) -> Int {
    guard y < size.height else { return 0 }
    return shown.withRow(y) { cells in (cells.lastIndex { $0 != .blank } ?? -1) + 1 }
  }
}
