import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

/// What a list costs, in counts: the same for 1 000 rows and for 1 000 000.
@Suite struct ListCostTests {
  final class Handle {
    var items: Binding<[Int]>?
    var proxy: ScrollViewProxy?
  }

  private struct Screen: View {
    let handle: Handle
    @State private var items: [Int]
    @State private var selection: Int?

    init(count: Int, handle: Handle) {
      self.handle = handle
      _items = State(initialValue: Array(0..<count))
    }

    var body: some View {
      ScrollViewReader { proxy in
        VStack(alignment: .leading) {
          List(items, id: \.self, selection: $selection) { CountedRow(number: $0) }
          Text("Sel: \(selection ?? -1)")
        }
        .onAppear { (handle.items, handle.proxy) = ($items, proxy) }
      }
    }
  }

  private struct CountedRow: View {
    let number: Int
    // As wide for every number.
    var body: some View { Text(String("Row \(number)             ".prefix(14))) }
  }

  struct Cost {
    var bodies = 0
    var layouts = 0
    var painted = 0
    var rows = 0
    var steps = 0

    init(_ host: TestHost, _ change: () -> Void) {
      let start = WorkCounter.count
      change()
      (bodies, layouts) = (host.record.bodyCount, host.record.layouts)
      (painted, rows) = (host.record.itemsPainted, host.record.rowsBuilt)
      steps = WorkCounter.count - start
    }
  }

  private static let visible = 38

  /// The cost of each of some actions, after they were done once.
  private func costs(_ count: Int, visible: Int = Self.visible) -> [(name: String, cost: Cost)] {
    let handle = Handle()
    var host: TestHost!
    var costs = [("start", Cost.init)].map { name, _ in
      let start = WorkCounter.count
      host = TestHost(width: 40, height: visible + 1) { Screen(count: count, handle: handle) }
      var cost = Cost(host) {}
      cost.steps = WorkCounter.count - start
      return (name: name, cost: cost)
    }
    func measure(_ name: String, _ change: () -> Void) { costs.append((name, Cost(host, change))) }
    for round in 0..<2 {
      if round == 1 { costs.removeLast(costs.count - 1) }
      measure("home") { host.press(.home) }
      measure("down") { host.press(.downArrow) }
      measure("page down") { host.press(.pageDown) }
      measure("down at the edge") { host.press(.downArrow) }
      measure("end") { host.press(.end) }
      measure("page up") { host.press(.pageUp) }
      measure("up") { host.press(.upArrow) }
      measure("wheel") { host.scroll(dy: -1) }
      measure("scrollTo") {
        handle.proxy?.scrollTo(count / 10, anchor: .top)
        host.turn()
      }
      measure("insert above") {
        handle.items?.wrappedValue.insert(-1 - round, at: 0)
        host.turn()
      }
      measure("remove above") {
        handle.items?.wrappedValue.removeFirst()
        host.turn()
      }
      host.press(.home)
      measure("insert at the top") {
        handle.items?.wrappedValue.insert(-11 - round, at: 0)
        host.turn()
      }
      handle.items?.wrappedValue.removeFirst()
      host.turn()
    }
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
    return costs
  }

  @Test func `every action costs as much among 1 000 000 rows as among 1 000`() {
    // Among 100 the rows at two places overlap, and stay.
    let few = costs(1_000)
    let many = costs(1_000_000)
    for (few, many) in zip(few, many) {
      let limit = { (count: Int) in count + count / 5 + 2 }
      expect(many.cost.bodies, atMost: limit(few.cost.bodies), "\(many.name): \(few.cost), \(many.cost)")
      expect(many.cost.layouts, atMost: limit(few.cost.layouts), "\(many.name): \(few.cost), \(many.cost)")
      expect(many.cost.painted, atMost: limit(few.cost.painted), "\(many.name): \(few.cost), \(many.cost)")
      expect(many.cost.steps, atMost: limit(few.cost.steps), "\(many.name): \(few.cost), \(many.cost)")
      expect(many.cost.rows, atMost: 3 * Self.visible, "\(many.name)")
    }
  }

  @Test func `an action costs with the rows in sight, not with their square`() {
    for (few, many) in zip(costs(2_000, visible: 20), costs(2_000, visible: 160)) {
      // These draw row by row, and pass the rows before by a sum of small numbers.
      if ["insert above", "remove above"].contains(many.name) { continue }
      // Twice as much, for what doesn't grow evenly.
      expect(many.cost.steps, atMost: 16 * few.cost.steps + 100, "\(many.name): \(few.cost), \(many.cost)")
    }
  }

  @Test func `a row inserted at the top evaluates no more rows than are visible`() {
    for (name, cost) in costs(1_000_000) where name.hasPrefix("insert") {
      // The screen itself besides.
      expect(cost.bodies, atMost: Self.visible + 1, "\(name): \(cost)")
    }
  }
}
