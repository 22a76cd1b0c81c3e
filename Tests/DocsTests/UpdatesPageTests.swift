import Foundation
import Testing
import TerminalUI
import TerminalUITesting

/// What `docs/Updates.md` says of its examples, which are in `UpdatesExamples.swift`.
@Suite struct UpdatesPageTests {
  private let page = Package.text("docs/Updates.md")

  @Test func `the examples of the page are the ones that run here`() {
    let examples = Package.text("Tests/DocsTests/UpdatesExamples.swift")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    #expect(blocks.count == 7)
    for block in blocks { #expect(examples.contains(block), "not among the examples: \(block)") }
  }

  // L5
  @Test func `actions run in the order in which they are written`() {
    var lines: [String] = []
    _ = TestHost(width: 9, height: 2) { Ordered { lines.append($0) } }
    #expect(lines == ["1", "2", "3", "4"])
  }

  @Test func `what is evaluated`() {
    let host = TestHost(width: 9, height: 2) { Outer() }
    #expect(host.record.bodies == ["Outer", "Middle", "Inner"])
    host.type("o")
    #expect(host.record.bodies == ["Outer"])
    host.click(on: "inner")
    #expect(host.record.bodies == ["Inner"])
    host.type("x")
    #expect(host.record.bodies == [])
  }

  @Test func `rows with a method as their action`() {
    let host = TestHost(width: 9, height: 4) { Chooser() }
    host.click(on: " 2 ")
    #expect(host.record.bodies == ["Chooser", "Choice", "Choice"])
    #expect(host.text.contains("(2)"))
  }

  @Test func `a parent that passes a binding on`() {
    let host = TestHost(width: 9, height: 2) { Volume() }
    host.click(on: "5")
    #expect(host.record.bodies == ["Level"])
    #expect(host.text.contains("6"))
  }

  @Test func `a wrapper that hears of writes through its projected value`() {
    // P1, P2, P3
    final class Heard { var values: [Int] = [] }
    let heard = Heard()
    let host = TestHost(width: 9, height: 2) { Mixer(notice: { heard.values.append($0) }) }
    host.click(on: "1")
    host.click(on: "2")
    #expect(heard.values == [2, 3])
    host.click(on: "reset")
    #expect(heard.values == [2, 3])
    #expect(host.text.contains("1"))
  }

  @Test func `a source that is taken away`() {
    // R2
    final class Log { var lines: [String] = [] }
    let log = Log()
    let host = TestHost(width: 9, height: 2) { Watch(log: { log.lines.append($0) }) }
    host.click(on: "off")
    host.click(on: "on")
    host.click(on: "off")
    #expect(log.lines == ["begins", "ends", "begins"])
  }

  @Test func `the log says why`() {
    // E8
    let host = TestHost(width: 9, height: 2) { Asking() }
    host.click(on: "0")
    #expect(host.log == ["Asking: @self, @identity, _count changed.", "Asking: _count changed."])
    for line in host.log { #expect(page.contains(line)) }
  }

  @Test func `views that come together each appear once`() {
    // L2
    final class Log { var lines: [String] = [] }
    struct Many: View {
      @State private var isShown = false
      let log: Log
      var body: some View {
        VStack {
          if isShown {
            ForEach(0..<50) { number in
              Text("\(number)").onAppear { log.lines.append("\(number)") }
            }
          }
        }
        .onKeyPress("s") {
          isShown = true
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 9, height: 2) { Many(log: log) }
    host.type("s")
    host.type("s")
    #expect(log.lines.sorted() == (0..<50).map { "\($0)" }.sorted())
  }

  // MARK: The table

  private static let rules = [
    "V": 3, "E": 8, "C": 8, "S": 9, "B": 1, "P": 3, "O": 5, "N": 3, "W": 5, "R": 8, "I": 6, "L": 6,
  ]
  private struct Row {
    let rule: String
    let tests: [(name: String, file: String)]
  }

  private var rows: [Row] {
    page.matches(of: /\n\| ([A-Z]\d) \| .* \| (.*) \|/).map { row in
      Row(
        rule: String(row.1),
        tests: row.2.matches(of: /`([^`]+)` \((\w+)\)/).map { (String($0.1), String($0.2)) })
    }
  }

  @Test func `every rule has a row, and a test`() {
    let rules = Self.rules.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
    #expect(rows.map(\.rule).sorted() == rules.sorted())
    #expect(rows.filter { $0.tests.isEmpty }.map(\.rule) == [])
  }

  @Test func `every test in the table exists and names its rule`() {
    let folder = Package.root.appending(path: "Tests").path
    let files = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
    let paths = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    for row in rows {
      for test in row.tests {
        let text = paths.filter { $0.hasSuffix("/\(test.file).swift") }.map { Package.text("Tests/\($0)") }
          .first { $0.contains("func `\(test.name)`") }
        // The rule stands before `@Test`, or in the test.
        let parts = text?.components(separatedBy: "func `\(test.name)`") ?? []
        let above = parts.first?.components(separatedBy: "\n\n").last ?? ""
        let inside = parts.dropFirst().first?.components(separatedBy: "@Test")[0] ?? ""
        let comments = (above + inside).matches(of: /\/\/ ([^\n]*)/).map { String($0.1) }
        #expect(
          comments.contains { $0.contains(row.rule) },
          "\(row.rule): `\(test.name)` of \(test.file) is missing, or doesn't name the rule")
      }
    }
  }
}
