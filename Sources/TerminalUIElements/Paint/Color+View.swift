public import TerminalUICore

extension Color: NodeView {
  /// Makes an item that fills all the cells it is offered.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { FillNode(view, in: $0) }
  }
  /// Takes the new colour.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: FillNode.self).update(view)
  }
}

/// An item that takes all the cells it is offered and fills them.
final class FillNode: ItemNode {
  /// The colour with its shading, which is kept here: the colour of a gradient is only its number.
  private var color: PaintedColor

  init(_ color: Color, in context: NodeContext) {
    self.color = PaintedColor(color, color.shading?.numbered)
    super.init(in: context, flags: [])
  }

  package func update(_ color: Color) {
    guard color != endValue(of: self.color).color else { return }
    show(
      moving(self.color, to: PaintedColor(color, color.shading?.numbered)) { node, color in
        unsafeDowncast(node, to: FillNode.self).show(color)
      })
  }

  private func show(_ color: PaintedColor) {
    self.color = color
    damage()
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(proposal.replacingUnspecifiedDimensions(), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    let rect = Rect(origin: origin, size: size)
    // Scaled or turned, it is an outline like a shape's.
    guard painter.transform != nil else { return painter.fill(rect, with: color.color) }
    let bounds = DrawingRect(Rect(origin: .zero, size: size))
    painter.fill(Path(bounds), at: origin, in: bounds, color.color, .automatic)
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "Color" }
}
