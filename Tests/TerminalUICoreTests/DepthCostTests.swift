import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// The cost of changing one view at a depth, in counts: it grows as the depth does, and no faster.
@Suite struct DepthCostTests {
  /// What is around the view on each level.
  enum Level: CaseIterable, CustomTestStringConvertible {
    case columns, columnsAndRows, centred, padded, framed, trailing, piled, grids, scrolled, besideOthers
    var testDescription: String { "\(self)" }
  }

  enum Change: CaseIterable { case sameWidth, wider, taller }

  private final class Handle {
    var model: Binding<LeafModel>?
  }

  private struct Leaf: View {
    let handle: Handle
    @State private var model = LeafModel(text: "12")
    var body: some View {
      Text(model.text).fixedSize().frame(height: model.height).onAppear { handle.model = $model }
    }
  }

  private struct Nest: View {
    let depth: Int
    let level: Level
    let handle: Handle

    var body: some View { depth == 0 ? AnyView(Leaf(handle: handle)) : AnyView(around) }

    private var inner: Nest { Nest(depth: depth - 1, level: level, handle: handle) }

    @ViewBuilder private var around: some View {
      switch level {
      case .columns: VStack(alignment: .leading, spacing: 0) { inner }
      case .columnsAndRows:
        if depth.isMultiple(of: 2) { HStack(spacing: 0) { inner } } else { VStack(spacing: 0) { inner } }
      case .centred:
        VStack {
          inner
          Text(depth.isMultiple(of: 20) ? "beside" : "x")
        }
      case .padded: VStack(alignment: .leading) { inner.padding(.leading, depth.isMultiple(of: 9) ? 1 : 0) }
      case .framed: VStack { inner }.frame(minWidth: 1, alignment: .trailing).background { Color.red }
      case .trailing:
        VStack(alignment: .trailing) {
          inner
          Text("x")
        }
      case .piled: ZStack(alignment: .topLeading) { inner }
      case .grids: Grid { GridRow { inner } }
      case .scrolled:
        if depth.isMultiple(of: 10) { ScrollView(.horizontal) { inner } } else { VStack { inner } }
      case .besideOthers:
        HStack {
          VStack {
            inner
            Text("x")
          }
          Text("y")
        }
      }
    }
  }

  private struct Cost {
    var steps = 0
    var layouts = 0
  }

  private func costs(of level: Level, depth: Int, isOverAnother: Bool = false) -> [Cost] {
    let handle = Handle()
    let host = TestHost(width: 60, height: 30) {
      if isOverAnother {
        NavigationStack(path: .constant([1])) {
          Text("root")
            .navigationDestination(for: Int.self) { _ in Nest(depth: depth, level: level, handle: handle) }
        }
      } else {
        Nest(depth: depth, level: level, handle: handle)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    func cost(_ model: LeafModel) -> Cost {
      handle.model?.wrappedValue = LeafModel(text: "12")
      host.turn()
      let start = WorkCounter.count
      handle.model?.wrappedValue = model
      host.turn()
      expect(host.record.bodyCount, atLeast: 1)
      return Cost(steps: WorkCounter.count - start, layouts: host.record.layouts)
    }
    return Change.allCases.map { change in
      switch change {
      case .sameWidth: cost(LeafModel(text: "21"))
      case .wider: cost(LeafModel(text: "12345"))
      case .taller: cost(LeafModel(text: "12", height: 3))
      }
    }
  }

  // Counterexamples 3, 7
  @Test(arguments: Level.allCases)
  func `a change costs at most twice as much at twice the depth`(level: Level) {
    expectLinear { costs(of: level, depth: $0) }
  }

  @Test func `so it does on a screen over another one`() {
    expectLinear { costs(of: .columns, depth: $0, isOverAnother: true) }
  }

  private func expectLinear(_ costs: (Int) -> [Cost]) {
    let all = [50, 100, 200].map(costs)
    for (place, change) in Change.allCases.enumerated() {
      let costs = all.map { $0[place] }
      for (few, many) in zip(costs, costs.dropFirst()) {
        expect(many.steps, atMost: 2 * few.steps + 60, "\(change) \(costs)")
        expect(many.layouts, atMost: 2 * few.layouts + 10, "\(change) \(costs)")
      }
    }
  }
}
