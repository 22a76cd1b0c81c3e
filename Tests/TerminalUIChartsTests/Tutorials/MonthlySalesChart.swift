import TerminalUIChartsFoundation
import TerminalUIFoundation

struct MonthlySale: Identifiable {
  let month: Date
  let amount: Double
  var id: Date { month }
}

/// Sales by month, of which one is selected, as tutorials have it.
struct MonthlySalesChart: View {
  let sales: [MonthlySale]
  @State private var selectedMonth: Date?
  @Environment(\.calendar) private var calendar

  private var selected: MonthlySale? {
    guard let selectedMonth else { return nil }
    return sales.first { calendar.isDate($0.month, equalTo: selectedMonth, toGranularity: .month) }
  }

  var body: some View {
    Chart {
      if let selected {
        RuleMark(x: .value("Selected", selected.month, unit: .month, calendar: calendar))
          .foregroundStyle(.secondary)
          .zIndex(-1)
          .annotation(
            position: .top, spacing: 0,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) {
            VStack {
              Text(selected.month, format: .dateTime.month(.wide)).bold()
              Text("\(selected.amount, format: .currency(code: "EUR").precision(.fractionLength(0)))")
            }
          }
      }
      ForEach(sales) { sale in
        BarMark(
          x: .value("Month", sale.month, unit: .month, calendar: calendar),
          y: .value("Sales", sale.amount)
        )
        .foregroundStyle(Color.blue.gradient)
        .opacity(selected == nil || selected?.id == sale.id ? 1 : 0.4)
      }
    }
    .chartXSelection(value: $selectedMonth)
    .chartXAxis {
      AxisMarks(values: sales.map(\.month)) { _ in
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(format: .currency(code: "EUR").precision(.fractionLength(0)))
    }
  }
}
