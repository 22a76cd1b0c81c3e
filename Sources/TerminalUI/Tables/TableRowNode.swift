/// The cells of a row of a table, where its columns are.
class TableRowItem: ItemNode {
  private(set) final var content: Node!
  private final var cells: [TableCellNode]?
  fileprivate final let control: any TableControl
  /// Whether the cells may want other widths than when they were asked last.
  private final var asksCells = true
  /// The rows of cells above the detail, where the table has no room for the columns.
  private final var detailStart = 0

  init(_ control: any TableControl, in context: NodeContext) {
    self.control = control
    super.init(in: context, flags: [.isElaborate, .clips])
    content = makeCells(in: childContext)
  }

  nonisolated deinit {}

  func makeCells(in context: NodeContext) -> Node { fatalError("a row without cells") }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) { if let content { visit(content) } }

  /// The cells by column.
  final var allCells: [TableCellNode] {
    if let cells { return cells }
    var found: [TableCellNode] = []
    content.visitItems { if let cell = $0 as? TableCellNode { found.append(cell) } }
    cells = found
    return found
  }

  override func itemsDidChange() { cells = nil }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    asksCells = true
    damageAndLayOut()
  }

  override func itemsWillChange(at node: Node) {
    asksCells = true
    damageAndLayOut()
  }

  // MARK: Layout

  private func size(_ height: Int, _ proposal: ProposedViewSize) -> Answer {
    let width = proposal.width.flatMap { $0 == .max ? nil : $0 } ?? control.columns.width
    return Answer(Size(width: width, height: Swift.max(height, 1)), traits: .dependsOnWidth)
  }

  override func measure(_ proposal: ProposedViewSize) -> Answer {
    let columns = control.columns
    let cells = allCells
    var height = 1
    for index in columns.shown where cells.indices.contains(index) {
      let width = columns.columns[index].place.count
      height = Swift.max(
        height, cells[index].answer(to: ProposedViewSize(width: width, height: nil)).size.height)
    }
    return size(columns.isCompact ? 2 : height, proposal)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let columns = control.columns
    let cells = allCells
    if asksCells {
      asksCells = false
      var isNews = false
      for index in columns.shown where cells.indices.contains(index) && columns.asksForWidth(of: index) {
        if columns.noteCell(cells[index].probe(.unspecified).size.width, of: index) { isNews = true }
      }
      if isNews { control.columnsMayGrow() }
    }
    if columns.isCompact { return arrangeDetail(cells, proposal) }
    var height = 1
    for (index, cell) in cells.enumerated() {
      let isShown = columns.columns.indices.contains(index) && !columns.columns[index].rule.isHidden
      let width = isShown ? columns.columns[index].place.count : 0
      let size = cell.commit(ProposedViewSize(width: width, height: isShown ? nil : 0))
      if isShown { height = Swift.max(height, size.height) }
    }
    damage()
    return size(height, proposal)
  }

  /// The first column, and below it the others as far as there is room.
  private func arrangeDetail(_ cells: [TableCellNode], _ proposal: ProposedViewSize) -> Answer {
    let width = proposal.width ?? control.columns.width
    var height = 1
    var left = width
    for (index, cell) in cells.enumerated() {
      let isFirst = index == control.columns.shown.first
      let isShown = control.columns.shown.contains(index)
      let size = cell.commit(
        ProposedViewSize(width: isFirst ? width : isShown ? Swift.max(left, 0) : 0, height: isFirst ? nil : 1)
      )
      if isFirst { height = Swift.max(height, size.height) } else { left -= size.width + TableColumns.gap }
    }
    detailStart = height
    damage()
    return size(height + (cells.count > 1 ? 1 : 0), proposal)
  }

  /// Calls `visit` with each cell that shows, where it begins, and the cells that it may show in.
  private func visitShown(_ visit: (TableCellNode, Point, Range<Int>) -> Void) {
    let columns = control.columns
    let cells = allCells
    if columns.isCompact {
      var x = 0
      for index in columns.shown where cells.indices.contains(index) {
        let isFirst = index == columns.shown.first
        visit(cells[index], Point(x: isFirst ? 0 : x, y: isFirst ? 0 : detailStart), 0..<size.width)
        if !isFirst { x += cells[index].size.width + TableColumns.gap }
      }
      return
    }
    let frozen = columns.frozenWidth
    for index in columns.shown where cells.indices.contains(index) {
      guard let place = columns.place(of: index) else { continue }
      let column = columns.columns[index]
      let start =
        place.start + column.rule.alignment.start(of: cells[index].size.width, in: column.place.count)
      let room = place.isFrozen ? 0..<size.width : Swift.min(frozen, size.width)..<size.width
      guard start < room.upperBound, start + cells[index].size.width > room.lowerBound else { continue }
      visit(cells[index], Point(x: start, y: 0), room)
    }
  }

  override func origin(of item: ItemNode) -> Point {
    var found = Point.zero
    visitShown { cell, place, _ in if cell === item { found = place } }
    return found
  }

  // MARK: Drawing

  override func paint(_ painter: inout Painter, at origin: Point) {
    var parts: [(TableCellNode, Point, Range<Int>)] = []
    visitShown { parts.append(($0, $1, $2)) }
    for (cell, place, room) in parts {
      let clip = Rect(
        x: origin.x + room.lowerBound, y: origin.y, width: room.count, height: size.height)
      let point = origin.offsetBy(dx: place.x, dy: place.y)
      painter.clipped(to: clip) { painter in
        if place.y > 0, control.columns.isCompact {
          painter.styled(Style(foreground: .role(.secondary))) { $0.paint(cell, at: point) }
        } else {
          painter.paint(cell, at: point)
        }
      }
    }
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    var found: Node?
    visitShown { cell, place, room in
      guard found == nil, room.contains(point.x - origin.x) else { return }
      found = cell.hitTest(point, at: origin.offsetBy(dx: place.x, dy: place.y))
    }
    return found
  }

  override var name: String { "TableRow" }
}

/// The row of a value.
final class TableRowNode<Value: Identifiable>: TableRowItem {
  private(set) var value: Value

  init(_ value: Value, in context: NodeContext) {
    self.value = value
    var next = context.parent
    while let node = next, !(node is TableNode<Value>) { next = node.parent }
    super.init((next as? TableNode<Value>) ?? TablelessControl(), in: context)
  }

  nonisolated deinit {}

  override func makeCells(in context: NodeContext) -> Node {
    guard let table = control as? TableNode<Value> else { return context.make(EmptyView()) }
    return table.makeCells(of: self, in: context)
  }

  func update(to value: Value) {
    self.value = value
    evaluate()
  }

  /// Makes the cells anew.
  override func evaluate() {
    flags.remove(.needsEvaluation)
    (control as? TableNode<Value>)?.updateCells(of: self)
  }
}

/// What a row knows of its table.
@MainActor protocol TableControl: AnyObject {
  var columns: TableColumns { get }
  /// A row wants more room in a column.
  func columnsMayGrow()
}

/// What a row knows that is in no table.
private final class TablelessControl: TableControl {
  let columns = TableColumns()
  func columnsMayGrow() {}
}
