import TerminalUICharts
import TerminalUIFoundation

private struct Steps: Identifiable {
  let day: Int
  let count: Int
  var id: Int { day }
}
struct StepsChart: View {
  private let data = (0..<7).map { Steps(day: $0, count: 4000 + $0 * 700) }
  var body: some View {
    Chart {
      ForEach(data) { item in
        LineMark(x: .value("Day", item.day), y: .value("Steps", item.count))
          .symbol(.circle)
        AreaMark(x: .value("Day", item.day), y: .value("Steps", item.count))
          .foregroundStyle(.blue)
      }
      RuleMark(y: .value("Average", 6000))
    }
    .chartYScale(domain: 0...10_000)
    .chartXAxis {
      AxisMarks { _ in
        AxisGridLine()
        AxisValueLabel()
      }
    }
  }
}
