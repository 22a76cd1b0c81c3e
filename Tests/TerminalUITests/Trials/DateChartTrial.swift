import TerminalUIChartsFoundation
import TerminalUIFoundation
import TestScreens

/// A chart of dates with ranges, positions, annotations and a selection, as its stage says.
struct DateChartTrial: View {
  let stage: Stage
  @State private var selected: Date?

  private var dates: [Date] {
    (0..<(stage.count % 6 + 1)).map {
      Date(timeIntervalSinceReferenceDate: Double($0 * stage.count) * 40_000)
    }
  }

  var body: some View {
    Chart(dates, id: \.self) { date in
      BarMark(
        x: .value("day", date, unit: stage.isOn ? .day : .hour), yStart: .value("low", stage.count - 5),
        yEnd: .value("high", stage.count)
      )
      .position(by: .value("s", stage.isOn ? "a" : "b")).opacity(0.5)
      LineMark(x: .value("day", date), y: .value("y", stage.count)).symbol(by: .value("s", stage.text))
      RuleMark(x: .value("day", date)).zIndex(-1).annotation(position: stage.isOn ? .top : .trailing) {
        Text(stage.text)
      }
    }
    .chartYScale(type: stage.isOn ? .symmetricLog : .linear)
    .chartXSelection(value: $selected)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: stage.count)) { value in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.month())
      }
      AxisMarks(values: .automatic(desiredCount: stage.count)) { _ in
        AxisValueLabel { Text(stage.text) }
      }
    }
    .chartYAxis { AxisMarks(format: .number) }
    .chartOverlay { proxy in Text("\(proxy.position(forX: selected ?? .distantPast) ?? 0)") }
    .chartPlotStyle { $0.background(.surface) }
    Chart(0..<5, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 * stage.count)) }
      .chartYScale(domain: 0...Double(stage.count), type: stage.isOn ? .log : .squareRoot)
      .chartBackground { _ in Text(stage.text) }
  }
}
