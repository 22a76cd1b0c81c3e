internal import TerminalUICore

/// The titles of a table, whose keys and clicks change the order of rows and the columns' widths.
final class TableHeaderNode: FocusNode, MouseResponder, PressResponder, Activatable {
  /// The table, which is above its titles and so outlives them.
  private unowned(unsafe) var control: (any TableHeaderControl)!
  /// The column that keys sort, move and resize.
  private(set) var current: Int?
  /// The title or divider that the held mouse button has grabbed; `nil` while no button is held.
  private var grip: Grip?
  /// Whether the grabbed column has been moved: then letting go doesn't sort by it.
  private var hasMoved = false
  /// The divider that was pressed last, and when: a second press soon after makes the column fit.
  private var lastDivider: (column: Int, time: Duration)?

  /// The part that the mouse has grabbed.
  private enum Grip {
    /// The title of a column.
    case title(Int)
    /// The divider behind a column, which was grabbed at the cell `start` when the column had `width` cells.
    case divider(Int, start: Int, width: Int)
  }

  /// Makes the titles of a table.
  static func make(for control: any TableHeaderControl, in context: NodeContext) -> Node {
    let node = TableHeaderNode(true, in: context, flags: [.handlesKeys, .handlesMouse])
    node.control = control
    node.child = node.childContext.item { TableHeaderItem(node, control, in: $0) }
    control.headerWasMade(node)
    return node
  }

  var item: TableHeaderItem? { firstItem as? TableHeaderItem }

  /// Whether a title has the focus.
  var isActive: Bool { value }

  package override func focusChanged(to isFocused: Bool) {
    super.focusChanged(to: isFocused)
    if isFocused, current.map({ !control.columns.shown.contains($0) }) ?? true {
      current = control.columns.shown.first
    }
    item?.damage()
  }

  package override func enabledChanged() { item?.damage() }

  override var canFocus: Bool { super.canFocus && control?.columns.shown.isEmpty == false }

  package override var cursor: Cursor? {
    guard let current, let item, let start = item.start(ofTitle: current) else { return super.cursor }
    return super.cursor.map { cursor in
      var cursor = cursor
      cursor.position = item.absoluteOrigin.offsetBy(dx: start, dy: 0)
      return cursor
    }
  }

  /// The titles of the visible columns, as they are reported to assistive technologies.
  var titles: [TableTitle] {
    control.columns.shown.compactMap { index in
      guard let node = item?.node(ofTitle: index), !node.flags.contains(.isCovered) else { return nil }
      return TableTitle(
        column: index, node: node, order: control.sortState(of: index),
        isSortable: control.isSortable(index))
    }
  }

  /// Sorts the table by a column.
  func sort(by column: Int) { control.sort(by: column, adding: false) }

  // MARK: Keys

  package override func keys(_ keys: inout KeyTable) {
    guard isEnabled, isActive, let current else { return }
    let columns = control.columns
    keys.on(.leftArrow, with: .option, title: "Move column", when: control.isCustomizable) {
      moveCurrentColumn(by: -1)
    }
    keys.on(.rightArrow, with: .option, title: "Move column", when: control.isCustomizable) {
      moveCurrentColumn(by: 1)
    }
    keys.on(.leftArrow, with: .shift, title: "Narrower") { resize(current, by: -1) }
    keys.on("<", title: "Narrower") { resize(current, by: -1) }
    keys.on(.rightArrow, with: .shift, title: "Wider") { resize(current, by: 1) }
    keys.on(">", title: "Wider") { resize(current, by: 1) }
    keys.on("=", title: "Fit") { fit(current) }
    let place = columns.shown.firstIndex(of: current)
    keys.on(.leftArrow, with: .none, title: "Column before", given: place) { go(toPlace: $0 - 1) }
    keys.on(.rightArrow, with: .none, title: "Next column", given: place) { go(toPlace: $0 + 1) }
    keys.on(.home, title: "First column") { columns.shown.first.map { go(to: $0) } }
    keys.on(.end, title: "Last column") { columns.shown.last.map { go(to: $0) } }
    keys.on(.return, .space, with: .none, title: "Sort") { control.sort(by: current, adding: false) }
    keys.on(.return, .space, with: .shift, title: "Sort further") { control.sort(by: current, adding: true) }
    keys.on("+", title: "Sort further") { control.sort(by: current, adding: true) }
  }

  private func go(toPlace place: Int) {
    let shown = control.columns.shown
    if shown.indices.contains(place) { go(to: shown[place]) }
  }

  var canActivate: Bool {
    EnvironmentValues(frame).isEnabled && (current != nil || control.columns.shown.first != nil)
  }

  func activate() -> Bool {
    guard isEnabled, let column = current ?? control.columns.shown.first else { return false }
    control.sort(by: column, adding: false)
    return true
  }

  /// Moves the cursor among the titles, and scrolls its column into sight.
  private func go(to column: Int) {
    current = column
    if control.columns.reveal(column) { control.columnsDidScroll() }
    item?.damage()
    host.requestTurn()
  }

  private func resize(_ column: Int, by cells: Int) {
    let width = Swift.max(control.columns.columns[column].place.count + cells, 1)
    control.setWidth(width, of: column, isFinal: true)
  }

  /// Swaps the current column with the next or the previous column, and keeps the current column in sight.
  func moveCurrentColumn(by step: Int) {
    guard let current, control.move(current, by: step) else { return }
    go(to: current)
  }

  /// Makes a column as wide as its title and the rows in sight.
  private func fit(_ column: Int) {
    var widest = 0
    control.visitTableRows { row in
      guard row.allCells.indices.contains(column) else { return }
      widest = Swift.max(widest, row.allCells[column].probe(.unspecified).size.width)
    }
    let width = Swift.max(control.columns.columns[column].titleWidth, widest, 1)
    control.setWidth(width, of: column, isFinal: true)
  }

  // MARK: The mouse

  var waitsForOthers: Bool { true }

  /// A drag of a divider sets a width, a second press on it fits the column; a title is dragged or clicked.
  package func hear(_ event: GestureEvent) -> GestureProgress {
    let columns = control.columns
    let x = event.location.x - control.rowInset
    switch event.kind {
    case .down:
      let hit = columns.column(at: x)
      if let divider = hit.divider {
        let isSecond =
          lastDivider.map { $0.column == divider && event.time - $0.time < .milliseconds(500) } ?? false
        lastDivider = isSecond ? nil : (divider, event.time)
        grip = .divider(divider, start: x, width: columns.columns[divider].place.count)
        if isSecond { fit(divider) }
      } else if let column = hit.column {
        current = column
        grip = .title(column)
        item?.damage()
      } else {
        return .failed
      }
    case .move:
      switch grip {
      case .divider(let column, let start, let width):
        if x != start { lastDivider = nil }
        control.setWidth(Swift.max(width + x - start, 1), of: column, isFinal: false)
      case .title(let column): drag(column, to: x)
      case nil: break
      }
    case .up:
      defer { (grip, hasMoved) = (nil, false) }
      if case .divider(let column, _, _) = grip { control.keepWidth(of: column) }
      if case .title(let column) = grip, !hasMoved, event.isInside, columns.column(at: x).column == column {
        control.sort(by: column, adding: event.modifiers.contains(.shift))
      }
      control.takeFocusBack()
      return .ended
    case .time: break
    }
    return .active
  }

  /// Moves a dragged column past the one at the cell `x`, as soon as the dragged column would then be under the mouse.
  private func drag(_ column: Int, to x: Int) {
    let columns = control.columns
    guard let target = columns.column(at: x).column, target != column,
      let from = columns.place(of: column), let to = columns.place(of: target)
    else { return }
    let width = columns.columns[column].place.count
    let isPast =
      from.start < to.start
      ? x >= to.start + columns.columns[target].place.count - width : x < to.start + width
    if isPast, control.move(column, to: target) { hasMoved = true }
  }

  /// A press of the right button moves the cursor to the title, so that the menu is about it.
  func handle(_ event: MouseEvent) -> Bool {
    if event.kind == .down(.right), isEnabled, let item {
      let x = event.position.x - item.absoluteOrigin.x - control.rowInset
      if let column = control.columns.column(at: x).column {
        current = column
        item.damage()
      }
    }
    return false
  }

  func cancel() { (grip, hasMoved) = (nil, false) }

  override var name: String { "TableHeader" }
}

/// The title of a column, as its header describes it to assistive technologies.
struct TableTitle {
  let column: Int
  let node: TableCellNode
  let order: SortState?
  let isSortable: Bool
}

/// The table as its header sees it, without the type of its rows: it sorts, and stores the user's changes to columns.
@MainActor protocol TableHeaderControl: AnyObject {
  var columns: TableColumns { get }
  var rowInset: Int { get }
  /// Whether keys reach the table now, so that the current title is shown as such.
  var isTakingInput: Bool { get }
  /// Makes the views of the titles: called once, when the header is made.
  func makeTitles(in context: NodeContext) -> Node
  /// Notes the header, which the table tells of changes.
  func headerWasMade(_ header: TableHeaderNode)
  func sortState(of column: Int) -> SortState?
  func isSortable(_ column: Int) -> Bool
  func sort(by column: Int, adding: Bool)
  /// Draws rows and titles again: called after the columns were scrolled sideways.
  func columnsDidScroll()
  /// Arranges rows and titles again: called after columns were shown, hidden or moved.
  func columnsDidChange()
  /// Called when a title wants more room in a column.
  func columnsMayGrow()
  /// Whether the app keeps the user's changes to the columns.
  var isCustomizable: Bool { get }
  /// Sets the width of a column; `isFinal` is `false` while the user still drags its divider.
  func setWidth(_ width: Int?, of column: Int, isFinal: Bool)
  /// Gives the app the width of a column to store.
  func keepWidth(of column: Int)
  /// Moves a column to the place of the column `target`. Returns whether that is possible.
  func move(_ column: Int, to target: Int) -> Bool
  /// Moves a column past `step` visible columns.
  func move(_ column: Int, by step: Int) -> Bool
  /// Moves the column of the current title, for an action in the menu of titles.
  func moveCurrentColumn(by step: Int)
  /// The columns that the user may show and hide.
  var columnChoices: [ColumnChoice] { get }
  /// Shows or hides a column.
  func setShown(_ isShown: Bool, _ id: String)
  /// Resets all columns to the order and the widths of the app.
  func resetColumns()
  /// Calls `visit` with each row that is made.
  func visitTableRows(_ visit: (TableRowItem) -> Void)
  /// Gives the focus to the rows, if they can have it.
  func takeFocusBack()
}

extension TableNode: TableHeaderControl {
  func headerWasMade(_ header: TableHeaderNode) { self.header = header }
  package var rowInset: Int { selector.rowInset }
  func takeFocusBack() { if canFocus { takeFocus() } }
  func moveCurrentColumn(by step: Int) { header?.moveCurrentColumn(by: step) }
}
