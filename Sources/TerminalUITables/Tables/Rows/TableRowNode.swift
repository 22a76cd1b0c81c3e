internal import RuntimeMetadata
internal import TerminalUICore

/// The cells of a row of a table, where its columns are.
class TableRowItem: ItemNode {
  private(set) final var content: Node!
  /// The lead before the first visible cell.
  private final var lead: Node?
  private final var leadView: TableRowLead?
  private final var cells: [TableCellNode]?
  /// The table, which is above all its rows and so outlives them.
  fileprivate final unowned(unsafe) let control: any TableControl
  /// Whether the cells may want other widths than when they were measured last.
  private final var asksCells = true
  /// The only cell that may want another width, unless all may.
  private final var changedCell: ItemNode?
  /// The rows of cells above the detail, where the table has no room for the columns.
  private final var detailStart = 0

  init(_ control: any TableControl, lead: TableRowLead?, in context: NodeContext) {
    self.control = control
    super.init(in: context, flags: [.isElaborate, .clips])
    leadView = lead
    if let lead { self.lead = childContext.make(lead) }
    content = makeCells(in: childContext)
  }

  nonisolated deinit {}

  func makeCells(in context: NodeContext) -> Node { fatalError("a row without cells") }

  override func visitChildren(_ visit: @MainActor (Node) -> Void) {
    if let lead { visit(lead) }
    if let content { visit(content) }
  }

  private final var leadItem: ItemNode? { lead?.firstItem }

  /// The cells before the content of the first column.
  private final var leadWidth: Int { leadItem?.size.width ?? 0 }

  /// Takes something else before the first cell.
  final func updateLead(to new: TableRowLead) {
    guard new != leadView, let lead else { return }
    leadView = new
    lead.update(to: new)
  }

  /// The cells by column.
  final var allCells: [TableCellNode] {
    if let cells { return cells }
    var found: [TableCellNode] = []
    found.reserveCapacity(control.columns.columns.count)
    content.visitItems { if let cell = $0 as? TableCellNode { found.append(cell) } }
    cells = found
    return found
  }

  private final func column(of item: ItemNode) -> Int? {
    for (index, cell) in allCells.enumerated() where cell === item { return index }
    return nil
  }

  override func itemsDidChange() { cells = nil }

  override func itemChanged(_ item: ItemNode, from old: Answer, to new: Answer) {
    if old == new, !flags.contains(.needsLayout), !control.columns.isCompact, let index = column(of: item) {
      // Every cell stays where it is, unless points are aligned. Only its column may want another width.
      if noteFraction(of: index) { control.columnsMayGrow() }
      if control.columns.asksForWidth(of: index), noteWidth(of: index) { control.columnsMayGrow() }
      return
    }
    if changedCell != nil && changedCell !== item { asksCells = true }
    changedCell = item
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
      let width = columns.columns[index].place.count - (index == columns.shown.first ? leadWidth : 0)
      height = Swift.max(
        height, cells[index].answer(to: ProposedViewSize(width: Swift.max(width, 0), height: nil)).size.height
      )
    }
    return size(columns.isCompact ? 2 : height, proposal)
  }

  /// Notes for a column the part of its cell behind the point; returns whether that moves other rows.
  private func noteFraction(of index: Int) -> Bool {
    let alignment = control.columns.columns[index].rule.alignment
    guard alignment.point != nil else { return false }
    let (cell, former) = (allCells[index], allCells[index].fraction)
    cell.fraction = alignment.fraction(of: cell.plainText)
    if cell.fraction != former { damage() }
    return control.columns.noteFraction(cell.fraction, of: index)
  }

  /// Notes for a column the width of its cell here, and returns whether that may change anything.
  private func noteWidth(of index: Int) -> Bool {
    let columns = control.columns
    let lead = index == columns.shown.first ? leadWidth : 0
    return columns.noteCell(
      lead + allCells[index].probe(.unspecified).size.width, fraction: allCells[index].fraction, of: index)
  }

  override func arrange(_ proposal: ProposedViewSize) -> Answer {
    let columns = control.columns
    let cells = allCells
    let former = leadWidth
    leadItem?.commit(ProposedViewSize(width: nil, height: 1))
    if leadWidth != former { asksCells = true }
    if asksCells || changedCell != nil {
      var isNews = false
      for index in columns.shown
      where cells.indices.contains(index) && (asksCells || cells[index] === changedCell) {
        if noteFraction(of: index) { isNews = true }
        if columns.asksForWidth(of: index), noteWidth(of: index) { isNews = true }
      }
      (asksCells, changedCell) = (false, nil)
      if isNews { control.columnsMayGrow() }
    }
    if columns.isCompact { return arrangeDetail(cells, proposal) }
    var height = 1
    for (index, cell) in cells.enumerated() {
      let isShown = columns.columns.indices.contains(index) && !columns.columns[index].isHidden
      cell.setShown(isShown)
      let lead = index == columns.shown.first ? leadWidth : 0
      let width = isShown ? Swift.max(columns.columns[index].place.count - lead, 0) : 0
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
    let shown = control.columns.shown.filter(cells.indices.contains)
    for index in cells.indices where !shown.contains(index) {
      cells[index].setShown(false)
      cells[index].commit(ProposedViewSize(width: 0, height: 0))
    }
    for index in shown {
      let isFirst = index == shown.first
      cells[index].setShown(true)
      let size = cells[index].commit(
        ProposedViewSize(
          width: Swift.max(isFirst ? width - leadWidth : left, 0), height: isFirst ? nil : 1))
      if isFirst { height = Swift.max(height, size.height) } else { left -= size.width + TableColumns.gap }
    }
    detailStart = height
    damage()
    return size(height + (cells.count > 1 ? 1 : 0), proposal)
  }

  /// Calls `visit` with each column that shows, its cell, where that begins, and the cells that it may show in.
  private func visitShown(_ visit: (Int, TableCellNode, Point, Range<Int>) -> Void) {
    let columns = control.columns
    let cells = allCells
    if columns.isCompact {
      var x = 0
      for index in columns.shown where cells.indices.contains(index) {
        let isFirst = index == columns.shown.first
        visit(
          index, cells[index], Point(x: isFirst ? leadWidth : x, y: isFirst ? 0 : detailStart), 0..<size.width
        )
        if !isFirst { x += cells[index].size.width + TableColumns.gap }
      }
      return
    }
    for index in columns.shown where cells.indices.contains(index) {
      guard let place = place(of: index, cells[index], columns) else { continue }
      visit(index, cells[index], Point(x: place.start, y: 0), place.least..<size.width)
    }
  }

  /// Where a cell begins, and the first place of the row in which it may show; `nil` where it doesn't.
  private func place(
    of index: Int, _ cell: TableCellNode, _ columns: TableColumns
  ) -> (start: Int, least: Int)? {
    guard let place = columns.place(of: index) else { return nil }
    let width = columns.columns[index].place.count
    let lead = index == columns.shown.first ? leadWidth : 0
    let alignment = columns.columns[index].rule.alignment
    var start = place.start + lead + alignment.start(of: cell.size.width, in: width - lead)
    if alignment.point != nil {
      start -= Swift.min(
        columns.columns[index].fraction - cell.fraction, Swift.max(width - lead - cell.size.width, 0))
    }
    let least = place.isFrozen ? 0 : Swift.min(columns.frozenWidth, size.width)
    return start < size.width && place.start + width > least ? (start, least) : nil
  }

  override func origin(of item: ItemNode) -> Point {
    if item === leadItem { return Point(x: leadRoom.start, y: 0) }
    let columns = control.columns
    if !columns.isCompact {
      guard let index = column(of: item), let place = place(of: index, allCells[index], columns) else {
        return .zero
      }
      return Point(x: place.start, y: 0)
    }
    var found = Point.zero
    visitShown { _, cell, place, _ in if cell === item { found = place } }
    return found
  }

  /// Where the lead before the first cell begins, and the cells that it may be shown in.
  private final var leadRoom: (start: Int, room: Range<Int>) {
    let columns = control.columns
    guard !columns.isCompact, let first = columns.shown.first, let place = columns.place(of: first) else {
      return (0, 0..<size.width)
    }
    let end = Swift.min(Swift.max(place.start + columns.columns[first].place.count, 0), size.width)
    return (place.start, 0..<end)
  }

  // MARK: Drawing

  private func paintLead(_ painter: inout Painter, at origin: Point) {
    guard let item = leadItem else { return }
    let (start, room) = leadRoom
    painter.clipped(to: Rect(x: origin.x, y: origin.y, width: room.count, height: size.height)) {
      $0.paint(item, at: origin.offsetBy(dx: start, dy: 0))
    }
  }

  override func paint(_ painter: inout Painter, at origin: Point) {
    paintLead(&painter, at: origin)
    if control.columns.isCompact || control.selectsCells { return paintOneByOne(&painter, at: origin) }
    let columns = control.columns
    let cells = allCells
    for index in columns.shown where index < cells.count {
      guard let place = place(of: index, cells[index], columns) else { continue }
      let cell = cells[index]
      let point = origin.offsetBy(dx: place.start, dy: 0)
      if place.start >= place.least, place.start + cell.size.width <= size.width {
        painter.paint(cell, at: point)
      } else {
        let room = Rect(
          x: origin.x + place.least, y: origin.y, width: size.width - place.least, height: size.height)
        painter.clipped(to: room) { $0.paint(cell, at: point) }
      }
    }
  }

  /// Draws cells each of which may look another way.
  private func paintOneByOne(_ painter: inout Painter, at origin: Point) {
    var parts: [(Int, TableCellNode, Point, Range<Int>)] = []
    visitShown { parts.append(($0, $1, $2, $3)) }
    for (column, cell, place, room) in parts {
      let clip = Rect(
        x: origin.x + room.lowerBound, y: origin.y, width: room.count, height: size.height)
      let point = origin.offsetBy(dx: place.x, dy: place.y)
      painter.clipped(to: clip) { painter in
        if place.y > 0, control.columns.isCompact {
          painter.styled(Style(foreground: .role(.secondary))) { $0.paint(cell, at: point) }
        } else if control.selectsCells, let state = control.cellState(column, in: self) {
          painter.block(
            painter.palette.partLook(state), [band(of: column).offsetBy(dx: origin.x, dy: origin.y)]
          ) {
            $0.paint(cell, at: point)
          }
        } else {
          painter.paint(cell, at: point)
        }
      }
    }
  }

  /// The cells of a column in this row, with the gap to the next one where that is selected, too.
  private final func band(of column: Int) -> Rect {
    let columns = control.columns
    guard !columns.isCompact, let place = columns.place(of: column),
      let order = columns.shown.firstIndex(of: column)
    else { return Rect(origin: .zero, size: size) }
    let lead = order == 0 ? leadWidth : 0
    let next = columns.shown.dropFirst(order + 1).first
    let joins = next.map { control.cellState($0, in: self) == .selected } ?? false
    let isHead = control.cellState(column, in: self) == .focused
    let width = columns.columns[column].place.count - lead + (joins && !isHead ? TableColumns.gap : 0)
    return Rect(x: place.start + lead, y: 0, width: Swift.max(width, 0), height: size.height)
  }

  override func hitTest(_ point: Point, at origin: Point) -> Node? {
    var found: Node?
    let (start, room) = leadRoom
    if room.contains(point.x - origin.x), let lead = leadItem {
      found = lead.hitTest(point, at: origin.offsetBy(dx: start, dy: 0))
    }
    visitShown { _, cell, place, room in
      guard found == nil, room.contains(point.x - origin.x) else { return }
      found = cell.hitTest(point, at: origin.offsetBy(dx: place.x, dy: place.y))
    }
    return found
  }

  override var name: String { "TableRow" }
}

/// The row of a value: it makes the cells of all columns, and shows those that have a place.
final class TableRowNode<Value: Identifiable>: TableRowItem {
  package private(set) var value: Value
  private let table: TableContext<Value>

  init(_ value: Value, lead: TableRowLead?, in context: NodeContext) {
    self.value = value
    let known = Evaluation.unobserved { EnvironmentValues(context.frame)[TableContextKey<Value>.self] }
    let table = known ?? TableContext()
    self.table = table
    super.init(table.control, lead: lead, in: context)
  }

  nonisolated deinit {}

  override func makeCells(in context: NodeContext) -> Node {
    table.table?.content.makeCells(of: self, in: context) ?? context.make(EmptyView())
  }

  package func update(to new: Value) {
    // An equal value makes equal cells; the table reports changed columns.
    guard !valuesAreEqual(&value, new) else { return }
    value = new
    evaluate()
  }

  /// Makes the cells again.
  override func evaluate() {
    flags.remove(.needsEvaluation)
    table.table?.content.updateCells(of: self)
  }
}
