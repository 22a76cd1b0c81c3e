import TerminalUI

/// Cells that are selected as in a spreadsheet.
struct TableCellsPage: View {
  struct Month: Identifiable {
    let id: Int
    let sales: [Int]
  }

  @State private var cells: TableCellSelection<Int>? =
    TableCellSelection(
      from: .init(row: 1, column: 1),
      to: .init(row: 2, column: 3))

  private let months = (1...4).map { month in
    Month(
      id: month, sales: (1...4).map { month * $0 * 17 })
  }

  var body: some View {
    VStack(alignment: .leading) {
      Table(months) {
        TableColumn("Month") { Text("\($0.id)") }
        TableColumnForEach(0..<4, id: \.self) { shop in
          TableColumn("Shop \(shop)") { month in
            Text("\(month.sales[shop])")
          }
          .alignment(.numeric)
        }
      }
      .tableCellSelection($cells)
      .frame(height: 5)
      Text(cells?.description ?? "nothing")
        .foregroundStyle(.secondary)
    }
  }
}
