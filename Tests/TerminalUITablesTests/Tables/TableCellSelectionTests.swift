import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUI
@testable import TerminalUICore

private final class Copied { var text = "" }

private struct Cells: View {
  var songs = Song.some
  var copied = Copied()
  @State private var cells: TableCellSelection<Int>?
  @State private var order: [SortKey<Song>] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Table(songs.sorted(using: order), sortOrder: $order) {
        TableColumn("Title", value: \.title)
        TableColumn("Artist", value: \.artist)
        TableColumn("Plays", value: \.plays) { Text("\($0.plays)") }.alignment(.numeric)
      }
      .tableCellSelection($cells)
      .environment(
        \.copyToClipboard,
        ClipboardAction {
          copied.text = "\($0)"
          return true
        })
      Text("Sel: \(cells?.description ?? "-")")
    }
  }
}

@Suite struct TableCellSelectionTests {
  private func last(_ host: TestHost) -> String {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).last.map { $0.trimmedEnd } ?? ""
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  // Look 7
  @Test func `without a selected cell the first one has the sign of the focus`() {
    let host = TestHost(width: 44, height: 7) { Cells() }
    expect(host.style(0, 1).attributes == .reverse && host.cursor?.isHidden == true, "\(host.styledText)")
    host.press(.downArrow)
    expect(host.faults(), [])
  }

  // Data C6
  @Test func `arrows go from cell to cell, and with shift make a rectangle`() {
    let host = TestHost(width: 44, height: 7) { Cells() }
    host.press(.downArrow)
    expect(last(host), "Sel: 1:0")
    host.press(.rightArrow)
    host.press(.downArrow)
    expect(last(host), "Sel: 2:1")
    host.press(.rightArrow, modifiers: .shift)
    host.press(.downArrow, modifiers: .shift)
    expect(last(host), "Sel: 2:1 … 3:2")
    host.press(.leftArrow, modifiers: .shift)
    expect(last(host), "Sel: 2:1 … 3:1")
    host.press(.end, modifiers: .shift)
    expect(last(host), "Sel: 2:1 … 4:1")
    host.press(.leftArrow)
    host.press(.leftArrow)
    expect(last(host), "Sel: 4:0")
    check(host)
  }

  // Data C6, Look 9
  @Test func `only the cells of the rectangle are marked, and the one that keys move is the brightest`() {
    let host = TestHost(width: 44, height: 7) { Cells() }
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    host.press(.rightArrow, modifiers: .shift)
    let plain = host.style(1, 3)
    let marked = host.style(1, 1)
    expect(marked, not: plain)
    expect(host.style(1, 2), marked)
    expect(host.style(10, 1), marked)
    expect(host.style(10, 2) != marked && host.style(10, 2) != plain)
    expect(host.style(24, 1), plain)
    expect(host.style(0, 1), plain)
  }

  // Data C6, Look J6
  @Test func `each row of the rectangle is told to be selected, and seen to be without colours`() {
    let host = TestHost(width: 44, height: 7) { Cells() }
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    let rows = host.find(.list).children.filter { $0.role == .row }
    expect(rows.map(\.isSelected).prefix(3), [true, true, false])
    host.audit()
  }

  // Data C6, Look 10
  @Test func `the gap between two selected columns belongs to the band`() {
    let colors = TerminalColors(
      depth: .rgb, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0), scheme: .dark)
    let host = TestHost(width: 44, height: 7, colors: colors) { Cells() }
    host.drag((x: 2, y: 1), (x: 12, y: 2))
    let band = host.style(1, 1).background
    expect(band != nil && host.style(9, 1).background == band && host.style(12, 1).background == band)
    expect(host.style(12, 2).background, not: band)
    expect(host.style(0, 1).background != band && host.style(30, 1).background != band)
  }

  // Data C6
  @Test func `a drag makes a rectangle, as shift with a click does`() {
    let host = TestHost(width: 44, height: 7) { Cells() }
    host.drag((x: 2, y: 1), (x: 12, y: 2), (x: 12, y: 3))
    expect(last(host), "Sel: 1:0 … 3:1")
    host.click(x: 12, y: 2)
    expect(last(host), "Sel: 2:1")
    host.click(x: 2, y: 4, modifiers: .shift)
    expect(last(host), "Sel: 2:1 … 4:0")
    check(host)
  }

  private func message(_ text: String) -> String { TerminalMessage.clipboard(text).map { "\($0)" } ?? "" }

  // Data C6
  @Test func `what is copied has tabs between the columns`() {
    let copied = Copied()
    let host = TestHost(width: 44, height: 7) { Cells(copied: copied) }
    host.drag((x: 12, y: 1), (x: 24, y: 2))
    host.press("c", modifiers: .option)
    expect(copied.text, message("Joni\t30\nMonk\t5"))
    host.press("a", modifiers: .control)
    host.press("c", modifiers: .option)
    expect(
      copied.text, message("Blue\tJoni\t30\nAlone\tMonk\t5\nCaravan\tDuke\t100\nBlue\tDuke\t7"))
  }

  // Data C6
  @Test func `another order keeps the corners`() {
    let host = TestHost(width: 44, height: 7) { Cells() }
    host.drag((x: 2, y: 1), (x: 2, y: 2))
    host.click(on: "Title")
    expect(last(host), "Sel: 1:0 … 2:0")
    // Alone, Blue (1), Blue (4), Caravan.
    let plain = host.style(1, 4)
    expect(host.style(1, 1) != plain && host.style(1, 2) != plain)
    expect(host.style(1, 3), plain)
    check(host)
  }

  // Data C6, Data C1
  @Test func `all cells of a million rows are selected without making a row`() {
    let host = TestHost(width: 44, height: 7) { Cells(songs: Song.many(100_000)) }
    host.press(.downArrow)
    host.press("a", modifiers: .control)
    expect(last(host), "Sel: 0:0 … 99999:2")
    expect(host.record.rowsBuilt, atMost: 20)
    host.press(.upArrow)
    check(host)
  }

  @Test func `return presses the control of the cell`() {
    struct Buttons: View {
      @State private var cells: TableCellSelection<Int>?
      @State private var said = "-"
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Table(Song.some) {
            TableColumn("A") { song in Button("a") { said = "a\(song.id)" } }
            TableColumn("B") { song in Button("b") { said = "b\(song.id)" } }
          }
          .tableCellSelection($cells)
          Text(said)
        }
      }
    }
    let host = TestHost(width: 44, height: 7) { Buttons() }
    host.press(.downArrow)
    host.press(.rightArrow)
    host.press(.downArrow)
    host.press(.return)
    expect(last(host), "b2", "\(host.text)")
    check(host)
  }
}
