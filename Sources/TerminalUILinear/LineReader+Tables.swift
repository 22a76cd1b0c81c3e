internal import Terminal
internal import TerminalUICore
internal import TerminalUIElements

/// A place in a table that the arrows move: by rows, and by cells.
struct TablePlace {
  weak var list: Node?
  weak var row: Node?
  var column = 0
}

/// Reading tables.
extension LineReader {
  private var tables: [AccessibilityElement] {
    host.accessibilityElements.flatMap(\.flattened).filter { element in
      element.role == .list && element.children.contains { $0.role == .columnHeader }
    }
  }

  /// Begins to read the table of the screen; of several the user chooses.
  func sayTables() {
    host.prepareForEvent()
    let tables = tables
    guard tables.count != 1 else { return begin(tables[0]) }
    guard !tables.isEmpty else { return output.line(SpokenWords.translated("There is no table.")) }
    offer(
      SpokenWords.translated("Tables"),
      tables.map { table in (SpokenWords(table).line, { [weak self] in self?.begin(table) }) })
  }

  /// Begins to read a table by its rows and cells, from the selected row.
  private func begin(_ table: AccessibilityElement) {
    let rows = SpokenScreen.rows(of: table)
    let count = rows.first?.place?.count ?? rows.count
    let titles = TableSentence.titles(of: table).compactMap(\.label).map(SpokenText.clean)
    output.line(
      [SpokenWords(table).line, SpokenWords.phrase("\(count) rows"), titles.joined(separator: ", ")]
        .joined(separator: ", "))
    guard let first = rows.first(where: \.isSelected) ?? rows.first else { return }
    self.table = TablePlace(list: table.node, row: first.node)
    output.line(SpokenWords.translated("Up and Down read rows, Left and Right cells. Escape ends it."))
    sayRow(first, in: table)
  }

  private func sayRow(_ row: AccessibilityElement, in table: AccessibilityElement) {
    output.line(SpokenWords(row, label: TableSentence(row, in: table)?.line).line)
  }

  /// Handles a key while a table is read.
  func handleInTable(_ press: KeyPress) -> Bool {
    guard let place = table else { return false }
    host.prepareForEvent()
    guard let list = tables.first(where: { $0.node === place.list }),
      let row = SpokenScreen.rows(of: list).first(where: { $0.node === place.row })
    else {
      table = nil
      return false
    }
    switch press.key {
    case .downArrow, .upArrow: move(press.key == .downArrow, from: row, in: list)
    case .leftArrow, .rightArrow: moveCell(press.key == .rightArrow, row, in: list)
    case .return: use(row)
    case .escape:
      table = nil
      output.line(SpokenWords.translated("Closed."))
    default:
      table = nil
      return false
    }
    return true
  }

  /// Reads the next row; at the end of those in sight the table is scrolled first.
  private func move(_ isForward: Bool, from row: AccessibilityElement, in list: AccessibilityElement) {
    let rows = SpokenScreen.rows(of: list)
    guard let index = rows.firstIndex(where: { $0.node === row.node }) else { return }
    var next =
      rows.indices.contains(isForward ? index + 1 : index - 1) ? rows[isForward ? index + 1 : index - 1] : nil
    if next == nil, let scroller = list.scroller, scroller.canMove(.vertical, forward: isForward) {
      scroller.scroll(dx: 0, dy: isForward ? 1 : -1)
      host.update()
      let fresh = tables.first { $0.node === list.node }.map(SpokenScreen.rows) ?? []
      if let place = fresh.firstIndex(where: { $0.node === row.node }) {
        let other = isForward ? place + 1 : place - 1
        next = fresh.indices.contains(other) ? fresh[other] : nil
      }
    }
    guard let next else {
      return output.line(SpokenWords.translated(isForward ? "The last row." : "The first row."))
    }
    table?.row = next.node
    next.node?.firstItem?.scrollIntoSight()
    sayRow(next, in: list)
  }

  private func moveCell(_ isForward: Bool, _ row: AccessibilityElement, in list: AccessibilityElement) {
    guard let sentence = TableSentence(row, in: list) else { return }
    let column = (table?.column ?? 0) + (isForward ? 1 : -1)
    guard sentence.cells.indices.contains(column) else {
      return output.line(SpokenWords.translated(isForward ? "The last column." : "The first column."))
    }
    table?.column = column
    output.line(sentence.words(of: column))
  }
}
