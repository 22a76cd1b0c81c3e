public import Cells
public import TerminalUICore

/// A painted shape, over which more can be painted.
///
///     Circle().fill(.blue).stroke(.white)
///
/// - Source: SwiftUI `ShapeView`.
public protocol ShapeView: View {
  /// The shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
  /// The painted shape.
  var _painted: _PaintedShape<Content> { get }
}

/// A shape and its painted parts.
@MainActor @preconcurrency public struct _PaintedShape<Content: Shape>: ShapeView, NodeView {
  /// The shape.
  public let shape: Content
  var layers: [ShapeLayer]

  /// This view.
  public var _painted: _PaintedShape<Content> { self }

  func adding(_ layer: ShapeLayer) -> _PaintedShape {
    var view = self
    view.layers.append(layer)
    return view
  }

  /// Makes an item that paints the shape.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { ShapeNode(view.shape, view.layers, in: $0) }
  }
  /// Takes the new shape.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: ShapeNode<Content>.self).update(view.shape, view.layers)
  }
}

extension Shape {
  private func painted(_ layer: ShapeLayer) -> _PaintedShape<Self> {
    _PaintedShape(shape: self, layers: [layer])
  }

  /// Paints what is inside of the outline.
  ///
  ///     Circle().fill(.tint)
  ///
  /// Cells that are inside are painted as behind text; those at the edge are divided into quadrants (see `pixelStyle(_:)`).
  /// - Source: SwiftUI `Shape.fill(_:style:)`.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> _PaintedShape<Self>
  { painted(ShapeLayer(style: content, part: .inside(style))) }

  /// Paints the inside of the outline with the foreground colour.
  public func fill(style: FillStyle) -> _PaintedShape<Self> {
    painted(ShapeLayer(style: nil, part: .inside(style)))
  }

  /// Paints a line along the outline.
  ///
  ///     Ellipse().stroke(.blue)
  ///     RoundedRectangle(cornerRadius: 2).stroke(.separator, lineWidth: 1)     // ╭──╮
  ///
  /// The line of a rectangle consists of box characters inside the view, heavy ones if it is wider than a unit. Other lines are drawn in braille (see
  /// `pixelStyle(_:)`), as thin as possible up to a width of one unit.
  /// - Source: SwiftUI `Shape.stroke(_:lineWidth:antialiased:)`; `antialiased` has no effect.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1, antialiased: Bool = true)
    -> _PaintedShape<Self>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints a line of a style along the outline.
  ///
  /// - Source: SwiftUI `Shape.stroke(_:style:antialiased:)`; `antialiased` has no effect.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> _PaintedShape<Self>
  {
    painted(ShapeLayer(style: content, part: .line(style)))
  }
}

extension InsettableShape {
  /// Paints a line along the outline, inside of it.
  ///
  ///     Capsule().strokeBorder(.tint, lineWidth: 2)
  ///
  /// - Source: SwiftUI `InsettableShape.strokeBorder(_:lineWidth:antialiased:)`.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _PaintedShape<_BorderShape<Self>> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Paints a line of a style along the outline, inside of it.
  ///
  /// - Source: SwiftUI `InsettableShape.strokeBorder(_:style:antialiased:)`.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<_BorderShape<Self>> {
    _PaintedShape(
      shape: _BorderShape(base: self, width: style.lineWidth),
      layers: [ShapeLayer(style: content, part: .line(style))])
  }
}

/// A shape whose line is inside it.
public struct _BorderShape<Base: InsettableShape>: Shape {
  let base: Base
  package let width: Double

  /// The outline, half a line smaller: a thin one is inside by itself.
  public func path(in rect: DrawingRect) -> Path {
    width > 1 ? base.inset(by: Base.Length(width / 2)).outline(in: rect) : base.outline(in: rect)
  }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { base.sizeThatFits(proposal) }
}

extension ShapeView {
  /// Paints the inside of the outline, over the earlier paint.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
    -> _PaintedShape<Content>
  { _painted.adding(ShapeLayer(style: content, part: .inside(style))) }

  /// Paints a line along the outline, over the earlier paint.
  ///
  /// - Source: SwiftUI `ShapeView.stroke(_:lineWidth:antialiased:)`; `antialiased` has no effect.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1, antialiased: Bool = true)
    -> _PaintedShape<Content>
  {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints a line of a style along the outline, over the earlier paint.
  ///
  /// - Source: SwiftUI `ShapeView.stroke(_:style:antialiased:)`; `antialiased` has no effect.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> _PaintedShape<Content>
  {
    _painted.adding(ShapeLayer(style: content, part: .line(style)))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Paints a line along the outline, inside of it, over the earlier paint.
  ///
  /// - Source: SwiftUI `ShapeView.strokeBorder(_:lineWidth:antialiased:)`; `antialiased` has no effect.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: Double = 1, antialiased: Bool = true
  ) -> _PaintedShape<Content> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Paints a line of a style along the outline, inside of it, over the earlier paint.
  ///
  /// - Source: SwiftUI `ShapeView.strokeBorder(_:style:antialiased:)`; `antialiased` has no effect.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> _PaintedShape<Content> {
    _painted.adding(
      ShapeLayer(
        style: content, part: .line(style), inset: style.lineWidth > 1 ? style.lineWidth / 2 : 0))
  }
}
