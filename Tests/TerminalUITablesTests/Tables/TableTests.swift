import TestScreens
import Expectations
import Testing
@testable import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

struct Song: Identifiable, Equatable {
  let id: Int
  var title: String
  var artist: String
  var plays: Int

  static let some = [
    Song(id: 1, title: "Blue", artist: "Joni", plays: 30),
    Song(id: 2, title: "Alone", artist: "Monk", plays: 5),
    Song(id: 3, title: "Caravan", artist: "Duke", plays: 100),
    Song(id: 4, title: "Blue", artist: "Duke", plays: 7),
  ]

  static func many(_ count: Int) -> [Song] {
    (0..<count).map { Song(id: $0, title: "Song \($0)", artist: "Artist \($0 % 7)", plays: $0 * 3 % 1000) }
  }
}

/// A table with a selection and an order.
private struct Songs: View {
  var songs = Song.some
  var filter = ""
  @State private var selection: Set<Int> = []
  @State private var order: [SortKey<Song>] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Table(
        songs.filter { filter.isEmpty || $0.artist == filter }.sorted(using: order), selection: $selection,
        sortOrder: $order
      ) {
        TableColumn("Title", value: \.title)
        TableColumn("Artist", value: \.artist) { Text($0.artist) }
        TableColumn("Plays", value: \.plays) { Text("\($0.plays)") }.alignment(.numeric)
        TableColumn("Note") { _ in Text("-") }
      }
      Text("Sel: \(selection.sorted().map { "\($0)" }.joined(separator: ","))")
    }
  }
}

@Suite struct TableTests {
  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line.trimmedEnd
      if line.hasSuffix("▐") { line.removeLast() }
      return line.trimmedEnd
    }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  // Data C2, Data C3
  @Test func `columns are as wide as what is in them, and the last one has what is left`() {
    let host = TestHost(width: 44, height: 7) { Songs() }
    expect(
      lines(host),
      [
        " Title    Artist      Plays  Note",
        " Blue     Joni           30  -",
        " Alone    Monk            5  -",
        " Caravan  Duke          100  -",
        " Blue     Duke            7  -",
        "",
        "Sel:",
      ], "\(host.text)")
    check(host)
  }

  // Data C3
  @Test func `a number isn't cut where another column can give`() {
    struct Times: View {
      var body: some View {
        Table([TrialItem(id: 1)]) {
          TableColumn("T") { _ in Text("123:45.67") }.alignment(.numeric)
          TableColumn("Command") { _ in Text("a text that is rather long") }.width(
            min: 9, ideal: 30, max: .infinity)
        }
      }
    }
    for width in 22...44 {
      let host = TestHost(width: width, height: 2) { Times() }
      expect(host.text, contains: "123:45.67  a text", "\(width): \(host.text)")
      check(host)
    }
  }

  @Test func `keys select as in a list`() {
    let host = TestHost(width: 44, height: 7) { Songs() }
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    expect(lines(host).last, "Sel: 1,2")
    host.press("a", modifiers: .control)
    expect(lines(host).last, "Sel: 1,2,3,4")
    host.press(.end)
    expect(lines(host).last, "Sel: 4")
    check(host)
  }

  // Look 10
  @Test func `what is selected is one band over the whole width`() {
    let host = TestHost(width: 44, height: 7) { Songs() }
    host.press(.downArrow)
    let styles = Set((0..<44).map { host.style($0, 1) })
    expect(styles.count, 1)
    expect(styles.first?.attributes.contains(.reverse), true)
  }

  @Test func `a click selects`() {
    let host = TestHost(width: 44, height: 7) { Songs() }
    host.click(on: "Caravan")
    expect(lines(host).last, "Sel: 3")
    host.click(x: 30, y: 1, modifiers: .control)
    expect(lines(host).last, "Sel: 1,3")
  }

  // Data C4
  @Test func `the titles are in the focus order, and put the rows in order`() {
    let host = TestHost(width: 44, height: 7) { Songs() }
    host.press(.tab)
    host.press(.return)
    expect(lines(host)[0], " Title ▲  Artist      Plays  Note")
    expect(
      lines(host)[1...4].map { String($0.dropFirst().prefix(8)) }.map(\.trimmedEnd),
      [
        "Alone", "Blue", "Blue", "Caravan",
      ])
    host.press(.space)
    expect(lines(host)[0], " Title ▼  Artist      Plays  Note")
    expect(lines(host)[1].hasPrefix(" Caravan"))
    host.press(.rightArrow)
    host.press(.return)
    expect(lines(host)[0], " Title    Artist ▲    Plays  Note")
    check(host)
  }

  // Data C4
  @Test func `with shift, or by plus, another column decides where the first one doesn't`() {
    let host = TestHost(width: 44, height: 7) { Songs() }
    host.press(.tab)
    host.press(.return)
    host.press(.rightArrow)
    host.press("+")
    expect(lines(host)[0].hasPrefix(" Title ▲1 Artist ▲2"), "\(host.text)")
    expect(lines(host)[2].contains("Duke") && lines(host)[3].contains("Joni"))
    host.press(.return, modifiers: .shift)
    expect(lines(host)[0].hasPrefix(" Title ▲1 Artist ▼2"))
    expect(lines(host)[2].contains("Joni") && lines(host)[3].contains("Duke"))
    check(host)
  }

  // Data C4
  @Test func `a click on a title puts the rows in order, and the rows keep the focus`() {
    let host = TestHost(width: 44, height: 7) { Songs() }
    host.press(.downArrow)
    host.click(on: "Plays")
    expect(lines(host)[0], contains: "Plays ▲", "\(host.text)")
    expect(lines(host)[1].hasPrefix(" Alone"))
    expect(lines(host).last, "Sel: 1")
    host.press(.downArrow)
    expect(lines(host).last, "Sel: 3")
    check(host)
  }

  @Test func `a column without a value orders nothing`() {
    let host = TestHost(width: 44, height: 7) { Songs() }
    let before = host.text
    host.click(on: "Note")
    expect(host.text, before)
  }

  @Test func `the selection stays when the rows are filtered`() {
    let host = TestHost(width: 44, height: 7) {
      Stepping { step in Songs(filter: step == 1 ? "Duke" : "") }
    }
    host.click(on: "Joni")
    host.press("n")
    expect(lines(host)[1...2].allSatisfy { $0.contains("Duke") })
    expect(lines(host).last, "Sel: 1")
    host.press("n")
    expect(host.style(2, 1).attributes, contains: .reverse)
    check(host)
  }

  @Test func `the titles stay when the rows scroll`() {
    let host = TestHost(width: 44, height: 7) { Songs(songs: Song.many(100)) }
    host.press(.end)
    expect(lines(host)[0].hasPrefix(" Title"))
    expect(lines(host)[5].hasPrefix(" Song 99"))
    check(host)
  }

  @Test func `one row may be selected, or none`() {
    struct Both: View {
      @State private var one: Int?
      var body: some View {
        VStack(alignment: .leading) {
          Table(Song.some, selection: $one) { TableColumn("T", value: \.title) }
          Table(Song.some) { TableColumn("U", value: \.title) }
          Text("\(one ?? 0)")
        }
      }
    }
    let host = TestHost(width: 20, height: 13) { Both() }
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    expect(lines(host).last, "2")
    check(host)
  }

  @Test func `rows can be written one by one, and in sections`() {
    struct Sections: View {
      @State private var selection: Int?
      var body: some View {
        VStack(alignment: .leading) {
          Table(of: Song.self, selection: $selection) {
            TableColumn("Title", value: \.title)
            TableColumn("Artist", value: \.artist)
          } rows: {
            TableRow(Song.some[2])
            Section("Others") { ForEach(Song.some.prefix(2)) { TableRow($0) } }
          }
          Text("\(selection ?? 0)")
        }
      }
    }
    let host = TestHost(width: 20, height: 7) { Sections() }
    expect(
      lines(host),
      [
        " Title    Artist", " Caravan  Duke", " Others", " Blue     Joni", " Alone    Monk", "", "0",
      ],
      "\(host.text)")
    host.press(.downArrow)
    expect(lines(host).last, "3")
    host.press(.downArrow)
    expect(lines(host).last, "1")
    check(host)
  }

  @Test func `columns come and go`() {
    let host = TestHost(width: 30, height: 3) {
      Stepping { step in
        Table(Song.some) {
          TableColumn("Title", value: \.title)
          if step == 1 {
            TableColumn("Artist", value: \.artist)
          } else {
            TableColumn("No") { Text("\($0.id)") }
          }
          TableColumnForEach(0..<step, id: \.self) { n in TableColumn("\(n)") { Text("\($0.id * 10 + n)") } }
        }
      }
    }
    expect(lines(host)[0...1], [" Title    No", " Blue     1"])
    host.press("n")
    expect(lines(host)[0...1], [" Title    Artist  0", " Blue     Joni    10"])
    host.press("n")
    expect(lines(host)[0...1], [" Title    No      0   1", " Blue     1       10  11"], "\(host.text)")
    check(host)
  }

  @Test func `a row that changes changes its cells`() {
    let host = TestHost(width: 30, height: 3) {
      Stepping { step in
        Table([Song(id: 1, title: "a", artist: step == 0 ? "b" : "changed", plays: 1)]) {
          TableColumn("T", value: \.title)
          TableColumn("A", value: \.artist)
        }
      }
    }
    host.press("n")
    expect(lines(host)[1], " a  changed")
    check(host)
  }

  @Test func `a cell reads state of the view around`() {
    struct Around: View {
      @State private var unit = "kB"
      var body: some View {
        Table(Song.some) { TableColumn("Size") { Text("\($0.plays) \(unit)") } }
          .onKeyPress("n") {
            unit = "MB"
            return .handled
          }
      }
    }
    let host = TestHost(width: 30, height: 3) { Around() }
    host.press("n")
    expect(lines(host)[1], " 30 MB")
  }

  @Test func `controls in cells are used`() {
    struct Editable: View {
      @State private var isOn = false
      @State private var selection: Int?
      var body: some View {
        Table(Song.some.prefix(1), selection: $selection) {
          TableColumn("Title", value: \.title)
          TableColumn("On") { _ in Toggle("on", isOn: $isOn) }
        }
      }
    }
    let host = TestHost(width: 30, height: 3) { Editable() }
    host.press(.downArrow)
    host.press(.return)
    expect(host.text, contains: "[✓]")
    host.click(on: "[✓]")
    expect(host.text, contains: "[ ]")
  }

  @Test func `selected rows are copied with tabs between the columns`() {
    let host = TestHost(width: 44, height: 7) { Songs() }
    let copied = Copied()
    let other = TestHost(width: 44, height: 7) {
      Songs().environment(
        \.copyToClipboard,
        ClipboardAction { message in
          copied.messages.append("\(message)"); return true
        })
    }
    other.press("a", modifiers: .control)
    other.press("c", modifiers: .option)
    expect(copied.messages.count, 1)
    expect(copied.messages.first?.isEmpty, false)
    host.press("c", modifiers: .option)
  }

  private final class Copied { var messages: [String] = [] }

  // Data C1
  @Test func `no more rows are made than are visible three times`() {
    let host = TestHost(width: 44, height: 22) { Songs(songs: Song.many(1_000_000)) }
    expect(host.record.rowsBuilt, atMost: 60)
    for key: KeyEquivalent in [.end, .pageUp, .home, .pageDown, .downArrow] {
      host.press(key)
      expect(host.record.rowsBuilt, atMost: 60, "\(key)")
    }
    check(host)
  }

  // Data C7
  @Test func `columns that have no room scroll, and the first one stays`() {
    let host = TestHost(width: 40, height: 3) { Wide() }
    expect(lines(host)[1].hasPrefix(" Blue  value 0"), "\(host.text)")
    expect(lines(host)[0].hasSuffix("›"))
    host.press(.downArrow)
    host.press(.rightArrow)
    expect(lines(host)[1].hasPrefix(" Blue  "))
    expect(lines(host)[1], lacks: "value 0")
    expect(lines(host)[0], contains: "‹")
    for _ in 0..<20 { host.press(.rightArrow) }
    expect(lines(host)[1].hasSuffix("value 9"))
    expect(!lines(host)[0].hasSuffix("›"))
    check(host)
    host.scroll(x: 20, y: 1, dx: -40, dy: 0)
    for _ in 0..<40 { host.press(.leftArrow) }
    expect(lines(host)[1].hasPrefix(" Blue  value 0"))
  }

  // Data C7
  @Test func `a click hits the column that is seen`() {
    let host = TestHost(width: 40, height: 3) { Wide() }
    for _ in 0..<40 { host.press(.rightArrow) }
    host.click(on: "column 9")
    expect(lines(host)[0].contains("column 9 ▲") || lines(host)[0].contains("9 ▲"), "\(host.text)")
  }

  private struct Wide: View {
    @State private var selection: Int?
    @State private var order: [SortKey<Song>] = []
    var body: some View {
      Table(Song.some, selection: $selection, sortOrder: $order) {
        TableColumn("Title", value: \.title).width(4)
        TableColumnForEach(0..<10, id: \.self) { column in
          TableColumn("column \(column)", value: \.plays) { _ in Text("value \(column)") }.width(12)
        }
      }
    }
  }

  // Data C2
  @Test func `columns are resized by keys and by the mouse, and fit what is in them`() {
    let host = TestHost(width: 44, height: 7) { Songs() }
    host.press(.tab)
    host.press(.rightArrow, modifiers: .shift)
    expect(lines(host)[0].hasPrefix(" Title     Artist"), "\(host.text)")
    host.press("<")
    host.press("<")
    expect(lines(host)[1].hasPrefix(" Blue    Joni"))
    expect(
      lines(host)[3].hasPrefix(" Carav…  Duke") || lines(host)[3].hasPrefix(" Carava  Duke"), "\(host.text)")
    host.press("=")
    expect(lines(host)[1].hasPrefix(" Blue     Joni"))
    host.drag((x: 8, y: 0), (x: 10, y: 0), (x: 12, y: 0))
    expect(lines(host)[1].hasPrefix(" Blue         Joni"), "\(host.text)")
    check(host)
  }

  // Data C2
  @Test func `a column's width follows from what was seen and not from how many rows there are`() {
    func width(_ count: Int) -> String {
      let host = TestHost(width: 60, height: 12) {
        Table((0..<count).map { Song(id: $0, title: "n\($0)", artist: "a", plays: 1) }) {
          TableColumn("Title", value: \.title)
          TableColumn("Artist", value: \.artist)
        }
      }
      return lines(host)[1]
    }
    expect(width(20), width(100_000))
  }

  // Data C2
  @Test func `scrolling seldom changes a width, and never to less`() {
    let host = TestHost(width: 60, height: 12) {
      Growing()
    }
    var widths: [Int] = []
    for _ in 0..<400 {
      host.press(.downArrow)
      host.press(.downArrow)
      let start = lines(host)[0].split(separator: "B")[0].count
      if widths.last != start { widths.append(start) }
    }
    expect(widths, widths.sorted())
    expect(widths.count, atMost: 16, "\(widths)")
    check(host)
  }

  private struct Growing: View {
    @State private var selection: Int?
    var body: some View {
      Table(0..<1_000_000, selection: $selection) { number in
        String(repeating: "x", count: Swift.min(number / 10 + 1, 60))
      }
    }

    private struct Table: View {
      let rows: Range<Int>
      let selection: Binding<Int?>
      let text: (Int) -> String
      init(_ rows: Range<Int>, selection: Binding<Int?>, _ text: @escaping (Int) -> String) {
        (self.rows, self.selection, self.text) = (rows, selection, text)
      }
      var body: some View {
        TerminalUI.Table(rows.lazy.map { TrialItem(id: $0) }, selection: selection) {
          TableColumn("A") { Text(text($0.id)) }
          TableColumn("B") { Text("\($0.id)") }.width(7)
        }
      }
    }
  }

  @Test func `a narrow table shows the first column with the others as a detail`() {
    let host = TestHost(width: 20, height: 5) {
      TerminalUI.Table(Song.some) {
        TableColumn("Title", value: \.title).width(12)
        TableColumn("Artist", value: \.artist).width(12)
        TableColumn("Plays") { Text("\($0.plays) times") }.width(12)
      }
    }
    expect(
      lines(host), [" Title", " Blue", " Joni  30 times", " Alone", " Monk  5 times"], "\(host.text)")
    check(host)
  }

  @Test func `every small room is enough`() {
    let host = TestHost(width: 40, height: 7) { Songs() }
    for (width, height) in [(0, 0), (1, 1), (3, 2), (12, 4), (31, 3), (33, 9), (5, 40), (80, 1)] {
      host.resize(width: width, height: height)
      check(host)
    }
  }

  // Data C1
  @Test func `a row whose value is as it was makes no cells anew`() {
    struct Counted: View {
      let step: Int
      var body: some View {
        Table((0..<20).map { Song(id: $0, title: "a", artist: "b", plays: $0 == 3 ? step : 0) }) {
          TableColumn("Plays") { song in
            let _ = Made.cells += 1
            Text("\(song.plays)")
          }
        }
      }
    }
    let host = TestHost(width: 30, height: 12) { Stepping { Counted(step: $0) } }
    Made.cells = 0
    host.press("n")
    expect(Made.cells, 1)
    expect(lines(host)[4], " 1")
  }

  private enum Made { static var cells = 0 }

  @Test func `columns of a collection follow what their closure reads`() {
    let wide = WideColumns()
    struct Columns: View {
      let wide: WideColumns
      var body: some View {
        Table(Song.some) {
          TableColumnForEach(0..<2, id: \.self) { number in
            TableColumn("T\(number)", value: \.title).width(wide.columns)
          }
        }
      }
    }
    let host = TestHost(width: 40, height: 6) { Columns(wide: wide) }
    expect(lines(host)[1], " Blue      Blue")
    wide.columns = 12
    host.advance(by: .zero)
    expect(lines(host)[1], " Blue          Blue")
    check(host)
  }
}

@Observable private final class WideColumns {
  var columns = 8
}
