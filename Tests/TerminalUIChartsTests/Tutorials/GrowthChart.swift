import TerminalUIChartsFoundation
import TerminalUIFoundation

struct Population: Identifiable {
  let year: Int
  let kind: String
  let count: Double
  var id: String { "\(kind)\(year)" }
}

/// Growth over several powers of ten, as tutorials have it.
struct GrowthChart: View {
  let counts: [Population]

  var body: some View {
    Chart(counts) {
      LineMark(x: .value("Year", $0.year), y: .value("Count", $0.count))
        .foregroundStyle(by: .value("Kind", $0.kind))
        .symbol(by: .value("Kind", $0.kind))
        .interpolationMethod(.monotone)
    }
    .chartYScale(domain: 1...1_000_000, type: .log)
    .chartXScale(domain: 2000...2020, range: .plotDimension(padding: 10))
    .chartYAxis {
      AxisMarks(values: [1, 100, 10_000, 1_000_000]) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .number.notation(.compactName))
      }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: 5)) { value in
        AxisValueLabel {
          if let year = value.as(Int.self) { Text(verbatim: "\(year)") }
        }
      }
    }
    .chartYAxisLabel("Count")
    .chartXAxisLabel("Year", alignment: .center)
  }
}
