internal import Cells

/// The effects of characters, cursor movements and erasures on the grid.
nonisolated extension TerminalEmulator {
  /// DEC's line drawing characters for 0x60 … 0x7E.
  private static let lineDrawingScalars = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)

  /// Writes a character at the cursor, which moves on or waits at the end of the row.
  mutating func put(_ scalar: Unicode.Scalar) {
    var scalar = scalar
    if lineDrawing[characterSet], (0x60...0x7E).contains(scalar.value) {
      scalar = Self.lineDrawingScalars[Int(scalar.value) - 0x60]
    }
    let width = columns(scalar)
    guard width > 0 else { return combine(scalar) }
    lastScalar = scalar
    let wraps = modes.contains(Mode(7))
    if wraps && (wrapsNext || cursor.x + width > size.width) {
      cursor.x = 0
      lineFeed()
    }
    wrapsNext = false
    guard cursor.x + width <= size.width else { return }
    if modes.contains(Mode(4, isPrivate: false)) { insertBlanks(width) }
    separate(at: cursor.x)
    separate(at: cursor.x + width)
    rows[cursor.y][cursor.x] = Cell(text: String(scalar), style: style, link: link)
    if width == 2 { rows[cursor.y][cursor.x + 1] = Cell(text: "", style: style, link: link) }
    if cursor.x + width < size.width {
      cursor.x += width
    } else {
      cursor.x = size.width - 1
      wrapsNext = wraps && !wrapsAtOnce
      if wraps, wrapsAtOnce {
        cursor.x = 0
        lineFeed()
      }
    }
  }

  /// Adds a scalar without a width to the character before the cursor; there may be none in this row.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    var x = wrapsNext ? cursor.x : cursor.x - 1
    if x > 0 && rows[cursor.y][x].text.isEmpty { x -= 1 }
    guard x >= 0, rows[cursor.y][x].text.unicodeScalars.count < 32 else { return }
    rows[cursor.y][x].text.unicodeScalars.append(scalar)
  }

  /// Blanks both columns of a wide character that would be cut before column `x`.
  private mutating func separate(at x: Int) {
    guard x > 0, x < size.width, rows[cursor.y][x].text.isEmpty else { return }
    rows[cursor.y][x - 1].text = " "
    rows[cursor.y][x].text = " "
  }

  /// An erased cell: a space on the background that is selected.
  private var blank: Cell {
    Cell(text: " ", style: erasesWithBackground ? Style(background: style.background) : .plain)
  }

  mutating func move(x: Int? = nil, y: Int? = nil) {
    cursor.x = min(max(x ?? cursor.x, 0), size.width - 1)
    cursor.y = min(max(y ?? cursor.y, 0), size.height - 1)
    wrapsNext = false
  }

  /// Moves up or down, but not out of the rows that scroll if it starts within.
  mutating func moveVertically(_ count: Int) {
    let low = cursor.y >= margins.lowerBound ? margins.lowerBound : 0
    let high = cursor.y <= margins.upperBound ? margins.upperBound : size.height - 1
    move(y: min(max(cursor.y + count, low), high))
  }

  /// Moves the cursor down; in the last row of the margins, the rows there scroll instead.
  mutating func lineFeed() {
    wrapsNext = false
    if cursor.y == margins.upperBound {
      scroll(margins, by: 1)
    } else if cursor.y < size.height - 1 {
      cursor.y += 1
    }
  }

  mutating func reverseLineFeed() {
    wrapsNext = false
    if cursor.y == margins.lowerBound {
      scroll(margins, by: -1)
    } else if cursor.y > 0 {
      cursor.y -= 1
    }
  }

  /// Moves rows up by `count`, down if it is negative; blank ones come in.
  mutating func scroll(_ range: ClosedRange<Int>, by count: Int) {
    let moved = min(abs(count), range.count)
    let blanks = Array(repeating: Array(repeating: blank, count: size.width), count: moved)
    if count > 0 {
      rows.replaceSubrange(range, with: Array(rows[range].dropFirst(moved)) + blanks)
    } else {
      rows.replaceSubrange(range, with: blanks + Array(rows[range].dropLast(moved)))
    }
  }

  mutating func insertLines(_ count: Int) {
    guard margins.contains(cursor.y) else { return }
    scroll(cursor.y...margins.upperBound, by: -count)
    move(x: 0)
  }

  mutating func deleteLines(_ count: Int) {
    guard margins.contains(cursor.y) else { return }
    scroll(cursor.y...margins.upperBound, by: count)
    move(x: 0)
  }

  /// Moves the rest of the row to the right; wide characters that this would cut are blanked.
  mutating func insertBlanks(_ count: Int) {
    separate(at: cursor.x)
    let count = min(count, size.width - cursor.x)
    separate(at: size.width - count)
    rows[cursor.y].removeLast(count)
    rows[cursor.y].insert(contentsOf: repeatElement(blank, count: count), at: cursor.x)
    wrapsNext = false
  }

  /// Moves the rest of the row to the left.
  mutating func deleteCharacters(_ count: Int) {
    let count = min(count, size.width - cursor.x)
    separate(at: cursor.x)
    separate(at: cursor.x + count)
    rows[cursor.y].removeSubrange(cursor.x..<cursor.x + count)
    rows[cursor.y] += repeatElement(blank, count: count)
    wrapsNext = false
  }

  /// Blanks a part of the cursor's row.
  mutating func eraseColumns(_ range: Range<Int>) {
    separate(at: range.lowerBound)
    separate(at: range.upperBound)
    rows[cursor.y].replaceSubrange(range, with: repeatElement(blank, count: range.count))
    wrapsNext = false
  }

  mutating func eraseRows(_ range: Range<Int>) {
    for y in range { rows[y] = Array(repeating: blank, count: size.width) }
    wrapsNext = false
  }

  /// The columns that ECMA-48's erasures mean: 0 from the cursor on, 1 up to it, 2 all.
  func erasedColumns(_ part: Int) -> Range<Int> {
    switch part {
    case 0: cursor.x..<size.width
    case 1: 0..<cursor.x + 1
    default: 0..<size.width
    }
  }

  /// Shows the alternate screen, blank, or the main one as it was.
  mutating func showAlternateScreen(_ shows: Bool) {
    guard shows != showsAlternateScreen else { return }
    swap(&keyboardFlags, &otherKeyboardFlags)
    if shows {
      mainRows = rows
      rows = Self.blankRows(size)
    } else if let main = mainRows {
      rows = main
      mainRows = nil
    }
    wrapsNext = false
  }
}
