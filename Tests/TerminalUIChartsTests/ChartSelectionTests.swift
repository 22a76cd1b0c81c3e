import Cells
import TerminalUI
import TerminalUICharts
import TerminalUITesting
import Expectations
import Testing

@Suite struct ChartSelectionTests {
  @Observable final class Model {
    var number: Int?
    var name: String?
    var range: ClosedRange<Double>?
  }

  @Test func `a click selects the number below it, and keys go from mark to mark`() {
    let model = Model()
    let host = TestHost(width: 11, height: 4) {
      @Bindable var model = model
      Chart([0, 4, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: $model.number)
    }
    host.click(x: 6, y: 2)
    expect(model.number, 6)
    host.press(.rightArrow)
    expect(model.number, 10)
    host.press(.rightArrow)
    expect(model.number, 10)
    host.press(.leftArrow)
    expect(model.number, 4)
    host.press(.escape)
    expectNil(model.number)
    host.press(.rightArrow)
    expect(model.number, 0)
  }

  @Test func `names are selected along both axes`() {
    let model = Model()
    let host = TestHost(width: 12, height: 3) {
      @Bindable var model = model
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", 1), y: .value("y", $0)) }
        .chartXAxis(.hidden).chartYSelection(value: $model.name)
    }
    host.click(x: 5, y: 1)
    expect(model.name, "b")
    host.press(.downArrow)
    expect(model.name, "c")
    host.press(.upArrow)
    host.press(.upArrow)
    expect(model.name, "a")
  }

  @Test func `a drag selects a range`() {
    let model = Model()
    let host = TestHost(width: 10, height: 3) {
      @Bindable var model = model
      Chart([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(range: $model.range)
    }
    host.drag((x: 7, y: 1), (x: 2, y: 1))
    expect(model.range, 2.5...7.5)
  }

  @Test func `a proxy knows the values at places, and the places of values`() {
    var found: [String] = []
    let host = TestHost(width: 14, height: 5) {
      Chart([0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis(.hidden)
        .chartOverlay(alignment: .topLeading) { proxy in
          GeometryReader { geometry in
            let plot = proxy.plotFrame.map { geometry[$0] } ?? .zero
            Text(
              verbatim: note(
                "\(plot.minX) \(plot.width) \(proxy.plotSize.width) "
                  + "\(proxy.value(atX: 0, as: Int.self) ?? -1) \(proxy.value(atX: 1e9, as: Int.self) ?? -1) "
                  + "\(proxy.value(atX: .nan, as: Int.self) ?? -1) \(proxy.value(atX: 0, as: String.self) ?? "none") "
                  + "\(proxy.position(forX: 10) ?? -1) \(proxy.position(forY: 10) ?? -1) "
                  + "\(proxy.position(forX: "a") ?? -1)"))
          }
        }
    }
    func note(_ text: String) -> String {
      found.append(text)
      return ""
    }
    expect(found.last, "3 11 11 0 -1 -1 none 10.0 0.0 -1.0", "\(host.text)")
  }

  @Test func `a gesture selects by the proxy, and the plot has a style behind the marks`() {
    let model = Model()
    let host = TestHost(width: 10, height: 3) {
      @Bindable var model = model
      Chart([0, 9], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartXSelection(value: $model.number)
        .chartGesture { proxy in
          SpatialTapGesture().onEnded { proxy.selectXValue(at: Double($0.location.x)) }
        }
        .chartPlotStyle { $0.background(.blue) }
    }
    host.click(x: 9, y: 1)
    expect(model.number, 9)
    expect(host.screen[4, 0].style.background, .blue)
    expect(host.screen[0, 2].glyph, Glyph("●"))
  }

  @Test func `a background is behind the marks, where it is aligned`() {
    let host = TestHost(width: 10, height: 3) {
      Chart([0, 9], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartBackground(alignment: .bottomTrailing) { _ in Text("behind") }
    }
    expect(host.text, "         ●\n          \n●   behind")
  }
}
