import TerminalUI
import TerminalUICharts

/// Bars over names, stacked by series, with a line across.
struct ChartPage: View {
  struct Sale: Identifiable {
    let id: Int
    let month: String
    let shop: String
    let count: Int
  }
  private let sales = [
    ("Jan", 12, 7), ("Feb", 18, 9), ("Mar", 25, 11),
    ("Apr", 21, 16), ("May", 32, 14), ("Jun", 29, 23),
  ].enumerated().flatMap { place, month in
    [
      Sale(
        id: 2 * place, month: month.0,
        shop: "North", count: month.1),
      Sale(
        id: 2 * place + 1, month: month.0,
        shop: "South", count: month.2),
    ]
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Chart {
        ForEach(sales) { sale in
          BarMark(
            x: .value("Month", sale.month),
            y: .value("Sales", sale.count)
          )
          .foregroundStyle(by: .value("Shop", sale.shop))
        }
        RuleMark(y: .value("Aim", 40))
          .foregroundStyle(.error)
      }
      .frame(height: 12)
      Chart(sales.filter { $0.id % 2 == 0 }) { sale in
        BarMark(
          x: .value("Sales", sale.count),
          y: .value("Month", sale.month))
      }
      .chartXAxis(.hidden).frame(height: 6)
    }
  }
}
