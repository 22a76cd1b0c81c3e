import Cells
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICharts

/// Pies, names of axes, domains and legends.
@Suite struct ChartPieTests {
  private struct Share: Identifiable {
    let id: Int
    let name: String
    let value: Double
  }

  private func pie(_ values: [Double], inner: MarkDimension = .automatic, inset: Double? = nil) -> TestHost {
    TestHost(width: 16, height: 8) {
      Chart(values.enumerated().map { Share(id: $0, name: "n\($0)", value: $1) }) { share in
        SectorMark(angle: .value("v", share.value), innerRadius: inner, angularInset: inset)
          .foregroundStyle(by: .value("n", share.name))
      }
      .chartForegroundStyleScale(range: [.red, .green, .blue]).chartLegend(.hidden)
    }
  }

  private func count(_ host: TestHost, _ color: Color) -> Int {
    (0..<8).reduce(0) { sum, y in
      sum
        + (0..<16).count {
          host.screen[$0, y].style.foreground == color && host.screen[$0, y].glyph != .space
        }
    }
  }

  @Test func `a part is as large as its value, clockwise from the top`() {
    let half = pie([1, 1])
    expect(half.screen[11, 3].style.foreground == .red && half.screen[4, 3].style.foreground == .green)
    expect(count(half, .red), count(half, .green))
    let three = pie([2, 1, 1])
    // The right half, then the lower left quarter, then the upper left one.
    expect(three.screen[12, 2].style.foreground == .red && three.screen[12, 6].style.foreground == .red)
    expect(three.screen[4, 6].style.foreground == .green && three.screen[4, 2].style.foreground == .blue)
    expect(pie([5]).screen[8, 4].glyph, Glyph("█"))
  }

  @Test func `parts touch each other, and have room between them if they should`() {
    let full = pie([1, 2, 3])
    for y in 2..<6 { for x in 4..<12 { expect(full.screen[x, y].glyph, not: .space, "\(x), \(y)") } }
    let apart = pie([1, 1], inset: 1)
    expect(apart.screen[7, 2].glyph == .space && apart.screen[8, 2].glyph == .space)
    expect(apart.screen[11, 3].glyph, Glyph("█"))
  }

  @Test func `a ring has a hole`() {
    let ring = pie([1, 1], inner: .ratio(0.5))
    expect(ring.screen[8, 4].glyph == .space && ring.screen[7, 3].glyph == .space)
    expect(ring.screen[14, 4].glyph != .space && ring.screen[1, 3].glyph != .space)
    expect(pie([1, 1], inner: .inset(4)).text == ring.text && pie([1, 1], inner: 4).text == ring.text)
  }

  @Test func `what is no share has no part, and no number is too large`() {
    expect(pie([1, 0, -4, .nan, .infinity, 1]).text, pie([1, 1]).text)
    expect(pie([]).text, pie([.nan]).text)
    let large = pie([.greatestFiniteMagnitude, .greatestFiniteMagnitude])
    expect(large.text, pie([1, 1]).text)
    for number in [Double.nan, .infinity, -1, 1e308] {
      expect(!pie([1, 2], inner: .fixed(number), inset: number).text.isEmpty)
      expect(!pie([1, 2], inner: .ratio(number)).text.isEmpty)
    }
    for size in [(1, 1), (3, 1), (1, 9), (60, 2)] {
      let host = TestHost(width: size.0, height: size.1) {
        Chart([1, 2], id: \.self) { SectorMark(angle: .value("v", $0)) }
          .chartXAxisLabel("long name").chartLegend(position: .trailing)
      }
      expectEmpty(host.host.issues)
    }
  }

  @Test func `a pie has a legend and words, and no axes`() {
    let host = TestHost(width: 24, height: 8) {
      Chart([Share(id: 0, name: "a", value: 3), Share(id: 1, name: "b", value: 1)]) { share in
        SectorMark(angle: .value("Sold", share.value)).foregroundStyle(by: .value("Kind", share.name))
      }
    }
    expect(host.text.hasSuffix("■ a  ■ b" + String(repeating: " ", count: 16)))
    expect(host.text, lacks: "0")
    expect(host.find(.image).label, "Pie chart: Sold. a 75 %, b 25 %.")
  }

  private func rows(_ host: TestHost) -> [String] {
    host.text.replacing(" ", with: "·").split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  @Test func `axes have names`() {
    func chart<V: View>(@ViewBuilder _ change: (Chart<ForEach<[Int], Int, LineMark>>) -> V) -> [String] {
      rows(
        TestHost(width: 20, height: 9) {
          change(Chart([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) })
        })
    }
    let plain = chart { $0 }
    let named = chart { $0.chartXAxisLabel("days").chartYAxisLabel("degrees") }
    expect(named[0].hasPrefix("degrees···") && named[1].hasPrefix("10·"))
    expect(named[8].contains("days") && named[7].contains("0") && !plain[8].contains("days"))
    expect(named[8].firstIndex(of: "d"), not: named[8].startIndex)
    let moved = chart {
      $0.chartXAxisLabel("days", position: .topTrailing).chartYAxisLabel(
        "degrees", position: .bottom, alignment: .trailing)
    }
    expect(moved[0].hasSuffix("days") && moved[8].hasSuffix("degrees"))
  }

  @Test func `an axis can be on the right and above`() {
    let host = TestHost(width: 20, height: 6) {
      Chart([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartYAxis { AxisMarks(position: .trailing, values: [0, 10]) }
        .chartXAxis { AxisMarks(position: .top, values: [0, 10]) }
    }
    let rows = rows(host)
    expect(rows[0].contains("0") && rows[0].contains("10") && rows[1].hasSuffix("10"))
    expect(rows[5].hasSuffix("0·") && rows[5].hasPrefix("⡠"))
  }

  @Test func `a domain is a range of any numbers, or names in their order`() {
    let host = TestHost(width: 24, height: 4) {
      Chart(["b", "x", "a"], id: \.self) { BarMark(x: .value("n", $0), y: .value("v", $0 == "a" ? 4 : 2)) }
        .chartXScale(domain: ["a", "new", "b"]).chartYScale(domain: 0...4).chartYAxis(.hidden)
    }
    let lines = rows(host)
    expect(lines[3].filter { $0 != "·" }, "anewb")
    expect(lines[0].prefix(8).contains("█") && !lines[0].dropFirst(8).contains("█"))
    expect(lines[2].suffix(8).contains("█") && !lines[2].dropFirst(8).prefix(8).contains("█"))
    func top(_ domain: AutomaticScaleDomain) -> Bool {
      let host = TestHost(width: 20, height: 8) {
        Chart([100, 104], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
          .chartYScale(domain: domain)
      }
      return rows(host).contains { $0.hasPrefix("··0") }
    }
    expect(top(.automatic(includesZero: true)) && !top(.automatic(includesZero: false)) && !top(.automatic))
  }

  @Test func `a legend is at a side, and has the colours of its names`() {
    enum Shop: String, Plottable, CaseIterable { case north, south }
    func chart(_ position: AnnotationPosition) -> TestHost {
      TestHost(width: 30, height: 6) {
        Chart(Shop.allCases, id: \.self) { shop in
          BarMark(x: .value("x", "all"), y: .value("y", 2)).foregroundStyle(by: .value("Shop", shop))
        }
        .chartLegend(position: position).chartForegroundStyleScale(
          domain: Shop.allCases, range: [.green, .blue])
      }
    }
    expect(rows(chart(.top))[0], contains: "■·north··■·south")
    let aside = chart(.trailing)
    expect(rows(aside)[0].hasSuffix("■·north") && rows(aside)[1].hasSuffix("■·south"))
    expect(aside.screen[23, 0].style.foreground == .green && aside.screen[23, 1].style.foreground == .blue)
  }

  @Test func `a bar is as wide as it should be, and a line goes its way`() {
    func width(_ dimension: MarkDimension) -> Int {
      let host = TestHost(width: 20, height: 2) {
        Chart(["a", "b"], id: \.self) {
          BarMark(x: .value("x", $0), y: .value("y", 1), width: dimension)
        }
        .chartYAxis(.hidden).chartXAxis(.hidden).chartYScale(domain: 0...1)
      }
      return rows(host)[0].filter { $0 == "█" }.count
    }
    expect(width(.fixed(3)) == 6 && width(.ratio(0.5)) == 10 && width(.inset(2)) == 12 && width(1) == 2)
    expect(width(.fixed(-4)) == 2 && width(.ratio(.nan)) == 2 && width(.fixed(1e308)) == 20)
    func line(_ method: InterpolationMethod) -> String {
      TestHost(width: 8, height: 4) {
        Chart([0, 1, 2], id: \.self) { index in
          LineMark(x: .value("x", index), y: .value("y", index == 1 ? 1 : 0)).interpolationMethod(method)
          AreaMark(x: .value("x", index), y: .value("y", 0)).interpolationMethod(method)
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
      }.text
    }
    let ways: [InterpolationMethod] = [.linear, .monotone, .stepStart, .stepCenter, .stepEnd]
    expect(Set(ways.map(line)).count == 5 && line(.catmullRom) == line(.cardinal))
    expect(line(.catmullRom), not: line(.linear))
  }
}
