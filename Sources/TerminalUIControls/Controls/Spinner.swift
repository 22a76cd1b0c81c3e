internal import TerminalUICore

/// Dots that turn in one cell while a task is running.
struct Spinner: NodeView {
  static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { SpinnerNode(in: $0) }
  }
  static func _updateNode(_ node: Node, to view: Self) {}
}

/// Draws the dots of the current step.
///
/// Painting asks for the next step, so a spinner that isn't seen costs nothing.
private final class SpinnerNode: MovingNode {
  private static let glyphs = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏".map { Glyph($0) }

  override func measure(_ proposal: ProposedViewSize) -> Answer { Answer(Size(width: 1, height: 1)) }

  override func paint(_ painter: inout Painter, at origin: Point) {
    painter.fill(
      Rect(origin: origin, size: Size(width: 1, height: 1)), with: Self.glyphs[step % Self.glyphs.count])
    keepMoving()
  }

  override var name: String { "Spinner" }
}
