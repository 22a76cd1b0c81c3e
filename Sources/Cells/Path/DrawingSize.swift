/// A width and a height in a drawing, in units as long as a column is wide; a row is two units high.
///
///     DrawingSize(Size(width: 10, height: 5))     // 10 × 10: a square on the screen
///
/// - Source: CoreGraphics `CGSize`, which `TerminalUIFoundation` takes in its place.
public struct DrawingSize: Hashable, Sendable {
  /// The width in units.
  public var width: Double
  /// The height in units; a row has two.
  public var height: Double

  /// Makes a size.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Makes the size of some cells.
  public init(_ cells: Size) { self.init(width: Double(cells.width), height: Double(cells.height) * 2) }

  /// No size at all.
  public static let zero = DrawingSize(width: 0, height: 0)
}

extension DrawingSize: CustomStringConvertible {
  /// The size as `width×height`.
  public var description: String { "\(width)×\(height)" }
}
