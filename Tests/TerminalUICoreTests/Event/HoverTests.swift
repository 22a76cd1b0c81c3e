import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@Suite struct HoverTests {
  @Test func `a view hears once when the mouse comes and once when it leaves`() {
    let log = Log()
    let host = TestHost(width: 6, height: 1) {
      HStack(spacing: 0) {
        Text("abc").onHover { log.note("first \($0)") }
        Text("def").onHover { log.note("second \($0)") }
      }
    }
    host.hover(x: 0, y: 0)
    host.hover(x: 1, y: 0)
    host.hover(x: 4, y: 0)
    expect(log.take(), ["first true", "first false", "second true"])
  }

  @Test func `views around the one under the mouse hear too`() {
    let log = Log()
    let host = TestHost(width: 6, height: 1) {
      Text("abc").onHover { log.note("inner \($0)") }.frame(width: 6).background(Color.blue)
        .onHover { log.note("outer \($0)") }
    }
    host.hover(x: 2, y: 0)
    host.hover(x: 0, y: 0)
    expect(log.take(), ["outer true", "inner true", "inner false"])
  }

  @Test func `continuous hovering tells each cell, in the view's coordinates`() {
    let log = Log()
    let host = TestHost(width: 6, height: 1) {
      HStack(spacing: 0) {
        Text("ab")
        Text("cdef").onContinuousHover { phase in
          switch phase {
          case .active(let point): log.note("\(point.x)")
          case .ended: log.note("ended")
          }
        }
      }
    }
    host.hover(x: 2, y: 0)
    host.hover(x: 4, y: 0)
    host.hover(x: 4, y: 0)
    host.hover(x: 0, y: 0)
    expect(log.take(), ["0", "2", "ended"])
  }

  @Test func `the terminal reports movements only while a view wants to hear of them`() {
    let host = TestHost(width: 6, height: 1) { Optional() }
    expect(!host.terminal.reportsMouseMotion)
    host.press("x")
    expect(host.terminal.reportsMouseMotion)
    host.press("x")
    expect(!host.terminal.reportsMouseMotion)
  }

  private struct Optional: View {
    @State private var wantsHover = false
    var body: some View {
      Group {
        if wantsHover { Text("a").onHover { _ in } } else { Text("b") }
      }
      .onKeyPress("x") {
        wantsHover.toggle()
        return .handled
      }
    }
  }
}
