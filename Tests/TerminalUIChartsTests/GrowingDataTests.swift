import Cells
import Soak
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICharts

/// Charts of data that grow at the end.
@Suite struct GrowingDataTests {
  /// How often elements were looked at.
  private final class Looks {
    var count = 0
  }

  private struct Sample {
    let x: Double
    let y: Double
    var looks: Looks?

    var value: Double {
      looks?.count += 1
      return y
    }
  }

  private final class Handle {
    var data: Binding<GrowingData<Sample>>?
  }

  private struct Lines: View {
    let handle: Handle
    @State var data: GrowingData<Sample>

    var body: some View {
      Chart(data, id: \.x) { LineMark(x: .value("x", $0.x), y: .value("y", $0.value)) }
        .onAppear { handle.data = $data }
    }
  }

  // Data G5
  @Test func `of appended points only those are looked at`() {
    let (looks, handle) = (Looks(), Handle())
    func samples(_ range: Range<Int>) -> [Sample] {
      range.map { Sample(x: Double($0), y: Double($0 * 7919 % 1000), looks: looks) }
    }
    let host = TestHost(width: 40, height: 10) {
      Lines(handle: handle, data: GrowingData(samples(0..<100_000)))
    }
    expect(looks.count, 100_000)
    handle.data?.wrappedValue.append(contentsOf: samples(100_000..<100_003))
    host.turn()
    expect(looks.count, 100_003)
    expect(host.find(.image).label?.contains("100003 values"), true)
    let fresh = TestHost(width: 40, height: 10) {
      Lines(handle: Handle(), data: GrowingData(samples(0..<100_003)))
    }
    expect(host.text, fresh.text)
    host.resize(width: 50, height: 12)
    expect(looks.count, 200_006)
  }

  private enum Kind: CaseIterable { case line, points, bars, names, ruled, series, twice, stack, areas }

  private struct Random: View {
    let kind: Kind
    let handle: Handle
    @State var data: GrowingData<Sample>

    var body: some View {
      content.onAppear { handle.data = $data }
    }

    @ViewBuilder private var content: some View {
      switch kind {
      case .line: Chart(data, id: \.x) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
      case .points: Chart(data, id: \.x) { PointMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
      case .bars: Chart(data, id: \.x) { BarMark(x: .value("x", $0.x.rounded()), y: .value("y", $0.y)) }
      case .names: Chart(data, id: \.x) { BarMark(x: .value("x", "\(Int($0.x))"), y: .value("y", $0.y)) }
      case .ruled:
        Chart {
          RuleMark(y: .value("Limit", 50))
          ForEach(data, id: \.x) { LineMark(x: .value("x", $0.x), y: .value("y", $0.y)) }
        }
      case .series:
        Chart(data, id: \.x) {
          LineMark(x: .value("x", $0.x), y: .value("y", $0.y)).foregroundStyle(by: .value("s", Int($0.y) % 3))
        }
      case .twice:
        Chart {
          ForEach(data, id: \.x) { BarMark(x: .value("x", "\(Int($0.x) % 9)"), y: .value("y", $0.y)) }
          ForEach(data, id: \.x) {
            BarMark(x: .value("x", "\(Int($0.x) % 9)"), y: .value("y", $0.y)).foregroundStyle(
              by: .value("s", "b"))
          }
        }
      case .stack:
        Chart(data, id: \.x) {
          BarMark(x: .value("x", $0.x), y: .value("y", $0.y)).foregroundStyle(by: .value("s", "a"))
          BarMark(x: .value("x", $0.x), y: .value("y", $0.y / 2)).foregroundStyle(by: .value("s", "b"))
        }
      case .areas:
        Chart(data, id: \.x) {
          AreaMark(x: .value("x", $0.x), y: .value("y", $0.y)).foregroundStyle(by: .value("s", "a"))
          AreaMark(x: .value("x", $0.x), y: .value("y", $0.y / 2)).foregroundStyle(by: .value("s", "b"))
        }
      }
    }
  }

  // Data G5
  @Test(arguments: Kind.allCases)
  private func `a chart that grew is the one made afresh`(kind: Kind) {
    var random = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...1 << 40, using: &random)
    var generator = Generator(seed: seed)
    let handle = Handle()
    var samples: [Sample] = []
    func more(_ count: Int) -> [Sample] {
      (0..<count).map { _ in
        Sample(
          x: samples.last.map { $0.x + Double.random(in: -0.2...2, using: &generator) } ?? 0,
          y: .random(in: -20...100, using: &generator))
      }
    }
    samples = more(30)
    let host = TestHost(width: 36, height: 9) {
      Random(kind: kind, handle: handle, data: GrowingData(samples))
    }
    for step in 0..<12 {
      let new = more(step == 6 ? 1_500 : .random(in: 0...40, using: &generator))
      samples += new
      handle.data?.wrappedValue.append(contentsOf: new)
      host.turn()
      let fresh = TestHost(width: 36, height: 9) {
        Random(kind: kind, handle: Handle(), data: GrowingData(samples))
      }
      expect(host.text, fresh.text, "\(kind) \(seed) \(step)")
      expect(host.find(.image).label, fresh.find(.image).label, "\(kind) \(seed) \(step)")
    }
  }

  private struct Generator: RandomNumberGenerator {
    var seed: UInt64
    mutating func next() -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return seed ^ seed >> 29
    }
  }

  @Test func `a copy keeps its elements when the other one grows`() {
    var one: GrowingData = [1, 2]
    var other = one
    one.append(3)
    expect(Array(other) == [1, 2] && Array(one) == [1, 2, 3])
    other.append(4)
    one.append(5)
    expect(Array(other) == [1, 2, 4] && Array(one) == [1, 2, 3, 5])
    expect("\(one)", "4 elements")
  }

  private struct Stacked: View {
    let handle: Handle
    @State var data: GrowingData<Sample>

    var body: some View {
      Chart(data, id: \.x) {
        BarMark(x: .value("x", $0.x), y: .value("y", $0.value)).foregroundStyle(by: .value("s", "a"))
        BarMark(x: .value("x", $0.x), y: .value("y", $0.value)).foregroundStyle(by: .value("s", "b"))
      }
      .onAppear { handle.data = $data }
    }
  }

  // Data G5
  @Test func `of bars added to stacks only those are looked at`() {
    let (looks, handle) = (Looks(), Handle())
    func samples(_ range: Range<Int>) -> [Sample] {
      range.map { Sample(x: Double($0), y: Double($0 * 7919 % 1000), looks: looks) }
    }
    let host = TestHost(width: 40, height: 10) {
      Stacked(handle: handle, data: GrowingData(samples(0..<50_000)))
    }
    expect(looks.count, 100_000)
    handle.data?.wrappedValue.append(contentsOf: samples(50_000..<50_003))
    host.turn()
    expect(looks.count, 100_006)
  }

  // Data G5
  @Test(arguments: [MarkKind.bar, .area])
  func `many values in stacks are drawn by the column`(kind: MarkKind) {
    func looks(_ count: Int) -> Int {
      let collector = _ChartCollector()
      for index in 0..<count {
        for (series, value) in [("a", index * 7919 % 1000), ("b", index * 104_729 % 997), ("c", -5)] {
          var style = _MarkStyle()
          style.series = series
          collector.add(
            kind, MarkPoint(.value("x", Double(index)), .value("y", Double(value))), style)
        }
      }
      collector.finish()
      let plan = ChartPlan(collector, ChartConfiguration(), size: Size(width: 80, height: 12))
      var drawing = ChartDrawing(plan: plan, origin: .zero, pixels: .automatic)
      return drawing.looked()
    }
    let count = Soak.count(60_000, 300_000)
    let most = looks(count)
    expect(most > 3 * 70 && most < 3 * 80 * 100)
    expect(Double(most), below: 1.5 * Double(looks(30_000)))
  }

  // Data G5
  @Test func `stacks of more values than columns look as all of them drawn`() {
    // Twice as many values as columns are drawn one by one; one more, and columns are.
    func text(_ count: Int) -> String {
      TestHost(width: 41, height: 12) {
        Chart(0..<count, id: \.self) {
          BarMark(x: .value("x", Double($0)), y: .value("y", 5)).foregroundStyle(by: .value("s", "a"))
          BarMark(x: .value("x", Double($0)), y: .value("y", 7)).foregroundStyle(by: .value("s", "b"))
        }
        .chartXAxis(.hidden)
      }
      .text
    }
    expect(text(70), text(7_000))
  }

  // Data G5
  @Test func `a million points are drawn again by the pixel`() {
    let dots = ChartDots()
    let room = ChartDots.Room(width: 80, height: 12, x: 0...1, y: 0...1, types: [.linear, .linear])
    func point(_ index: Int) -> DrawingPoint {
      DrawingPoint(x: Double(index * 7919 % 1009) / 1009 * 80, y: Double(index * 104_729 % 997) / 997 * 24)
    }
    expect(dots.update(to: 1_000_000, in: room, point), 1_000_000)
    expect(dots.points.count, atMost: 161 * 49)
    expect(dots.update(to: 1_000_002, in: room, point), 2)
  }
}
