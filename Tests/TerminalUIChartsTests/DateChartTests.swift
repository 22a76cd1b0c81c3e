import TerminalUIChartsFoundation
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// A calendar, and charts in it, whatever region the machine has.
nonisolated enum Fixed {
  static let zone = TimeZone(secondsFromGMT: 0) ?? .gmt
  static let locale = Locale(identifier: "en_GB")
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    calendar.locale = locale
    return calendar
  }()

  static func date(_ year: Int, _ month: Int = 1, _ day: Int = 1, _ hour: Int = 0, _ minute: Int = 0) -> Date
  {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  @MainActor static func host<V: View>(
    width: Int = 60, height: Int = 16, @ViewBuilder _ view: @escaping () -> V
  ) -> TestHost {
    TestHost(width: width, height: height) {
      view().environment(\.locale, locale).environment(\.calendar, calendar).environment(\.timeZone, zone)
    }
  }
}

@Suite struct DateChartTests {
  private struct Sample: Identifiable {
    let date: Date
    let value: Double
    var id: Date { date }
  }

  private func samples(_ dates: [Date]) -> [Sample] {
    dates.enumerated().map { Sample(date: $1, value: Double($0 % 5 + 1)) }
  }

  private func lines(_ host: TestHost) -> [Substring] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `bars of a unit are as wide as the unit, and those of one unit are stacked`() {
    let sales = samples([
      Fixed.date(2024, 5, 1, 9), Fixed.date(2024, 5, 1, 18), Fixed.date(2024, 5, 2, 12),
    ])
    let host = Fixed.host(width: 20, height: 4) {
      Chart(sales) {
        BarMark(
          x: .value("Day", $0.date, unit: .day, calendar: Fixed.calendar), y: .value("Sales", $0.value))
      }
      .chartYAxis(.hidden)
    }
    // 1 + 2 on the first day, and 3 on the second one.
    expect(lines(host)[2].hasSuffix("  ████████ ") && lines(host)[2].hasPrefix(" ▅▅▅▅▅▅▅▅  "))
    expect(lines(host)[0].contains("█") == false || lines(host)[0].filter { $0 == "█" }.count == 16)
    expect(lines(host)[3].contains("1 May") && lines(host)[3].contains("2 May"))
  }

  @Test(arguments: [
    (Fixed.date(2024, 1, 1), Fixed.date(2024, 1, 1, 0, 1), "00:00:00"),
    (Fixed.date(2024, 1, 1), Fixed.date(2024, 1, 1, 1), "00:30"),
    (Fixed.date(2024, 1, 1), Fixed.date(2024, 1, 2), "06"),
    (Fixed.date(2024, 3, 1), Fixed.date(2024, 3, 9), "3 Mar"),
    (Fixed.date(2024, 1, 1), Fixed.date(2025, 12, 31), "2025"),
    (Fixed.date(1990, 1, 1), Fixed.date(2024, 1, 1), "2010"),
  ])
  func `marks are at beginnings of units of the calendar`(first: Date, last: Date, label: String) {
    let host = Fixed.host(width: 72, height: 6) {
      Chart(samples([first, last])) { LineMark(x: .value("x", $0.date), y: .value("y", $0.value)) }
    }
    expect(lines(host)[5], contains: label, "\(host.text)")
  }

  @Test func `a stride counts hours from the beginning of each day, also where a day has 23`() throws {
    var calendar = Fixed.calendar
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 30)))
    let samples = samples([start, start.addingTimeInterval(3 * 86_400)])
    let zone = calendar.timeZone
    let host = TestHost(width: 80, height: 6) {
      Chart(samples) { LineMark(x: .value("x", $0.date), y: .value("y", $0.value)) }
        .chartXAxis { AxisMarks(values: .stride(by: .hour, count: 12)) }
        .environment(\.timeZone, zone).environment(\.locale, Fixed.locale)
        .environment(\.calendar, calendar)
    }
    let labels = lines(host)[5].split(separator: " ").joined(separator: " ")
    expect(labels.contains("30 Mar 12 31 Mar") && labels.contains("1 Apr 12 2 Apr"), "\(labels)")
  }

  @Test func `labels have formats, of dates in the region of the environment`() {
    let samples = samples([Fixed.date(2024, 1, 1), Fixed.date(2024, 6, 1)])
    let host = Fixed.host {
      Chart(samples) { LineMark(x: .value("x", $0.date), y: .value("y", $0.value / 10)) }
        .chartXAxis {
          AxisMarks(values: .stride(by: .month)) { _ in
            AxisGridLine()
            AxisValueLabel(format: .dateTime.month(.wide))
          }
        }
        .chartYAxis { AxisMarks(format: .percent) }
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    expect(
      host.text.contains("März") && host.text.contains("Januar") && host.text.contains("20%"), "\(host.text)")
    let money = Fixed.host {
      Chart([1, 2], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartYAxis { AxisMarks { _ in AxisValueLabel(format: .currency(code: "USD")) } }
        .chartXAxis { AxisMarks(format: .number.precision(.fractionLength(2))) }
    }
    expect(money.text.contains("$2.00") && money.text.contains("1.40"), "\(money.text)")
  }

  @Test func `an axis value is a date, and no number`() {
    var dates: [Date?] = []
    var numbers: [Double?] = []
    let samples = samples([Fixed.date(2024, 1, 1), Fixed.date(2024, 1, 9)])
    let host = Fixed.host {
      Chart(samples) { LineMark(x: .value("x", $0.date), y: .value("y", $0.value)) }
        .chartXAxis {
          AxisMarks(values: [Fixed.date(2024, 1, 5)]) { value in
            AxisValueLabel("\(note(value.as(Date.self), value.as(Double.self)))")
          }
        }
    }
    func note(_ date: Date?, _ number: Double?) -> String {
      dates.append(date)
      numbers.append(number)
      return "fifth"
    }
    expect(host.text, contains: "fifth")
    expect(dates.last == Fixed.date(2024, 1, 5) && numbers.last == .some(nil))
  }

  @Test func `a domain of dates leaves out what is beyond`() {
    let samples = samples((1...9).map { Fixed.date(2024, 1, $0, 12) })
    let host = Fixed.host(width: 40, height: 5) {
      Chart(samples) {
        BarMark(x: .value("x", $0.date, unit: .day, calendar: Fixed.calendar), y: .value("y", 1))
      }
      .chartXScale(domain: Fixed.date(2024, 1, 3)...Fixed.date(2024, 1, 5)).chartYAxis(.hidden)
    }
    expect(lines(host)[1].split(separator: " ").count, 2)
  }

  @Test func `numbers, categories and moments that aren't any, and those far away, are drawn or left out`() {
    let dates = [
      Date(timeIntervalSinceReferenceDate: .nan), Date(timeIntervalSinceReferenceDate: .infinity),
      Date(timeIntervalSinceReferenceDate: 1e300), Date(timeIntervalSinceReferenceDate: -1e300),
      .distantPast, .distantFuture, Fixed.date(2024),
    ]
    for first in dates {
      for last in dates {
        let samples = [Sample(date: first, value: 1), Sample(date: last, value: .nan)]
        for component in [Calendar.Component.second, .day, .month, .year] {
          let host = Fixed.host(width: 30, height: 6) {
            Chart(samples) {
              BarMark(
                x: .value("x", $0.date, unit: component, calendar: Fixed.calendar), y: .value("y", $0.value))
              LineMark(x: .value("x", $0.date), y: .value("y", 2))
              RuleMark(x: .value("x", $0.date)).annotation { Text("here") }
            }
            .chartXAxis {
              AxisMarks(values: .stride(by: component, count: Int.max)) { value in
                AxisValueLabel(format: .dateTime.year())
              }
            }
          }
          expect(host.text.split(separator: "\n").allSatisfy { $0.count <= 30 })
        }
        if first <= last {
          let host = Fixed.host(width: 30, height: 6) {
            Chart(samples) { PointMark(x: .value("x", $0.date), y: .value("y", 1)) }
              .chartXScale(domain: first...last)
          }
          expect(host.text.count, above: 30)
        }
      }
    }
  }

  @Test func `who can't see a chart is told its dates`() {
    let host = Fixed.host {
      Chart(samples([Fixed.date(2024, 1, 5, 9), Fixed.date(2024, 1, 6, 9)])) {
        BarMark(x: .value("Day", $0.date, unit: .day, calendar: Fixed.calendar), y: .value("Sales", $0.value))
      }
    }
    expect(
      host.find(.image).label,
      "Bar chart: Sales by Day. 2 values, least 1 (5 Jan 2024), greatest 2 (6 Jan 2024).")
  }

  @Test func `many dates are looked at by the column`() {
    let start = Fixed.date(2024)
    let host = Fixed.host {
      Chart(Array(0..<100_000), id: \.self) { second in
        LineMark(
          x: .value("Time", start.addingTimeInterval(Double(second))), y: .value("y", second * 7919 % 1000))
      }
    }
    expect(host.text, contains: "⣿")
  }
}
