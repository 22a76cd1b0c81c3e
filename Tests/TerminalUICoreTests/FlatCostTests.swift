import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// The cost of changing one of N views, in counts: the same for every N.
@Suite struct FlatCostTests {
  enum Shape: CaseIterable { case flat, nested }

  /// What one change costs.
  struct Cost: Equatable {
    var bodies = 0
    var layouts = 0
    var itemsPainted = 0
    var damagedCells = 0
    var cellsWritten = 0
    var steps = 0
  }

  enum Change: CaseIterable, CustomTestStringConvertible {
    case sameWidth, wider, widest, taller, shorter, text, farBelow
    var testDescription: String { "\(self)" }
  }

  @Test(arguments: Shape.allCases)
  func `changing one leaf costs the same among 100 and 10 000`(shape: Shape) {
    let costs = [100, 1_000, 10_000].map { count in
      let rows = Rows(count, shape)
      return Change.allCases.map { rows.cost(of: $0) }
    }
    for (number, change) in Change.allCases.enumerated() {
      let few = costs[0][number]
      expect(few.bodies, 1)
      for many in costs.dropFirst().map({ $0[number] }) {
        expect(many.bodies, few.bodies, "\(change)")
        // Nested by tens, 10 000 rows have two more stacks above each: measured, and drawn for each damage.
        expect(many.itemsPainted, atMost: few.itemsPainted + (shape == .nested ? 6 : 0), "\(change)")
        expect(many.damagedCells, few.damagedCells, "\(change)")
        expect(many.cellsWritten, few.cellsWritten, "\(change)")
        expect(many.layouts, atMost: few.layouts + (shape == .nested ? 2 : 0), "\(change)")
        expect(many.steps, atMost: few.steps * 5 / 2 + 50, "\(change)")
      }
    }
  }

  @Test func `inserting and removing a row costs the same among 100 and 10 000`() {
    let costs = [100, 1_000, 10_000].map { count in
      let handle = DataHandle()
      let host = TestHost(width: 40, height: 20) { DataRows(count: count, handle: handle) }
      var costs: [Cost] = []
      for place in [5, count / 2] {
        costs.append(Cost(of: host) { handle.ids?.wrappedValue.insert(-1 - place, at: place) })
        costs.append(Cost(of: host) { handle.ids?.wrappedValue.remove(at: place) })
      }
      costs.append(Cost(of: host) { handle.ids?.wrappedValue.swapAt(3, 10) })
      return costs
    }
    // One new body and that of the view that holds the data.
    expect(costs[0].map(\.bodies), [2, 1, 2, 1, 1])
    for many in costs.dropFirst() {
      for (few, many) in zip(costs[0], many) {
        expect(many.bodies, few.bodies)
        expect(many.layouts, few.layouts)
        expect(many.itemsPainted, few.itemsPainted)
        expect(many.damagedCells, few.damagedCells)
        expect(many.cellsWritten, few.cellsWritten)
      }
    }
  }

  /// A window full of rows, each with a state.
  final class Rows {
    private let handles = LeafHandles()
    private let host: TestHost

    init(_ count: Int, _ shape: Shape) {
      let handles = handles
      host = TestHost(width: 40, height: 20) {
        Group {
          switch shape {
          case .flat:
            VStack(alignment: .leading) { ForEach(0..<count) { Leaf(number: $0, handles: handles) } }
          case .nested: Tens(numbers: 0..<count, handles: handles)
          }
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
        .clipped()
      }
      // Once to warm up.
      for change in Change.allCases { _ = cost(of: change) }
    }

    func cost(of change: Change) -> Cost {
      let number = change == .farBelow ? 77 : 5
      let before: LeafModel
      let after: LeafModel
      switch change {
      case .sameWidth, .farBelow: (before, after) = (LeafModel(text: "12345"), LeafModel(text: "54321"))
      case .wider: (before, after) = (LeafModel(text: "12"), LeafModel(text: "123"))
      case .widest: (before, after) = (LeafModel(text: "12"), LeafModel(text: "the widest of all texts"))
      case .taller: (before, after) = (LeafModel(height: 1), LeafModel(height: 2))
      case .shorter: (before, after) = (LeafModel(height: 2), LeafModel(height: 1))
      case .text: (before, after) = (LeafModel(text: "one"), LeafModel(text: "two\nlines"))
      }
      handles.leaves[number]?.wrappedValue = before
      host.turn()
      let cost = Cost(of: host) { handles.leaves[number]?.wrappedValue = after }
      handles.leaves[number]?.wrappedValue = LeafModel()
      host.turn()
      return cost
    }
  }
}

extension FlatCostTests.Cost {
  init(of host: TestHost, _ change: () -> Void) {
    let start = WorkCounter.count
    change()
    host.turn()
    bodies = host.record.bodyCount
    layouts = host.record.layouts
    itemsPainted = host.record.itemsPainted
    damagedCells = host.record.damage.reduce(0) { $0 + $1.width * $1.height }
    cellsWritten = host.record.cellsWritten
    steps = WorkCounter.count - start
  }
}

struct LeafModel: Equatable {
  var text = "a leaf"
  var height: Int?
}

final class LeafHandles {
  var leaves: [Int: Binding<LeafModel>] = [:]
}

private struct Leaf: View {
  let number: Int
  let handles: LeafHandles
  @State private var model = LeafModel()

  var body: some View {
    Text(model.text)
      .fixedSize(horizontal: false, vertical: true)
      .frame(height: model.height)
      .onAppear { handles.leaves[number] = $model }
  }
}

private struct Tens: View {
  let numbers: Range<Int>
  let handles: LeafHandles

  var body: some View {
    let step = numbers.count / 10
    VStack(alignment: .leading) {
      ForEach(0..<10) { place in
        let start = numbers.lowerBound + place * step
        if step == 1 {
          Leaf(number: start, handles: handles)
        } else {
          Tens(numbers: start..<(start + step), handles: handles)
        }
      }
    }
  }
}

private final class DataHandle {
  var ids: Binding<[Int]>?
}

private struct DataRows: View {
  @State private var ids: [Int]
  let handle: DataHandle

  init(count: Int, handle: DataHandle) {
    _ids = State(initialValue: Array(0..<count))
    self.handle = handle
  }

  var body: some View {
    VStack(alignment: .leading) { ForEach(ids, id: \.self) { DataRow(id: $0) } }
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
      .onAppear { handle.ids = $ids }
  }
}

private struct DataRow: View {
  let id: Int
  // As wide for every number.
  var body: some View { Text(String("row \(id)          ".prefix(10))) }
}
