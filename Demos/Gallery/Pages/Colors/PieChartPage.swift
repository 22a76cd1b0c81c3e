import TerminalUI
import TerminalUICharts

/// A pie, a ring, and a chart whose axes have names.
struct PieChartPage: View {
  struct Share: Identifiable {
    let id: Int
    let kind: String
    let count: Int
  }
  private let shares = [
    Share(id: 0, kind: "bread", count: 42),
    Share(id: 1, kind: "rolls", count: 31),
    Share(id: 2, kind: "cake", count: 18),
    Share(id: 3, kind: "tea", count: 9),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 2) {
        Chart(shares) { part in
          SectorMark(
            angle: .value("Sold", part.count)
          )
          .foregroundStyle(by: .value("Kind", part.kind))
        }
        .chartLegend(position: .trailing)
        Chart(shares) { part in
          SectorMark(
            angle: .value("Sold", part.count),
            innerRadius: .ratio(0.6), angularInset: 0.3
          )
          .foregroundStyle(by: .value("Kind", part.kind))
        }
        .chartForegroundStyleScale(
          range: [.orange, .yellow, .mint, .brown])
      }
      .frame(height: 9)
      Chart(shares) { part in
        LineMark(
          x: .value("Kind", part.kind),
          y: .value("Sold", part.count)
        )
        .interpolationMethod(.catmullRom)
      }
      .chartXAxisLabel("What is sold")
      .chartYAxisLabel("a day")
      .chartYScale(domain: 0...50)
      .frame(height: 8)
    }
  }
}
