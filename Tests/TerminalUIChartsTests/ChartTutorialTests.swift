import Cells
import TerminalUIChartsFoundation
import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

/// Six charts as tutorials for Swift Charts have them, on screens that people have looked at.
@Suite struct ChartTutorialTests {
  @Test func `weather by day`() {
    let days = [(2, 9), (3, 12), (-1, 8), (0, 10), (4, 15), (6, 17), (5, 14)].enumerated().map {
      WeatherDay(date: Fixed.date(2024, 3, 4 + $0), low: Double($1.0), high: Double($1.1))
    }
    let host = Fixed.host { WeatherChart(days: days) }
    assertSnapshot(of: host.styledText)
    expect(host.text.contains("Mon") && host.text.contains("Sun") && host.text.contains("20°"))
  }

  private var sales: [MonthlySale] {
    [1200, 1900, 1500, 2600, 2200, 3100, 2800, 2400, 3000, 3300, 2100, 3900].enumerated().map {
      MonthlySale(month: Fixed.date(2024, $0 + 1), amount: Double($1))
    }
  }

  @Test func `sales by month`() {
    let host = Fixed.host { MonthlySalesChart(sales: sales) }
    assertSnapshot(of: host.styledText)
  }

  @Test func `sales by month, of which one is selected by a click, and the next one by a key`() {
    let host = Fixed.host { MonthlySalesChart(sales: sales) }
    host.click(x: 32, y: 10)
    assertSnapshot(of: host.styledText, named: "clicked")
    expect(host.text.contains("June") && host.text.contains("€3,100"))
    host.press(.rightArrow)
    expect(host.text.contains("July") && host.text.contains("€2,800"))
    host.press(.escape)
    expect(host.text, lacks: "July")
  }

  @Test func `a stock price`() {
    let prices = (0..<180).map { day in
      let wave = Double((day * 37) % 23) / 4 + Double(day) / 6 - Double((day / 40) % 2) * 8
      return StockPrice(
        date: Fixed.date(2024, 1, 2).addingTimeInterval(Double(day) * 86_400), price: Decimal(140 + wave))
    }
    let host = Fixed.host { StockChart(prices: prices) }
    assertSnapshot(of: host.styledText)
  }

  @Test func `steps by the hour`() {
    let counts = (6..<24).flatMap { hour in
      ["Ann", "Ben"].map { person in
        StepCount(
          hour: Fixed.date(2024, 3, 4, hour), steps: (hour * 331 + (person == "Ann" ? 0 : 500)) % 1100,
          person: person)
      }
    }
    let host = Fixed.host(width: 72) { HourlyStepsChart(counts: counts) }
    assertSnapshot(of: host.styledText)
    expect(host.text.contains("Goal") && host.text.contains("■ Ann"))
  }

  @Test func `phases of sleep`() {
    let parts: [(SleepPhase.Stage, Int)] = [
      (.awake, 12), (.core, 35), (.deep, 50), (.core, 40), (.rem, 25), (.core, 60), (.deep, 30), (.core, 45),
      (.rem, 40), (.awake, 5), (.core, 70), (.rem, 38), (.awake, 10),
    ]
    var time = Fixed.date(2024, 3, 4, 22, 45)
    let phases = parts.map { stage, minutes in
      let end = time.addingTimeInterval(Double(minutes) * 60)
      defer { time = end }
      return SleepPhase(stage: stage, start: time, end: end)
    }
    let host = Fixed.host(width: 64, height: 10) { SleepChart(phases: phases) }
    assertSnapshot(of: host.styledText)
    expect(host.text.contains("Awake") && host.text.contains("Deep"))
  }

  @Test func `growth over powers of ten`() {
    let counts = ["Cats", "Mice"].flatMap { kind in
      (0...20).map { year in
        var count = kind == "Cats" ? 2.0 : 5
        for _ in 0..<year { count *= kind == "Cats" ? 1.4 : 1.8 }
        return Population(year: 2000 + year, kind: kind, count: count)
      }
    }
    let host = Fixed.host { GrowthChart(counts: counts) }
    assertSnapshot(of: host.styledText)
    expect(host.text.contains("10K") && host.text.contains("1M"))
  }
}
