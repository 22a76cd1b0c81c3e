extension Color: View {
  /// Never called.
  public typealias Body = Never
  /// One item.
  public static var _isUnary: Bool { true }
  /// Makes an item that fills all the cells it is offered.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { FillNode(.color(view), in: $0) }
  }
  /// Takes the new colour.
  public static func _updateNode(_ node: Node, to view: Self) {
    unsafeDowncast(node, to: FillNode.self).update(.color(view))
  }
}

/// An item that takes all the cells it is offered and fills them.
final class FillNode: ItemNode {
  enum Filling: Equatable {
    case color(Color)
    /// With the foreground colour of the views around.
    case foreground
  }

  private var filling: Filling

  init(_ filling: Filling, in context: NodeContext) {
    self.filling = filling
    super.init(in: context, flags: [])
  }

  func update(_ filling: Filling) {
    guard filling != self.filling else { return }
    self.filling = filling
    damage()
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    Answer(proposal.replacingUnspecifiedDimensions(), traits: [.dependsOnWidth, .dependsOnHeight])
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    let rect = Rect(origin: origin, size: size)
    switch filling {
    case .color(let color): painter.fill(rect, with: color)
    case .foreground:
      if let color = painter.style.foreground, color != .terminalDefault {
        painter.fill(rect, with: color)
      } else {
        painter.fill(rect, with: Glyph("█"))
      }
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  override var name: String { "Color" }
}
