import Expectations
import TerminalUI
import TerminalUITesting
import Testing

/// Lists, scroll views and tables as lines. (J2, J4)
@Suite struct LinePageTests {
  private func host(_ content: some View) -> TestHost {
    let host = TestHost(width: 100, height: 40) { content }
    host.startScreenReader()
    return host
  }

  private struct Rows: View {
    let count: Int
    @State private var chosen: Int?

    var body: some View {
      List(0..<count, id: \.self, selection: $chosen) { Text("row \($0)") }
      Text("chosen \(chosen ?? -1)")
    }
  }

  // J2
  @Test func `of a list of a million rows a page is read, and a number reads the next one`() {
    let host = host(Rows(count: 1_000_000))
    let lines = host.takeLines()
    expect(
      lines.prefix(4).map(\.self),
      [
        "Test, heading", "1 list, 1000000 rows, focused", "2 row 0, row, 1 of 1000000",
        "3 row 1, row, 2 of 1000000",
      ])
    expect(lines.count, 13)
    expect(lines.filter { $0.contains("more rows") }, ["11 more rows"])
    // It costs what the rows in sight cost.
    expect(host.elements(.row).count, atMost: 45)
    let next = host.useLine("more rows")
    expect(next.first, "2 row 9, row, 10 of 1000000")
    expect(next.filter { $0.contains(", row,") }.count, 9)
    expect(next.suffix(2).map(\.self), ["11 more rows", "12 earlier rows"])
    let third = host.useLine("more rows")
    expect(third.first, "2 row 18, row, 19 of 1000000")
    expect(host.useLine("earlier rows").first, "2 row 9, row, 10 of 1000000")
    host.press(.pageDown)
    expect(host.takeLines().first, "2 row 18, row, 19 of 1000000")
  }

  @Test func `all rows of a list can be read, each once`() {
    let host = host(Rows(count: 131))
    var rows = host.takeLines().filter { $0.contains(", row") }
    for _ in 0..<30 where !rows.last!.contains("row 130") {
      rows += host.useLine("more rows").filter { $0.contains(", row,") }
    }
    expect(rows.map { $0.split(separator: " ")[2].dropLast() }.map(String.init), (0..<131).map(String.init))
  }

  // J4
  @Test func `a number selects a row, and arrows read one line`() {
    let host = host(Rows(count: 50))
    _ = host.takeLines()
    expect(host.useLine("row 3"), ["5 row 3, row, selected, 4 of 50", "chosen 3"])
    host.press(.downArrow)
    expect(host.takeLines(), ["6 row 4, row, selected, 5 of 50", "chosen 4"])
  }

  @Test func `a list without a selection has no numbers, and an empty one says so`() {
    let lines = host(List(["a", "b"], id: \.self) { Text($0) }).takeLines()
    expect(lines.dropFirst(2).map(\.self), ["a, row, 1 of 2", "b, row, 2 of 2"])
    expect(host(List([String](), id: \.self) { Text($0) }).takeLines().last ?? "", contains: "list, empty")
  }

  // J2
  @Test func `a scroll view is read as far as it is in sight`() {
    let host = host(ScrollView { VStack { ForEach(0..<100) { Text("line \($0)") } } })
    let lines = host.takeLines()
    expect(lines, contains: "line 0")
    expect(lines.contains("line 99"), false)
    expect(lines.last ?? "", contains: "what follows")
    let next = host.useLine("what follows")
    expect(next, contains: "line 45")
    expect(next.last ?? "", contains: "what is before")
  }

  nonisolated private struct Place: Identifiable {
    let id: String
    var children: [Place]?
  }

  // J4
  @Test func `a number opens a row with rows below it`() {
    let places = [Place(id: "Africa", children: [Place(id: "Mali")]), Place(id: "Asia")]
    let host = host(List(places, children: \.children) { Text($0.id) })
    expect(host.takeLines(), contains: "1 Africa, row, closed, 1 of 2")
    let lines = host.useLine("Africa")
    expect(lines, contains: "1 Africa, row, open, 1 of 3")
    expect(lines, contains: "Mali, row, 2 of 3")
  }

  nonisolated private struct File: Identifiable {
    let id: Int
    var name: String { "file \(id)" }
    var size: Int { id * 100 }
  }

  private struct Files: View {
    @State private var chosen: Int?
    var body: some View {
      Table((0..<30).map { File(id: $0) }, selection: $chosen) {
        TableColumn("Name", value: \File.name)
        TableColumn("Size") { Text("\($0.size)") }
      }
    }
  }

  // J4
  @Test func `rows of a table are sentences, and t reads rows and cells`() {
    let host = host(Files())
    expect(host.takeLines().filter { $0.contains("file 1,") }, ["3 Name: file 1, Size: 100, row, 2 of 30"])
    host.type("t")
    expect(host.takeLines().last, "Name: file 0, Size: 0, row, 1 of 30")
    host.press(.downArrow)
    expect(host.takeLines(), ["Name: file 1, Size: 100, row, 2 of 30"])
    host.press(.rightArrow)
    host.press(.rightArrow)
    expect(host.takeLines(), ["Size: 100", "The last column."])
    host.press(.upArrow)
    host.press(.upArrow)
    expect(host.takeLines(), ["Name: file 0, Size: 0, row, 1 of 30", "The first row."])
    host.press(.escape)
    expect(host.takeLines(), ["Closed."])
  }
}
