internal import RuntimeMetadata

/// The selection, the columns and the order of a table.
class TableNode<Value: Identifiable>: ListSelectionNode<Value.ID>, TableControl {
  final let columns = TableColumns()
  final var order: (any TableOrder<Value>)?
  /// Where the app keeps what the user makes of the columns.
  final var customization: Binding<TableColumnCustomization<Value>>?
  /// Where the app has the selected cells.
  @exclusivity(unchecked) final var cells: Binding<TableCellSelection<Value.ID>?>?
  /// The selected cells as the table shows them.
  @exclusivity(unchecked) final var cellArea: CellArea<Value.ID>?
  /// The column that the mouse is over while it selects a cell.
  final var hitColumn: Int?
  /// Whether the next cell that is selected leaves the anchor where it is.
  final var extendsCells = false
  /// What each column is sorted by.
  final var sorts: [ColumnSort<Value>?] = []
  /// How each column takes part in the order.
  private final var states: [SortState?] = []
  /// The item around the rows.
  final weak var body: TableBodyNode?
  /// The titles, where they show.
  final weak var header: TableHeaderNode?

  /// Makes the cells of a row.
  func makeCells(of row: TableRowNode<Value>, in context: NodeContext) -> Node { fatalError("abstract") }
  /// Makes the cells of a row anew.
  func updateCells(of row: TableRowNode<Value>) {}
  /// Makes the titles.
  func makeTitles(in context: NodeContext) -> Node { fatalError("abstract") }

  override func readSources() {
    if let given = EnvironmentValues(frame).tableCellSelection {
      cells = given.binding as? Binding<TableCellSelection<Value.ID>?>
    }
    super.readSources()
    if columns.freeze(EnvironmentValues(frame).frozenColumns) { columnsDidMove() }
    if columns.customize(customization?.wrappedValue.columns) { columnsDidChange() }
    let states = order.map { order in sorts.map { sort in sort.flatMap { order.state(of: $0) } } } ?? []
    guard states != self.states else { return }
    self.states = states
    header?.item?.damage()
  }

  override func evaluate() {
    super.evaluate()
    updateCellArea()
  }

  override var paintsSelectedRows: Bool { !selectsCells }

  override func tellsSelected(_ row: ListRowNode) -> Bool {
    selectsCells ? hasSelectedCells(row) : row.isSelected
  }

  override var cursor: Cursor? {
    guard let position = cellCursor else { return super.cursor }
    return super.cursor.map { cursor in
      var cursor = cursor
      cursor.position = position
      return cursor
    }
  }

  override func givenValue(of row: ListRowNode) -> Value.ID? {
    (tableRow(row) as? TableRowNode<Value>)?.value.id
  }

  // MARK: Columns

  /// Calls `visit` with each row that was made.
  final func visitTableRows(_ visit: (TableRowItem) -> Void) {
    visitMadeRows { row in if let row = tableRow(row) { visit(row) } }
  }

  final func columnsMayGrow() { body?.setNeedsLayout() }

  /// The columns have other places: rows and titles are arranged anew.
  final func columnsDidMove() {
    visitTableRows { $0.setNeedsLayout() }
    header?.item?.damageAndLayOut()
    host.requestTurn()
  }

  /// Columns have other widths, or show or hide.
  final func columnsDidChange() {
    body?.setNeedsLayout()
    columnsDidMove()
  }

  /// Scrolls the columns; says whether they moved.
  final func scrollColumns(by cells: Int) -> Bool {
    guard columns.scroll(by: cells) else { return false }
    columnsDidScroll()
    return true
  }

  final func columnsDidScroll() {
    visitTableRows { $0.damage() }
    header?.item?.damage()
    host.requestTurn()
  }

  // MARK: Order

  final func sortState(of column: Int) -> SortState? {
    states.indices.contains(column) ? states[column] : nil
  }

  final func isSortable(_ column: Int) -> Bool {
    order != nil && sorts.indices.contains(column) && sorts[column] != nil
  }

  /// Has a column decide the order, or turns its direction.
  final func sort(by column: Int, adding: Bool) {
    guard isEnabled, isSortable(column), let sort = sorts[column] else { return }
    order?.toggle(sort, adding: adding)
  }

  // MARK: Events

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    if isEnabled, press.phase != .up, takeTableKey(press) { return .handled }
    return super.handle(press)
  }

  private final func takeTableKey(_ press: KeyPress) -> Bool {
    if press.key == "c", press.modifiers.held == .option { return copySelectedRows() }
    if selectsCells { return takeCellKey(press) == .handled }
    guard press.modifiers.held.isEmpty else { return false }
    switch press.key {
    case .leftArrow, .rightArrow: if takeDisclosureKey(press) { return true }
    default: break
    }
    switch press.key {
    case .leftArrow: return scrollColumns(by: -8)
    case .rightArrow: return scrollColumns(by: 8)
    default: return false
    }
  }

  override func handle(_ event: MouseEvent) -> Bool {
    guard isEnabled, case .scroll(let dx, _) = event.kind, dx != 0 else { return super.handle(event) }
    return scrollColumns(by: 4 * dx)
  }

  override func hear(_ event: GestureEvent) -> GestureProgress {
    selectsCells ? hearCell(event) : hearRow(event)
  }

  override var hasFocusableRow: Bool { rows.map { hasFocusable(in: $0) } ?? false }

  override var name: String { "Table" }
}

/// The node of a table that knows its columns and rows by their types.
final class ContentTableNode<Value, Rows, Columns>: TableNode<Value>
where Rows: TableRowContent<Value>, Columns: TableColumnContent {
  private var rowContent: Rows
  private var columnContent: SharedColumns<Value, Columns>
  private var titles: Node?

  init(_ view: Table<Value, Rows, Columns>, in context: NodeContext) {
    precondition(Columns.TableRowValue.self == Value.self, "These columns are of other rows")
    (rowContent, columnContent) = (view.rows, view.columns)
    super.init(one: view.one, many: view.many, in: context)
    (order, customization) = (view.order?.order, view.customization)
    _ = describe()
    if cells != nil, view.one == nil, view.many == nil { update(one: cellRow, many: nil) } else { evaluate() }
  }

  /// Reads what closures read that make columns.
  override func readSources() {
    super.readSources()
    if !Columns._isFixed, describe() { columnsDidChange() }
  }

  private func describe() -> Bool {
    var list = _TableColumnList()
    columnContent.columns._describe(to: &list)
    sorts = list.columns.map { $0.sort as? ColumnSort<Value> }
    return columns.take(list.columns.map { ($0.rule, $0.sort != nil) })
  }

  override func makeRows(_ context: NodeContext) -> LazyStackNode {
    LazyStackNode(
      in: context, axis: .vertical, spacing: 0, alignment: HorizontalAlignment.leading.key, pinsItems: true
    ) {
      $0.make(rowContent.modifier(ListRowModifier(control: self)))
    }
  }

  override func makeTitles(in context: NodeContext) -> Node {
    let node = context.make(columnContent.columns._labels.oneLine)
    titles = node
    return node
  }

  override func makeCells(of row: TableRowNode<Value>, in context: NodeContext) -> Node {
    context.make(row.observedFurther { columnContent.cells(of: row.value) }.oneLine)
  }

  override func updateCells(of row: TableRowNode<Value>) {
    row.content.update(to: row.observed { columnContent.cells(of: row.value) }.oneLine)
  }

  func update(to view: Table<Value, Rows, Columns>) {
    (order, customization) = (view.order?.order, view.customization)
    if !valuesAreEqual(&columnContent, view.columns) {
      columnContent = view.columns
      if let titles, !titles.flags.contains(.hasLeft) {
        titles.update(to: columnContent.columns._labels.oneLine)
      }
      if describe() { columnsDidChange() }
      visitTableRows { ($0 as? TableRowNode<Value>)?.evaluate() }
    }
    if !valuesAreEqual(&rowContent, view.rows) {
      rowContent = view.rows
      rows?.content.update(to: rowContent.modifier(ListRowModifier(control: self)))
    }
    let isOfCells = cells != nil && view.one == nil && view.many == nil
    update(one: isOfCells ? cellRow : view.one, many: view.many)
  }
}

extension View {
  /// These cells, of which texts have one line unless a view around the table says otherwise.
  fileprivate var oneLine: some View { modifier(EnvironmentModifier(OneLine())) }
}

private struct OneLine: EnvironmentChange {
  func apply(to values: inout EnvironmentValues) {
    if values.lineLimit == nil { values.lineLimit = 1 }
  }
}
