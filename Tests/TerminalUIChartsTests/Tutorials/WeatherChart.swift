import TerminalUIChartsFoundation
import TerminalUIFoundation

/// The least and the greatest temperature of each day, and the mean as a line, as tutorials have it.
struct WeatherDay: Identifiable {
  let date: Date
  let low: Double
  let high: Double
  var id: Date { date }
  var average: Double { (low + high) / 2 }
}

struct WeatherChart: View {
  let days: [WeatherDay]
  @Environment(\.calendar) private var calendar

  var body: some View {
    Chart(days) { day in
      BarMark(
        x: .value("Day", day.date, unit: .day, calendar: calendar),
        yStart: .value("Low", day.low),
        yEnd: .value("High", day.high),
        width: .ratio(0.6)
      )
      .foregroundStyle(.blue.opacity(0.5))
      LineMark(
        x: .value("Day", day.date, unit: .day, calendar: calendar),
        y: .value("Average", day.average)
      )
      .interpolationMethod(.catmullRom)
      .symbol(.circle)
      .lineStyle(StrokeStyle(lineWidth: 2))
      .foregroundStyle(.orange)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine()
        AxisValueLabel {
          if let degrees = value.as(Double.self) {
            Text("\(Int(degrees))°")
          }
        }
      }
    }
    .chartYScale(domain: -5...20)
  }
}
