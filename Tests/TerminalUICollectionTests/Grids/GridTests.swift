import Soak
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

@Suite struct GridTests {
  // Data C9
  @Test(arguments: GridCase.all)
  func `as the documentation says`(_ shown: GridCase) {
    let screen = screen(shown.width, shown.height) { shown.make() }
    expect(screen, shown.expected, "\(shown)\n\(screen)")
  }

  // Data C9
  @Test func `there are more than thirty cases`() { expect(GridCase.all.count, atLeast: 30) }

  @Test func `a cell that grows widens its column`() {
    expect(
      screens(6, 2, steps: 2) { step in
        Grid(alignment: .leading) {
          GridRow {
            Text("a"); Text("b")
          }
          GridRow {
            Text(step == 0 ? "c" : "long"); Text("d")
          }
        }
      }, ["··a·b·\n··c·d·", "a····b\nlong·d"])
  }

  @Test func `another alignment moves the cells`() {
    expect(
      screens(3, 2, steps: 2) { step in
        Grid(alignment: step == 0 ? .leading : .trailing) {
          GridRow { Text("a") }
          GridRow { Text("bcd") }
        }
      }, ["a··\nbcd", "··a\nbcd"])
  }

  @Test func `a column's alignment may change`() {
    expect(
      screens(3, 2, steps: 2) { step in
        Grid {
          GridRow { Text("a").gridColumnAlignment(step == 0 ? .leading : .trailing) }
          GridRow { Text("bcd") }
        }
      }, ["a··\nbcd", "··a\nbcd"])
  }

  @Test func `rows come and go`() {
    expect(
      screens(3, 3, steps: 2) { step in
        Grid {
          GridRow {
            Text("a"); Text("b")
          }
          if step == 1 {
            GridRow {
              Text("c"); Text("d")
            }
          }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      }, ["a·b\n───\n···", "a·b\nc·d\n───"])
  }

  @Test func `views in cells take clicks`() {
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Grid {
          GridRow {
            Text("a"); Toggle("b", isOn: $isOn)
          }
        }
      }
    }
    let host = TestHost(width: 9, height: 1) { Switch() }
    host.click(on: "[ ]")
    expect(host.text, contains: "[✓]")
  }

  // Data C9
  @Test(arguments: 0..<Soak.count(12, 200))
  func `random grids are sound, and what changes step by step is what is made anew`(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = RandomGrid.Model()
    let host = TestHost(width: 30, height: 10) { RandomGrid(model: model) }
    for _ in 0..<12 {
      model.change(&random)
      host.turn()
      expect(host.host.checkInvariants(), [])
      expect(host.issues, [])
      let fresh = TestHost(width: 30, height: 10) { RandomGrid(model: model) }
      expect(host.text, fresh.text, "\(model.rows)")
    }
  }
}

/// A grid whose rows change at random.
private struct RandomGrid: View {
  struct Cell: Equatable {
    var text = ""
    var columns = 1
    var kind = 0
  }
  @Observable final class Model {
    var rows: [[Cell]] = []
    var alignment = Alignment.center

    func change(_ random: inout SeededGenerator) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: rows.append((0..<Int.random(in: 0..<4, using: &random)).map { _ in cell(&random) })
      case 1: if !rows.isEmpty { rows.remove(at: Int.random(in: 0..<rows.count, using: &random)) }
      case 2: alignment = [.center, .topLeading, .bottomTrailing][Int.random(in: 0..<3, using: &random)]
      default:
        guard !rows.isEmpty else { return }
        let row = Int.random(in: 0..<rows.count, using: &random)
        if !rows[row].isEmpty {
          rows[row][Int.random(in: 0..<rows[row].count, using: &random)] = cell(&random)
        }
      }
    }

    private func cell(_ random: inout SeededGenerator) -> Cell {
      Cell(
        text: String(repeating: "word ", count: Int.random(in: 0..<4, using: &random)),
        columns: Int.random(in: 0..<4, using: &random),
        kind: Int.random(in: 0..<6, using: &random))
    }
  }

  let model: Model

  var body: some View {
    Grid(alignment: model.alignment) {
      ForEach(Array(model.rows.enumerated()), id: \.offset) { _, row in
        GridRow {
          ForEach(Array(row.enumerated()), id: \.offset) { _, cell in
            switch cell.kind {
            case 0: Divider()
            case 1: Color.red.gridCellUnsizedAxes(.vertical)
            case 2: Text(cell.text).gridCellAnchor(.bottomTrailing)
            default: Text(cell.text).gridCellColumns(cell.columns)
            }
          }
        }
      }
      Text("all")
    }
  }
}
