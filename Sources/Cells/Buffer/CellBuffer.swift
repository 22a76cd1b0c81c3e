/// A grid of cells with clipped writes that never split a wide glyph.
///
///     var buffer = CellBuffer(size: Size(width: 5, height: 1))
///     buffer.write("漢字", at: .zero, style: .plain, clip: buffer.bounds)
///     buffer.text      // "漢字 "
///
/// Always true: a wide glyph is followed by its continuation, which has the same style, and a continuation follows a wide glyph. No cell's style
/// names the terminal's default colour or removes attributes, so that cells which look the same are equal. Most rows are blank from some column on:
/// it is known from which, and cells behind it are neither cleared nor compared.
public struct CellBuffer: Sendable {
  /// The most columns or rows of a buffer, which has at most 2²⁴ cells.
  public static let maximumLength = 1 << 14

  @usableFromInline var cells: [Cell]
  /// The columns of each row that may not be blank end here, or before.
  var ends: [Int32]
  /// The columns and rows.
  public private(set) var size: Size

  /// Makes a blank grid; negative lengths count as 0, and too many rows or columns are left out.
  public init(size: Size) {
    self.size = CellBuffer.limited(size)
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
    ends = Array(repeating: 0, count: self.size.height)
  }

  /// The cell in a column of a row; ``Cell/blank`` outside of the grid.
  @inlinable public subscript(x: Int, y: Int) -> Cell {
    guard x >= 0, x < size.width, y >= 0, y < size.height else { return .blank }
    return cells[y &* size.width &+ x]
  }

  /// All cells.
  @inlinable public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Changes the size; every cell becomes blank.
  ///
  /// Allocates nothing where the number of cells stays.
  public mutating func resize(to size: Size) {
    let size = CellBuffer.limited(size)
    let count = size.width * size.height
    self.size = size
    if ends.count == size.height {
      for y in 0..<ends.count { ends[y] = 0 }
    } else {
      ends = Array(repeating: 0, count: size.height)
    }
    guard cells.count == count else {
      cells = Array(repeating: .blank, count: count)
      return
    }
    for i in 0..<count { cells[i] = .blank }
  }

  /// Calls `body` with the cells of a row, without copying them; with none outside of the grid.
  @inlinable public func withRow<Result>(_ y: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    cells.withUnsafeBufferPointer { cells in
      guard y >= 0, y < size.height else { return body(UnsafeBufferPointer(rebasing: cells[0..<0])) }
      return body(UnsafeBufferPointer(rebasing: cells[(y * size.width)..<((y + 1) * size.width)]))
    }
  }

  /// Calls `body` with the first cell and the end of the first row, unless there is no cell.
  ///
  /// This is no method, because a method would have exclusive access to the whole buffer. Closures may use the rest of the buffer.
  @inline(__always)
  static func change(
    _ cells: inout [Cell], _ ends: inout [Int32],
    _ body: (UnsafeMutablePointer<Cell>, UnsafeMutablePointer<Int32>) -> Void
  ) {
    cells.withUnsafeMutableBufferPointer { cells in
      ends.withUnsafeMutableBufferPointer { ends in
        guard let cells = cells.baseAddress, let ends = ends.baseAddress else { return }
        body(cells, ends)
      }
    }
  }

  /// Notes that a row may have something up to a column.
  mutating func noteEnd(_ end: Int, of y: Int) {
    ends[y] = Swift.max(ends[y], Int32(truncatingIfNeeded: end))
  }

  private static func limited(_ size: Size) -> Size {
    let width = Swift.min(Swift.max(size.width, 0), maximumLength)
    let height = Swift.min(Swift.max(size.height, 0), maximumLength)
    guard width * height > 1 << 24 else { return Size(width: width, height: height) }
    return Size(width: width, height: (1 << 24) / width)
  }
}

extension CellBuffer: Hashable {
  /// Whether two buffers have the same cells.
  public static func == (lhs: CellBuffer, rhs: CellBuffer) -> Bool {
    lhs.size == rhs.size && lhs.cells == rhs.cells
  }

  /// Hashes the cells.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(cells)
  }
}
