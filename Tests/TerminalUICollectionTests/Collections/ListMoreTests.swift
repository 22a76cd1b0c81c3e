import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// What lists and scroll views can besides.
@Suite struct ListMoreTests {
  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmedEnd }
  }

  private final class Log { var opened: [Set<Int>] = [] }

  private struct MenuRows: View {
    let log: Log
    @State private var selection: Int?
    var body: some View {
      List(0..<5, selection: $selection) { Text("Row \($0)") }
        .contextMenu(forSelectionType: Int.self) { rows in
          Button("Delete \(rows.sorted())") { log.opened.append(rows.union([100])) }
        } primaryAction: { rows in
          log.opened.append(rows)
        }
    }
  }

  @Test func `return and a double click run the primary action`() {
    let log = Log()
    let host = TestHost(width: 12, height: 5) { MenuRows(log: log) }
    host.press(.downArrow)
    host.press(.return)
    expect(log.opened, [[0]])
    host.click(on: "Row 2")
    expect(log.opened, [[0]])
    host.click(on: "Row 2")
    expect(log.opened, [[0], [2]])
  }

  @Test func `the other button opens a menu for what is selected, or for the row under it`() {
    let log = Log()
    let host = TestHost(width: 30, height: 9) { MenuRows(log: log) }
    host.press(.downArrow)
    host.send(.mouse(MouseEvent(.down(.right), at: Point(x: 3, y: 0))))
    host.send(.mouse(MouseEvent(.up(.right), at: Point(x: 3, y: 0))))
    expect(host.text, contains: "Delete [0]", "\(host.text)")
    host.press(.escape)
    host.send(.mouse(MouseEvent(.down(.right), at: Point(x: 3, y: 2))))
    host.send(.mouse(MouseEvent(.up(.right), at: Point(x: 3, y: 2))))
    expect(host.text, contains: "Delete [2]", "\(host.text)")
    host.click(on: "Delete [2]")
    expect(log.opened, [[2, 100]])
    host.press(.space, modifiers: .control)
    expect(host.text, contains: "Delete [2]", "\(host.text)")
    expect(host.issues, [])
  }

  @Test func `a section opens and closes at its header`() {
    struct Sections: View {
      @State private var isOpen = true
      var body: some View {
        List {
          Section("Files", isExpanded: $isOpen) { ForEach(0..<2) { Text("file \($0)") } }
          Text("last")
        }
      }
    }
    let host = TestHost(width: 12, height: 4) { Sections() }
    expect(lines(host), [" ▾ Files", " file 0", " file 1", " last"])
    host.click(on: "Files")
    expect(lines(host)[0...1], [" ▸ Files", " last"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `the selected row stays in sight when the window gets smaller`() {
    struct Rows: View {
      @State private var selection: Int?
      var body: some View { List(0..<100, selection: $selection) { Text("Row \($0)") } }
    }
    let host = TestHost(width: 12, height: 12) { Rows() }
    host.click(on: "Row 9")
    host.resize(width: 12, height: 5)
    expect(host.text, contains: "Row 9", "\(host.text)")
    host.scroll(dy: 10)
    host.resize(width: 12, height: 4)
    expect(host.text, lacks: "Row 9 ", "what was out of sight stays there")
    expect(host.host.checkInvariants(), [])
  }

  // Data C6
  @Test func `all of a million rows are selected without making one`() {
    struct Rows: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        VStack {
          List(0..<1_000_000, selection: $selection) { Text("Row \($0)") }
          Text("\(selection.count)")
        }
      }
    }
    let host = TestHost(width: 12, height: 6) { Rows() }
    host.press("a", modifiers: .control)
    expect(host.record.rowsBuilt, 0)
    expect(host.text, contains: "1000000")
  }

  // Data C6
  @Test func `all of many tags are selected some at a time`() {
    let host = TestHost(width: 12, height: 6) { Tags(count: 5_000) }
    host.press("a", modifiers: .control)
    expect(host.record.rowsBuilt, below: 1_000)
    expect(host.text, contains: "Sel: 0")
    host.advance(by: .milliseconds(20))
    expect(host.text, contains: "Sel: 5000")
  }

  // Data C6
  @Test(arguments: [KeyEquivalent.downArrow, .escape])
  func `a key ends the search for all tags`(key: KeyEquivalent) {
    let host = TestHost(width: 12, height: 6) { Tags(count: 5_000) }
    host.press("a", modifiers: .control)
    host.advance(by: .milliseconds(2))
    host.press(key)
    expect(host.text, contains: key == .escape ? "Sel: 0" : "Sel: 1")
    host.advance(by: .seconds(1))
    expect(host.text, contains: key == .escape ? "Sel: 0" : "Sel: 1")
    expect(host.record.rowsBuilt, 0)
  }

  @Test func `rows that come and go while all are looked for`() {
    let handle = TagsHandle()
    let host = TestHost(width: 12, height: 6) { Tags(count: 5_000, handle: handle) }
    host.press("a", modifiers: .control)
    host.advance(by: .milliseconds(2))
    handle.count?.wrappedValue = 4_999
    host.turn()
    host.advance(by: .milliseconds(50))
    expect(host.text, contains: "Sel: 4999")
    host.press("a", modifiers: .control)
    handle.count?.wrappedValue = 0
    host.turn()
    host.advance(by: .milliseconds(50))
    expect(host.text, contains: "gone")
  }

  private final class TagsHandle {
    var count: Binding<Int>?
  }

  private struct Tags: View {
    @State var count: Int
    var handle: TagsHandle?
    @State private var selection: Set<String> = []

    var body: some View {
      VStack(alignment: .leading) {
        if count == 0 {
          Text("gone")
        } else {
          List(0..<count, selection: $selection) { Text("Row \($0)").tag("tag \($0)") }
        }
        Text("Sel: \(selection.count)")
      }
      .onAppear { handle?.count = $count }
    }
  }
}
