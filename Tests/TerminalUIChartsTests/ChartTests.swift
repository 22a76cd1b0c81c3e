import Cells
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICharts

@Suite struct ChartTests {
  private func dots(_ host: TestHost) -> String { host.text.replacing(" ", with: "·") }

  // Data G5
  @Test func `bars end within an eighth of a cell`() {
    let host = TestHost(width: 10, height: 4) {
      Chart([3, 8, 5], id: \.self) { BarMark(x: .value("n", "\($0)"), y: .value("v", $0)) }
        .chartYScale(domain: 0...8).chartYAxis(.hidden)
    }
    expect(host.screen[4, 0].glyph == Glyph("█") && host.screen[1, 1].glyph == Glyph("▁"))
    expect(host.screen[1, 2].glyph == Glyph("█") && host.text.contains("8"))
  }

  @Test func `bars of several series are stacked, and the legend names them`() {
    struct Part: Identifiable {
      let id: Int
      let name: String
      let value: Int
    }
    let parts = [Part(id: 0, name: "a", value: 4), Part(id: 1, name: "b", value: 4)]
    let host = TestHost(width: 20, height: 6) {
      Chart(parts) { part in
        BarMark(x: .value("x", "all"), y: .value("y", part.value)).foregroundStyle(
          by: .value("part", part.name))
      }
      .chartYScale(domain: 0...8).chartForegroundStyleScale(["a": .red, "b": .green])
    }
    expect(host.text, contains: "■ a  ■ b")
    let column = (0..<20).first {
      host.screen[$0, 3].style.foreground == .red && host.screen[$0, 3].glyph == Glyph("█")
    }
    expect(column != nil && host.screen[column ?? 0, 0].style.foreground == .green)
  }

  private struct Share: Identifiable {
    let id: Int
    let name: String
    let value: Int
  }

  private func stack(_ colors: TerminalColors) -> TestHost {
    TestHost(width: 20, height: 8, colors: colors) {
      Chart {
        ForEach([Share(id: 0, name: "a", value: 4), Share(id: 1, name: "b", value: 4)]) { part in
          BarMark(x: .value("x", "all"), y: .value("y", part.value)).foregroundStyle(
            by: .value("part", part.name))
        }
        RuleMark(y: .value("aim", 2)).foregroundStyle(.error)
      }
      .chartYScale(domain: 0...8).chartForegroundStyleScale(["a": Color.rgb(250, 160, 40), "b": .green])
    }
  }

  // Look 9
  @Test func `without colours series differ by their texture`() {
    let host = stack(TerminalColors(depth: .none))
    expect(host.text, contains: "█ a  ░ b")
    expect(host.screen[10, 0].glyph == Glyph("░") && host.screen[10, 3].glyph == Glyph("█"), "\(host.text)")
    expect(stack(.unknown).text, contains: "■ a  ■ b")
  }

  // Look 5
  @Test func `a rule has its colour over bars, too`() throws {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(215, 218, 227), background: .rgb(21, 22, 29))
    let host = stack(colors)
    let row = try #require((0..<8).first { host.screen[10, $0].glyph == Glyph("─") })
    let error = host.host.palette.ink(.error).foreground
    for x in 4..<20 { expect(host.screen[x, row].style.foreground, error, "\(x): \(host.styledText)") }
    expect(host.screen[10, row].style.background, Color.rgb(250, 160, 40))
  }

  @Test func `lying bars have their names on the left, the first on top`() {
    let host = TestHost(width: 16, height: 3) {
      Chart(["ab", "c", "d"], id: \.self) {
        BarMark(x: .value("v", $0 == "ab" ? 10 : 5), y: .value("n", $0))
      }
      .chartXAxis(.hidden)
    }
    let lines = dots(host).split(separator: "\n")
    expect(lines[0].hasPrefix("ab·██████") && lines[1].hasPrefix("·c·██████") && lines[2].hasPrefix("·d·"))
    expect(lines[0].filter { $0 == "█" }.count, above: lines[1].filter { $0 == "█" }.count)
  }

  @Test func `a line goes from corner to corner`() {
    let host = TestHost(width: 8, height: 4) {
      Chart([0, 1], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(dots(host), "······⡠⠊\n····⡠⠊··\n··⡠⠊····\n⡠⠊······")
  }

  @Test func `a rule is a line across, and points are signs`() {
    let host = TestHost(width: 6, height: 3) {
      Chart {
        PointMark(x: .value("x", 0), y: .value("y", 0)).foregroundStyle(.green)
        PointMark(x: .value("x", 1), y: .value("y", 2)).foregroundStyle(.green)
        RuleMark(y: .value("y", 1)).foregroundStyle(.red)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(dots(host), "·····●\n──────\n●·····")
    expect(host.screen[0, 1].style.foreground == .red && host.screen[5, 0].style.foreground == .green)
  }

  // Data G5
  @Test func `labels never overlap and never leave the frame`() {
    for width in 1..<60 {
      let host = TestHost(width: width, height: 8) {
        Chart(0..<30, id: \.self) {
          BarMark(x: .value("x", "name \($0)"), y: .value("y", $0 * 1000))
        }
      }
      let row = host.text.split(separator: "\n", omittingEmptySubsequences: false)[7]
      let names = row.split(separator: " ").filter { $0 != "name" }
      expect(names.allSatisfy { Int($0) != nil || "name".hasPrefix($0) }, "\(width): \(row)")
    }
  }

  @Test func `an axis shows what its block says`() {
    let host = TestHost(width: 30, height: 6) {
      Chart([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis {
          AxisMarks(values: [0, 5]) { value in
            AxisGridLine()
            AxisValueLabel("no. \(value.as(Int.self) ?? -1)")
          }
        }
        .chartYAxis { AxisMarks(values: [0, 10]) }
    }
    expect(host.text.contains("no. 0") && host.text.contains("no. 5") && host.text.contains("┊"))
    expect(host.text.hasPrefix("10 "))
  }

  // Data G5
  @Test func `a million points are looked at by the column`() throws {
    let collector = _ChartCollector()
    for index in 0..<1_000_000 {
      let value = Double((index * 7919) % 1000)
      collector.add(
        .line, MarkPoint(.value("x", Double(index)), .value("y", value)), _MarkStyle())
    }
    collector.finish()
    let host = TestHost(width: 80, height: 12) { ChartPlot(data: collector) }
    let plan = ChartPlan(collector, ChartConfiguration(), size: Size(width: 80, height: 12))
    var drawing = ChartDrawing(plan: plan, origin: .zero, pixels: .automatic)
    let looks = drawing.looked()
    expect(looks > 160 && looks < 160 * 200)
    expect(host.text, contains: "⣿")
  }

  @Test func `the least and the greatest of any run are those of its values`() {
    let values = (0..<5000).map { Double(($0 * 7919) % 4001) }
    var extremes = Extremes()
    func value(_ index: Int) -> (least: Double, greatest: Double) { (values[index], values[index]) }
    extremes.extend(to: values.count, value)
    for (start, end) in [(0, 1), (0, 5000), (3, 4999), (17, 33), (255, 257), (1000, 3000), (4990, 5000)] {
      let found = extremes.of(start..<end, value)
      expect(found.least == values[start..<end].min() && found.greatest == values[start..<end].max())
      expect(found.looks, below: 130)
    }
    expect(Extremes().of(0..<0, value).looks, 0)
  }

  @Test func `what is no number is left out, and no data is an empty chart`() {
    let host = TestHost(width: 10, height: 4) {
      Chart([Double.nan, .infinity, 1], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    expect(host.text, contains: "1")
    let empty = TestHost(width: 10, height: 4) { Chart {} }
    expect(empty.text, lacks: "█")
  }

  @Test func `who can't see a chart is told what is in it`() {
    let host = TestHost(width: 20, height: 6) {
      Chart(["May", "June"], id: \.self) {
        BarMark(x: .value("Month", $0), y: .value("Sales", $0 == "May" ? 3 : 40))
      }
    }
    let element = host.find(.image)
    expect(
      element.label, "Bar chart: Sales by Month. 2 values, least 3 (May), greatest 40 (June).")
  }

  @Test func `the same data isn't collected again`() {
    struct Page: View {
      let data = [1.0, 2, 3]
      @State private var step = 0
      var body: some View {
        VStack {
          Text("\(step)")
          Chart(data, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        }
        .onKeyPress("n") {
          step += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 20, height: 8) { Page() }
    host.press("n")
    expect(!host.record.bodies.contains { $0.hasPrefix("Chart") })
  }

  @Test func `a sparkline has a bar a column, the last value at its end`() {
    let host = TestHost(width: 8, height: 1) { Sparkline([1, 2, 3, 4, 5, 6, 7, 8], in: 0...8) }
    expect(host.text, "▁▂▃▄▅▆▇█")
    expect(TestHost(width: 5, height: 1) { Sparkline([1, .nan, 8]) }.text, contains: "▁ █")
    let empty = TestHost(width: 5, height: 1) { Sparkline([Double]()) }
    expect(empty.text, "     ")
  }
}
