import Soak
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

@Suite struct TableStatesTests {
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

  // MARK: Loading, empty, failed

  private struct Loaded: View {
    @State private var state = 0
    var body: some View {
      Table(state == 3 ? Song.some : []) { TableColumn("Title", value: \.title) }
        .rowsPlaceholder {
          switch state {
          case 0: Text("Reading…")
          case 1: Text("Can't be read")
          default: Text("No songs")
          }
        }
        .onKeyPress("n") {
          state += 1
          return .handled
        }
    }
  }

  // Look 16
  @Test func `while there are no rows something says why, below the titles`() {
    let host = TestHost(width: 20, height: 6) { Loaded() }
    expect(lines(host), [" Title", "", "", "      Reading…", "", ""])
    host.press("n")
    expect(lines(host)[3], "    Can't be read")
    host.press("n")
    expect(lines(host)[3], "      No songs")
    host.press("n")
    expect(lines(host), [" Title", " Blue", " Alone", " Caravan", " Blue", ""])
    check(host)
  }

  // Look 16
  @Test func `a list has it, too, and when its rows leave`() {
    let host = TestHost(width: 20, height: 5) {
      Stepping { step in
        List((0..<(step % 2 == 0 ? 3 : 0)), id: \.self) { Text("\($0)") }.listStyle(.bordered)
          .rowsPlaceholder { Text("Nothing") }
      }
    }
    expect(host.text, lacks: "Nothing")
    host.press("n")
    expect(lines(host)[2], "│      Nothing     │", "\(host.text)")
    host.press("n")
    expect(host.text, lacks: "Nothing")
    check(host)
  }

  // MARK: What is told of the titles

  private struct Ordered: View {
    @State private var order: [SortKey<Song>] = []
    @State private var selection: Int?
    var body: some View {
      Table(Song.some.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("Title", value: \.title)
        TableColumn("Artist", value: \.artist)
        TableColumn("Note") { _ in Text("-") }
      }
    }
  }

  // Data C4
  @Test func `the titles are elements that say in which order the rows are`() {
    let host = TestHost(width: 40, height: 6) { Ordered() }
    expect(host.elements(.columnHeader).map(\.label), ["Title", "Artist", "Note"])
    expectNil(host.find(.columnHeader, "Title").value)
    host.find(.columnHeader, "Artist").press()
    expect(host.find(.columnHeader, "Artist").value, "ascending")
    expect(host.find(.columnHeader, "Artist").isFocused)
    expect(!host.find(.columnHeader, "Title").isFocused)
    host.press(.return)
    expect(host.find(.columnHeader, "Artist").value, "descending")
    host.find(.columnHeader, "Title").focus()
    host.press("+")
    expect(host.elements(.columnHeader).map(\.value), ["ascending, 2", "descending, 1", nil])
    host.find(.columnHeader, "Title").click()
    expectNil(host.find(.columnHeader, "Artist").value)
    expect(host.elements(.row).first?.label, "Alone, Monk, -")
  }

  @Test func `somebody who reads the elements can put the rows in order`() {
    let host = TestHost(width: 40, height: 6) { Ordered() }
    let titles = host.host.accessibilityElements.flatMap(\.flattened).filter { $0.role == .columnHeader }
    expect(titles.map(\.actionNames), [["Sort"], ["Sort"], []])
    titles[0].perform("Sort")
    host.advance(by: .zero)
    expect(host.text, contains: "Title ▲")
  }

  // MARK: Heights

  private struct Tall: Identifiable {
    let id: Int
    var text: String { (0...(id * 7919 % 5)).map { "line \($0)" }.joined(separator: "\n") }
  }

  // Data C8
  @Test(arguments: [true, false])
  func `rows may have any height, and the thumb never goes back while they scroll forward`(_ byKeys: Bool) {
    struct Rows: View {
      @State private var selection: Int?
      var body: some View {
        Table((0..<5_000).lazy.map { Tall(id: $0) }, selection: $selection) {
          TableColumn("Id") { Text("\($0.id)") }
          TableColumn("Text") { Text($0.text) }
        }
        .lineLimit(nil)
        .environment(\.lineLimit, 9)
      }
    }
    let host = TestHost(width: 30, height: 20) { Rows() }
    expect(lines(host)[1], contains: "line 0")
    func thumb() -> Int {
      host.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { "▐▗▝".contains($0.last ?? " ") } ?? -1
    }
    var last = thumb()
    expect(last, atLeast: 0)
    var first = 0
    for step in 0..<Soak.count(60, 400) {
      if byKeys { host.press(.pageDown) } else { host.scroll(x: 5, y: 5, dy: 9) }
      let now = thumb()
      expect(now, atLeast: last, "step \(step)")
      last = Swift.max(last, now)
      let top =
        lines(host).dropFirst().compactMap { Int($0.dropFirst().prefix { $0.isNumber }) }.first ?? first
      expect(top, atLeast: first, "step \(step)")
      first = Swift.max(top, first)
      expect(host.record.rowsBuilt, atMost: 3 * 20)
    }
    host.press(.end)
    expect(host.text, contains: "4999")
    check(host)
  }

  // MARK: Cells that come later

  private struct Late: Identifiable {
    let id: Int
    var size: Int?
  }

  private struct Sizes: View {
    var step = 0
    var width: Int?
    var body: some View {
      Table(
        (0..<100).map { Late(id: $0, size: step == 0 || $0 % 2 != 0 ? nil : step == 1 ? 7 : 123_456_789) }
      ) {
        TableColumn("N", pending: \.size) { Text("\($0)") }
        TableColumn("Id") { Text("row \($0.id)") }.width(width)
        TableColumn("More") { _ in Text("more") }
      }
    }
  }

  // Data C10
  @Test func `a cell whose value isn't there yet is one column, and its coming moves nothing`() {
    let host = TestHost(width: 30, height: 6) { Stepping { Sizes(step: min($0, 1)) } }
    expect(
      lines(host)[0...2], [" N  Id     More", " …  row 0  more", " …  row 1  more"], "\(host.text)")
    host.press("n")
    expect(
      lines(host)[0...2], [" N  Id     More", " 7  row 0  more", " …  row 1  more"], "\(host.text)")
    check(host)
  }

  // Data C10, Data C2
  @Test func `a long value makes its column wider at once where there is room, else with another page`() {
    let wide = TestHost(width: 40, height: 6) { Stepping { Sizes(step: $0 == 0 ? 0 : 2) } }
    wide.press("n")
    expect(lines(wide)[1].hasPrefix(" 123456789  row 0"), "\(wide.text)")
    let narrow = TestHost(width: 36, height: 6) { Stepping { Sizes(step: $0 == 0 ? 0 : 2, width: 24) } }
    let before = lines(narrow)[0]
    narrow.press("n")
    expect(lines(narrow)[0], before, "\(narrow.text)")
    narrow.press(.pageDown)
    narrow.press(.pageDown)
    expect(lines(narrow)[0], not: before, "\(narrow.text)")
    check(narrow)
  }
}
