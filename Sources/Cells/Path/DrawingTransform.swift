/// An affine transform, which moves, scales and rotates a drawing.
///
///     DrawingTransform.identity.translatedBy(x: 5, y: 0).rotated(by: .degrees(45))
///
/// A place (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
/// - Source: CoreGraphics `CGAffineTransform`, as which `TerminalUIFoundation` has it.
public struct DrawingTransform: Hashable, Sendable {
  /// One of the six numbers.
  public var a, b, c, d, tx, ty: Double

  /// Makes a transform of its numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a transform that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  /// Makes a transform that moves, in units.
  public init(translationX x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }
  /// Makes a transform that scales, the top left corner in its place.
  public init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  /// Makes a transform that turns around the top left corner, in radians clockwise.
  public init(rotationAngle: Double) {
    let (sine, cosine) = Angle(radians: rotationAngle).sines
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that changes nothing.
  public static let identity = DrawingTransform()

  /// Returns the transform that applies this transform first, and then `next`.
  public func concatenating(_ next: DrawingTransform) -> DrawingTransform {
    DrawingTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A transform that first moves, and then applies this one.
  public func translatedBy(x: Double, y: Double) -> DrawingTransform {
    DrawingTransform(translationX: x, y: y).concatenating(self)
  }
  /// A transform that first scales, and then applies this one.
  public func scaledBy(x: Double, y: Double) -> DrawingTransform {
    DrawingTransform(scaleX: x, y: y).concatenating(self)
  }
  /// A transform that first turns by radians clockwise, and then applies this one.
  public func rotated(by angle: Double) -> DrawingTransform {
    DrawingTransform(rotationAngle: angle).concatenating(self)
  }
  /// A transform that first turns, and then applies this one.
  public func rotated(by angle: Angle) -> DrawingTransform { rotated(by: angle.radians) }

  /// The transform that undoes this one; `nil` where none can.
  public func inverted() -> DrawingTransform? {
    let area = a * d - b * c
    guard area != 0, area.isFinite else { return nil }
    return DrawingTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area, tx: (c * ty - d * tx) / area,
      ty: (b * tx - a * ty) / area)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Whether the transform keeps rectangles upright.
  var keepsRectangles: Bool { b == 0 && c == 0 }

  /// The average scale of lengths.
  package var scale: Double { abs(a * d - b * c).squareRoot() }

  /// Transforms a point.
  public func callAsFunction(_ point: DrawingPoint) -> DrawingPoint {
    DrawingPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}

extension DrawingTransform: CustomStringConvertible {
  /// The six numbers.
  public var description: String { "[\(a) \(b) \(c) \(d) \(tx) \(ty)]" }
}

extension Rect {
  /// The cells in which a drawing in these cells is, scaled and turned in units.
  package func transformed(by transform: DrawingTransform) -> Rect {
    let rect = DrawingRect(self)
    let corners = [
      DrawingPoint(x: rect.minX, y: rect.minY), DrawingPoint(x: rect.maxX, y: rect.minY),
      DrawingPoint(x: rect.minX, y: rect.maxY), DrawingPoint(x: rect.maxX, y: rect.maxY),
    ].map { transform($0) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return DrawingRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top).cells
  }
}
