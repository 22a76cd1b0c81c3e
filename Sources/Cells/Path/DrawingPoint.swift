/// A place in a drawing: `x` to the right and `y` downward, in units as long as a column is wide.
///
///     DrawingPoint(x: 3, y: 4)     // the left end of column 3, the upper edge of row 2
///
/// A row is two units high, so that a circle is round and a turned square is square.
/// - Source: CoreGraphics `CGPoint`, which `TerminalUIFoundation` takes in its place.
public struct DrawingPoint: Hashable, Sendable {
  /// Units from the left edge.
  public var x: Double
  /// Units from the upper edge; a row has two.
  public var y: Double

  /// Makes a place.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes the place of the top left corner of a cell.
  public init(_ cell: Point) { self.init(x: Double(cell.x), y: Double(cell.y) * 2) }

  /// The top left corner.
  public static let zero = DrawingPoint(x: 0, y: 0)
}

extension DrawingPoint {
  static func + (lhs: DrawingPoint, rhs: DrawingPoint) -> DrawingPoint {
    DrawingPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  static func - (lhs: DrawingPoint, rhs: DrawingPoint) -> DrawingPoint {
    DrawingPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  static func * (lhs: DrawingPoint, rhs: Double) -> DrawingPoint {
    DrawingPoint(x: lhs.x * rhs, y: lhs.y * rhs)
  }

  /// The distance from the top left corner.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The direction turned by a quarter, clockwise.
  var turned: DrawingPoint { DrawingPoint(x: -y, y: x) }

  /// Returns the place that is the fraction `part` of the way to `other`.
  func way(_ part: Double, to other: DrawingPoint) -> DrawingPoint { self + (other - self) * part }

  /// The cell whose top left corner is nearest.
  package var nearestCell: Point {
    Point(
      x: Int(x.limitedToDrawing.rounded()).clampedToCells,
      y: Int((y / 2).limitedToDrawing.rounded()).clampedToCells)
  }

  /// The place where something can be drawn: kept within ±10⁹, 0 for not a number.
  package var limited: DrawingPoint { DrawingPoint(x: x.limitedToDrawing, y: y.limitedToDrawing) }
}

extension Double {
  /// This number within ±10⁹, where sums and squares are exact enough; 0 for not a number.
  package var limitedToDrawing: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension DrawingPoint: CustomStringConvertible {
  /// The place as `(x, y)`.
  public var description: String { "(\(x), \(y))" }
}
