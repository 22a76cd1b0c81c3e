public import CellLayout
public import Cells
public import TerminalUICore

/// A view that is an outline: filled with the foreground colour, or painted by `fill(_:)` and `stroke(_:)`.
///
///     struct Triangle: Shape {
///       func path(in rect: DrawingRect) -> Path {
///         Path { path in
///           path.move(to: DrawingPoint(x: rect.midX, y: rect.minY))
///           path.addLine(to: DrawingPoint(x: rect.maxX, y: rect.maxY))
///           path.addLine(to: DrawingPoint(x: rect.minX, y: rect.maxY))
///           path.closeSubpath()
///         }
///       }
///     }
///     Triangle().fill(.green).frame(width: 9, height: 4)
///
/// Outlines are in *units* as long as a column is wide. A row is two units high: a view of 10 × 5 cells is a square of 10 × 10 units, a circle in it
/// is round, and a rotated shape keeps its form. With `TerminalUIFoundation`, `path(in:)` takes a `CGRect` as well.
/// - Source: SwiftUI `Shape`; differs in that it belongs to the main actor and in the unit.
public protocol Shape: NodeView, Animatable, Sendable {
  /// The argument of `path(in:)`: a ``DrawingRect``, or Foundation's `CGRect`.
  associatedtype Bounds: DrawingBounds = DrawingRect
  /// The outline in a rectangle.
  func path(in rect: Bounds) -> Path
  /// The size in cells, for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

/// A rectangle in units, of whatever type.
public nonisolated protocol DrawingBounds {
  /// Makes one of a rectangle.
  init(_ rect: DrawingRect)
}

nonisolated extension DrawingRect: DrawingBounds {
  /// The rectangle itself.
  public init(_ rect: DrawingRect) { self = rect }
}

extension Shape {
  /// All that is offered; one cell where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

  /// The outline in a rectangle, whatever type of rectangle the shape takes.
  package func outline(in rect: DrawingRect) -> Path { path(in: Bounds(rect)) }

  /// The outline in a rectangle of units, of a shape that counts something else.
  func outline(in rect: DrawingRect, counting unit: LengthUnit) -> Path {
    guard unit != .cells else { return outline(in: rect) }
    let scale = Double(unit.perColumn)
    let larger = DrawingRect(
      x: rect.origin.x * scale, y: rect.origin.y * scale, width: rect.size.width * scale,
      height: rect.size.height * scale)
    return outline(in: larger).applying(DrawingTransform(scaleX: 1 / scale, y: 1 / scale))
  }

  /// Makes an item that is filled with the foreground colour.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { ShapeNode(view, [.foreground], in: $0) }
  }
  /// Takes the new outline.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: ShapeNode<Self>.self).update(view, [.foreground])
  }
}

extension Path: Shape {
  /// The path itself, wherever the rectangle is.
  public func path(in rect: DrawingRect) -> Path { self }
}
