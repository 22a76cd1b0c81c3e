import TerminalUIChartsFoundation
import TerminalUIFoundation

struct StockPrice: Identifiable {
  let id = UUID()
  let date: Date
  let price: Decimal
}

/// The price of a stock, and the one below the mouse, as tutorials have it.
struct StockChart: View {
  let prices: [StockPrice]
  @State private var selectedDate: Date?

  private var lowest: Decimal { prices.map(\.price).min() ?? 0 }
  private var highest: Decimal { prices.map(\.price).max() ?? 0 }

  var body: some View {
    Chart(prices) { price in
      LineMark(
        x: .value("Date", price.date),
        y: .value("Price", price.price)
      )
      .foregroundStyle(.green)
      AreaMark(
        x: .value("Date", price.date),
        yStart: .value("Lowest", lowest),
        yEnd: .value("Price", price.price)
      )
      .foregroundStyle(
        LinearGradient(colors: [.green.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom))
      if let selectedDate {
        RuleMark(x: .value("Selected", selectedDate))
          .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
      }
    }
    .chartYScale(domain: lowest...highest)
    .chartXAxis {
      AxisMarks(preset: .aligned, values: .automatic(desiredCount: 4)) { value in
        AxisGridLine()
        if let date = value.as(Date.self) {
          AxisValueLabel(date.formatted(.dateTime.month(.twoDigits).year(.twoDigits)))
        }
      }
    }
    .chartYAxis {
      AxisMarks(position: .trailing, values: .automatic(desiredCount: 4)) {
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
        AxisValueLabel(format: Decimal.FormatStyle.Currency.currency(code: "USD"))
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        Rectangle().fill(.clear).contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { value in
                guard let plotFrame = proxy.plotFrame else { return }
                let origin = geometry[plotFrame].origin
                let x = CGFloat(value.location.x) - origin.x
                selectedDate = proxy.value(atX: x, as: Date.self)
              }
              .onEnded { _ in selectedDate = nil }
          )
      }
    }
    .chartLegend(.hidden)
  }
}
