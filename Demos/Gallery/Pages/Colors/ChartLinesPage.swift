import TerminalUI
import TerminalUICharts

/// Lines, areas and points over numbers.
struct ChartLinesPage: View {
  private let days = Array(0..<60)

  private func degrees(_ day: Int, _ mean: Int)
    -> Double
  {
    let way = Double((day + mean * 9) % 40 - 20)
    return Double(mean) + way * way / 20 - 6
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Chart {
        ForEach(["Oslo", "Rome"], id: \.self) { city in
          ForEach(days, id: \.self) { day in
            LineMark(
              x: .value("Day", day),
              y: .value(
                "Degrees",
                degrees(day, city == "Rome" ? 14 : 2)))
          }
          .foregroundStyle(by: .value("City", city))
        }
      }
      .chartForegroundStyleScale(["Rome": .orange])
      .chartXScale(domain: 0...60)
      .chartXAxis { AxisMarks(values: .stride(by: 14)) }
      .frame(height: 10)
      HStack(spacing: 2) {
        Chart(days, id: \.self) { day in
          AreaMark(
            x: .value("Day", day),
            y: .value("Rain", degrees(day, 9))
          )
          .foregroundStyle(.teal)
        }
        .chartYScale(domain: 0...30)
        Chart(days, id: \.self) { day in
          PointMark(
            x: .value("Height", day * 37 % 50),
            y: .value("Weight", day * 17 % 23)
          )
          .symbol(by: .value("Team", day % 2))
        }
        .chartSymbolScale([
          0: .circle.strokeBorder(), 1: .diamond,
        ])
        .chartYAxis(.hidden).chartLegend(.hidden)
      }
      .frame(height: 8)
    }
  }
}
