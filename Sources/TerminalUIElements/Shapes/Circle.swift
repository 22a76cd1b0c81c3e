public import CellLayout
public import Cells

/// A circle in the middle of the offered room, as large as fits.
///
///     Circle().fill(.red).frame(width: 10, height: 5)
///
/// A cell is twice as high as it is wide: a circle of 10 columns takes 5 rows, and that is the size of the view.
/// - Source: SwiftUI `Circle`.
public struct Circle: InsettableShape {
  /// Makes a circle.
  public nonisolated init() {}

  /// The circle.
  public nonisolated func path(in rect: DrawingRect) -> Path {
    let side = Swift.min(rect.width, rect.height)
    return Path(
      ellipseIn: DrawingRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The cells that the circle meets.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let width = proposal.width ?? proposal.height.map { $0.clampedToLength * 2 } ?? 1
    let height = proposal.height ?? (proposal.width.map { ($0.clampedToLength + 1) / 2 } ?? 1)
    let side = Swift.min(width.clampedToLength, height.clampedToLength * 2)
    return Size(width: side, height: (side + 1) / 2)
  }

  /// A smaller one.
  public nonisolated func inset(by amount: Double) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}

/// An ellipse that takes all the cells it is offered.
///
///     Ellipse().stroke(.blue)
///
/// - Source: SwiftUI `Ellipse`.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public nonisolated init() {}

  /// The ellipse.
  public nonisolated func path(in rect: DrawingRect) -> Path { Path(ellipseIn: rect) }
  /// A smaller one.
  public nonisolated func inset(by amount: Double) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public nonisolated static var ellipse: Ellipse { Ellipse() }
}

/// A rectangle whose shorter sides are halves of a circle.
///
///     Text(" new ").background(.tint, in: .capsule)
///
/// - Source: SwiftUI `Capsule`.
public struct Capsule: InsettableShape {
  /// How the ends are round.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The capsule.
  public nonisolated func path(in rect: DrawingRect) -> Path {
    Path(roundedRect: rect, cornerRadius: Swift.min(rect.width, rect.height) / 2, style: style)
  }
  /// A smaller one.
  public nonisolated func inset(by amount: Double) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public nonisolated static var capsule: Capsule { Capsule() }

  /// A capsule with a style of its corners, which look alike in cells.
  ///
  /// - Source: SwiftUI `Shape.capsule(style:)`.
  public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
