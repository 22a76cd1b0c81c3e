import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import TerminalUICore

@Suite struct SplitViewTests {
  private struct Part: View {
    let name: String
    var body: some View {
      Button(name) {}.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private struct Screen: View {
    var body: some View {
      HSplitView {
        Part(name: "A").frame(minWidth: 6, idealWidth: 10)
        Part(name: "B").frame(minWidth: 8)
      }
    }
  }

  /// A line, or a block at the side of the view with the focus.
  private func divider(_ host: TestHost) -> Int? {
    ["│", "▏", "▕", "▌", "▐"].compactMap { host.position(of: $0)?.x }.min()
  }

  @Test func `each begins with what it would like, and a line is between them`() {
    let host = TestHost(width: 40, height: 3) { Screen() }
    expect(divider(host), 10)
    expect(host.position(of: "  B  "), Point(x: 11, y: 0))
    let below = TestHost(width: 20, height: 9) {
      VSplitView {
        Part(name: "A").frame(minHeight: 2, idealHeight: 3)
        Part(name: "B")
      }
    }
    expect(below.position(of: "▀▀")?.y, 3)
    expect(below.position(of: "  B  ")?.y, 4)
  }

  // Look 12, Look 17
  @Test func `a frame beside a divider doesn't double it, and the divider is still moved`() {
    let framed = TestHost(width: 40, height: 9) {
      HSplitView {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).border(.rounded)
          .frame(minWidth: 6, idealWidth: 10)
        GroupBox("Box") { Text("b").frame(maxWidth: .infinity, maxHeight: .infinity) }
      }
    }
    for y in [1, 2, 7] {
      expect(
        framed.screen[9, y].glyph.string == "│" && framed.screen[11, y].glyph.string == "│", "\(framed.text)")
      expect(framed.screen[10, y].glyph.string, " ", "\(framed.text)")
    }
    // The handle says that it can be moved.
    expect(framed.screen[10, 4].glyph.string, "┃")
    framed.drag((x: 10, y: 1), (x: 20, y: 1))
    expect(
      framed.screen[19, 1].glyph.string == "│" && framed.screen[20, 1].glyph.string == " ", "\(framed.text)")
    let stacked = TestHost(width: 20, height: 9) {
      VSplitView {
        Color.clear.border()
        Text("b").frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    expect(stacked.text.filter { $0 == "─" }.count, 2 * 18, "\(stacked.text)")
  }

  // The splits must show 3: a step of the mouse is a frame, and no body is evaluated.
  @Test func `the mouse drags a divider: each step a frame, and no body`() {
    let host = TestHost(width: 200, height: 20) { Screen() }
    host.send(.mouse(MouseEvent(.down(.left), at: Point(x: 10, y: 1))))
    for x in [11, 30, 100, 191, 199] {
      host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: x, y: 1))))
      expect(divider(host), min(x, 191))
      expect(host.host.record.bodies, [])
    }
    host.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 0, y: 1))))
    expect(divider(host), 6)
    host.send(.mouse(MouseEvent(.up(.left), at: Point(x: 0, y: 1))))
    host.send(.mouse(MouseEvent(.move, at: Point(x: 50, y: 1))))
    expect(divider(host), 6)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `two clicks on a divider bring back what was at first`() {
    let host = TestHost(width: 40, height: 3) { Screen() }
    host.drag((10, 1), (20, 1))
    expect(divider(host), 20)
    host.advance(by: .seconds(1))
    host.click(x: 20, y: 1)
    host.click(x: 20, y: 1)
    expect(divider(host), 10)
  }

  @Test func `keys move the divider beside the view with the focus`() {
    let host = TestHost(width: 40, height: 3) { Screen() }
    host.press(.rightArrow, modifiers: [.option, .shift])
    expect(divider(host), 11)
    host.press(">", modifiers: .option)
    expect(divider(host), 12)
    host.find(.button, "B").focus()
    host.press(">", modifiers: .option)
    expect(divider(host), 11)
    host.press("<", modifiers: .option)
    host.press(.leftArrow, modifiers: [.option, .shift])
    expect(divider(host), 11)
    host.press(.upArrow, modifiers: [.option, .shift])
    expect(divider(host), 11)
    expect(host.find(.button, "B").isFocused)
  }

  @Test func `one view is shown alone, and all again; the state stays`() {
    let host = TestHost(width: 40, height: 3) { Screen() }
    host.press("z", modifiers: .option)
    expect(divider(host) == nil && !host.text.contains("B"))
    host.press(.tab)
    expect(host.find(.button, "A").isFocused)
    host.press("z", modifiers: .option)
    expect(divider(host) == 10 && host.text.contains("B"))
    expect(host.host.checkInvariants(), [])
  }

  @Test func `the lengths stay in proportion when the window changes, and none is lost in a small one`() {
    let host = TestHost(width: 41, height: 3) { Screen() }
    host.drag((10, 1), (20, 1))
    host.resize(width: 81, height: 3)
    expect(divider(host), 40)
    for width in [1, 2, 5, 14, 15, 41] {
      host.resize(width: width, height: 2)
      expect(host.host.checkInvariants(), [])
    }
    expect(divider(host), 20)
  }

  @Test func `views come and go`() {
    let host = TestHost(width: 40, height: 4) { Changing() }
    expect(host.text.filter { "│▏▕▌▐".contains($0) }.count, 8)
    host.press("x")
    expect(host.text.filter { "│▏▕▌▐".contains($0) }.count, 4)
    expect(host.host.checkInvariants(), [])
    host.press("x")
    expect(host.text.filter { "│▏▕▌▐".contains($0) }.count, 8)
  }

  private struct Changing: View {
    @State private var hasMiddle = true
    var body: some View {
      HSplitView {
        Part(name: "A")
        if hasMiddle { Part(name: "M") }
        Part(name: "B")
      }
      .onKeyPress("x") {
        hasMiddle.toggle()
        return .handled
      }
    }
  }

  @Test func `of split views in each other the nearest one takes a key along its axis`() {
    let host = TestHost(width: 40, height: 11) {
      HSplitView {
        Part(name: "A").frame(idealWidth: 10)
        VSplitView {
          Part(name: "B").frame(idealHeight: 5)
          Part(name: "C")
        }
      }
    }
    host.find(.button, "B").focus()
    host.press(.downArrow, modifiers: [.option, .shift])
    expect(host.position(of: "▀▀")?.y, 6)
    host.press(.rightArrow, modifiers: [.option, .shift])
    expect(divider(host), 11)
  }
}
