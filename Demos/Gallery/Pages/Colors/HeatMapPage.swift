import TerminalUI
import TerminalUICharts

/// Rectangles: the fields of a heat map, and a band.
struct HeatMapPage: View {
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
  private let hours = Array(8..<20)

  private func visits(_ day: Int, _ hour: Int)
    -> Double
  {
    let way = Double(abs(hour - 11 - day))
    return Swift.max(1 - way / 8, 0.1)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Chart(days.indices, id: \.self) { day in
        ForEach(hours, id: \.self) { hour in
          RectangleMark(
            x: .value("Hour", "\(hour)"),
            y: .value("Day", days[day])
          )
          .foregroundStyle(
            .blue.opacity(visits(day, hour)))
        }
      }
      .chartLegend(.hidden)
      .frame(height: 10)
      Chart {
        RectangleMark(
          xStart: .value("From", 12),
          xEnd: .value("To", 14)
        )
        .foregroundStyle(.orange.opacity(0.4))
        ForEach(hours, id: \.self) { hour in
          LineMark(
            x: .value("Hour", hour),
            y: .value("Visits", visits(1, hour)))
        }
      }
      .frame(height: 8)
    }
  }
}
