import TerminalUITesting

/// The table of 8 columns; `Benchmarks/README.md` describes it.
extension Workload {
  static func table(_ size: Int) -> Workload {
    var shown = ShownTable()
    func check() -> (TerminalEmulator) -> Bool {
      let expected = shown
      return { $0.shows(expected) }
    }
    func press(_ key: PseudoTerminal.Key, times: Int = 1, rows: Int = 1) -> Update {
      shown.selected += times * rows
      return Update(
        input: { terminal in for _ in 0..<times { try terminal.send(key) } }, isShown: check())
    }
    func widen(_ input: String, by columns: Int) -> Update {
      shown.firstWidth += columns
      return Update(input: { try $0.send(input) }, isShown: check())
    }
    return Workload(
      arguments: ["w7", String(size)], isStarted: check(),
      phases: [
        Phase(name: "cell") {
          shown.ticks += 1
          return Update(input: { try $0.send("t") }, isShown: check())
        },
        Phase(name: "move", limit: ShownTable.rows - 2) { press(.down) },
        Phase(limit: 1, isPreparation: true) { press(.down, times: ShownTable.rows - 1 - shown.selected) },
        Phase(name: "scroll") { press(.down) },
        Phase(name: "page") { press(.pageDown, rows: ShownTable.rows) },
        Phase(limit: 1, isPreparation: true) { widen("\t>", by: 1) },
        Phase(name: "width") { shown.firstWidth < 30 ? widen(">", by: 1) : widen("<", by: -1) },
      ])
  }
}

/// What the table must show.
private struct ShownTable {
  static let rows = 38
  var selected = 0
  var ticks = 0
  var firstWidth = 9

  /// The text of a cell.
  func text(_ row: Int, _ column: Int) -> String {
    column == 3 && row == 5
      ? String(200_000_000 + ticks) : String(100_000_000 + row * (column + 1) % 100_000_000)
  }

  /// A row, from the first cell on.
  func line(_ row: Int) -> String { line { text(row, $0) } }

  var titles: String { line { "Column \($0)" } }

  private func line(_ text: (Int) -> String) -> String {
    (0..<8).map { column in
      let width = column == 0 ? firstWidth : 9
      let text = text(column)
      return text + String(repeating: " ", count: width - text.count)
    }
    .joined(separator: "  ")
  }
}

extension TerminalEmulator {
  /// Whether the titles and consecutive rows stand there, one of them styled apart from the others.
  fileprivate func shows(_ table: ShownTable) -> Bool {
    let lines = lines
    guard shows("Sel: \(table.selected)"), lines[0].dropFirst().hasPrefix(table.titles),
      let first = Int(lines[1].dropFirst().prefix(9)).map({ $0 - 100_000_000 }),
      (first..<(first + ShownTable.rows)).contains(table.selected)
    else { return false }
    for number in 0..<ShownTable.rows
    where !lines[1 + number].dropFirst().hasPrefix(table.line(first + number)) { return false }
    let selected = table.selected - first
    let others = Set((0..<ShownTable.rows).filter { $0 != selected }.map { self[1, 1 + $0].style })
    return others.count == 1 && !others.contains(self[1, 1 + selected].style)
  }
}
