public import CellLayout
public import Cells

/// A shape that two others make.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combination: ShapeCombination
  let isEvenOdd: Bool

  /// The outline of the combination.
  public func path(in rect: DrawingRect) -> Path {
    let (path, other) = (first.outline(in: rect), second.outline(in: rect))
    return switch combination {
    case .union: path.union(other, eoFill: isEvenOdd)
    case .intersection: path.intersection(other, eoFill: isEvenOdd)
    case .difference: path.subtracting(other, eoFill: isEvenOdd)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: isEvenOdd)
    case .lineIntersection: path.lineIntersection(other, eoFill: isEvenOdd)
    case .lineSubtraction: path.lineSubtraction(other, eoFill: isEvenOdd)
    }
  }

  /// The animatable data of the two shapes.
  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  /// The size of the first shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { first.sizeThatFits(proposal) }
}

/// Which part of two shapes the combination has.
nonisolated enum ShapeCombination: Hashable {
  case union, intersection, difference, symmetricDifference, lineIntersection, lineSubtraction
}

extension Shape {
  private func combined<T: Shape>(_ other: T, _ combination: ShapeCombination, _ eoFill: Bool)
    -> _CombinedShape<Self, T>
  {
    _CombinedShape(first: self, second: other, combination: combination, isEvenOdd: eoFill)
  }

  /// Returns the shape of the area that is inside this shape or inside `other`.
  ///
  ///     Circle().union(Rectangle().offset(DrawingSize(width: 4, height: 0))).fill(.blue)
  ///
  /// The two shapes are made in the rectangle of the view. Curves become short lines.
  ///
  /// - Parameters:
  ///   - other: The other shape.
  ///   - eoFill: Whether areas of a shape that are inside twice are outside.
  /// - Returns: A shape of the first one's size.
  /// - Source: SwiftUI `Shape.union(_:eoFill:)`.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
    combined(other, .union, eoFill)
  }

  /// Returns the shape of the area that is inside this shape and inside `other`.
  ///
  /// - Source: SwiftUI `Shape.intersection(_:eoFill:)`.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
    combined(other, .intersection, eoFill)
  }

  /// Returns the shape of the area that is inside this shape and outside `other`.
  ///
  ///     Rectangle().subtracting(Circle()).fill(.tint)     // a frame around a round hole
  ///
  /// - Source: SwiftUI `Shape.subtracting(_:eoFill:)`.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
    combined(other, .difference, eoFill)
  }

  /// Returns the shape of the area that is inside exactly one of two shapes: this one or another.
  ///
  /// - Source: SwiftUI `Shape.symmetricDifference(_:eoFill:)`.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
    combined(other, .symmetricDifference, eoFill)
  }

  /// The parts of this shape's line that are inside of another shape.
  ///
  /// - Source: SwiftUI `Shape.lineIntersection(_:eoFill:)`.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
    combined(other, .lineIntersection, eoFill)
  }

  /// The parts of this shape's line that are outside of another shape.
  ///
  ///     Circle().lineSubtraction(Rectangle().offset(DrawingSize(width: 0, height: 4))).stroke(.tint)
  ///
  /// - Source: SwiftUI `Shape.lineSubtraction(_:eoFill:)`.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
    combined(other, .lineSubtraction, eoFill)
  }
}
