import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

/// Which rows are in sight.
@Suite struct ScrollVisibilityTests {
  @Observable final class Model {
    var numbers = Array(0..<10_000)
    @ObservationIgnored var reports: [[Int]] = []
    @ObservationIgnored var visible: [String] = []
  }

  private struct Numbers: View {
    let model: Model
    var body: some View {
      List(model.numbers, id: \.self) { Text("\($0)") }
        .onScrollTargetVisibilityChange(idType: Int.self) { model.reports.append($0) }
    }
  }

  @Test func `a list tells which rows are in sight, and when they are others`() {
    let model = Model()
    let host = TestHost(width: 20, height: 4) { Numbers(model: model) }
    expect(model.reports, [[0, 1, 2, 3]])
    host.press(.pageDown)
    expect(model.reports.last?.count == 4 && model.reports.last?.first ?? 0 > 0, "\(model.reports)")
    host.press(.end)
    expect(model.reports.last, [9_996, 9_997, 9_998, 9_999])
    let count = model.reports.count
    host.press("x")
    host.turn()
    expect(model.reports.count, count)
    model.numbers.removeLast(2)
    host.turn()
    expect(model.reports.last, [9_994, 9_995, 9_996, 9_997], "\(host.text)")
    model.numbers = []
    host.turn()
    expect(model.reports.last, [])
    expect(host.issues == [] && host.host.checkInvariants() == [])
  }

  private struct Row: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  @Test func `a table tells it, too`() {
    let model = Model()
    let host = TestHost(width: 20, height: 4) {
      Table((0..<100).map { Row(id: $0) }) { TableColumn("Name", value: \.name) }
        .onScrollTargetVisibilityChange(idType: Int.self) { model.reports.append($0) }
    }
    expect(model.reports, [[0, 1, 2]])
    host.press(.end)
    expect(model.reports.last, [97, 98, 99], "\(host.text)")
  }

  @Test func `rows of another type of identity are left out, and a row counts by its share in sight`() {
    let model = Model()
    let host = TestHost(width: 20, height: 5) {
      ScrollView {
        LazyVStack(spacing: 1) {
          ForEach(0..<9, id: \.self) { row in
            VStack(spacing: 0) {
              Text("\(row)")
              Text("b")
            }
          }
          ForEach(["a", "b"], id: \.self) { Text($0) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { model.reports.append($0) }
    }
    expect(model.reports, [[0, 1]])
    host.scroll(dy: 1)
    expect(model.reports.last?.contains(0), false, "\(model.reports)\n\(host.text)")
    // Of the last row of the first kind, only the lower line is in sight.
    host.scroll(dy: 100)
    expect(model.reports.last, [], "\(model.reports)\n\(host.text)")
  }

  @Test func `a view tells when it comes into sight and when it goes`() {
    let model = Model()
    let host = TestHost(width: 20, height: 4) {
      ScrollView {
        ForEach(0..<8, id: \.self) { row in
          Button("\(row)") {}.onScrollVisibilityChange { model.visible.append("\(row) \($0)") }
        }
      }
    }
    expect(model.visible, ["0 true", "1 true", "2 true", "3 true"])
    model.visible = []
    for _ in 0..<4 { host.press(.tab) }
    expect(model.visible.sorted(), ["0 false", "4 true"], "\(model.visible)")
    expect(host.issues, [])
  }

  @Test func `a view outside of a scroll view tells nothing`() {
    let model = Model()
    let host = TestHost(width: 20, height: 4) {
      Text("a").onScrollVisibilityChange { model.visible.append("\($0)") }
        .onScrollTargetVisibilityChange(idType: Int.self) { model.reports.append($0) }
    }
    expect(host.text, contains: "a")
    expect(model.visible == [] && model.reports == [])
  }
}
