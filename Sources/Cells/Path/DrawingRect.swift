/// A rectangle in a drawing, in units as long as a column is wide; a row is two units high.
///
///     DrawingRect(x: 0, y: 0, width: 10, height: 10)     // ten columns, five rows: a square on the screen
///
/// - Source: CoreGraphics `CGRect`, which `TerminalUIFoundation` takes in its place.
public struct DrawingRect: Hashable, Sendable {
  /// The corner where it begins: the top left one unless a length is negative.
  public var origin: DrawingPoint
  /// The lengths.
  public var size: DrawingSize

  /// Makes a rectangle.
  @inlinable public init(origin: DrawingPoint, size: DrawingSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: DrawingPoint(x: x, y: y), size: DrawingSize(width: width, height: height))
  }

  /// Makes the rectangle of some cells.
  public init(_ cells: Rect) {
    self.init(origin: DrawingPoint(cells.origin), size: DrawingSize(cells.size))
  }

  /// No rectangle at all.
  public static let zero = DrawingRect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { Swift.min(origin.x, origin.x + size.width) }
  /// The middle between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { Swift.max(origin.x, origin.x + size.width) }
  /// The upper edge.
  public var minY: Double { Swift.min(origin.y, origin.y + size.height) }
  /// The middle between the upper and the lower edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The lower edge.
  public var maxY: Double { Swift.max(origin.y, origin.y + size.height) }
  /// The distance from the left to the right edge.
  public var width: Double { abs(size.width) }
  /// The distance from the upper to the lower edge.
  public var height: Double { abs(size.height) }
  /// The middle.
  public var center: DrawingPoint { DrawingPoint(x: midX, y: midY) }
  /// Whether there is nothing in the rectangle.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The rectangle without so much at each edge; one without a size in the middle where that is all of it.
  public func insetBy(dx: Double, dy: Double) -> DrawingRect {
    let (width, height) = (Swift.max(width - 2 * dx, 0), Swift.max(height - 2 * dy, 0))
    return DrawingRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  /// The rectangle elsewhere.
  public func offsetBy(dx: Double, dy: Double) -> DrawingRect {
    DrawingRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// Whether a place is in it; those on the left and the upper edge are.
  public func contains(_ point: DrawingPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the smallest rectangle around this one and another.
  public func union(_ other: DrawingRect) -> DrawingRect {
    let (left, top) = (Swift.min(minX, other.minX), Swift.min(minY, other.minY))
    return DrawingRect(
      x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
  }

  /// The cells that it meets.
  public var cells: Rect {
    func whole(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
      Int(length.limitedToDrawing.rounded(rule))
    }
    let (left, top) = (whole(minX, .down), whole(minY / 2, .down))
    return Rect(
      x: left, y: top, width: whole(maxX, .up) - left, height: whole(maxY / 2, .up) - top)
  }

  /// The cells that it is nearest to: at least one in each direction.
  var nearestCells: Rect {
    func nearest(_ length: Double) -> Int { Int(length.limitedToDrawing.rounded()) }
    let (left, top) = (nearest(minX), nearest(minY / 2))
    return Rect(
      x: left, y: top, width: Swift.max(nearest(maxX) - left, 1),
      height: Swift.max(nearest(maxY / 2) - top, 1))
  }
}

extension DrawingRect: CustomStringConvertible {
  /// The rectangle as `(x, y) width×height`.
  public var description: String { "\(origin) \(size)" }
}
