import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// What a table costs, in counts: the same for 1 000 rows and for 1 000 000.
@Suite struct TableCostTests {
  private struct Numbers: View {
    let count: Int
    @State private var selection: Int?
    @State private var order: [SortKey<TrialItem>] = []

    var body: some View {
      Table((0..<count).lazy.map { TrialItem(id: $0) }, selection: $selection, sortOrder: $order) {
        TableColumn("Number", value: \.id) { Text("\($0.id)") }.width(8)
        TableColumnForEach(0..<7, id: \.self) { column in
          TableColumn("\(column)") { Text("\($0.id % 10) \(column)") }.width(12)
        }
      }
    }
  }

  private struct Cost: Equatable {
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

  private func costs(_ count: Int) -> [(name: String, cost: Cost)] {
    let host = TestHost(width: 80, height: 40) { Numbers(count: count) }
    var costs: [(name: String, cost: Cost)] = []
    for round in 0..<2 {
      if round == 1 { costs = [] }
      func measure(_ name: String, _ change: () -> Void) { costs.append((name, Cost(host, change))) }
      measure("home") { host.press(.home) }
      measure("down") { host.press(.downArrow) }
      measure("page") { host.press(.pageDown) }
      measure("end") { host.press(.end) }
      measure("up") { host.press(.upArrow) }
      measure("right") { host.press(.rightArrow) }
      measure("left") { host.press(.leftArrow) }
      measure("order") { host.click(x: 3, y: 0) }
    }
    return costs
  }

  // Data C1
  @Test func `every action costs as much among 1 000 000 rows as among 1 000`() {
    for (small, large) in zip(costs(1_000), costs(1_000_000)) {
      expect(small.cost.bodies, large.cost.bodies, "\(small.name)")
      expect(small.cost.layouts, large.cost.layouts, "\(small.name)")
      expect(small.cost.painted, large.cost.painted, "\(small.name)")
      expect(small.cost.rows, large.cost.rows, "\(small.name)")
      expect(large.cost.rows, atMost: 3 * 39, "\(small.name)")
      expect(Double(large.cost.steps), atMost: 1.2 * Double(small.cost.steps) + 40, "\(small) \(large)")
    }
  }

  // Data C1
  @Test func `a cell that reads a value by itself is evaluated alone`() {
    struct Live: View {
      let id: Int
      @Binding var ticks: Int
      var body: some View { Text("\(id == 5 ? ticks : 100)") }
    }
    struct Ticking: View {
      @State private var ticks = 100
      @State private var selection: Int? = 0
      var body: some View {
        Table((0..<1_000).lazy.map { TrialItem(id: $0) }, selection: $selection) {
          TableColumn("Number") { Text("\($0.id)") }
          TableColumn("Ticks") { Live(id: $0.id, ticks: $ticks) }
          TableColumn("More") { Text("\($0.id) more") }
        }
        .onKeyPress("t") {
          ticks += 1
          return .handled
        }
      }
    }
    let host = TestHost(width: 80, height: 40) { Ticking() }
    for _ in 0..<2 {
      host.press("t")
      expect(host.record.bodyCount, 1)
      expect(host.record.rowsBuilt, 0)
      // The text and its cell; not the row, nor the other cells.
      expect(host.record.layouts, 2, "\(host.record)")
      expect(host.record.itemsPainted, atMost: 12, "\(host.record)")
      expect(host.record.cellsWritten, 1)
    }
    expect(host.text, contains: "102")
  }

  // Data C1
  @Test func `one cell that changes draws one row`() {
    struct One: View {
      let value: Int
      var body: some View {
        Table((0..<1_000).map { Song(id: $0, title: "a", artist: "b", plays: $0 == 5 ? value : 1) }) {
          TableColumn("Title", value: \.title)
          TableColumn("Plays") { Text("\($0.plays)") }
        }
      }
    }
    let host = TestHost(width: 40, height: 12) { Stepping { One(value: $0 + 1) } }
    host.press("n")
    expect(host.record.runs.map(\.count), [1])
    expect(host.record.rowsBuilt, 0)
  }

  // Decision 81: answers of rows go up, and only new rows have any.
  @Test func `a notch of the wheel makes and measures three rows, wherever it is`() {
    func costs(_ count: Int) -> [Cost] {
      let host = TestHost(width: 80, height: 40) { Numbers(count: count) }
      host.scroll(x: 5, y: 20, dy: 40)
      return (0..<6).map { _ in Cost(host) { host.scroll(x: 5, y: 20, dy: 1) } }
    }
    let few = costs(1_000)
    // Those of two notches are made at once.
    expect(few.map(\.rows).reduce(0, +) == 6 * 3 && few.allSatisfy { $0.rows <= 6 }, "\(few)")
    for cost in few {
      // A row is itself, the item around it and its eight cells with a text each; the rest is one way up.
      expect(cost.layouts, atMost: cost.rows * 20 + 8, "\(few)")
    }
    let many = costs(1_000_000)
    expect(few.map(\.layouts) == many.map(\.layouts) && few.map(\.rows) == many.map(\.rows))
  }

  // Data C7
  @Test func `scrolling the columns evaluates and measures nothing`() {
    let host = TestHost(width: 80, height: 40) { Numbers(count: 1_000_000) }
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(host.record.bodyCount, 0)
    expect(host.record.layouts, 0)
  }
}
