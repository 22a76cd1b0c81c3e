import TerminalUI

/// A table of elements that are known by a number, with eight columns.
struct TableRows: View {
  @State private var one: Int?
  @State private var many: Set<Int> = []
  @State private var order: [SortKey<Numbered>] = []

  var body: some View {
    let rows = NumberedRows(numbers: ListRows.numbers)
    Group {
      if Lever.change == .all {
        Table(rows, selection: $many, sortOrder: $order) { columns }
      } else {
        Table(rows, selection: $one, sortOrder: $order) { columns }
      }
    }
    // The indicator says how many rows there are, in more cells for fewer of them.
    .scrollIndicators(.hidden)
    .onAppear {
      Lever.connect {
        {
          order = [SortKey(\.id, order: order.first?.order == .forward ? .reverse : .forward)]
        }
      }
    }
  }

  @TableColumnBuilder<Numbered> private var columns: some TableColumnContent<Numbered> {
    TableColumn("Number", value: \.id) { Text("\($0.id % 7)") }.width(20)
    TableColumn("Column 1") { Text("\($0.id % 7 + 1)") }.width(20)
    TableColumn("Column 2") { Text("\($0.id % 7 + 2)") }.width(20)
    TableColumn("Column 3") { Text("\($0.id % 7 + 3)") }.width(20)
    TableColumn("Column 4") { Text("\($0.id % 7 + 4)") }.width(20)
    TableColumn("Column 5") { Text("\($0.id % 7 + 5)") }.width(20)
    TableColumn("Column 6") { Text("\($0.id % 7 + 6)") }.width(20)
    TableColumn("Column 7") { Text("\($0.id % 7 + 7)") }.width(20)
  }
}

/// A row of the table.
nonisolated struct Numbered: Identifiable { let id: Int }

/// The rows: made when they are asked for.
nonisolated struct NumberedRows: RandomAccessCollection {
  let numbers: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { numbers.count }
  subscript(position: Int) -> Numbered { Numbered(id: numbers[position]) }
}
