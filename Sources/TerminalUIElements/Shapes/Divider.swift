public import TerminalUICore

/// A line between the views of a stack: horizontal in a `VStack`, vertical in an `HStack`.
///
/// It has the colour of separators, unless a view around sets another one.
///
///     VStack { Text("a"); Divider(); Text("b") }
///
/// - Source: SwiftUI `Divider`.
public struct Divider: NodeView {
  /// Makes a divider.
  public nonisolated init() {}

  /// Makes an item that draws a line.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { DividerNode(in: $0) }
  }
  /// Does nothing.
  public static func _updateNode(_ node: Node, to view: Self) {}
}

/// Draws the line, across the axis of the stack around.
package final class DividerNode: ItemNode {
  init(in context: NodeContext) { super.init(in: context, flags: []) }

  private var isVertical: Bool { enclosingStackAxis == .horizontal }

  package override func measure(_ proposal: ProposedViewSize) -> Answer {
    isVertical
      ? Answer(Size(width: 1, height: proposal.height ?? 1), traits: .dependsOnHeight)
      : Answer(Size(width: proposal.width ?? 1, height: 1), traits: .dependsOnWidth)
  }

  package override func paint(_ painter: inout Painter, at origin: Point) {
    let lines = BoxDrawing.light
    // A colour that the views around give holds for lines, too.
    painter.fill(
      Rect(origin: origin, size: size), with: isVertical ? lines.vertical : lines.horizontal,
      style: Style(foreground: painter.style.foreground ?? .role(.separator)))
  }

  package override func hitTest(_ point: Point, at origin: Point) -> Node? {
    Rect(origin: origin, size: size).contains(point) ? self : nil
  }

  package override var name: String { "Divider" }
}

extension Node {
  /// This node, if it is the line of a divider.
  package var asDivider: DividerNode? { self as? DividerNode }
}
