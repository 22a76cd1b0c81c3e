import Expectations
import Testing
import TerminalUI
import TerminalUITesting
import TestScreens

/// Which pane the focus is in, as it is seen.
@Suite struct PaneFocusTests {
  private struct Panes: View {
    var body: some View {
      HSplitView {
        Button("A") {}.frame(maxWidth: .infinity, maxHeight: .infinity)
        VSplitView {
          Button("B") {}.frame(maxWidth: .infinity, maxHeight: .infinity)
          Button("C") {}.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
  }

  private func glyphs(_ host: TestHost) -> (column: String, row: String) {
    let screen = host.screen
    let x = (0..<40).first { "│▏▕▌▐".contains(screen[$0, 1].glyph.string) } ?? 0
    let y = (0..<11).first { "─▔▁".contains(screen[39, $0].glyph.string) } ?? 0
    return (screen[x, 1].glyph.string + screen[x, 9].glyph.string, screen[39, y].glyph.string)
  }

  // Look 8, Look H6
  @Test(arguments: ColorDepth.allCases)
  func `a divider has a line at the side of the pane with the focus`(depth: ColorDepth) {
    let host = TestHost(width: 40, height: 11, colors: TerminalColors(depth: depth)) { Panes() }
    expect(glyphs(host) == ("▏▏", "─"))
    host.press(.tab)
    expect(glyphs(host) == ("▕│", "▔"))
    host.press(.tab)
    expect(glyphs(host) == ("│▕", "▁"))
    host.press(.tab)
    expect(glyphs(host) == ("▏▏", "─"))
  }

  // Look 8
  @Test func `a divider ends its line where a part of the split view beside it ends`() {
    let host = TestHost(width: 40, height: 15) {
      HSplitView {
        Button("A") {}.frame(maxWidth: .infinity, maxHeight: .infinity)
        VSplitView {
          ForEach(["B", "C", "D"], id: \.self) {
            Button($0) {}.frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
      }
    }
    func marked() -> Set<Int> {
      Set((0..<15).filter { y in (0..<40).contains { "▕▐".contains(host.screen[$0, y].glyph.string) } })
    }
    var seen: [Set<Int>] = []
    for name in ["B", "C", "D"] {
      host.find(.button, name).focus()
      expect(marked().contains(host.position(of: name)?.y ?? -1), "\(name): \(host.text)")
      seen.append(marked())
    }
    for (one, next) in zip(seen, seen.dropFirst()) { expect(one.isDisjoint(with: next)) }
  }

  // Look 8, Look 17
  @Test func `beside a frame in the tint a divider isn't marked, too`() {
    let host = TestHost(width: 40, height: 11) {
      HSplitView {
        Button("A") {}.frame(maxWidth: .infinity, maxHeight: .infinity).titledBorder("One")
        Button("B") {}.frame(maxWidth: .infinity, maxHeight: .infinity).titledBorder(
          "Two", subtitle: "3 of 4")
      }
    }
    for _ in 0..<2 {
      expect(host.text, lacks: "▏")
      expect(host.text, lacks: "▕")
      host.press(.tab)
    }
    expect(host.text, contains: "╭ One ")
    expect(host.text, contains: " 3 of 4 ╯")
  }

  // Look 8, Look 17
  @Test func `the handle of a divider is at the side of its line`() {
    let host = TestHost(width: 40, height: 11, colors: TerminalColors(depth: .rgb)) { Panes() }
    let column = (0..<11).map { y in
      (0..<40).map { host.screen[$0, y].glyph.string }.first { "▏▌│┃".contains($0) }
    }
    expect(column, (0..<11).map { (4...6).contains($0) ? "▌" : "▏" }, "\(host.text)")
  }

  // Look 8
  @Test func `the focus goes on by painting dividers, and evaluates nothing`() {
    let host = TestHost(width: 40, height: 11) { Panes() }
    host.press(.tab)
    expect(host.host.record.bodies.filter { $0 == "Panes" }, [])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a divider has a handle where it is long enough`() {
    let host = TestHost(width: 40, height: 11) { Panes() }
    expect((0..<40).contains { x in (0..<11).filter { host.screen[x, $0].glyph.string == "▌" }.count == 3 })
    expect(host.text, contains: "━━━")
    let low = TestHost(width: 40, height: 5) { Panes() }
    expect(low.text, lacks: "▌")
  }

  @Test func `the mark follows a divider across that the mouse moves`() {
    let host = TestHost(width: 40, height: 11) { Panes() }
    host.press(.tab)
    for row in [5, 3, 7] {
      let from = (0..<11).first { "─▔▁".contains(host.screen[39, $0].glyph.string) } ?? 5
      host.play(.drag(x: 35, y: from, toX: 35, toY: row))
      host.expectSound("\(from) to \(row)")
    }
  }

  // Look 8
  @Test func `of columns the title of the one with the focus stands out`() {
    for depth in ColorDepth.allCases {
      let host = TestHost(width: 100, height: 12, colors: TerminalColors(depth: depth)) {
        NavigationSplitView {
          Button("A") {}.navigationTitle("Folders")
        } detail: {
          Button("B") {}.navigationTitle("Inbox")
        }
      }
      func styles() -> [Style] {
        ["Folders", "Inbox"].map { name in
          let point = host.position(of: name)!
          return host.screen[point.x, point.y].style
        }
      }
      let first = styles()
      expect(first[0], not: first[1])
      host.press(.tab)
      if host.find(.button, "B").isFocused { expect(styles(), first.reversed(), "\(depth)") }
    }
  }

  @Test func `a sidebar is on a surface where colours are known`() {
    let colors = TerminalColors(depth: .rgb, foreground: .rgb(220, 220, 220), background: .rgb(20, 20, 24))
    let host = TestHost(width: 100, height: 12, colors: colors) {
      NavigationSplitView {
        Text("A")
      } detail: {
        Text("B")
      }
    }
    expect(host.screen[0, 11].style.background != nil)
    expectNil(host.screen[99, 11].style.background)
  }
}
