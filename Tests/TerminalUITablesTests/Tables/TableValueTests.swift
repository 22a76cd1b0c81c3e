import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Numbers whose points are below each other, and values that aren't there.
@Suite struct TableValueTests {
  struct Item: Identifiable {
    let id: Int
    var size: String
    var mail: String?
    var rank: Int?
  }

  @Observable final class Model {
    var items = [
      Item(id: 1, size: "1.5", mail: "b@x", rank: 7), Item(id: 2, size: "12.25"),
      Item(id: 3, size: "7", mail: "", rank: 2), Item(id: 4, size: "-300.0", mail: "a@x"),
      Item(id: 5, size: "none"),
    ]
  }

  private struct Sizes: View {
    let model: Model
    var point: Character = "."
    var body: some View {
      Table(model.items) {
        TableColumn("Size") { Text($0.size) }.alignment(.numeric(point: point))
        TableColumn("Mail", value: \.mail)
      }
    }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func points(_ host: TestHost, _ point: Character = ".") -> Set<Int> {
    Set(
      lines(host).dropFirst().compactMap { line in
        line.firstIndex(of: point).map { line.distance(from: line.startIndex, to: $0) }
      })
  }

  @Test func `the points of numbers are below each other, and whole numbers end before them`() {
    let model = Model()
    let host = TestHost(width: 40, height: 8) { Sizes(model: model) }
    let at = points(host)
    expect(at.count, 1, "\(host.text)")
    let seven = lines(host)[3].firstIndex(of: "7").map {
      lines(host)[3].distance(from: lines(host)[3].startIndex, to: $0)
    }
    expect(seven, at.first.map { $0 - 1 }, "\(host.text)")
    expect(lines(host)[2].contains("12.25") && lines(host)[4].contains("-300.0"))
  }

  @Test func `a longer fraction, and one in a cell of the same width, move the others`() {
    let model = Model()
    let host = TestHost(width: 40, height: 8) { Sizes(model: model) }
    model.items[0].size = "1.62500"
    host.turn()
    expect(points(host).count == 1 && host.text.contains("1.62500"), "\(host.text)")
    model.items[1].size = "122.5"
    host.turn()
    expect(points(host).count == 1 && host.text.contains("122.5"), "\(host.text)")
    expect(host.host.checkInvariants(), [])
  }

  @Test func `units stand behind the place of the points`() {
    let model = Model()
    for (index, text) in ["1,5 MB", "12 MB", "0,25 kB"].enumerated() { model.items[index].size = text }
    model.items.removeLast(2)
    let host = TestHost(width: 40, height: 8) { Sizes(model: model, point: ",") }
    expect(points(host, ",").count, 1, "\(host.text)")
    // The whole number ends where the others have their point.
    let line = lines(host)[2]
    let end = line.lastIndex(of: "2").map { line.distance(from: line.startIndex, to: $0) + 1 }
    expect(end, points(host, ",").first, "\(host.text)")
  }

  @Test func `a number that has no room is cut, and nothing before it is`() {
    let model = Model()
    let host = TestHost(width: 40, height: 8) {
      Table(model.items) {
        TableColumn("Size") { Text($0.size) }.width(5).alignment(.numeric(point: "."))
        TableColumn("Id") { Text("\($0.id)") }
      }
    }
    expect(host.text.contains("12.25") && host.text.contains("-300"), "\(host.text)")
  }

  private struct Ordered: View {
    let model: Model
    @State private var order: [SortKey<Item>] = []
    var body: some View {
      Table(model.items.sorted(using: order), sortOrder: $order) {
        TableColumn("Id") { Text("\($0.id)") }
        TableColumn("Mail", value: \.mail, placeholder: "NULL")
        TableColumn("Rank", value: \.rank) { Text($0.rank.map { "\($0)" } ?? "-") }
      }
    }
  }

  @Test func `what isn't there is a placeholder that is no text, and comes first in the order`() throws {
    let model = Model()
    let host = TestHost(width: 40, height: 8) { Ordered(model: model) }
    let place = try #require(host.position(of: "NULL"))
    let text = try #require(host.position(of: "b@x"))
    expect(host.screen[place.x, place.y].style, not: host.screen[text.x, text.y].style)
    // An empty text is an empty cell.
    expect(lines(host)[3], lacks: "NULL")
    func ids() -> [Int] { lines(host).dropFirst().compactMap { Int($0.split(separator: " ").first ?? "") } }
    host.click(on: "Mail")
    expect(ids(), [2, 5, 3, 4, 1], "\(host.text)")
    host.click(on: "Mail")
    expect(ids(), [1, 4, 3, 2, 5], "\(host.text)")
    host.click(on: "Rank")
    expect(ids(), [2, 4, 5, 3, 1], "\(host.text)")
  }
}
