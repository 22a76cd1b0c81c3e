/// The outline of a shape: lines and curves, in units as long as a column is wide.
///
///     Path { path in
///       path.move(to: DrawingPoint(x: 0, y: 8))
///       path.addLine(to: DrawingPoint(x: 8, y: 8))
///       path.addLine(to: DrawingPoint(x: 4, y: 0))
///       path.closeSubpath()
///     }
///
/// A row is two units high, so a square here is square on the screen. A coordinate that isn't a number counts as 0, and none is beyond 10⁹ units.
/// - Source: SwiftUI `Path`.
public struct Path: Hashable, Sendable {
  /// A piece of an outline.
  public enum Element: Hashable, Sendable {
    /// Begins a part of the outline.
    case move(to: DrawingPoint)
    /// A straight line.
    case line(to: DrawingPoint)
    /// A curve with one control point.
    case quadCurve(to: DrawingPoint, control: DrawingPoint)
    /// A curve with two control points.
    case curve(to: DrawingPoint, control1: DrawingPoint, control2: DrawingPoint)
    /// A straight line to where the part began.
    case closeSubpath
  }

  /// The known form of the outline as a whole.
  indirect enum Form: Hashable, Sendable {
    case other
    case rect(DrawingRect)
    case roundedRect(DrawingRect)
    /// The stroke of another outline; its elements are made when they are first needed.
    case stroked(Path, StrokeStyle)
  }

  var list: [Element] = []
  private(set) var form = Form.other
  /// Where the part began that is being drawn.
  private var start: DrawingPoint?
  /// Where the pen is, in a part that is being drawn.
  public private(set) var currentPoint: DrawingPoint?

  /// Makes a path without anything.
  public init() {}

  /// Makes a path by adding to it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes the outline of a rectangle.
  public init(_ rect: DrawingRect) { addRect(rect) }

  /// Makes the outline of an ellipse.
  public init(ellipseIn rect: DrawingRect) { addEllipse(in: rect) }

  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: DrawingRect, cornerSize: DrawingSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes the outline of a rectangle with round corners.
  public init(roundedRect rect: DrawingRect, cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: DrawingSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  init(_ list: [Element], form: Form = .other) {
    self.list = list
    self.form = form
  }

  // MARK: Building

  /// Begins another part at a place.
  public mutating func move(to end: DrawingPoint) { add(.move(to: end), at: end, begins: true) }

  /// Adds a straight line; without a part that has begun it begins one.
  public mutating func addLine(to end: DrawingPoint) {
    add(currentPoint == nil ? .move(to: end) : .line(to: end), at: end)
  }

  /// Adds a curve that is drawn towards a control point at both ends.
  public mutating func addQuadCurve(to end: DrawingPoint, control: DrawingPoint) {
    if currentPoint == nil { move(to: control) }
    add(.quadCurve(to: end, control: control), at: end)
  }

  /// Adds a curve that leaves towards its first control point, and comes from its second one.
  public mutating func addCurve(
    to end: DrawingPoint, control1: DrawingPoint, control2: DrawingPoint
  ) {
    if currentPoint == nil { move(to: control1) }
    add(.curve(to: end, control1: control1, control2: control2), at: end)
  }

  /// Ends the part with a straight line to where it began.
  public mutating func closeSubpath() {
    guard currentPoint != nil, let start else { return }
    become(.other)
    list.append(.closeSubpath)
    currentPoint = start
  }

  /// Adds lines through places, as a part of their own.
  public mutating func addLines(_ lines: [DrawingPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for end in lines.dropFirst() { addLine(to: end) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: DrawingRect, transform: DrawingTransform = .identity) {
    let isAlone = list.isEmpty && form == .other
    let corners = [
      DrawingPoint(x: rect.minX, y: rect.minY), DrawingPoint(x: rect.maxX, y: rect.minY),
      DrawingPoint(x: rect.maxX, y: rect.maxY), DrawingPoint(x: rect.minX, y: rect.maxY),
    ].map { transform($0) }
    addLines(corners)
    closeSubpath()
    if isAlone, transform.keepsRectangles { form = .rect(Path.box(corners[0], corners[2])) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [DrawingRect], transform: DrawingTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds another path, which keeps its form as long as it isn't moved.
  public mutating func addPath(_ path: Path, transform: DrawingTransform = .identity) {
    let other = path.applying(transform)
    guard !(list.isEmpty && form == .other) else { return self = other }
    become(.other)
    list += other.elements
    (start, currentPoint) = (other.start, other.currentPoint)
  }

  private mutating func add(_ element: Element, at end: DrawingPoint, begins: Bool = false) {
    become(.other)
    list.append(element)
    if begins || currentPoint == nil { start = end }
    currentPoint = end
  }

  /// Forgets the known form of the whole.
  private mutating func become(_ form: Form) {
    if case .stroked = self.form { list = elements }
    self.form = form
  }

  mutating func know(_ form: Form) { self.form = form }

  static func box(_ a: DrawingPoint, _ b: DrawingPoint) -> DrawingRect {
    DrawingRect(
      x: Swift.min(a.x, b.x), y: Swift.min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  // MARK: Looking

  /// The pieces, in order.
  public var elements: [Element] {
    if case .stroked(let path, let style) = form { return Stroking.outline(of: path, style) }
    return list
  }

  /// Calls `body` with the pieces, in order.
  public func forEach(_ body: (Element) -> Void) { for element in elements { body(element) } }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool {
    if case .stroked(let path, _) = form { return path.isEmpty }
    return list.isEmpty
  }

  /// Whether all of it is straight and curved lines between places that are numbers.
  func applying(_ map: (DrawingPoint) -> DrawingPoint) -> Path {
    var path = Path(
      elements.map { element in
        switch element {
        case .move(let end): .move(to: map(end))
        case .line(let end): .line(to: map(end))
        case .quadCurve(let end, let control): .quadCurve(to: map(end), control: map(control))
        case .curve(let end, let first, let second):
          .curve(to: map(end), control1: map(first), control2: map(second))
        case .closeSubpath: .closeSubpath
        }
      })
    path.start = start.map(map)
    path.currentPoint = currentPoint.map(map)
    return path
  }

  /// The path moved, scaled and turned.
  ///
  ///     Path(rect).applying(DrawingTransform(rotationAngle: .pi / 4))
  ///
  public func applying(_ transform: DrawingTransform) -> Path {
    if transform.isIdentity { return self }
    if case .stroked(let path, var style) = form {
      style.scale(by: transform.scale)
      return path.applying(transform).strokedPath(style)
    }
    var path = applying { transform($0) }
    guard transform.keepsRectangles else { return path }
    func box(_ rect: DrawingRect) -> DrawingRect {
      Path.box(
        transform(DrawingPoint(x: rect.minX, y: rect.minY)),
        transform(DrawingPoint(x: rect.maxX, y: rect.maxY)))
    }
    switch form {
    case .rect(let rect): path.form = .rect(box(rect))
    case .roundedRect(let rect): path.form = .roundedRect(box(rect))
    default: break
    }
    return path
  }

  /// The path elsewhere, by so many units.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    applying(DrawingTransform(translationX: dx, y: dy))
  }

  /// The outline of a stroke in a style along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path([], form: .stroked(self, style)) }
}

/// How the corners of a rectangle are round.
///
/// - Source: SwiftUI `RoundedCornerStyle`; in cells both are arcs of circles.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By an arc.
  case circular
  /// By an arc: cells are too large for a difference.
  case continuous
}

extension Path: CustomStringConvertible {
  /// The pieces, such as `0.0 0.0 m 4.0 0.0 l h`.
  public var description: String { elements.map(\.description).joined(separator: " ") }
}

extension Path.Element: CustomStringConvertible {
  /// The places, and a letter for the kind of each element.
  public var description: String {
    switch self {
    case .move(let end): "\(end.x) \(end.y) m"
    case .line(let end): "\(end.x) \(end.y) l"
    case .quadCurve(let end, let control): "\(control.x) \(control.y) \(end.x) \(end.y) q"
    case .curve(let end, let first, let second):
      "\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y) c"
    case .closeSubpath: "h"
    }
  }
}
