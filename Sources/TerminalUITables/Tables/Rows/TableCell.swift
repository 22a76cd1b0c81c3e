public import TerminalUICore

/// A cell of a table, or the title of a column: one item, whatever is in it.
public struct TableCell<Content: View>: NodeView {
  let content: Content

  @usableFromInline init(content: Content) { self.content = content }

  /// Makes an item around the content.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node {
    context.item { context in
      TableCellNode(in: context) { context in
        if Content._isUnary { return context.make(view.content) }
        return context.item {
          StackNode(in: $0, axis: .horizontal, spacing: 1, alignment: VerticalAlignment.center.key) {
            $0.make(view.content)
          }
        }
      }
    }
  }

  /// Updates the content.
  public static func _updateNode(_ node: Node, to view: Self) {
    guard let inner = unsafeDowncast(node, to: TableCellNode.self).content else { return }
    if Content._isUnary { return inner.update(to: view.content) }
    unsafeDowncast(inner, to: StackNode.self).content.update(to: view.content)
  }
}

/// The item of a cell or a title, which clips its content to the column.
final class TableCellNode: UnaryNode {
  /// The columns behind the place where the points of numbers are.
  var fraction = 0

  override init(in context: NodeContext, content: @MainActor (NodeContext) -> Node) {
    super.init(in: context, content: content)
    flags.insert(.clips)
  }

  nonisolated deinit {}

  /// Shows the cell, or hides it with its column: nothing in it can have the focus then.
  func setShown(_ isShown: Bool) {
    guard flags.contains(.isCovered) == isShown else { return }
    flags.insert(.isMeasured)
    setCovered(!isShown)
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    contentItem?.answer(to: proposal) ?? Answer(.zero)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    guard let item = contentItem else { return Answer(.zero) }
    item.commit(proposal)
    var answer = item.answer
    answer.overflow = 0
    return answer
  }

  override func paint(_ painter: inout Painter, at origin: Point) { paintContent(&painter, at: origin) }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    guard Rect(origin: origin, size: size).contains(point) else { return nil }
    return content.hitTestThrough(point, at: origin) ?? self
  }

  override var name: String { "TableCell" }

  /// The text that is shown in the cell.
  var plainText: String {
    contents(\.shownText).joined(separator: " ")
  }
}
