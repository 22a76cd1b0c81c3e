/// A half-open rectangle of cells: `minX ..< maxX` columns and `minY ..< maxY` rows.
///
///     Rect(x: 2, y: 1, width: 10, height: 3)
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// The extent in columns and rows.
  public var size: Size

  /// Makes a rectangle from its top left cell and its extent.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its first column and row, its columns and its rows.
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The rectangle without cells at the top left.
  @inlinable public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The first column.
  @inlinable public var minX: Int { origin.x }
  /// The first row.
  @inlinable public var minY: Int { origin.y }
  /// The column behind the last one.
  @inlinable public var maxX: Int { Rect.end(origin.x, size.width) }
  /// The row behind the last one.
  @inlinable public var maxY: Int { Rect.end(origin.y, size.height) }
  /// The column in the middle; of two the right one.
  @inlinable public var midX: Int { minX &+ (maxX &- minX) / 2 }
  /// The row in the middle; of two the lower one.
  @inlinable public var midY: Int { minY &+ (maxY &- minY) / 2 }
  /// The number of columns.
  @inlinable public var width: Int { size.width }
  /// The number of rows.
  @inlinable public var height: Int { size.height }
  /// Whether the rectangle has no cell.
  @inlinable public var isEmpty: Bool { size.isEmpty }

  /// The sum, or the largest number where there is none: a rectangle may be as good as endless.
  @inlinable static func end(_ start: Int, _ length: Int) -> Int {
    let (end, overflow) = start.addingReportingOverflow(length)
    return overflow ? (length < 0 ? .min : .max) : end
  }

  /// Whether the cell at `point` belongs to this rectangle.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether every cell of `other` belongs to this rectangle; an empty one is in every rectangle.
  @inlinable public func contains(_ other: Rect) -> Bool {
    other.isEmpty
      || (other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY)
  }

  /// Whether the rectangles share a cell.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The cells that are in this rectangle and in another one; ``zero`` where there are none.
  @inlinable @inline(__always) public func intersection(_ other: Rect) -> Rect {
    let x = Swift.max(minX, other.minX)
    let y = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard right > x, bottom > y else { return .zero }
    return Rect(x: x, y: y, width: right &- x, height: bottom &- y)
  }

  /// The smallest rectangle with all cells of this one and another; an empty rectangle adds nothing.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = Swift.min(minX, other.minX)
    let y = Swift.min(minY, other.minY)
    return Rect(
      x: x, y: y, width: (Swift.max(maxX, other.maxX) &- x).clampedToLength,
      height: (Swift.max(maxY, other.maxY) &- y).clampedToLength)
  }

  /// This rectangle moved right by `dx` columns and down by `dy` rows, kept within ``CellLimit``.
  @inlinable public func offsetBy(dx: Int, dy: Int) -> Rect {
    Rect(origin: origin.offsetBy(dx: dx, dy: dy), size: size)
  }

  /// This rectangle without the cells that `insets` take from each edge; its size is never negative.
  @inlinable public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: (minX &+ insets.leading).clampedToCells, y: (minY &+ insets.top).clampedToCells,
      width: (width &- insets.leading &- insets.trailing).clampedToLength,
      height: (height &- insets.top &- insets.bottom).clampedToLength)
  }
}

extension Rect: CustomStringConvertible {
  /// The rectangle as `(x, y) width×height`.
  public var description: String { "\(origin) \(size)" }
}
