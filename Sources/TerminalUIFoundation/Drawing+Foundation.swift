internal import Cells
public import Foundation
public import TerminalUI
internal import TerminalUICore

// Drawings with Foundation's rectangles, places and sizes, which have the same units: a column is one wide, a row two high.

extension CGRect: DrawingBounds {
  /// Makes a `CGRect` of a `DrawingRect`.
  public init(_ rect: DrawingRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGPoint {
  /// Makes a `CGPoint` of a `DrawingPoint`.
  public init(_ point: DrawingPoint) { self.init(x: point.x, y: point.y) }
}

extension CGSize {
  /// Makes a `CGSize` of a `DrawingSize`.
  public init(_ size: DrawingSize) { self.init(width: size.width, height: size.height) }
}

extension CGFloat: DrawingLength {}

extension DrawingPoint {
  /// Makes a `DrawingPoint` of a `CGPoint`.
  public init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension DrawingSize {
  /// Makes a `DrawingSize` of a `CGSize`.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension DrawingRect {
  /// Makes a `DrawingRect` of a `CGRect`.
  public init(_ rect: CGRect) {
    self.init(origin: DrawingPoint(rect.origin), size: DrawingSize(rect.size))
  }
}

/// How a drawing is moved, scaled and turned; Foundation has no such type on Linux.
public typealias CGAffineTransform = DrawingTransform

nonisolated extension Shape {
  /// Returns the outline in a rectangle, of a shape of any type.
  ///
  ///     nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: 2, dy: 2)) }
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in units: a column is one wide, a row two high.
  ///   - none: Without effect: with it, this method can't be the one that a shape of the app must have.
  /// - Returns: The path that the shape draws there.
  /// - Source: SwiftUI `Shape.path(in:)`.
  public func path(in rect: CGRect, _ none: Void = ()) -> Path {
    // As in SwiftUI, any thread may ask for a path, which depends on nothing but the shape, a copy of the caller's.
    MainThread.assume { outline(in: DrawingRect(rect)) }
  }

  /// The shape elsewhere, by so many units.
  public func offset(_ offset: CGSize) -> _ChangedShape<Self> { self.offset(DrawingSize(offset)) }
  /// The shape at the top left, in a rectangle of a size in units.
  public func size(_ size: CGSize) -> _ChangedShape<Self> { self.size(DrawingSize(size)) }
}

nonisolated extension InsettableShape {
  /// Returns the shape, smaller at each edge, of a shape of any type.
  ///
  ///     overlay(shape.inset(by: width / 2).stroke(.tint, lineWidth: width))
  ///
  /// - Parameters:
  ///   - amount: The length at each edge, in units. A negative one makes the shape larger.
  ///   - none: Without effect, as that of `path(in:_:)`.
  /// - Returns: The smaller shape.
  /// - Source: SwiftUI `InsettableShape.inset(by:)`.
  public func inset(by amount: CGFloat, _ none: Void = ()) -> InsetShape {
    MainThread.assume { inset(by: Length(Double(amount))) }
  }
}

@MainActor extension RoundedRectangle {
  /// Makes one with corners of a size, in units.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: DrawingSize(cornerSize), style: style)
  }
}

extension Path {
  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) { self.init(DrawingRect(rect)) }
  /// Makes the outline of an ellipse.
  public init(ellipseIn rect: CGRect) { self.init(ellipseIn: DrawingRect(rect)) }
  /// Makes the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: DrawingRect(rect), cornerSize: DrawingSize(cornerSize), style: style)
  }
  /// Makes the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: DrawingRect(rect), cornerRadius: cornerRadius, style: style)
  }
  /// Makes the outline of a rectangle whose corners have radii of their own.
  ///
  /// - Source: SwiftUI `Path.init(roundedRect:cornerRadii:style:)`.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: DrawingRect(rect), cornerRadii: cornerRadii, style: style)
  }
  /// Makes the outline of a rectangle with a size for each corner: at the top left, the top right, the bottom right, the bottom left.
  package init(roundedRect rect: CGRect, corners: [CGSize]) {
    self.init()
    addUnevenRoundedRect(in: DrawingRect(rect), corners: corners.map { DrawingSize($0) })
  }
  /// Adds a rectangle whose corners have radii of their own.
  ///
  /// - Source: SwiftUI `Path.addRoundedRect(in:cornerRadii:style:transform:)`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: DrawingTransform = .identity
  ) {
    addRoundedRect(in: DrawingRect(rect), cornerRadii: cornerRadii, style: style, transform: transform)
  }
  /// Begins another part at a place.
  @_disfavoredOverload public mutating func move(to end: CGPoint) { move(to: DrawingPoint(end)) }
  /// Adds a straight line.
  @_disfavoredOverload public mutating func addLine(to end: CGPoint) { addLine(to: DrawingPoint(end)) }
  /// Adds a curve that is drawn towards a control point at both ends.
  @_disfavoredOverload public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    addQuadCurve(to: DrawingPoint(end), control: DrawingPoint(control))
  }
  /// Adds a curve with two control points.
  @_disfavoredOverload public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCurve(
      to: DrawingPoint(end), control1: DrawingPoint(control1), control2: DrawingPoint(control2))
  }
  /// Adds lines through places, as a part of their own.
  @_disfavoredOverload public mutating func addLines(_ lines: [CGPoint]) {
    addLines(lines.map(DrawingPoint.init))
  }
  /// Adds a rectangle.
  @_disfavoredOverload public mutating func addRect(_ rect: CGRect, transform: DrawingTransform = .identity) {
    addRect(DrawingRect(rect), transform: transform)
  }
  /// Adds a rectangle with round corners.
  @_disfavoredOverload public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: DrawingTransform = .identity
  ) {
    addRoundedRect(
      in: DrawingRect(rect), cornerSize: DrawingSize(cornerSize), style: style, transform: transform)
  }
  /// Adds an ellipse.
  @_disfavoredOverload public mutating func addEllipse(
    in rect: CGRect, transform: DrawingTransform = .identity
  ) {
    addEllipse(in: DrawingRect(rect), transform: transform)
  }
  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: DrawingTransform = .identity
  ) {
    addArc(
      center: DrawingPoint(center), radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: transform)
  }
  /// Adds a part of a circle, by how far it goes.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: DrawingTransform = .identity
  ) {
    addRelativeArc(
      center: DrawingPoint(center), radius: radius, startAngle: startAngle, delta: delta, transform: transform
    )
  }
  /// Adds a corner that is round.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: DrawingTransform = .identity
  ) {
    addArc(
      tangent1End: DrawingPoint(tangent1End), tangent2End: DrawingPoint(tangent2End), radius: radius,
      transform: transform)
  }
  /// Whether a place is inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    contains(DrawingPoint(point), eoFill: eoFill)
  }
}
