import TerminalUI

/// w7: a table of 8 columns and N rows; arrows and PageDown move the selection, `t` changes one cell.
struct TableScreen: WorkloadScreen {
  let count: Int
  @State private var selection: Int? = 0
  @State private var ticks = 0

  init(count: Int) { self.count = count }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Table(TableRows(count: count), selection: $selection) {
        TableColumn("Column 0") { Text($0.text(0)) }
        TableColumn("Column 1") { Text($0.text(1)) }
        TableColumn("Column 2") { Text($0.text(2)) }
        TableColumn("Column 3") { LiveCell(row: $0, ticks: $ticks) }
        TableColumn("Column 4") { Text($0.text(4)) }
        TableColumn("Column 5") { Text($0.text(5)) }
        TableColumn("Column 6") { Text($0.text(6)) }
        TableColumn("Column 7") { Text($0.text(7)) }
      }
      .scrollIndicators(.hidden).tint(.terminalDefault)
      Text("Sel: \(selection ?? 0)")
    }
    .onKeyPress("t") {
      ticks += 1
      return .handled
    }
  }
}

/// A cell of the fourth column; the one in row 5 changes.
private struct LiveCell: View {
  let row: NumberedRow
  @Binding var ticks: Int

  var body: some View { Text(row.id == 5 ? String(200_000_000 + ticks) : row.text(3)) }
}

/// A row; its texts are made when they are shown.
private nonisolated struct NumberedRow: Identifiable {
  let id: Int

  func text(_ column: Int) -> String { String(100_000_000 + id * (column + 1) % 100_000_000) }
}

private nonisolated struct TableRows: RandomAccessCollection {
  let count: Int

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> NumberedRow { NumberedRow(id: position) }
}
