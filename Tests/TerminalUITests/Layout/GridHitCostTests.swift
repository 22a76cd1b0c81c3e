import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// What a click into a layout of many views costs.
@Suite struct GridHitCostTests {
  private func host(_ count: Int, _ log: @escaping (Int) -> Void = { _ in }) -> TestHost {
    TestHost(width: 20, height: 20) {
      ScrollView {
        Grid(horizontalSpacing: 2) {
          ForEach(0..<count, id: \.self) { number in
            GridRow {
              Text("r\(number)").onTapGesture { log(number) }
              Text("x").allowsHitTesting(false)
            }
          }
        }
      }
    }
  }

  // Counterexamples 3, 7
  @Test func `a click asks few of the views, whether it hits one or none`() {
    func steps(_ count: Int) -> [Int] {
      let host = host(count)
      host.scroll(dy: 10)
      return [(0, 3), (10, 3), (19, 7)].map { x, y in
        host.click(x: x, y: y)
        let start = WorkCounter.count
        host.click(x: x, y: y)
        return WorkCounter.count - start
      }
    }
    for (few, many) in zip(steps(50), steps(2_000)) {
      expect(Double(many), atMost: 1.2 * Double(few) + 40, "\(few) \(many)")
    }
  }

  @Test func `each view is hit where it is, also after a change`() {
    struct Rows: View {
      @State private var first = 0
      let log: (Int) -> Void
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("shift") { first += 5 }
          Grid {
            ForEach(first..<(first + 60), id: \.self) { number in
              GridRow { Text("r\(number)").onTapGesture { log(number) } }
            }
          }
        }
      }
    }
    var hits: [Int] = []
    let host = TestHost(width: 20, height: 80) { Rows { hits.append($0) } }
    for number in [0, 31, 59] { host.click(on: "r\(number) ") }
    expect(hits, [0, 31, 59])
    host.find(.button, "shift").press()
    hits = []
    for number in [5, 31, 64] { host.click(on: "r\(number) ") }
    expect(hits, [5, 31, 64])
  }

  @Test func `of views over each other the last is hit, or the one in front`() {
    struct Piled: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: 10, height: 4)
      }
      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
          view.place(at: bounds.origin, proposal: ProposedViewSize(width: 10, height: 4))
        }
      }
    }
    var hits: [Int] = []
    func host(_ front: Int?, hidden: Int? = nil) -> TestHost {
      TestHost(width: 10, height: 4) {
        Piled {
          ForEach(0..<40, id: \.self) { number in
            Color.red.onTapGesture { hits.append(number) }
              .zIndex(number == front ? 1 : 0)
              .allowsHitTesting(number != hidden)
          }
        }
      }
    }
    host(nil).click(x: 2, y: 2)
    host(7).click(x: 2, y: 2)
    host(nil, hidden: 39).click(x: 2, y: 2)
    expect(hits, [39, 7, 38])
  }
}
