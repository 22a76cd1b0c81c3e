/// A cell position: `x` counts columns and `y` counts rows, from the top left.
///
///     Point(x: 3, y: 0)     // the fourth cell of the first row
public struct Point: Hashable, Sendable {
  /// The column, counted from 0.
  public var x: Int
  /// The row, counted from 0.
  public var y: Int

  /// Makes a position from a column and a row.
  @inlinable public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left cell.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// This position moved right by `dx` columns and down by `dy` rows, kept within ``CellLimit``.
  @inlinable public func offsetBy(dx: Int, dy: Int) -> Point {
    Point(x: (x &+ dx).clampedToCells, y: (y &+ dy).clampedToCells)
  }
}

extension Point: CustomStringConvertible {
  /// The position as `(x, y)`.
  public var description: String { "(\(x), \(y))" }
}
