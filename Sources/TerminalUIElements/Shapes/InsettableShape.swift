public import Cells

/// A shape that can be drawn smaller by the same length at each edge.
///
///     Capsule().strokeBorder(.tint, lineWidth: 2)
///
/// - Source: SwiftUI `InsettableShape`.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The argument of `inset(by:)`: `Double`, or Foundation's `CGFloat`.
  associatedtype Length: DrawingLength = Double
  /// The shape, smaller by so many units at each edge.
  func inset(by amount: Length) -> InsetShape
}

/// A length in units, of whatever type.
public nonisolated protocol DrawingLength {
  /// Makes one of a number.
  init(_ length: Double)
}

nonisolated extension Double: DrawingLength {}

/// A shape in a rectangle that is smaller at each edge.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: Double

  nonisolated init(base: Base, amount: Double) {
    self.base = base
    self.amount = amount
  }

  /// The outline of the base.
  public func path(in rect: DrawingRect) -> Path { base.outline(in: rect.insetBy(dx: amount, dy: amount)) }
  /// Smaller still.
  public nonisolated func inset(by amount: Double) -> _InsetShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}
