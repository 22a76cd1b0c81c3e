internal import TerminalUICore

/// The rows of a table, as far as there is room for them: they scroll.
final class TableBodyNode: UnaryNode {
  /// The table, which is above it and so outlives it.
  private unowned(unsafe) let control: any TableBodyControl

  init(_ control: any TableBodyControl, in context: NodeContext) {
    self.control = control
    super.init(in: context) { control.rowControl.makeScroll(in: $0) }
    noteTakesRoom()
    control.bodyWasMade(self)
  }

  nonisolated deinit {}

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    contentItem?.answer(to: proposal) ?? Answer(.zero)
  }

  /// Arranges the rows, and then checks whether the columns have the widths for their content.
  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    guard let item = contentItem else { return Answer(.zero) }
    item.commit(proposal)
    control.settleColumns()
    return item.answer
  }

  override func origin(of item: ItemNode) -> Point { .zero }
  override func paint(_ painter: inout Painter, at origin: Point) { paintContent(&painter, at: origin) }
  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    content.hitTestThrough(point, at: origin)
  }
  override var name: String { "TableBody" }
}

/// The table as its rows see it, without their type.
@MainActor protocol TableBodyControl: AnyObject {
  var rowControl: RowControl { get }
  /// Notes the node of the rows.
  func bodyWasMade(_ body: TableBodyNode)
  /// Called when the rows have been arranged: columns whose content wants it get wider, and the rows are arranged
  /// again.
  func settleColumns()
}

extension TableNode: TableBodyControl {
  func bodyWasMade(_ body: TableBodyNode) { self.body = body }

  func settleColumns() {
    guard let scroll = selector.scroll else { return }
    let width = Swift.max(scroll.viewport.width - 2 * rowInset, 0)
    if columns.settle(in: width, at: scroll.offset.y, page: scroll.viewport.height) { columnsDidMove() }
    updateCellArea()
  }
}

extension TableNode: ScrollingPartOwner {
  /// The rows: the titles above them stay.
  var scrollingPart: ScrollViewNode? { selector.scroll }
}
