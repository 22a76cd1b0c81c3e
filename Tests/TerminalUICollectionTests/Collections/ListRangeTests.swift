import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// What is selected among rows that have no nodes, where an element alone doesn't tell.
@Suite struct ListRangeTests {
  /// Two sections of 100 rows each.
  private struct Sections: View {
    @State private var selection: Set<Int> = []

    var body: some View {
      List(selection: $selection) {
        Section("A") { ForEach(0..<100, id: \.self) { Text("a\($0)") } }
        Section("B") { ForEach(100..<200, id: \.self) { Text("b\($0)") } }
      }
      Text("Sel: \(selection.count), \(selection.min() ?? -1)...\(selection.max() ?? -1)")
    }
  }

  /// 50 sections of three rows each, whose tags begin at 1 000.
  private struct Nested: View {
    @State private var selection: Set<Int> = []

    var body: some View {
      List(selection: $selection) {
        ForEach(0..<50, id: \.self) { section in
          Section("S\(section)") {
            ForEach(0..<3, id: \.self) { Text("r\($0)").tag(1_000 + 3 * section + $0) }
          }
        }
      }
      Text("Sel: \(selection.count), \(selection.min() ?? -1)...\(selection.max() ?? -1)")
    }
  }

  /// 60 rows whose tags are not their identities, though of the same type; they can be deleted.
  private struct Tagged: View {
    @State private var items = Array(0..<60)
    @State private var selection: Set<Int> = []

    var body: some View {
      List(selection: $selection) {
        ForEach(items.indices, id: \.self) { Text("r\(items[$0])").tag(items[$0] * 2) }
          .onDelete { places in
            items.remove(atOffsets: places)
            selection = []
          }
      }
      .onKeyPress("s") {
        selection = [40]
        return .handled
      }
      Text("Sel: \(selection.count), \(selection.min() ?? -1)...\(selection.max() ?? -1)")
      Text("Items: \((items.prefix(4).map(String.init) + ["of \(items.count)"]).joined(separator: " "))")
    }
  }

  private struct Odd: View {
    @State private var selection: Set<Int> = []

    var body: some View {
      List(selection: $selection) {
        ForEach(0..<50, id: \.self) { Text("r\($0)").selectionDisabled($0 % 2 == 1) }
      }
      Text("Sel: \(selection.count), \(selection.min() ?? -1)...\(selection.max() ?? -1)")
    }
  }

  private func host(@ViewBuilder _ content: () -> some View) -> TestHost {
    TestHost(width: 24, height: 9) { VStack(alignment: .leading, spacing: 0) { content() } }
  }

  private func line(_ host: TestHost, _ start: String) -> String {
    host.text.split(separator: "\n").first { $0.hasPrefix(start) }.map {
      String($0.dropFirst(start.count)).trimmedEnd
    }
      ?? ""
  }

  private func selection(_ host: TestHost) -> String { line(host, "Sel: ") }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test func `Shift selects across sections, and rows that were never made`() {
    let host = host { Sections() }
    host.press(.downArrow)
    host.press(.end, modifiers: .shift)
    expect(selection(host), "200, 0...199")
    host.press(.upArrow, modifiers: .shift)
    expect(selection(host), "199, 0...198")
    host.press(.end)
    host.press(.home, modifiers: .shift)
    expect(selection(host), "200, 0...199")
    check(host)
  }

  @Test func `all rows are those in sections too, and nothing but rows`() {
    let sections = host { Sections() }
    sections.press("a", modifiers: .control)
    expect(selection(sections), "200, 0...199")
    let nested = host { Nested() }
    nested.press("a", modifiers: .control)
    expect(selection(nested), "150, 1000...1149")
    check(nested)
  }

  @Test func `Shift goes through sections that were never made`() {
    let host = host { Nested() }
    host.press(.downArrow)
    host.press(.end, modifiers: .shift)
    expect(selection(host), "150, 1000...1149")
    host.press(.home)
    host.press(.pageDown, modifiers: .shift)
    let page = selection(host)
    host.press(.end)
    host.press(.home)
    host.press(.pageDown, modifiers: .shift)
    expect(selection(host), page)
    check(host)
  }

  @Test func `rows that can't be selected are left out, made or not`() {
    let host = host { Odd() }
    host.press("a", modifiers: .control)
    expect(selection(host), "25, 0...48")
    host.press(.home)
    host.press(.end, modifiers: .shift)
    expect(selection(host), "25, 0...48")
    check(host)
  }

  @Test func `what is deleted are the rows with the selected tags, in sight or not`() {
    let host = host { Tagged() }
    for _ in 0..<3 { host.press(.downArrow) }
    expect(selection(host), "1, 4...4")
    for _ in 0..<20 { host.press(.downArrow, modifiers: .shift) }
    expect(selection(host), "21, 4...44")
    host.press(.delete)
    expect(line(host, "Items: "), "0 1 23 24 of 39")
    host.press("a", modifiers: .control)
    host.press(.delete)
    expect(line(host, "Items: "), "of 0")
    check(host)
  }

  @Test func `keys go on from a selected tag out of sight`() {
    let host = host { Tagged() }
    host.press(.end)
    expect(selection(host), "1, 118...118")
    host.scroll(dy: -100)
    host.press(.upArrow)
    expect(selection(host), "1, 116...116")
    check(host)
  }

  @Test func `Shift goes on from what the app selected`() {
    let host = host { Tagged() }
    host.press(.downArrow)
    host.press(.downArrow, modifiers: .shift)
    expect(selection(host), "2, 0...2")
    for _ in 0..<20 { host.press(.downArrow) }
    host.press("s")
    expect(selection(host), "1, 40...40")
    host.press(.downArrow, modifiers: .shift)
    expect(selection(host), "2, 40...42")
    host.press(.upArrow, modifiers: .shift)
    host.press(.upArrow, modifiers: .shift)
    expect(selection(host), "2, 38...40")
    check(host)
  }

  @Test func `rows that a modifier says nothing of are selected without being made`() {
    let host = TestHost(width: 24, height: 9) { Many() }
    host.press(.home)
    host.press(.end, modifiers: .shift)
    expect(host.record.rowsBuilt, below: 60)
    expect(selection(host), "100000")
    host.press("a", modifiers: .control)
    expect(host.record.rowsBuilt, below: 10)
  }

  private struct Many: View {
    @State private var selection: Set<Int> = []
    var body: some View {
      VStack(alignment: .leading) {
        List(0..<100_000, selection: $selection) { Text("r\($0)").listRowSeparator(.visible) }
        Text("Sel: \(selection.count)")
      }
    }
  }
}
