internal import TerminalUICore

/// The selection, the columns and the order of a table.
final class TableNode<Value: Identifiable>: FocusNode, RowsNode, TableControl, MouseResponder, PressResponder
{
  let selector: RowSelector<Value.ID>
  let content: TableContent<Value>
  /// The table as its rows see it.
  private let context = TableContext<Value>()
  let columns = TableColumns()
  var order: (any TableOrder<Value>)?
  /// The app's storage for the user's changes to the columns.
  var customization: Binding<TableColumnCustomization<Value>>?
  /// Where the app has the selected cells.
  var cells: Binding<TableCellSelection<Value.ID>?>?
  /// The selected cells as the table shows them.
  var cellArea: CellArea<Value.ID>?
  /// The column that the mouse is over while it selects a cell.
  var hitColumn: Int?
  /// Whether the next cell that is selected leaves the anchor where it is.
  var extendsCells = false
  /// The order that each column has.
  private var sorts: [ColumnSort<Value>?] = []
  /// How each column takes part in the order.
  private var states: [SortState?] = []
  /// The item around the rows.
  weak var body: TableBodyNode?
  /// The titles, where they show.
  weak var header: TableHeaderNode?

  init<Rows, Columns>(_ view: Table<Value, Rows, Columns>, in context: NodeContext) {
    content = TypedTableContent(view)
    selector = RowSelector(one: view.one, many: view.many) { row in
      row.contentItem?.firstInward { $0 as? TableRowNode<Value> }?.value.id
    }
    super.init(true, in: context, flags: [.handlesKeys, .handlesMouse])
    selector.attach(to: self)
    self.context.table = self
    frame.set(TableContextKey<Value>.self, self.context)
    (order, customization) = (view.order?.order, view.customization)
    _ = describe()
    updateSelection(view.one, view.many)
  }

  // Without it the compiler (6.3.1) makes one that calls itself.
  override init(_ isFocusable: Bool, in context: NodeContext, flags: NodeFlags) {
    fatalError("a table without rows")
  }

  package func update<Rows, Columns>(to view: Table<Value, Rows, Columns>) {
    (order, customization) = (view.order?.order, view.customization)
    let content = unsafeDowncast(content, to: TypedTableContent<Value, Rows, Columns>.self)
    if content.adopt(view.columns) {
      if describe() { columnsDidChange() }
      visitTableRows { $0.evaluate() }
    }
    content.adopt(view.rows, for: selector)
    updateSelection(view.one, view.many)
  }

  private func updateSelection(_ one: Binding<Value.ID?>?, _ many: Binding<Set<Value.ID>>?) {
    selector.update(one: one ?? (many == nil ? cellRow : nil), many: many)
    evaluate()
  }

  /// Reads the descriptions of the columns, and returns whether they have changed.
  private func describe() -> Bool {
    let list = content.description
    sorts = list.columns.map { $0.sort as? ColumnSort<Value> }
    let unit = lengthUnit
    return columns.adopt(
      list.columns.map { column in
        var rule = column.rule
        if unit != .cells { rule.width = rule.width.resolved(in: unit) }
        return (rule, column.sort != nil)
      })
  }

  var rowControl: RowControl { selector }

  func makeRows(in context: NodeContext) -> Node { content.makeRows(for: selector, in: context) }
  func makeTitles(in context: NodeContext) -> Node { content.makeTitles(in: context) }

  package override func readSources() {
    if let given = EnvironmentValues(frame).tableCellSelection {
      cells = given.binding as? Binding<TableCellSelection<Value.ID>?>
    }
    selector.selectsParts = selectsCells
    selector.shadesRows = EnvironmentValues(frame).tableStyleShadesRows
    selector.readSources(EnvironmentValues(frame))
    if columns.freeze(EnvironmentValues(frame).frozenColumns) { columnsDidMove() }
    if columns.customize(customization?.wrappedValue.columns) { columnsDidChange() }
    let states = order.map { order in sorts.map { sort in sort.flatMap { order.state(of: $0) } } } ?? []
    if states != self.states {
      self.states = states
      header?.item?.damage()
    }
    if !content.isFixed, describe() { columnsDidChange() }
  }

  override func evaluate() {
    super.evaluate()
    selector.updateRows()
    updateCellArea()
  }

  package override var looksFocused: Bool {
    guard selectsCells else { return selector.looksFocused }
    return cellCursor == nil ? selector.scroll?.isSignInSight == true : selector.currentRow?.isInSight == true
  }
  package override var signedItem: ItemNode? {
    guard selectsCells else { return selector.signedItem }
    return cellCursor == nil && selector.isActive ? selector.scroll : nil
  }

  package override var cursor: Cursor? {
    let cursor = selector.cursor ?? super.cursor
    guard let position = cellCursor else { return cursor }
    return cursor.map { cursor in
      var cursor = cursor
      cursor.position = position
      return cursor
    }
  }

  // MARK: Columns

  /// Calls `visit` with each row that was made.
  func visitTableRows(_ visit: (TableRowItem) -> Void) {
    selector.visitMadeRows { row in if let row = tableRow(row) { visit(row) } }
  }

  func columnsMayGrow() { body?.setNeedsLayout() }

  /// The columns have moved: rows and titles are arranged again.
  func columnsDidMove() {
    visitTableRows { $0.setNeedsLayout() }
    header?.item?.damageAndLayOut()
    host.requestTurn()
  }

  /// Columns have other widths, or show or hide.
  func columnsDidChange() {
    body?.setNeedsLayout()
    columnsDidMove()
  }

  /// Scrolls the columns, and returns whether they moved.
  @discardableResult func scrollColumns(by cells: Int) -> Bool {
    guard columns.scroll(by: cells) else { return false }
    columnsDidScroll()
    return true
  }

  func columnsDidScroll() {
    visitTableRows { $0.damage() }
    header?.item?.damage()
    host.requestTurn()
  }

  // MARK: Order

  func sortState(of column: Int) -> SortState? {
    states.indices.contains(column) ? states[column] : nil
  }

  func isSortable(_ column: Int) -> Bool {
    order != nil && sorts.indices.contains(column) && sorts[column] != nil
  }

  /// Sorts by a column, or reverses the order if the table is sorted by the column already.
  func sort(by column: Int, adding: Bool) {
    guard isEnabled, isSortable(column), let sort = sorts[column] else { return }
    order?.toggle(sort, adding: adding)
  }

  // MARK: Events

  package override func keys(_ keys: inout KeyTable) {
    guard isEnabled else { return }
    keys.offer(
      matching: { $0.key == "c" && $0.modifiers.held == .option }, phases: [.down, .repeat], called: "alt-c"
    ) { _ in copySelectedRows() ? .handled : .ignored }
    if selectsCells {
      cellKeys(&keys)
    } else {
      selector.disclosureKeys(&keys)
      keys.on(.leftArrow, with: .none, title: "Columns before", when: columns.canScroll(by: -8)) {
        scrollColumns(by: -8)
      }
      keys.on(.rightArrow, with: .none, title: "Next columns", when: columns.canScroll(by: 8)) {
        scrollColumns(by: 8)
      }
      selector.keys(&keys)
    }
    selector.keysBehindOthers(&keys)
  }

  func handle(_ event: MouseEvent) -> Bool {
    if isEnabled, case .scroll(let dx, _) = event.kind, dx != 0 {
      return scrollColumns(by: dx.clampedToCells &* ScrollViewNode.columnsPerNotch)
    }
    if event.kind == .down(.right), isEnabled { selector.prepareRowMenu(at: event.position) }
    return false
  }

  /// A press selects at once.
  var waitsForOthers: Bool { true }

  package func hear(_ event: GestureEvent) -> GestureProgress {
    selectsCells ? hearCell(event) : selector.hear(event)
  }

  // MARK: The focus

  /// A table with a selection has the keyboard itself; else the views in the rows have it, if any can.
  override var canFocus: Bool {
    super.canFocus && (selector.canSelect || selector.rows.map { !hasFocusable(in: $0) } ?? true)
  }

  override var itemInSight: ItemNode? { selector.rowWithCursor ?? super.itemInSight }
  override var itemToReveal: ItemNode? { selector.currentRow ?? super.itemToReveal }

  package override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    selector.focusChanged()
  }

  package override func enabledChanged() { selector.enabledChanged() }

  override func didLeave() {
    selector.leave()
    context.table = nil
    super.didLeave()
  }

  override var name: String { "Table" }
}
