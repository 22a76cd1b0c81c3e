/// Consecutive cells of one row.
@frozen public struct CellRun: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The row.
  public var y: Int
  /// The number of cells.
  public var count: Int

  /// Makes a run from its first column, its row and its number of cells.
  @inlinable public init(x: Int, y: Int, count: Int) {
    self.x = x
    self.y = y
    self.count = count
  }

  /// The cells as a rectangle of one row.
  @inlinable public var rect: Rect { Rect(x: x, y: y, width: count, height: 1) }
}

extension CellRun: CustomStringConvertible {
  /// The run as `row,first-last`, or `row,column` for one cell.
  public var description: String { count == 1 ? "\(y),\(x)" : "\(y),\(x)-\(x &+ count &- 1)" }
}
