import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore

private nonisolated struct Message: Identifiable {
  let id: Int
  var children: [Message]? { nil }
}

private func lines(_ id: Int, _ count: Int = 10) -> String {
  (0..<count).map { "m\(id) line \($0)." }.joined(separator: "\n")
}

/// The ways to show three messages of ten lines.
private nonisolated enum TallRows: CaseIterable {
  case one, many, plain, table, outline, sections, plainSections, form, grouped, bordered, mixed
}

private struct Messages: View {
  let kind: TallRows
  @State private var chosen: Int?
  @State private var set: Set<Int> = []

  private let messages = (0..<3).map { Message(id: $0) }

  private var sections: some View {
    ForEach(0..<3) { id in Section("S\(id)") { Text(lines(id)).tag(id) } }
  }

  var body: some View {
    switch kind {
    case .one: List(messages, selection: $chosen) { Text(lines($0.id)) }
    case .many: List(messages, selection: $set) { Text(lines($0.id)) }
    case .plain: List(messages) { Text(lines($0.id)) }
    case .table: Table(messages, selection: $chosen) { TableColumn("A") { Text(lines($0.id)).lineLimit(10) } }
    case .outline: List(messages, children: \.children, selection: $chosen) { Text(lines($0.id)) }
    case .sections: List(selection: $chosen) { sections }
    case .plainSections: List { sections }
    case .form: Form { ForEach(messages) { Text(lines($0.id)) } }
    case .grouped: List(selection: $chosen) { sections }.listStyle(.insetGrouped)
    case .bordered: List(messages, selection: $chosen) { Text(lines($0.id)) }.listStyle(.bordered)
    case .mixed:
      List(0..<6, id: \.self, selection: $chosen) { Text(lines($0 / 2, $0.isMultiple(of: 2) ? 10 : 1)) }
    }
  }
}

/// Keys and rows that are taller than their list.
@Suite struct TallRowTests {
  // Mend F06
  @Test(arguments: TallRows.allCases, [4, 5, 6, 7, 9, 12, 14])
  fileprivate func `every line of every row can be reached by every key`(kind: TallRows, height: Int) {
    let ways: [(start: KeyEquivalent, key: KeyEquivalent)] = [
      (.home, .pageDown), (.end, .pageUp), (.home, .downArrow), (.end, .upArrow),
    ]
    for way in ways {
      let host = TestHost(width: 20, height: height) { Messages(kind: kind) }
      host.press(way.start)
      var seen: Set<String> = []
      for _ in 0..<70 {
        for line in host.text.split(separator: "\n") {
          let text = line.drop { $0 != "m" }
          if let end = text.firstIndex(of: ".") { seen.insert(String(text[..<end])) }
        }
        host.press(way.key)
      }
      expect(seen.count, 30, "\(way.key): \(seen.sorted())")
      expect(host.host.checkInvariants(), [])
    }
  }

  // Mend F06
  @Test func `down and up scroll through a row before they leave it`() {
    let host = TestHost(width: 20, height: 4) { Messages(kind: .one) }
    func first() -> String { String(host.text.split(separator: "\n")[0].drop { $0 != "m" }.prefix(9)) }
    host.press(.home)
    expect(first(), "m0 line 0")
    for _ in 0..<6 { host.press(.downArrow) }
    expect(first(), "m0 line 6")
    host.press(.downArrow)
    expect(first(), "m1 line 0")
    host.press(.upArrow)
    expect(first(), "m0 line 6")
    host.press(.upArrow)
    expect(first(), "m0 line 5")
    host.press(.end)
    expect(first(), "m2 line 6")
    host.press(.pageUp)
    expect(first(), "m2 line 2")
    host.press(.pageUp)
    expect(first(), "m2 line 0")
  }
}
