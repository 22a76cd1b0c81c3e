import Expectations
import TerminalUI
import TerminalUITesting
import Testing

/// Rows that stay in sight stay where they are when rows above them leave. (Mend A2)
@Suite struct ReadingPlaceOfRowsTests {
  @Observable fileprivate final class Model { var items = Array(0..<45) }

  private struct Rows: View {
    let kind: Int
    let model: Model
    private var groups: [Int] { Set(model.items.map { $0 / 7 }).sorted() }

    var body: some View {
      switch kind {
      case 0: List(model.items, id: \.self) { Text("row \($0)") }
      case 1:
        List {
          ForEach(groups, id: \.self) { group in
            Section("group \(group)") {
              ForEach(model.items.filter { $0 / 7 == group }, id: \.self) { Text("row \($0)") }
            }
          }
        }
      case 2:
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(model.items, id: \.self) { Text("row \($0)") } }
        }
      default:
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            ForEach(model.items, id: \.self) { Text("row \($0)") }
          }
        }
      }
    }
  }

  // The first rows in sight leave: the next one that stays takes over, and keeps its line where there is room above.
  @Test(arguments: 0...3) func `the first row in sight that stays keeps its line`(kind: Int) throws {
    let model = Model()
    let host = TestHost(width: 30, height: 10) { Rows(kind: kind, model: model) }
    host.scroll(x: 14, y: 5, dy: kind == 3 ? 9 : 20)
    let first = try #require(
      host.text.split(separator: "\n").compactMap { $0.firstMatch(of: /row (\d+)/) }.first)
    let number = try #require(Int(first.1))
    // A row of the grid has two of them.
    let stays = number + 4
    let line = try #require(host.position(of: "row \(stays)")).y
    model.items.removeAll { (number..<stays).contains($0) }
    host.turn()
    expect(host.position(of: "row \(stays)")?.y, line, "\(host.text)")
  }

  @Test(arguments: 0...3) func `where nothing is left above, it is the first`(kind: Int) throws {
    let model = Model()
    let host = TestHost(width: 30, height: 10) { Rows(kind: kind, model: model) }
    host.scroll(x: 14, y: 5, dy: kind == 3 ? 9 : 20)
    let first = try #require(
      host.text.split(separator: "\n").compactMap { $0.firstMatch(of: /row (\d+)/) }.first)
    let stays = try #require(Int(first.1)) + 2
    model.items.removeAll { $0 < stays }
    host.turn()
    expect(host.text, contains: "row \(stays) ", "\(host.text)")
    expect(host.position(of: "row \(stays)").map { $0.y <= 1 } == true)
  }
}
