import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICharts

@Suite struct ScaleTypeTests {
  private func host(_ values: [Double], _ type: ScaleType, height: Int = 16) -> TestHost {
    TestHost(width: 40, height: height) {
      Chart(values, id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
        .chartYScale(type: type).chartXAxis(.hidden)
    }
  }

  private func labels(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n").compactMap { row in
      row.split(separator: " ").first.map(String.init).flatMap {
        $0.first?.isNumber == true || $0.hasPrefix("-") ? $0 : nil
      }
    }
  }

  @Test func `logarithms have marks at powers of ten, equally far apart`() {
    let host = host([1, 20, 3000], .log)
    expect(labels(host), ["10k", "1k", "100", "10", "1"])
    let rows = ["1 ", "10 ", "100 "].compactMap { label in
      host.text.split(separator: "\n").firstIndex { $0.drop { $0 == " " }.hasPrefix(label) }
    }
    expect(rows.count == 3 && abs((rows[0] - rows[1]) - (rows[1] - rows[2])) <= 1, "\(host.text)")
  }

  @Test func `fewer than two powers of ten have marks in between`() {
    expect(ScaleType.log.marks(from: 1, to: 50, count: 8), [1, 2, 5, 10, 20, 50])
    expect(ScaleType.log.marks(from: 1, to: 1e6, count: 4), [1, 100, 10_000, 1_000_000])
    expect(ScaleType.log.marks(from: 3, to: 4, count: 4)?.isEmpty, false)
  }

  @Test func `a symmetric logarithm has marks on both sides of zero`() {
    expect(
      ScaleType.symmetricLog.marks(from: -1000, to: 1000, count: 9),
      [-1000, -100, -10, -1, 0, 1, 10, 100, 1000])
    expect(ScaleType.symmetricLog.marks(from: 0, to: 100, count: 5), [0, 1, 10, 100])
    expect(host([-500, 0, 500], .symmetricLog).text, contains: "-100 ")
  }

  @Test func `each type gives back the value of a place`() {
    for type in [ScaleType.linear, .log, .symmetricLog, .squareRoot, .power(exponent: 3)] {
      for value in [0.001, 1, 7, 1e6] {
        expect(abs(type.value(type.place(value)) - value), below: value * 1e-9, "\(type) \(value)")
      }
      if type != .log { expect(abs(type.value(type.place(-7)) + 7), below: 1e-9) }
    }
  }

  @Test func `numbers along an axis of powers have as many digits as each needs`() {
    expect(ScaleType.labels([0.01, 0.1, 1, 10, 100, 1000]), ["0.01", "0.1", "1", "10", "100", "1000"])
    expect(ScaleType.labels([1, 1000, 100_000, 1e6]), ["1", "1k", "100k", "1M"])
    expect(ScaleType.labels([-10, 0, 1e-7]), ["-10", "0", "1e-07"])
  }

  @Test(arguments: [
    [0.0, 0], [-1, -2], [.nan, 1], [.infinity, 1], [.leastNonzeroMagnitude, 1.7e308], [-1.7e308, 1.7e308],
    [3, 3], [],
  ])
  func `no numbers, and none above zero, and the largest, are drawn or left out`(values: [Double]) {
    for type in [ScaleType.log, .symmetricLog, .squareRoot, .power(exponent: 1e300), .power(exponent: .nan)] {
      for height in [1, 3, 9] {
        let host = TestHost(width: 20, height: height) {
          Chart(values, id: \.self) {
            LineMark(x: .value("x", $0), y: .value("y", $0))
            BarMark(x: .value("x", $0), y: .value("y", $0))
            AreaMark(x: .value("x", $0), y: .value("y", $0))
          }
          .chartYScale(type: type).chartXScale(type: type)
        }
        expect(host.text.split(separator: "\n", omittingEmptySubsequences: false).count, height)
        let given = TestHost(width: 20, height: height) {
          Chart(values, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartYScale(domain: values, type: type).chartXScale(domain: -1...1, type: type)
        }
        expect(given.text.split(separator: "\n", omittingEmptySubsequences: false).count, height)
      }
    }
  }

  @Test func `a million points on an axis of logarithms are looked at by the column`() {
    let collector = _ChartCollector()
    for index in 0..<1_000_000 {
      let value = Double((index * 7919) % 1000)
      collector.add(.line, MarkPoint(.value("x", Double(index)), .value("y", value)), _MarkStyle())
    }
    collector.finish()
    var configuration = ChartConfiguration()
    (configuration.x.type, configuration.y.type) = (.log, .log)
    let plan = ChartPlan(collector, configuration, size: Size(width: 80, height: 12))
    var drawing = ChartDrawing(plan: plan, origin: .zero, pixels: .automatic)
    let looks = drawing.looked()
    expect(looks > 160 && looks < 160 * 200)
  }
}
