/// Writes cells of one row, from left to right, inside the columns that may change.
///
/// The only code that stores glyphs in a buffer: where it overwrites half of a glyph, it blanks the other half.
struct RowWriter {
  /// The row's cells.
  private let cells: UnsafeMutablePointer<Cell>
  private let width: Int
  /// The columns that may change.
  private let minX: Int
  private let maxX: Int
  /// The column of the next glyph; may lie outside of the row.
  private(set) var x: Int

  private var style = Style.plain
  private var keepsBackground = true
  /// Whether the text isn't seen; a background of its own is.
  private var isHidden = false

  /// Makes a writer; `minX ..< maxX` is inside `0 ..< width`.
  @inline(__always)
  init(cells: UnsafeMutablePointer<Cell>, width: Int, minX: Int, maxX: Int, x: Int) {
    self.cells = cells
    self.width = width
    self.minX = minX
    self.maxX = maxX
    self.x = x
  }

  /// The style of the glyphs written from here on.
  @inline(__always)
  mutating func use(_ style: Style) {
    keepsBackground = style.keepsBackground
    isHidden = style.isHidden
    self.style = style.inCell
  }

  /// Writes a glyph at its column and moves on by its width.
  @inline(__always)
  mutating func write(_ glyph: Glyph) {
    let start = x
    x &+= glyph.width
    if isHidden {
      if keepsBackground { return }
      for column in Swift.max(start, minX)..<Swift.max(Swift.min(x, maxX), start, minX) {
        store(.space, at: column)
      }
    } else if glyph.isWide {
      if start >= minX && start &+ 1 < maxX {
        repair(start, start &+ 2)
        let cell = Cell(glyph: glyph, style: styled(start))
        cells[start] = cell
        cells[start &+ 1] = Cell(glyph: .continuation, style: cell.style)
      } else {
        if start >= minX && start < maxX { store(.space, at: start) }
        if start &+ 1 >= minX && start &+ 1 < maxX { store(.space, at: start &+ 1) }
      }
    } else if start >= minX && start < maxX && !glyph.isContinuation {
      store(glyph, at: start)
    }
  }

  /// Writes printable ASCII, one column a byte.
  @inline(__always)
  mutating func writeASCII(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    guard let base = bytes.baseAddress else { return }
    let source = base + start
    writeNarrow(end &- start) { Glyph(bits: UInt32(source[$0])) }
  }

  /// Writes glyphs of one column, which `glyph` gives by their number.
  @inline(__always)
  mutating func writeNarrow(_ count: Int, _ glyph: (Int) -> Glyph) {
    let origin = x
    x &+= count
    let first = Swift.max(origin, minX)
    let last = Swift.min(x, maxX)
    guard first < last, !isHidden || !keepsBackground else { return }
    repair(first, last)
    let style = style
    if isHidden {
      for column in first..<last { cells[column] = Cell(glyph: .space, style: style) }
      return
    }
    if keepsBackground {
      for column in first..<last {
        cells[column].glyph = glyph(column &- origin)
        cells[column].style.foregroundBits = style.foregroundBits
        cells[column].style.attributeBits = style.attributeBits
      }
    } else {
      for column in first..<last { cells[column] = Cell(glyph: glyph(column &- origin), style: style) }
    }
  }

  /// Writes the clusters of the text that begin in `start ..< end`; returns the offset behind the last.
  mutating func write(_ text: ClusterReader, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end {
      let ascii = text.endOfASCIIClusters(from: position, to: end)
      writeASCII(text.bytes, from: position, to: ascii)
      position = ascii
      guard position < end else { break }
      let simple = text.eachSimple(from: position, to: end) { write($0) }
      if simple > position {
        position = simple
        continue
      }
      let cluster = text.cluster(at: position, wantsGlyph: x < maxX)
      if let glyph = cluster.glyph, x < maxX { write(glyph) } else { x &+= cluster.width }
      position = cluster.end
    }
    return position
  }

  /// Stores a narrow glyph; the column is one that may change.
  @inline(__always)
  private func store(_ glyph: Glyph, at column: Int) {
    repair(column, column &+ 1)
    cells[column] = Cell(glyph: glyph, style: styled(column))
  }

  /// The style of the next glyph, over the background that is there if it has none of its own.
  @inline(__always)
  private func styled(_ column: Int) -> Style {
    var style = style
    if keepsBackground { style.backgroundBits = cells[column].style.backgroundBits }
    return style
  }

  /// Blanks the remains of wide glyphs at both ends of the overwritten columns.
  @inline(__always)
  func repair(_ start: Int, _ end: Int) {
    if cells[start].glyph.isContinuation, start > 0 { cells[start &- 1].glyph = .space }
    if end < width, cells[end].glyph.isContinuation { cells[end].glyph = .space }
  }
}
