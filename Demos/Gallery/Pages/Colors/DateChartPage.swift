import TerminalUIChartsFoundation
import TerminalUIFoundation

/// Bars of days that can be selected, and a line over powers of ten.
struct DateChartPage: View {
  struct Day: Identifiable {
    let id: Int
    let date: Date
    let visits: Int
  }
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
  private let days = [
    31, 44, 38, 52, 61, 24, 19, 35, 47, 43,
  ].enumerated().map { index, visits in
    Day(
      id: index,
      date: Date(
        timeIntervalSince1970:
          1_709_553_600 + Double(index) * 86_400),
      visits: visits)
  }
  @State private var selected: Date?

  private var chosen: Day? {
    days.first { day in
      selected.map {
        Self.calendar.isDate($0, inSameDayAs: day.date)
      } ?? false
    }
  }

  private func opacity(of day: Day) -> Double {
    chosen == nil || chosen?.id == day.id ? 1 : 0.4
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Chart {
        ForEach(days) { day in
          BarMark(
            x: .value(
              "Day", day.date, unit: .day,
              calendar: Self.calendar),
            y: .value("Visits", day.visits)
          )
          .opacity(opacity(of: day))
        }
        if let chosen {
          RuleMark(y: .value("Visits", chosen.visits))
            .annotation(position: .top) {
              Text("\(chosen.visits) visits")
            }
        }
      }
      .chartXSelection(value: $selected)
      .accessibilityLabel("Visits")
      .chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisValueLabel(
            format: .dateTime.month(.twoDigits)
              .day(.twoDigits))
        }
      }
      .frame(height: 11)
      Chart(0..<30, id: \.self) { step in
        LineMark(
          x: .value("Step", step),
          y: .value("Load", 1 << (step / 2)))
      }
      .chartYScale(type: .log).frame(height: 9)
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.calendar, Self.calendar)
  }
}
