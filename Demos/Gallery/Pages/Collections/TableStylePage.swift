import TerminalUI

/// Tables with a border, without titles, with a wide row.
struct TableStylePage: View {
  struct Stock: Identifiable {
    let id: String
    let days: [Int]
  }

  private let stocks = ["ABC", "XYZ"].map {
    Stock(id: $0, days: Array(1...20))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Table(stocks) {
        TableColumn("Name", value: \.id).width(5)
        TableColumnForEach(0..<20, id: \.self) { day in
          TableColumn("\(day)") { stock in
            Text("\(stock.days[day])")
          }
        }
      }
      .frozenColumns(1)
      .tableStyle(.bordered)
      .alternatingRowBackgrounds()
      .frame(height: 5)
      Table(of: Stock.self) {
        TableColumn("Name", value: \.id)
      } rows: {
        TableRow(stocks[0])
        ForEach(stocks.dropFirst()) { TableRow($0) }
      }
      .tableColumnHeaders(.hidden)
      .frame(height: 2)
    }
  }
}
