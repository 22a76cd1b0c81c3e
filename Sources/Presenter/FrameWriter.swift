package import Cells

/// Turns cells that changed into the bytes that show them, for a terminal of known abilities.
///
///     var writer = FrameWriter(abilities, size: Size(width: 80, height: 24))
///     writer.put(runs, of: buffer)
///     writer.place(cursor)
///     let bytes = writer.frame()
///
/// A writer has no descriptor and no clock, and is a value: a copy is a terminal in the same state. It keeps the cells that the
/// terminal shows and those that it must show, so cells of several frames that were put become one frame.
///
/// Where terminals disagree about the width of a glyph, the cells behind it are addressed and written again: such a
/// disagreement damages no other cell.
package struct FrameWriter: Sendable {
  /// The part of the terminal that is written.
  package enum Region: Hashable, Sendable {
    /// The whole screen, with addresses from its upper left corner.
    case screen
    /// Rows below what the terminal showed before.
    ///
    /// Rows are reached relatively to the cursor, and no row above is written, erased or scrolled. The cursor is in the first column of the first row
    /// at the beginning. The last column of the terminal stays empty: the width of the writer is smaller than the terminal's.
    case rows
  }

  /// The abilities of the terminal.
  package let abilities: Abilities
  /// The part that is written.
  package let region: Region
  /// The size in cells.
  package private(set) var size: Size

  /// The cells that the terminal must show (`wanted`), and those that it shows (`shown`).
  var (wanted, shown): (CellBuffer, CellBuffer)
  /// The columns of each row in which `wanted` and `shown` may differ; `nil` for rows in which they don't.
  var damage: [ClosedRange<Int32>?]
  var damagedRows: ClosedRange<Int>?
  /// Where the cursor is wanted.
  var cursor: Point?
  private var hidesCursor = false
  /// Where the terminal's cursor is, if that is known.
  var place: Point?
  /// Whether the terminal shows its cursor.
  var isCursorShown = true
  /// The look that the terminal has selected.
  var pen = Pen()
  /// The style of the last cell, and the part of it that the terminal gets.
  var known = (style: Style.plain, pen: Pen())
  /// Whether the next frame begins with a blank screen.
  private(set) var isWhole = true
  /// Whether the terminal isn't entered yet, so that the next frame does that.
  private(set) var isOutside = true
  /// Whether the last cell is blank, because writing it would scroll the screen.
  var lacksLast = false
  /// The number of rows of a region that the terminal has.
  var reachedRows = 1
  /// The number of rows of a region that are shown.
  var shownRows = Int.max
  /// The first row of a region that was shown and isn't any more.
  var erasedFrom = Int.max
  /// The lines to print above a region with the next frame.
  var committed: [CommittedLine] = []
  /// Whether the terminal breaks rows that are longer than its new width: then a region can be farther above the cursor.
  package var reflows = true
  /// Whether cells were ever links: then the end of a link is among what undoes everything.
  package internal(set) var hasLinks = false

  var bytes: [UInt8] = []
  var runs: [CellRun] = []

  /// Makes a writer for a terminal that shows nothing of it yet.
  package init(_ abilities: Abilities, size: Size, region: Region = .screen) {
    self.abilities = abilities
    self.region = region
    self.size = size
    wanted = CellBuffer(size: size)
    shown = wanted
    damage = Array(repeating: nil, count: size.height)
  }

  /// Takes the cells of `runs` from `buffer`; cells outside are left out.
  package mutating func put(_ runs: [CellRun], of buffer: borrowing CellBuffer) {
    for run in runs {
      guard run.y >= 0, run.y < size.height, run.count > 0, run.x < size.width, run.x > -1 << 30 else {
        continue
      }
      let start = max(run.x, 0)
      let last = run.count >= size.width - run.x ? size.width : run.x + run.count
      guard start < last else { continue }
      self.runs.removeAll(keepingCapacity: true)
      buffer.present(
        Rect(x: start, y: run.y, width: last - start, height: 1), onto: &wanted, runs: &self.runs)
      if let first = self.runs.first, let final = self.runs.last {
        note(first.x, final.x + final.count, of: run.y)
      }
    }
  }

  /// Notes that columns of a row may differ from what is shown.
  mutating func note(_ start: Int, _ end: Int, of y: Int) {
    let new = Int32(truncatingIfNeeded: start)...Int32(truncatingIfNeeded: end)
    let old = damage[y] ?? new
    damage[y] = min(old.lowerBound, new.lowerBound)...max(old.upperBound, new.upperBound)
    let rows = damagedRows ?? y...y
    damagedRows = min(rows.lowerBound, y)...max(rows.upperBound, y)
  }

  /// Places the cursor, also one that is hidden there; outside and with `nil` it is hidden.
  package mutating func place(_ cursor: Point?, isHidden: Bool = false) {
    hidesCursor = isHidden
    self.cursor = cursor.flatMap { Rect(origin: .zero, size: size).contains($0) ? $0 : nil }
  }

  /// Gives another size; all is blank then, and the next frame is written whole.
  package mutating func resize(to size: Size) {
    if region == .rows, !isOutside { findTop(columns: size.width + 1) }
    self.size = size
    wanted = CellBuffer(size: size)
    shown = wanted
    damage = Array(repeating: nil, count: size.height)
    damagedRows = nil
    cursor = nil
    isWhole = true
  }

  /// Makes the next frame write all cells, whatever the terminal shows.
  package mutating func redraw() { isWhole = true }

  /// Notes that another program uses the terminal meanwhile.
  ///
  /// The next frame enters the terminal again.
  package mutating func forget() { (isWhole, isOutside) = (true, true) }

  /// The bytes that show everything that was put; none where nothing has changed.
  package mutating func frame() -> [UInt8] {
    bytes.removeAll(keepingCapacity: bytes.capacity <= 1 << 18)
    appendFrame()
    return bytes
  }

  /// Writes a frame: lines that are committed, rows that moved, cells that changed, and the cursor.
  private mutating func appendFrame() {
    // Other programs may have moved the cursor on the screen; in a region no program has.
    if region == .screen { place = nil }
    if isWhole { beginWhole() }
    if !committed.isEmpty { appendCommitted() }
    if region == .rows { eraseLostRows() }
    let start = bytes.count
    if let rows = damagedRows {
      if region == .screen, !isWhole { scrollRows(in: rows) }
      for y in damagedRows ?? rows {
        guard let columns = damage[y] else { continue }
        damage[y] = nil
        if y < shownRows { showRow(y, from: Int(columns.lowerBound), to: Int(columns.upperBound)) }
      }
      damagedRows = nil
    }
    if region == .rows, bytes.count > start { keepRowsWhole(from: start) }
    if region == .rows { reachLastRow() }
    (isWhole, isOutside) = (false, false)
    select(Pen())
    showCursor()
  }

  /// Moves the cursor to its place, and shows or hides it, if that isn't so already.
  private mutating func showCursor() {
    let shows = cursor != nil && !(hidesCursor && abilities.hidesCursor)
    // In a region, a cursor that nobody sees marks the top: there it stays whatever a new width does to the rows below.
    let cursor = region == .rows && !shows ? Point.zero : cursor
    if let cursor, place != cursor,
      region == .rows || shows != isCursorShown || !bytes.isEmpty || cursor != lastCursor
    {
      move(to: cursor.x, cursor.y)
    }
    if shows {
      if !isCursorShown, let show = abilities.showCursor { bytes += show }
    } else if isCursorShown {
      if let hide = abilities.hideCursor {
        bytes += hide
      } else if !bytes.isEmpty || lastCursor != nil {
        // The terminal can't hide its cursor, so the cursor waits where it disturbs least.
        move(to: 0, 0)
      }
    }
    isCursorShown = shows || !abilities.hidesCursor
    lastCursor = cursor
  }

  /// The cursor at the end of the last frame.
  private var lastCursor: Point?

  /// Enters the screen, or goes to the first row, and blanks all.
  private mutating func beginWhole() {
    pen = Pen()
    lacksLast = false
    bytes += abilities.reset.bytes
    switch region {
    case .screen:
      if isOutside {
        if let enter = abilities.enterScreen { bytes += enter }
        if let wrap = abilities.wrap { bytes += wrap }
      }
      // The terminal may still scroll only the rows that it had.
      if let region = abilities.scrollRegion { bytes += region.filled(0, size.height - 1) }
      if let clear = abilities.clear {
        bytes += clear
        place = .zero
      } else if let erase = abilities.eraseToEnd {
        place = nil
        for y in 0..<size.height {
          move(to: 0, y)
          bytes += erase
        }
      }
      // Another program may have hidden or shown the cursor.
      if let hide = abilities.hideCursor {
        bytes += hide
        isCursorShown = false
      }
    case .rows:
      if isOutside {
        (place, reachedRows, isCursorShown) = (.zero, 1, true)
        // Lines that are printed above are broken by the terminal.
        if let wrap = abilities.wrap { bytes += wrap }
      } else {
        move(to: 0, 0)
      }
      bytes += Self.eraseBelow
    }
    shown = CellBuffer(size: size)
    for y in 0..<size.height { note(0, size.width, of: y) }
  }
}

extension FrameWriter: CustomStringConvertible {
  /// The size, the region and the abilities.
  package var description: String { "\(size) \(region), \(abilities)" }
}
