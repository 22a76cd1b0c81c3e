import Soak
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUITesting

/// Where a view is on its way, and where it counts as being.
@MainActor @Suite struct MotionPlaceTests {
  @Observable final class Model {
    var number = 0
    var isOther = false
    var rows = Array(0..<12)
  }

  /// One way of moving an `o`.
  enum Way: String, CaseIterable { case frame, offset, padding, alignment, move, scroll, layout }

  private struct Scene: View {
    let way: Way
    let model: Model
    var scrolling: (ScrollViewProxy) -> Void = { _ in }

    var body: some View {
      Group {
        switch way {
        case .frame:
          HStack(spacing: 0) {
            Color.blue.frame(width: model.number, height: 1)
            Text("o")
          }
        case .offset: Text("o").offset(x: model.number)
        case .padding: Text("o").padding(.leading, model.number)
        case .alignment: Text("o").frame(width: 40, alignment: model.isOther ? .trailing : .leading)
        case .move:
          VStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows, id: \.self) { Text($0 == 0 ? "o" : "r") }
          }
        case .scroll:
          ScrollViewReader { proxy in
            ScrollView {
              VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<80, id: \.self) { Text($0 == 12 ? "o" : "r").id($0) }
              }
            }
            .onAppear { scrolling(proxy) }
          }
        case .layout:
          let layout =
            model.isOther
            ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
          layout {
            ForEach(0..<8, id: \.self) { _ in Text("r") }
            Text("o")
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(arguments: Way.allCases)
  func `whatever moves is strictly between its ends on its way`(_ way: Way) {
    // Motion B1, B2
    var random = SplitMix64(seed: 7)
    let curves: [(Double) -> Animation] = [
      { .linear(duration: $0) }, { .easeInOut(duration: $0) }, { .easeOut(duration: $0) },
      { .spring(duration: $0, bounce: 0) },
    ]
    for round in 0..<12 {
      let model = Model()
      var proxy: ScrollViewProxy?
      let host = TestHost(width: 50, height: 14, motion: true) {
        Scene(way: way, model: model) { proxy = $0 }
      }
      // Where it goes over rows it is looked for along y.
      let isUpright = way == .move || way == .scroll
      func place() -> Int {
        let point = host.position(of: "o") ?? Point(x: -1, y: -1)
        return isUpright ? point.y : point.x
      }
      let duration = Double.random(in: 0.3...2, using: &random)
      let start = place()
      withAnimation(curves[round % curves.count](duration)) {
        model.isOther = true
        model.number = .random(in: 8...40, using: &random)
        model.rows.swapAt(0, .random(in: 6...11, using: &random))
        if way == .scroll { proxy?.scrollTo(.random(in: 6...11, using: &random) as Int, anchor: .top) }
      }
      host.turn()
      expect(place(), start, "\(way)")
      let end = host.model { place() }
      expect(abs(end - start), atLeast: 5, "\(way): \(start) to \(end)")
      host.advance(by: .seconds(duration * .random(in: 0.3...0.5, using: &random)))
      let between = place()
      expect(min(start, end) < between && between < max(start, end), "\(way): \(start) \(between) \(end)")
      host.advance(by: .seconds(duration * 4 + 1))
      expect(place(), end)
      expect(host.animations.isEmpty && host.host.timerDeadline == nil)
    }
  }

  @Test func `questions for places get those at the end`() {
    // Motion B1
    struct Probe: View {
      let model: Model
      let tap: () -> Void
      var body: some View {
        Text("o").onTapGesture(perform: tap).offset(x: model.number)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    let model = Model()
    var taps = 0
    let host = TestHost(width: 30, height: 1, motion: true) { Probe(model: model) { taps += 1 } }
    withAnimation(.linear(duration: 1)) { model.number = 20 }
    host.turn()
    host.advance(by: .seconds(0.5))
    expect((9...11), contains: host.position(of: "o")?.x ?? -1)
    expect(host.model { host.position(of: "o")?.x }, 20)
    host.click(x: 10, y: 0)
    expect(taps, 0)
    host.click(x: 20, y: 0)
    expect(taps, 1)
  }

  @Test func `a scroll to a row that isn't made yet moves, and makes no rows on the way`() {
    // Motion B1
    struct Rows: View {
      let count: () -> Void
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(0..<100_000, id: \.self) { row in
                Text("row \(row)").id(row).onAppear(perform: count)
              }
            }
          }
          .onKeyPress("g") {
            withAnimation(.linear(duration: 1)) { proxy.scrollTo(50_000, anchor: .top) }
            return .handled
          }
        }
      }
    }
    var made = 0
    let host = TestHost(width: 20, height: 10, motion: true) { Rows { made += 1 } }
    host.press("g")
    let end = host.model { host.text }
    expect(end.contains("row 50000 ") && end.contains("row 50009 "))
    host.advance(by: .seconds(0.5))
    expect(host.text, not: end)
    expect((3...7), contains: host.position(of: "row 50000 ")?.y ?? -1, "\(host.text)")
    host.advance(by: .seconds(0.6))
    expect(host.text, end)
    expectEmpty(host.animations)
    expect(made, below: 200)
  }
}
