import TerminalUI
import TerminalUITesting
import Testing

@testable import TerminalUICore

/// Which rows are in sight.
@Suite struct ScrollVisibilityTests {
  @Observable final class Model {
    var numbers = Array(0..<10_000)
    @ObservationIgnored var reports: [[Int]] = []
    @ObservationIgnored var visible: [String] = []
  }

  @Test func `a list tells which rows are in sight, and when they are others`() {
    let model = Model()
    let host = TestHost(width: 20, height: 4) {
      List(model.numbers, id: \.self) { Text("\($0)") }
        .onScrollTargetVisibilityChange(idType: Int.self) { model.reports.append($0) }
    }
    #expect(model.reports == [[0, 1, 2, 3]])
    host.press(.pageDown)
    #expect(model.reports.last?.count == 4 && model.reports.last?.first ?? 0 > 0, "\(model.reports)")
    host.press(.end)
    #expect(model.reports.last == [9_996, 9_997, 9_998, 9_999])
    let count = model.reports.count
    host.press("x")
    host.turn()
    #expect(model.reports.count == count)
    model.numbers.removeLast(2)
    host.turn()
    #expect(model.reports.last == [9_994, 9_995, 9_996, 9_997])
    model.numbers = []
    host.turn()
    #expect(model.reports.last == [])
    #expect(host.issues == [] && host.host.checkInvariants() == [])
  }

  @Test func `rows of another type of identity are left out, and a row counts by its share in sight`() {
    let model = Model()
    let host = TestHost(width: 20, height: 5) {
      ScrollView {
        LazyVStack(spacing: 1) {
          ForEach(0..<9, id: \.self) { row in
            VStack(spacing: 0) {
              Text("\(row)"); Text("b")
            }
          }
          ForEach(["a", "b"], id: \.self) { Text($0) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 1) { model.reports.append($0) }
    }
    #expect(model.reports == [[0, 1]])
    // A row of the first element is out of sight, and the third isn't whole.
    host.scroll(dy: 1)
    #expect(model.reports.last?.contains(0) == false, "\(model.reports)\n\(host.text)")
    host.scroll(dy: 100)
    #expect(model.reports.last == [8], "\(model.reports)\n\(host.text)")
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
    #expect(model.visible == ["0 true", "1 true", "2 true", "3 true"])
    model.visible = []
    for _ in 0..<4 { host.press(.tab) }
    #expect(model.visible.sorted() == ["0 false", "4 true"], "\(model.visible)")
    #expect(host.issues == [])
  }

  @Test func `a view outside of a scroll view tells nothing`() {
    let model = Model()
    let host = TestHost(width: 20, height: 4) {
      Text("a").onScrollVisibilityChange { model.visible.append("\($0)") }
        .onScrollTargetVisibilityChange(idType: Int.self) { model.reports.append($0) }
    }
    #expect(host.text.hasPrefix("a") || host.text.contains("a"))
    #expect(model.visible == [] && model.reports == [])
  }
}
