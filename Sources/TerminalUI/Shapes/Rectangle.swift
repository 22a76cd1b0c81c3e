/// A rectangle that takes all the cells it is offered, filled with the foreground colour.
///
///     Rectangle().fill(.blue).frame(width: 10, height: 3)
///
/// - Source: SwiftUI `Rectangle`.
public struct Rectangle: View {
  private var filling = FillNode.Filling.foreground

  /// Makes a rectangle.
  public init() {}

  /// Paints the rectangle with a style.
  ///
  ///     Rectangle().fill(.tint)
  ///
  /// - Source: SwiftUI `Shape.fill(_:style:)`.
  public func fill<S: _PaintedShapeStyle>(_ style: S) -> Rectangle {
    var rectangle = self
    rectangle.filling = .color(style._color)
    return rectangle
  }

  /// Paints the rectangle with a style that reads the environment.
  @inlinable public func fill<S: ShapeStyle>(_ style: S) -> some View { StyleFill(style: style) }

  /// Never called.
  public typealias Body = Never
  /// One item.
  public static var _isUnary: Bool { true }
  /// Makes an item that fills its cells.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { FillNode(view.filling, in: $0) }
  }
  /// Takes the new filling.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: FillNode.self).update(view.filling)
  }
}
