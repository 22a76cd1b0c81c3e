import Expectations
import Testing

@testable import TerminalUICharts

@Suite nonisolated struct TickTests {
  // Data G5
  @Test(arguments: [
    (0.0, 97.0, 5, ["0", "20", "40", "60", "80"]), (0, 1, 4, ["0", "0.5", "1.0"]),
    (-3, 3, 6, ["-3", "-2", "-1", "0", "1", "2", "3"]), (0, 0.003, 3, ["0", "0.001", "0.002", "0.003"]),
    (0, 120_000, 4, ["0", "50k", "100k"]), (0, 25_000_000, 5, ["0", "5M", "10M", "15M", "20M", "25M"]),
    (1999, 2024, 5, ["2000", "2005", "2010", "2015", "2020"]),
  ])
  func `numbers along an axis are round`(low: Double, high: Double, count: Int, labels: [String]) {
    expect(Ticks(from: low, to: high, count: count).labels, labels)
  }

  @Test func `an axis without a length has one number, and what is none has none`() {
    expect(Ticks(from: 5, to: 5, count: 3).values, [5])
    expect(Ticks(from: .nan, to: 5, count: 3).values, [])
    expect(Ticks(from: 0, to: .infinity, count: 3).values, [0])
    expect(Ticks(from: 0, to: .leastNonzeroMagnitude, count: 3).values.count, below: 10)
    expect(Ticks(from: -1e308, to: 1e308, count: 3).values.count, below: 10)
  }

  @Test func `ends move outward to round numbers`() {
    expect(Ticks.rounded(3, 97, count: 5) == (0, 100))
    expect(Ticks.rounded(-0.2, 0.9, count: 4) == (-0.5, 1))
  }

  @Test func `digits are those of the step`() {
    expect(Ticks.text(-0.04, digits: 1) == "0.0" && Ticks.text(1.05, digits: 2) == "1.05")
    expect(Ticks.text(-2.5, digits: 1) == "-2.5" && Ticks.text(1e300, digits: 2) == "1e+300")
  }
}
