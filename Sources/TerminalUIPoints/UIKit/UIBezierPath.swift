public import Foundation
public import TerminalUI
internal import TerminalUIFoundation

/// A path that is built by steps, as the helpers of many SwiftUI files do.
///
///     struct RoundedCorner: Shape {
///       var radius: CGFloat = .infinity
///       var corners: UIRectCorner = .allCorners
///       func path(in rect: CGRect) -> Path {
///         let path = UIBezierPath(
///           roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
///         return Path(path.cgPath)
///       }
///     }
///
/// It only builds: shapes and `Canvas` draw its ``cgPath``.
/// - Source: UIKit `UIBezierPath`.
public final class UIBezierPath {
  /// The outline.
  ///
  /// - Source: UIKit `UIBezierPath.cgPath`; a `Path` here.
  public var cgPath: Path

  /// Makes a path without anything.
  public init() { cgPath = Path() }
  /// Makes one of an outline.
  public init(cgPath: Path) { self.cgPath = cgPath }
  /// Makes the outline of a rectangle.
  public init(rect: CGRect) { cgPath = Path(rect) }
  /// Makes the outline of an ellipse.
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
  /// Makes the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  /// Makes the outline of a rectangle with some round corners.
  ///
  /// A radius is at most half of a side.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radii(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
    cgPath = Path(
      roundedRect: rect,
      corners: [radii(.topLeft), radii(.topRight), radii(.bottomRight), radii(.bottomLeft)])
  }
  /// Makes a part of a circle, by angles in radians.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    cgPath = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Begins another part at `point`.
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  /// Adds a curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, by angles in radians from the right, downwards; clockwise is as it is seen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    cgPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      // A path's own sense is that of an axis which goes up.
      clockwise: !clockwise)
  }
  /// Ends the part with a straight line to where it began.
  public func close() { cgPath.closeSubpath() }
  /// Adds another path.
  public func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }
  /// Moves, scales and turns the path.
  public func apply(_ transform: CGAffineTransform) { cgPath = cgPath.applying(transform) }
  /// Removes all parts.
  public func removeAllPoints() { cgPath = Path() }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { cgPath.isEmpty }
  /// The smallest rectangle around it.
  public var bounds: CGRect { CGRect(cgPath.boundingRect) }
  /// Where the pen is; the origin if nothing was drawn.
  public var currentPoint: CGPoint { cgPath.currentPoint.map { CGPoint($0) } ?? .zero }
  /// Whether a place is inside.
  public func contains(_ point: CGPoint) -> Bool { cgPath.contains(point) }
}

/// An outline of CoreGraphics: a `Path`.
///
/// - Source: CoreGraphics `CGPath`.
public typealias CGPath = Path

/// How lines end.
///
/// - Source: CoreGraphics `CGLineCap`.
public typealias CGLineCap = StrokeStyle.LineCap

/// How lines meet.
///
/// - Source: CoreGraphics `CGLineJoin`.
public typealias CGLineJoin = StrokeStyle.LineJoin

extension Path {
  /// Makes a path of a `CGPath`.
  ///
  ///     Path(bezier.cgPath)
  ///
  /// - Source: SwiftUI `Path.init(_:)`, of a `CGPath`.
  public init(_ path: CGPath) { self = path }

  /// The path itself.
  ///
  /// - Source: SwiftUI `Path.cgPath`.
  public var cgPath: CGPath { self }
}
