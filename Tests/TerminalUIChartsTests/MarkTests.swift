import Cells
import TerminalUI
import TerminalUICharts
import TerminalUITesting
import Expectations
import Testing

@Suite struct MarkTests {
  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `bars, areas and rules go from one value to another`() {
    let host = TestHost(width: 10, height: 4) {
      Chart {
        BarMark(x: .value("x", "a"), yStart: .value("y", 1), yEnd: .value("y", 3))
        RuleMark(x: .value("x", "b"), yStart: .value("y", 2), yEnd: .value("y", 4))
      }
      .chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(host.screen[2, 0].glyph == Glyph(" ") && host.screen[2, 3].glyph == Glyph(" "))
    expect(host.screen[2, 1].glyph == Glyph("█") && host.screen[2, 2].glyph == Glyph("█"))
    expect(host.screen[7, 0].glyph == Glyph("│") && host.screen[7, 3].glyph == Glyph(" "), "\(host.text)")
    let area = TestHost(width: 10, height: 4) {
      Chart([0, 1], id: \.self) {
        AreaMark(x: .value("x", $0), yStart: .value("y", 1), yEnd: .value("y", 3))
      }
      .chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(lines(area)[0] == String(repeating: " ", count: 10) && lines(area)[3] == lines(area)[0])
    // Full cells have the colour as their background.
    expect((0..<10).allSatisfy { area.screen[$0, 1].style.background != nil }, "\(area.styledText)")
    expect((0..<10).allSatisfy { area.screen[$0, 3].style.background == nil }, "\(area.styledText)")
  }

  @Test func `lying ranges are where their category is`() {
    let host = TestHost(width: 12, height: 2) {
      Chart {
        BarMark(xStart: .value("h", 2), xEnd: .value("h", 6), y: .value("room", "A"))
        BarMark(xStart: .value("h", 6), xEnd: .value("h", 10), y: .value("room", "B"))
      }
      .chartXScale(domain: 0...10).chartXAxis(.hidden)
    }
    expect(lines(host), ["A   ████    ", "B       ████"])
    expect(host.find(.image).label, "Bar chart: room by h. 2 ranges, from 2 to 10.")
  }

  @Test func `rectangles have the room of their categories, or are between values`() {
    func cells(_ host: TestHost) -> [String] {
      (0..<4).map { row in
        String((0..<8).map { host.screen[$0, row].style.background == nil ? "." : "x" })
      }
    }
    let map = TestHost(width: 8, height: 4) {
      Chart {
        RectangleMark(x: .value("x", "a"), y: .value("y", "1"))
        RectangleMark(x: .value("x", "b"), y: .value("y", "2"))
        RectangleMark(x: .value("x", "b"), y: .value("y", "2"), width: .ratio(0.5), height: .ratio(0.5))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(cells(map), ["xxxx....", "xxxx....", "....xxxx", "....xxxx"])
    let ranges = TestHost(width: 8, height: 4) {
      Chart {
        RectangleMark(
          xStart: .value("x", 1), xEnd: .value("x", 3), yStart: .value("y", 2), yEnd: .value("y", 4))
        RectangleMark(x: .value("x", 6), yStart: .value("y", 1), yEnd: .value("y", 0), width: .fixed(2))
      }
      .chartXScale(domain: 0...8).chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(cells(ranges), [".xx.....", ".xx.....", "........", ".....xx."])
    expect(ranges.find(.image).label, "Rectangle chart: y by x. 2 ranges, from 0 to 4.")
    let bands = TestHost(width: 8, height: 4) {
      Chart {
        RectangleMark(xStart: .value("x", 2), xEnd: .value("x", 3))
        RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1))
        RectangleMark(xStart: .value("x", 9), xEnd: .value("x", 12))
      }
      .chartXScale(domain: 0...8).chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(cells(bands), ["..x.....", "..x.....", "..x.....", "xxxxxxxx"])
  }

  @Test func `the fields of a heat map meet, however many there are`() {
    for count in 2...14 {
      for width in count...(count + 30) {
        let host = TestHost(width: width, height: 1) {
          Chart(0..<count, id: \.self) {
            RectangleMark(x: .value("x", "\($0)"), y: .value("y", "a")).foregroundStyle(.blue)
          }
          .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        }
        let filled = (0..<width).filter { host.screen[$0, 0].style.background != nil }
        expect(filled, Array(0..<width), "\(count) in \(width)")
      }
    }
  }

  @Test func `bars with positions are next to each other`() {
    let host = TestHost(width: 12, height: 4) {
      Chart(["x", "y"], id: \.self) { shop in
        BarMark(x: .value("m", "May"), y: .value("n", shop == "x" ? 4 : 2))
          .foregroundStyle(by: .value("s", shop)).position(by: .value("s", shop))
      }
      .chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .chartForegroundStyleScale(["x": .red, "y": .blue])
    }
    expect(lines(host)[0].filter { $0 == "█" }.count == 4 && lines(host)[3].filter { $0 == "█" }.count == 8)
    expect(host.screen[2, 3].style.foreground == .red && host.screen[9, 3].style.foreground == .blue)
  }

  @Test func `bars that aren't stacked all begin at zero`() {
    let host = TestHost(width: 6, height: 4) {
      Chart([2, 1], id: \.self) {
        BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: .unstacked)
          .foregroundStyle($0 == 2 ? .red : .blue)
      }
      .chartYScale(domain: 0...4).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(lines(host)[1].contains("█") == false && lines(host)[2].contains("█"))
    expect(host.screen[3, 3].style.foreground == .blue && host.screen[3, 2].style.foreground == .red)
  }

  @Test func `marks are as opaque as they are said to be`() {
    let host = TestHost(width: 8, height: 3) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 2)).foregroundStyle(.rgb(200, 0, 0))
        BarMark(x: .value("x", "b"), y: .value("y", 2)).foregroundStyle(.rgb(200, 0, 0)).opacity(0.5)
          .opacity(0.5)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(host.screen[2, 2].style, not: host.screen[6, 2].style)
  }

  @Test func `symbols are on lines, and are another one for each value`() {
    let host = TestHost(width: 9, height: 3) {
      Chart([0, 2], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 0)).symbol(.square) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(host.text.filter { $0 == "■" }.count, 2)
    let teams = TestHost(width: 12, height: 6) {
      Chart(["a", "b", "a"], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("team", $0))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(teams.text.contains("●") && teams.text.contains("◆"))
    expect(lines(teams)[5].hasPrefix("● a  ◆ b"), "\(teams.text)")
  }

  private struct Square: ChartSymbolShape {
    func path(in rect: DrawingRect) -> Path { Path(rect) }
  }

  @Test func `values have the symbols of a scale, in the plot and in the legend`() {
    struct Teams: View {
      var body: some View {
        Chart(["a", "b", "c"], id: \.self) {
          PointMark(x: .value("x", $0), y: .value("y", 1)).symbol(by: .value("team", $0))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    func host<V: View>(_ change: (Teams) -> V) -> TestHost {
      let view = change(Teams())
      return TestHost(width: 20, height: 6) { view }
    }
    func check(_ host: TestHost, _ symbols: String, line: Int = #line) {
      let plot = lines(host)[..<5].joined().filter { $0 != " " }
      expect(plot, symbols, "line \(line)")
      let legend = zip(symbols, "abc").map { "\($0) \($1)" }.joined(separator: "  ")
      expect(lines(host)[5].hasPrefix(legend), host.text)
    }
    check(host { $0.chartSymbolScale(["a": .triangle, "b": .asterisk]) }, "▲∗▲")
    check(host { $0.chartSymbolScale(["a": .circle.strokeBorder(), "b": .cross, "c": .plus]) }, "○×+")
    check(
      host {
        $0.chartSymbolScale([
          "a": Circle().strokeBorder(lineWidth: 2), "b": Square().strokeBorder(lineWidth: 2),
        ])
      }, "○□▲")
    check(host { $0.chartSymbolScale(range: [.plus, .square]) }, "+■+")
    check(host { $0.chartSymbolScale(domain: ["a", "b", "c"]) { $0 == "b" ? .plus : .cross } }, "×+×")
    check(host { $0.chartSymbolScale(range: []) }, "●◆▲")
  }

  @Test func `marks in a plot are changed together`() {
    func host<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> String {
      let content = content()
      return TestHost(width: 20, height: 6) { Chart { content } }.styledText
    }
    let plot = host {
      Plot {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
        RuleMark(y: .value("y", 2))
      }
      .foregroundStyle(Color.red)
    }
    let single = host {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(Color.red)
      RuleMark(y: .value("y", 2)).foregroundStyle(Color.red)
    }
    expect(plot, single)
  }

  @Test func `a dashed rule has dashes, and one of a lower index is behind`() {
    let host = TestHost(width: 6, height: 3) {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 3))
        RuleMark(y: .value("y", 1.5)).lineStyle(StrokeStyle(dash: [2])).zIndex(-1)
      }
      .chartYScale(domain: 0...3).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(lines(host)[1].hasPrefix("╌") && lines(host)[1].contains("█"), "\(host.text)")
  }

  @Test func `annotations are at their side, and stay in the chart`() {
    func host(_ position: AnnotationPosition) -> TestHost {
      TestHost(width: 20, height: 7) {
        Chart {
          PointMark(x: .value("x", 1), y: .value("y", 1)).annotation(position: position) { Text("note") }
        }
        .chartXScale(domain: 0...2).chartYScale(domain: 0...2).chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
    expect(lines(host(.top))[2].contains("note") && lines(host(.automatic))[2].contains("note"))
    expect(lines(host(.bottom))[4], contains: "note")
    expect(lines(host(.trailing))[3].contains("●note") && lines(host(.leading))[3].contains("note●"))
    expect(lines(host(.overlay))[3], contains: "note")
    let edge = TestHost(width: 20, height: 5) {
      Chart { RuleMark(x: .value("x", 2)).annotation { Text("at the edge") } }
        .chartXScale(domain: 0...2).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    expect(lines(edge)[0].hasSuffix("at the edge"), "\(edge.text)")
  }

  @Test func `annotations are in the middles of the parts of a pie`() {
    let host = TestHost(width: 20, height: 10) {
      Chart([1, 1], id: \.self) {
        SectorMark(angle: .value("v", $0)).annotation(position: .overlay) { Text("half") }
      }
    }
    expect(host.text, contains: "half")
  }

  @Test func `an axis shows the texts of views, and several contents`() {
    let host = TestHost(width: 30, height: 6) {
      Chart([0, 10], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis {
          AxisMarks(values: [0, 10]) { value in
            AxisValueLabel {
              if let number = value.as(Int.self) {
                HStack {
                  Text("no.").bold()
                  Text("\(number)")
                }
              }
            }
            .foregroundStyle(.red)
          }
          AxisMarks(values: [5]) { AxisGridLine() }
        }
        .chartYAxis(.hidden)
    }
    expect(lines(host)[5].contains("no. 0") && lines(host)[5].contains("no. 10"), "\(host.text)")
    expect(host.text.contains("┊") && host.screen[0, 5].style.foreground == .red)
  }
}
