import Observation
import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

@Observable private final class World {
  var items: [Int]
  init(_ count: Int) { items = Array(0..<count) }
}

/// What a lazy grid costs, in counts: the same for 300 cells and for 300 000.
@Suite struct LazyGridCostTests {
  private struct Cell: View {
    let number: Int
    @State private var isOn = false
    var body: some View { Text(isOn ? "on  " : "off ").onTapGesture { isOn.toggle() } }
  }

  private struct Grid: View {
    let world: World
    let item: GridItem
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [item]) { ForEach(world.items, id: \.self) { Cell(number: $0) } }
      }
    }
  }

  private struct Cost: Equatable {
    var bodies = 0
    var layouts = 0
    var painted = 0
    var rows = 0
    var steps = 0
  }

  private func costs(_ count: Int, _ item: GridItem) -> [(name: String, cost: Cost)] {
    let world = World(count)
    let host = TestHost(width: 40, height: 20) {
      Grid(world: world, item: item)
    }
    var costs: [(name: String, cost: Cost)] = []
    // Each input takes its own turn, whose record this is; a change of the data waits for one.
    func measure(_ name: String, takesTurn: Bool = true, _ change: () -> Void) {
      let start = WorkCounter.count
      change()
      if !takesTurn { host.turn() }
      costs.append(
        (
          name,
          Cost(
            bodies: host.record.bodyCount, layouts: host.record.layouts, painted: host.record.itemsPainted,
            rows: host.record.rowsBuilt, steps: WorkCounter.count - start)
        ))
    }
    for round in 0..<2 {
      if round == 1 { costs = [] }
      measure("click") { host.click(x: 4, y: 3) }
      measure("wheel") { host.scroll(dy: 3) }
      measure("page") { host.press(.pageDown) }
      measure("end") { host.press(.end) }
      measure("narrow at the end") { host.resize(width: 31, height: 20) }
      measure("wide at the end") { host.resize(width: 40, height: 20) }
      measure("home") { host.press(.home) }
      measure("insert", takesTurn: false) { world.items.insert(-1 - round, at: 0) }
      measure("remove", takesTurn: false) { world.items.removeFirst() }
    }
    return costs
  }

  @Test func `every action costs as much among 300 000 cells as among 300`() {
    for item in [GridItem(.adaptive(minimum: 9))] {
      for (few, many) in zip(costs(300, item), costs(300_000, item)) {
        // At the end the last line may have fewer cells, and a few lines more may be beside those in sight.
        expect(many.cost.bodies, atMost: few.cost.bodies + 12, "\(few) \(many)")
        expect(many.cost.rows, atMost: few.cost.rows + 12, "\(few) \(many)")
        expect(few.cost.painted, many.cost.painted, "\(few.name)")
        expect(Double(many.cost.steps), atMost: 1.2 * Double(few.cost.steps) + 40, "\(few) \(many)")
      }
    }
  }

  @Test func `a cell that changes in its room makes nothing but itself be drawn`() {
    for (name, cost) in costs(300, GridItem(.adaptive(minimum: 9))) where name == "click" {
      expect(cost.bodies == 1 && cost.rows == 0, "\(cost)")
      expect(cost.layouts, atMost: 3, "\(cost)")
      expect(cost.painted, atMost: 30, "\(cost)")
    }
  }

  // Counterexamples 3, 7
  @Test func `at its end an adaptive grid takes another width at once`() {
    for (name, cost) in costs(300_000, GridItem(.adaptive(minimum: 9))) where name.hasSuffix("at the end") {
      // 20 lines of four, and those beside them.
      expect(cost.rows, atMost: 120, "\(name): \(cost)")
      expect(cost.layouts, atMost: 250, "\(name): \(cost)")
    }
  }
}
