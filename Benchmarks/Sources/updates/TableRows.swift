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
    TableColumnForEach(1..<8, id: \.self) { column in
      TableColumn("Column \(column)") { Text("\($0.id % 7 + column)") }.width(20)
    }
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
