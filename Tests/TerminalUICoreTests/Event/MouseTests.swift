import Expectations
import Testing
import TerminalUI
import TerminalUITesting

extension TestHost {
  fileprivate func mouse(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int = 0) {
    send(.mouse(MouseEvent(kind, at: Point(x: x, y: y))))
  }
}

@Suite struct MouseTests {
  @Test func `a click is a press and a release of the left button inside of the view`() {
    let log = Log()
    let host = TestHost(width: 5, height: 1) {
      HStack(spacing: 0) {
        Text("ab").onTapGesture { log.note("tap") }
        Text("cde")
      }
    }
    host.mouse(.down(.left), 0)
    expect(log.take(), [])
    host.mouse(.up(.left), 1)
    expect(log.take(), ["tap"])
    host.mouse(.down(.left), 0)
    host.mouse(.drag(.left), 3)
    host.mouse(.up(.left), 3)
    host.mouse(.down(.left), 3)
    host.mouse(.up(.left), 0)
    host.mouse(.down(.right), 0)
    host.mouse(.up(.right), 0)
    host.mouse(.up(.left), 0)
    expect(log.take(), [])
  }

  @Test func `a press whose release was lost is forgotten`() {
    let log = Log()
    let host = TestHost(width: 4, height: 1) {
      HStack(spacing: 0) {
        Text("ab").onTapGesture { log.note("first") }
        Text("cd").onTapGesture { log.note("second") }
      }
    }
    host.mouse(.down(.left), 0)
    host.mouse(.down(.left), 2)
    host.mouse(.up(.left), 2)
    expect(log.take(), ["second"])
  }

  @Test func `another button doesn't end a press`() {
    let log = Log()
    let host = TestHost(width: 2, height: 1) { Text("ab").onTapGesture { log.note("tap") } }
    host.mouse(.down(.left), 0)
    host.mouse(.down(.right), 0)
    host.mouse(.up(.right), 0)
    host.mouse(.up(.left), 0)
    expect(log.take(), ["tap"])
  }

  @Test func `the innermost view takes the click`() {
    let log = Log()
    let host = TestHost(width: 5, height: 1) {
      HStack(spacing: 0) {
        Text("ab").onTapGesture { log.note("inner") }
        Text("cde")
      }
      .onTapGesture { log.note("outer") }
    }
    host.click(x: 0, y: 0)
    host.click(x: 3, y: 0)
    expect(log.take(), ["inner", "outer"])
  }

  @Test func `a disabled view leaves the click to those around it`() {
    let log = Log()
    let host = TestHost(width: 2, height: 1) {
      Text("ab").onTapGesture { log.note("inner") }.disabled(true).onTapGesture { log.note("outer") }
    }
    host.click(x: 0, y: 0)
    expect(log.take(), ["outer"])
  }

  @Test func `the view in front takes the click`() {
    let log = Log()
    let host = TestHost(width: 3, height: 1) {
      ZStack(alignment: .leading) {
        Text("abc").onTapGesture { log.note("back") }
        Text("d").onTapGesture { log.note("front") }
      }
    }
    host.click(x: 0, y: 0)
    host.click(x: 2, y: 0)
    expect(log.take(), ["front", "back"])
  }

  @Test func `two clicks within half a second are a double click`() {
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Text("a").onTapGesture(count: 2) { log.note("double") } }
    host.click(x: 0, y: 0)
    host.advance(by: .milliseconds(500))
    host.click(x: 0, y: 0)
    expect(log.take(), ["double"])
    host.click(x: 0, y: 0)
    host.advance(by: .milliseconds(501))
    host.click(x: 0, y: 0)
    expect(log.take(), [])
    host.click(x: 0, y: 0)
    expect(log.take(), ["double"])
    host.click(x: 0, y: 0)
    expect(log.take(), [])
  }

  // Mend G2
  @Test func `clicks before the last of a double click wait, and then go to the views around`() {
    let log = Log()
    let host = TestHost(width: 1, height: 1) {
      Text("a").onTapGesture(count: 2) { log.note("open") }.onTapGesture { log.note("select") }
    }
    host.click(x: 0, y: 0)
    expect(log.take(), [])
    host.click(x: 0, y: 0)
    host.advance(by: .seconds(1))
    expect(log.take(), ["open"])
    host.click(x: 0, y: 0)
    host.advance(by: .milliseconds(501))
    expect(log.take(), ["select"])
  }

  @Test func `a release outside starts the count anew`() {
    let log = Log()
    let host = TestHost(width: 2, height: 1) {
      HStack(spacing: 0) {
        Text("a").onTapGesture(count: 2) { log.note("double") }
        Text("b")
      }
    }
    host.click(x: 0, y: 0)
    host.mouse(.down(.left), 0)
    host.mouse(.up(.left), 1)
    host.click(x: 0, y: 0)
    expect(log.take(), [])
  }

  @Test func `the action gets the cell in the view's own coordinates`() {
    var cells: [Point] = []
    let host = TestHost(width: 10, height: 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        Text("abc\ndef").padding(.leading, 2).onTapGesture { cells.append($0) }
      }
      .frame(width: 10, height: 4, alignment: .topLeading)
    }
    host.click(on: "e")
    host.click(on: "a")
    expect(cells, [Point(x: 3, y: 1), Point(x: 2, y: 0)])
  }

  @Test func `of several views the cell is that of the clicked one`() {
    var cells: [Point] = []
    let host = TestHost(width: 4, height: 1) {
      HStack(spacing: 0) {
        Group {
          Text("ab")
          Text("cd")
        }
        .onTapGesture { cells.append($0) }
      }
    }
    host.click(on: "d")
    expect(cells, [Point(x: 1, y: 0)])
  }

  @Test func `the wheel is offered to the innermost view under it`() {
    let log = Log()
    let host = TestHost(width: 4, height: 1) {
      HStack(spacing: 0) {
        Text("ab").onScrollWheel { dx, dy in
          log.note("inner \(dx) \(dy)")
          return dy > 0
        }
        Text("cd")
      }
      .onScrollWheel { dx, dy in
        log.note("outer \(dx) \(dy)")
        return true
      }
    }
    host.scroll(x: 0, dy: 2)
    expect(log.take(), ["inner 0 1", "inner 0 1"])
    host.scroll(x: 0, dy: -1)
    expect(log.take(), ["inner 0 -1", "outer 0 -1"])
    host.scroll(x: 3, dx: 1, dy: 0)
    expect(log.take(), ["outer 1 0"])
  }

  @Test func `a view that leaves while it is pressed takes the release with it`() {
    struct Screen: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        ZStack {
          Text("b").onTapGesture { log.note("back") }
          if isShown { Text("f").onTapGesture { log.note("front") } }
        }
        .onKeyPress("h") {
          isShown = false
          return .handled
        }
      }
    }
    let log = Log()
    let host = TestHost(width: 1, height: 1) { Screen(log: log) }
    host.mouse(.down(.left), 0)
    host.press("h")
    host.mouse(.up(.left), 0)
    expect(log.take(), [])
    host.click(x: 0, y: 0)
    expect(log.take(), ["back"])
  }

  @Test(arguments: [(-1, 0), (0, -1), (5, 0), (0, 5), (Int.max, Int.max), (Int.min, Int.min)])
  func `a click outside of the screen is nobody's`(x: Int, y: Int) {
    let log = Log()
    let host = TestHost(width: 1, height: 1) {
      Color.red.onTapGesture { log.note("tap") }.onScrollWheel { _, _ in true }
    }
    host.click(x: x, y: y)
    host.scroll(x: x, y: y, dy: 1)
    expect(log.take(), [])
  }
}
