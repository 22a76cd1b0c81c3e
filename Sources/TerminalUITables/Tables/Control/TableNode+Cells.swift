internal import TerminalUICore

/// Selecting cells.
extension TableNode {
  /// Whether cells are selected, and not rows.
  var selectsCells: Bool { cells != nil }

  /// The row of the cell that keys move, as a selection of one row, as in any list.
  var cellRow: Binding<Value.ID?>? {
    guard cells != nil else { return nil }
    return Binding { [weak self] in
      self?.cells?.wrappedValue?.cell.row
    } set: { [weak self] row in
      if let self, let row { goToCell(row: row, column: nextColumn) }
    }
  }

  private var present: TableCellSelection<Value.ID>? {
    Evaluation.unobserved { cells?.wrappedValue }
  }

  private var nextColumn: Int {
    hitColumn ?? present?.cell.column ?? columns.shown.first ?? 0
  }

  /// Selects a cell; while Shift is held, those from the anchor to there.
  private func goToCell(row: Value.ID, column: Int) {
    let cell = TableCellSelection<Value.ID>.Cell(row: row, column: column)
    let anchor = extendsCells ? present?.anchor : nil
    cells?.wrappedValue = TableCellSelection(from: anchor ?? cell, to: cell)
    if columns.reveal(column) { columnsDidScroll() }
    host.requestTurn()
  }

  // MARK: Keys

  /// The keys that go to another cell.
  func cellKeys(_ keys: inout KeyTable) {
    keys.on("a", with: .control, title: "Select all", given: allCells) { cells?.wrappedValue = $0 }
    keys.leave { !$0.isPlain }
    if keys.isPerforming { extendsCells = keys.isShifted }
    defer { extendsCells = false }
    keys.on(.leftArrow, title: "Cell before", when: selector.scroll != nil) { step(by: -1) }
    keys.on(.rightArrow, title: "Next cell", when: selector.scroll != nil) { step(by: 1) }
    keys.on(.return, .space, title: "Open", given: cellToOpen) { _ = $0.activateFirstFocusable() }
    keys.leave { $0.key == .return || $0.key == .space }
    selector.keys(&keys)
  }

  /// The cell that keys have selected, if a control in it can be opened.
  private var cellToOpen: ItemNode? {
    guard let column = present?.cell.column, let row = selector.currentRow.flatMap(tableRow),
      row.allCells.indices.contains(column), row.allCells[column].firstFocusable != nil
    else { return nil }
    return row.allCells[column]
  }

  /// Moves the current cell to the left or right; without one, the first key chooses the first.
  private func step(by step: Int) {
    guard let present, let row = selector.currentRow, let value = selector.value(of: row) else {
      var table = KeyTable.performing(KeyPress(key: .downArrow))
      return selector.keys(&table)
    }
    let shown = columns.shown
    guard let place = shown.firstIndex(of: present.cell.column) else {
      return goToCell(row: value, column: shown.first ?? 0)
    }
    let next = place + step
    if shown.indices.contains(next) { goToCell(row: value, column: shown[next]) }
  }

  /// A selection of all cells.
  private var allCells: TableCellSelection<Value.ID>? {
    guard let lists = selector.rows?.windows.filter({ $0.count > 0 }), let first = lists.first,
      let last = lists.last,
      let start = first.anyID(at: 0).base as? Value.ID,
      let end = last.anyID(at: last.count - 1).base as? Value.ID,
      let left = columns.shown.first, let right = columns.shown.last
    else { return nil }
    return TableCellSelection(from: .init(row: start, column: left), to: .init(row: end, column: right))
  }

  // MARK: The mouse

  /// Selects cells by the mouse: a press selects one, dragging extends the selection to another.
  func hearCell(_ event: GestureEvent) -> GestureProgress {
    switch event.kind {
    case .down, .move:
      (hitColumn, extendsCells) = (
        column(at: event.globalLocation), event.kind == .move || event.modifiers.contains(.shift)
      )
      defer { (hitColumn, extendsCells) = (nil, false) }
      guard event.kind == .move else { return selector.hear(event) }
      if let row = selector.row(at: event.globalLocation), let value = selector.value(of: row),
        let column = hitColumn,
        present.map({ $0.cell != .init(row: value, column: column) }) == true
      {
        goToCell(row: value, column: column)
      }
      return .active
    default: return selector.hear(event)
    }
  }

  private func column(at point: Point) -> Int? {
    guard let body else { return nil }
    let hit = columns.column(at: point.x - body.absoluteOrigin.x - rowInset)
    return hit.column ?? hit.divider
  }

  // MARK: What is selected

  /// A row of cells in a row of the list.
  func tableRow(_ row: ListRowNode) -> TableRowItem? {
    // Nearly every row has its cells in it, and nothing around them.
    (row.contentItem as? TableRowItem) ?? row.contentItem?.firstInward { $0 as? TableRowItem }
  }

  /// Finds the selected cells again, and redraws the rows of the old and the new cells.
  func updateCellArea() {
    guard cells != nil else { return }
    let area = Evaluation.unobserved { findCellArea() }
    guard area != cellArea else { return }
    let former = cellArea
    cellArea = area
    selector.visitMadeRows { row in
      guard let place = place(of: row) else { return tableRow(row)?.damage() ?? () }
      if former?.rows.contains(place) == true || area?.rows.contains(place) == true { row.damage() }
    }
  }

  /// The rectangle of the selected cells, by the places of their rows and columns at present.
  private func findCellArea() -> CellArea<Value.ID>? {
    guard let selection = cells?.wrappedValue,
      let head = columns.shown.firstIndex(of: selection.cell.column)
    else { return nil }
    let tail = columns.shown.firstIndex(of: selection.anchor.column) ?? head
    let end = place(of: selection.cell.row, expected: cellArea?.end)
    let start = place(of: selection.anchor.row, expected: cellArea?.start) ?? end
    guard let start, let end else { return nil }
    return CellArea(
      selection: selection, start: start, end: end,
      columns: Set(columns.shown[Swift.min(head, tail)...Swift.max(head, tail)]))
  }

  private func place(of id: Value.ID, expected: RowPosition?) -> RowPosition? {
    for (number, list) in (selector.rows?.windows ?? []).enumerated() {
      let hint = expected?.list == number ? expected?.place : nil
      if let place = list.place(of: AnyHashable(id), expected: hint) {
        return RowPosition(list: number, place: place)
      }
    }
    return nil
  }

  private func place(of row: ListRowNode) -> RowPosition? {
    guard let element = row.windowRow, let list = element.list,
      let number = selector.rows?.windows.firstIndex(where: { $0 === list })
    else { return nil }
    return RowPosition(list: number, place: element.place)
  }

  func hasSelectedPart(_ row: ListRowNode) -> Bool {
    guard let area = cellArea, let place = place(of: row) else { return false }
    return area.rows.contains(place)
  }

  /// How a cell looks: the one that keys move, those that are selected, the others.
  func cellState(_ column: Int, in row: TableRowItem) -> PaintState? {
    guard let area = cellArea, area.columns.contains(column) else { return nil }
    guard let row = row.firstAround({ $0.asRow }), let place = place(of: row), area.rows.contains(place)
    else {
      return nil
    }
    let isHead = area.end == place && area.selection.cell.column == column
    return isHead && value && isTakingInput ? .focused : .selected
  }

  /// Where the terminal's cursor is: at the start of the cell that keys move.
  var cellCursor: Point? {
    guard let area = cellArea, let row = selector.currentRow.flatMap(tableRow),
      let place = columns.place(of: area.selection.cell.column)
    else { return nil }
    return row.absoluteOrigin.offsetBy(dx: Swift.max(place.start, 0), dy: 0)
  }

  /// The selected cells as lines, with tabs between the columns.
  var selectedCellText: String {
    guard let area = cellArea else { return "" }
    let lists = selector.rows?.windows ?? []
    var lines: [String] = []
    for (number, list) in lists.enumerated() {
      let low = number == area.rows.lowerBound.list ? area.rows.lowerBound.place : 0
      let high = number == area.rows.upperBound.list ? area.rows.upperBound.place : list.count - 1
      guard number >= area.rows.lowerBound.list, number <= area.rows.upperBound.list, low <= high else {
        continue
      }
      for place in low...high where place < list.count {
        list.inspectRow(at: place) { row in
          guard let row = row.firstRow else { return }
          if let line = text(of: row, columns: columns.shown.filter(area.columns.contains)) {
            lines.append(line)
          }
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// Where a row is: in which of the collections that make the rows, and where in it.
nonisolated struct RowPosition: Comparable {
  let list: Int
  package let place: Int

  static func < (left: Self, right: Self) -> Bool { (left.list, left.place) < (right.list, right.place) }
}

/// The selected cells of a table as it shows them now.
struct CellArea<RowID: Hashable>: Equatable {
  package let selection: TableCellSelection<RowID>
  let start: RowPosition
  let end: RowPosition
  let columns: Set<Int>

  package var rows: ClosedRange<RowPosition> { Swift.min(start, end)...Swift.max(start, end) }
}
