import Expectations
import TestScreens
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore
@testable import TerminalUIElements

/// The terminal's cursor is where the focus is, and is seen where text is entered. Look J1
@Suite struct FocusCursorTests {
  // Look 11, Look J1
  @Test func `it is seen in fields, and in views that look the same with the focus`() {
    let host = TestHost(width: 20, height: 5) {
      VStack(alignment: .leading) {
        Button("Save") {}
        TextField("Name", text: .constant("Ada"))
        Toggle("Wrap", isOn: .constant(true))
        Text("end").focusable()
      }
    }
    for isHidden in [true, false, true, false] {
      expect(host.cursor?.isHidden, isHidden, "\(host.text)")
      host.press(.tab)
    }
  }

  // Look 11, Look J1
  @Test func `the user sees it everywhere, and so does an app that wants it`() {
    var environment = EnvironmentValues()
    environment.showsFocusCursor = true
    let usual = TestHost(width: 20, height: 5, environment: environment) {
      Button("Save") {}
      Button("Hidden") {}.focusCursor(.hidden)
    }
    expect(usual.cursor?.isHidden, false)
    usual.press(.tab)
    expectNil(usual.cursor)
    let own = TestHost(width: 20, height: 5) { Button("Save") {}.focusCursor(.visible) }
    expect(own.cursor?.isHidden, false)
  }

  /// Rows that can be selected, or only be scrolled.
  private struct Lines: View {
    let count: Int
    let canSelect: Bool
    @State private var selected: Int?

    var body: some View {
      if canSelect {
        List(0..<count, id: \.self, selection: $selected) { Text("row \($0)") }
      } else {
        List(0..<count, id: \.self) { Text("row \($0)") }
      }
    }
  }

  // Look 7, Look 11
  @Test(
    arguments: [(0, true), (1, true), (50, true), (0, false), (1, false), (50, false)],
    [TerminalColors.unknown, TerminalColors(depth: .none)])
  func `a list without a selection has a cell in the tint in its first line while it has the focus`(
    kind: (count: Int, canSelect: Bool), colors: TerminalColors
  ) {
    let (count, canSelect) = kind
    let host = TestHost(width: 20, height: 6, colors: colors) {
      VStack(spacing: 0) {
        Lines(count: count, canSelect: canSelect)
        Button("other") {}
      }
    }
    let look = host.host.palette.look(.focused)
    func signs() -> [Point] {
      (0..<5).flatMap { y in (0..<20).map { Point(x: $0, y: y) } }.filter { point in
        let style = host.screen[point.x, point.y].style
        return style.attributes.contains(.reverse) && style.foreground == look.foreground
      }
    }
    expect(signs(), [.zero], "\(host.styledText)")
    expect(host.cursor?.isHidden, true)
    host.press(.tab)
    expect(signs(), [], "\(host.styledText)")
    host.press(.tab)
    expect(signs(), [.zero], "\(host.styledText)")
    expect(host.host.drawAll(), host.screen)
    host.scroll(x: 3, y: 2, dx: 0, dy: 2)
    expect(signs(), [.zero], "\(host.styledText)")
    expect(host.faults(), [])
    guard canSelect, count > 0 else { return }
    host.press(.downArrow)
    expect(signs().count, atLeast: 19, "the row looks focused, and nothing else: \(host.styledText)")
  }

  // Look 7
  @Test func `the sign takes both halves of a wide character, and nothing of what is above`() {
    func host(_ isCovered: Bool) -> TestHost {
      TestHost(width: 20, height: 4) {
        List(["日本", "b"], id: \.self) { Text($0) }
          .listStyle(.plain)
          .overlay(alignment: .topLeading) { if isCovered { Text("over") } }
      }
    }
    let (free, covered) = (host(false), host(true))
    expect((0..<2).allSatisfy { free.screen[$0, 0].style.attributes == .reverse }, "\(free.styledText)")
    expect((0..<4).allSatisfy { covered.screen[$0, 0].style == .plain }, "\(covered.styledText)")
    for host in [free, covered] {
      expect(host.text, contains: host === free ? "日本" : "over")
      expect(host.faults(), [])
    }
  }

  // Look 7
  @Test func `a scroll view that keys scroll has its indicator in the tint`() throws {
    let host = TestHost(width: 20, height: 6) {
      VStack(spacing: 0) {
        ScrollView { ForEach(0..<30) { Text("line \($0)") } }
        Button("other") {}
      }
    }
    let place = try #require(host.position(of: "▐"))
    expect(host.screen[place.x, place.y].style.foreground, .cyan, "\(host.styledText)")
    expect(host.cursor?.isHidden, true)
    host.press(.tab)
    expect(host.screen[place.x, place.y].style.foreground, not: .cyan)
  }

  // Look J1, Look 11
  @Test func `it goes with the focus, to where the label begins`() {
    let host = TestHost(width: 20, height: 5) {
      VStack(alignment: .leading) {
        Text("title")
        Button("Save") {}
        Toggle("Wrap", isOn: .constant(true))
        Text("end").focusable()
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    for word in ["Save", "Wrap", "end", "Save"] {
      expect(host.cursor?.position, host.position(of: word), "\(word)")
      host.press(.tab)
    }
  }

  // Look J1
  @Test func `while nothing has the focus it is hidden`() {
    let host = TestHost(width: 20, height: 5) { Text("q quits").onKeyPress("q") { .handled } }
    expectNil(host.cursor)
  }

  // Look J1
  @Test func `the selected row of a list carries it`() {
    struct Rows: View {
      @State private var selected: Int?
      var body: some View { List(0..<50, id: \.self, selection: $selected) { Text("row \($0)") } }
    }
    let host = TestHost(width: 20, height: 5) { Rows() }
    expect(host.cursor?.position, Point(x: 1, y: 0))
    for _ in 0..<3 { host.press(.downArrow) }
    expect(host.cursor?.position, host.position(of: "row 2"))
    host.press(.pageDown)
    expect(host.cursor.map { host.find(.row, "row 7").frame.contains($0.position) }, true)
    // Out of sight it is still in the list.
    host.scroll(x: 3, y: 3, dy: 30)
    expect(host.cursor.map { host.find(.list).frame.contains($0.position) }, true)
  }

  // Look J1
  @Test func `an app hides it where it wants to`() {
    let host = TestHost(width: 20, height: 5) {
      Button("a") {}.focusCursor(.hidden)
      Button("b") {}
      TextField("c", text: .constant("text")).focusCursor(.hidden)
    }
    expectNil(host.cursor)
    host.press(.tab)
    expect(host.cursor?.position, host.position(of: "b"))
    host.press(.tab)
    expect(host.cursor != nil)
  }

  @Test func `a turn in which nothing moves writes nothing`() {
    let host = TestHost(width: 20, height: 5) { Button("a") {} }
    let before = host.terminal.writes.count
    host.turn()
    host.press("x")
    expect(host.terminal.writes.count, before)
  }

  @Test(arguments: [
    ("[x] Wrap", 4), ("[ Save ]", 2), ("(•) One", 4), ("  › Ünder", 4), ("━━━", 0), ("   ", 0), ("[+]", 0),
    ("日本", 0), ("  7", 2),
  ])
  func `the words of a line begin behind its marks`(line: String, x: Int) {
    let host = TestHost(width: 9, height: 1) {
      Text(line).frame(maxWidth: .infinity, alignment: .leading).focusable()
    }
    expect(host.cursor?.position, Point(x: x, y: 0))
  }
}
