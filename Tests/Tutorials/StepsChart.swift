import TerminalUICharts
import TerminalUIFoundation

private struct Steps: Identifiable {
  let day: Date
  let count: Int
  var id: Date { day }
}
struct StepsChart: View {
  private let data = (0..<7).map {
    Steps(day: Calendar.current.date(byAdding: .day, value: $0, to: .now)!, count: 4000 + $0 * 700)
  }
  var body: some View {
    Chart {
      ForEach(data) { item in
        LineMark(x: .value("Day", item.day, unit: .day), y: .value("Steps", item.count))
          .interpolationMethod(.catmullRom)
          .symbol(.circle)
        AreaMark(x: .value("Day", item.day, unit: .day), y: .value("Steps", item.count))
          .foregroundStyle(
            .linearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
      }
      RuleMark(y: .value("Average", 6000))
        .annotation(position: .top, alignment: .trailing) { Text("Average").font(.caption) }
    }
    .chartYScale(domain: 0...10_000)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.weekday(.narrow))
      }
    }
  }
}
