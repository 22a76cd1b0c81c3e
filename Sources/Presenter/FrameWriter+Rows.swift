internal import Cells

/// The cells of a row that changed.
extension FrameWriter {
  /// Shows what has changed between two columns of a row.
  mutating func showRow(_ y: Int, from start: Int, to end: Int) {
    var runs: [CellRun] = []
    swap(&runs, &self.runs)
    runs.removeAll(keepingCapacity: true)
    let isLast = y == size.height - 1
    // The last cell is missing: the cells before it may allow to write it now.
    let end = isLast && lacksLast ? size.width : end
    wanted.present(Rect(x: start, y: y, width: end - start, height: 1), onto: &shown, runs: &runs)
    if !runs.isEmpty {
      // A reference, no copy: nothing writes to it meanwhile.
      let wanted = wanted
      wanted.withRow(y) { show(runs, of: $0, y: y) }
    }
    swap(&runs, &self.runs)
    if isLast, lacksLast { noteLast(y) }
  }

  /// Notes what is shown in place of the last cell, or of a wide glyph in it.
  private mutating func noteLast(_ y: Int) {
    let last = Rect(x: size.width - 1, y: y, width: 1, height: 1)
    if size.width > 1, shown[last.minX, y].glyph.isContinuation {
      let (cell, before) = (shown[last.minX - 1, y], last.offsetBy(dx: -1, dy: 0))
      let standIn = Glyph(Character(UnicodeScalar(cell.glyph.inASCII)))
      shown.fill(before, with: standIn, style: cell.style, clip: before)
    }
    shown.clear(last)
  }

  /// Writes the changed cells of a row; blanks at its end are erased at once where that is shorter.
  private mutating func show(_ runs: [CellRun], of cells: UnsafeBufferPointer<Cell>, y: Int) {
    let width = cells.count
    let blank = cells[width - 1]
    var blankStart = width
    // Up to here cells are written, from here on they are erased.
    var tail = width
    if abilities.eraseToEnd != nil, isErasable(blank) {
      blankStart -= 1
      while blankStart > 0, cells[blankStart - 1] == blank { blankStart -= 1 }
      tail = startOfErasing(runs, from: blankStart, to: width)
    }
    var x = 0
    for run in runs {
      x = max(x, run.x)
      var end = min(run.x + run.count, tail)
      guard x < end else { continue }
      move(to: x, y, cells)
      while x < end {
        let reach = write(&x, end, of: cells, y: y)
        guard reach > end else { continue }
        if tail < width, reach > tail { tail = min(tail, max(blankStart, x)) }
        end = min(max(end, reach), tail)
      }
    }
    guard tail < width, let erase = abilities.eraseToEnd else { return }
    move(to: tail, y, cells)
    select(eraser(blank))
    bytes += erase
  }

  /// Whether a cell is what erasing leaves.
  func isErasable(_ cell: Cell) -> Bool {
    guard cell.glyph == .space, cell.style.attributes.isEmpty, cell.style.link == nil else { return false }
    return cell.style.background == nil || abilities.erasesWithBackground
  }

  /// The look with which erasing leaves a cell.
  func eraser(_ cell: Cell) -> Pen {
    Pen(background: abilities.numbering.number(cell.style.background, depth: abilities.depth))
  }

  /// Where erasing the equal blanks at the end of a row begins; its end where writing them takes fewer bytes.
  private func startOfErasing(_ runs: [CellRun], from start: Int, to width: Int) -> Int {
    var (first, count) = (width, 0)
    for run in runs.reversed() {
      guard run.x + run.count > start else { break }
      first = max(run.x, start)
      count += run.x + run.count - first
    }
    // Rows of a region never end in spaces, so that nothing is left of them where the terminal breaks rows.
    return count > 3 || region == .rows ? first : width
  }

  /// Writes cells from a column on, at least one and none beyond the end but whole glyphs.
  ///
  /// - Returns: The column up to which cells must be written again, since a terminal may have painted over them.
  private mutating func write(_ x: inout Int, _ end: Int, of cells: UnsafeBufferPointer<Cell>, y: Int) -> Int
  {
    let cell = cells[x]
    if cell.style != known.style || pen != known.pen { select(pen(of: cell.style)) }
    guard let scalar = cell.glyph.scalar, scalar.value < 0x7F else { return writeGlyph(&x, of: cells, y: y) }
    let letter = UInt8(truncatingIfNeeded: scalar.value)
    var last = x + 1
    while last < end, cells[last] == cell { last += 1 }
    if last - x > 5 {
      let written = writeEqual(letter, cell, x, last, end)
      if written > x {
        x = written
        if x < end, place?.x != x { move(to: x, y, cells) }
        return 0
      }
    }
    // The last column is written alone, as its own case.
    let limit = min(last, region == .screen ? size.width - 1 : size.width)
    if x < limit {
      for _ in x..<limit { bytes.append(letter) }
      x = limit
      place = Point(x: x, y: y)
    } else {
      writeLast([letter], y: y)
      x += 1
    }
    return 0
  }

  /// Erases or repeats equal cells of one letter, where that takes fewer bytes; returns the column behind them, or the first one.
  private mutating func writeEqual(_ letter: UInt8, _ cell: Cell, _ x: Int, _ last: Int, _ end: Int) -> Int {
    let (all, count) = (last - x, min(last, size.width - 1) - x)
    func digits(_ count: Int) -> Int { count < 10 ? 1 : count < 100 ? 2 : count < 1000 ? 3 : 4 }
    let repeating = abilities.repeatCharacter == nil ? Int.max : 4 + digits(count) + all - count
    // The cursor stays where erasing began.
    let erasing =
      abilities.eraseCharacters == nil || !isErasable(cell) ? Int.max : 3 + digits(all) + (last < end ? 5 : 0)
    guard min(repeating, erasing) < all else { return x }
    if erasing <= repeating, let erase = abilities.eraseCharacters {
      select(eraser(cell))
      bytes += erase.filled(all)
      return last
    }
    guard let again = abilities.repeatCharacter, count > 1 else { return x }
    bytes += again.filled(Int(letter), count)
    place = place.map { Point(x: x + count, y: $0.y) }
    return x + count
  }

  /// Writes the glyph at `x`, and moves `x` behind it.
  ///
  /// Returns up to which column the terminal may have drawn over other cells, which are then written again; 0 for none.
  private mutating func writeGlyph(_ x: inout Int, of cells: UnsafeBufferPointer<Cell>, y: Int) -> Int {
    let glyph = cells[x].glyph
    let width = glyph.width
    // Half of a glyph that was cut by the end of the row.
    guard width > 0, x + width <= size.width else {
      writeLast([0x20], at: x, y: y)
      x += 1
      return 0
    }
    let columns = x..<x + width
    x = columns.upperBound
    // Marks would follow the cursor to the next row.
    let isCut =
      abilities.wrapping == .atOnce && x == size.width && abilities.stopWrapping == nil && region == .screen
    // The last cell can only be written alone.
    guard abilities.hasUnicode, !(isCut && width == 2 && y == size.height - 1) else {
      writeInASCII(glyph, columns, y: y)
      return 0
    }
    guard glyph.needsAddress else {
      writeLast(isCut ? glyph.firstBytes : glyph.bytes, at: columns.lowerBound, width: width, y: y)
      return 0
    }
    return writeAddressed(glyph, columns, y: y)
  }

  /// Writes what stands for a glyph in ASCII, and a space into its second column.
  private mutating func writeInASCII(_ glyph: Glyph, _ columns: Range<Int>, y: Int) {
    for column in columns {
      writeLast([column == columns.lowerBound ? glyph.inASCII : 0x20], at: column, y: y)
    }
  }

  /// Writes a glyph behind which the place of the cursor isn't known, so that the next one has an address.
  ///
  /// - Returns: The column up to which cells must be written again.
  private mutating func writeAddressed(_ glyph: Glyph, _ columns: Range<Int>, y: Int) -> Int {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    let overhang = ContestedGlyph.overhang(of: glyph)
    let isAtEdge = end == size.width && region == .screen
    // At once, it would go on in the next row, or scroll.
    let wrapsAtOnce = isAtEdge && abilities.wrapping == .atOnce
    let reach = abilities.wrapping == .atOnce ? end + overhang + 1 : end + overhang
    let mayWrap = reach > size.width || wrapsAtOnce
    let canStop = abilities.stopWrapping != nil && abilities.wrap != nil
    guard !mayWrap || canStop else {
      if overhang > 0 {
        // A glyph that a terminal may take for a wider one could reach into the next row.
        writeInASCII(glyph, columns, y: y)
      } else {
        writeLast(glyph.firstBytes, at: start, width: columns.count, y: y)
      }
      return 0
    }
    if mayWrap, let stop = abilities.stopWrapping { bytes += stop }
    // The glyph's two columns are blanked first: a terminal that takes the glyph for narrow leaves the second column alone.
    if columns.count == 2 {
      bytes += [0x20, 0x20]
      place = nil
      moveInRow(to: start, y)
    }
    bytes += glyph.bytes
    place = nil
    if mayWrap, canStop, let wrap = abilities.wrap { bytes += wrap }
    if !isAtEdge { moveInRow(to: end, y) }
    return min(end + overhang, size.width)
  }

  /// Writes a glyph that may be in the last column, where terminals do different things.
  private mutating func writeLast(_ glyph: [UInt8], at x: Int? = nil, width: Int = 1, y: Int) {
    let x = x ?? size.width - 1
    guard region == .screen, x + width >= size.width else {
      bytes += glyph
      place = Point(x: x + width, y: y)
      return
    }
    place = nil
    guard y == size.height - 1, abilities.wrapping == .atOnce else {
      bytes += glyph
      return
    }
    // The terminal would scroll.
    if let stop = abilities.stopWrapping, let wrap = abilities.wrap {
      bytes += stop + glyph + wrap
      return
    }
    lacksLast = !(width == 1 && insertBefore(glyph, y: y))
    if lacksLast, let erase = abilities.eraseToEnd, width == 1 {
      // Blank in place of what was there.
      move(to: size.width - 1, y)
      select(Pen())
      bytes += erase
    }
  }

  /// Writes the last glyph of the screen one column too early.
  ///
  /// Then inserting the glyph of that column moves the last glyph to its place.
  private mutating func insertBefore(_ glyph: [UInt8], y: Int) -> Bool {
    guard let insert = abilities.insertCharacters, size.width > 1 else { return false }
    let before = wanted[size.width - 2, y]
    guard before.glyph.width == 1, !before.glyph.needsAddress else { return false }
    move(to: size.width - 2, y)
    bytes += glyph
    place = nil
    move(to: size.width - 2, y)
    select(pen(of: before.style))
    bytes += insert.filled(1)
    bytes += before.glyph.bytes
    place = Point(x: size.width - 1, y: y)
    return true
  }
}

extension Glyph {
  /// The text in UTF-8.
  var bytes: [UInt8] {
    if let scalar { return Array(Unicode.UTF8.encode(scalar)!) }
    return withScalars { scalars in scalars.flatMap { Array(Unicode.UTF8.encode($0)!) } }
  }

  /// The first scalar alone.
  fileprivate var firstBytes: [UInt8] { withScalars { Array(Unicode.UTF8.encode($0[0])!) } }

  /// Whether the column behind it is addressed: terminals may disagree with its width, or not know it.
  var needsAddress: Bool {
    if isContested { return true }
    guard let scalar else { return withScalars { $0.count > 2 || $0[0].value >= 0x1F000 } }
    // Private use, and symbols since Unicode 12.
    return scalar.value >= 0x1FA70 || 0xE000...0xF8FF ~= scalar.value
  }
}
