import TerminalUICharts
import TerminalUIFoundation

private struct Sale: Identifiable {
  let id = UUID()
  let month: String
  let amount: Double
  let region: String
}
struct SalesChart: View {
  private let sales = [
    Sale(month: "Jan", amount: 30, region: "North"), Sale(month: "Feb", amount: 45, region: "North"),
    Sale(month: "Jan", amount: 20, region: "South"), Sale(month: "Feb", amount: 25, region: "South"),
  ]
  var body: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Amount", sale.amount))
        .foregroundStyle(by: .value("Region", sale.region))
      RuleMark(y: .value("Goal", 40))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        .foregroundStyle(.red)
    }
    .chartYAxis { AxisMarks() }
    .frame(height: 240)
    .padding()
  }
}
