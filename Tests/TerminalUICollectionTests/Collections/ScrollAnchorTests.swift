import Expectations
import Testing
import TerminalUITesting

@testable import TerminalUI
@testable import TerminalUICore

/// Which part of its content a scroll view shows, who may change that, and who hears of it.
@Suite struct ScrollAnchorTests {
  private final class Log {
    private(set) var entries: [String] = []
    func note(_ entry: String) { entries.append(entry) }
  }

  private struct Tail: View {
    @State private var count = 3
    var kind = 0
    var anchor: UnitPoint? = .bottom

    var body: some View {
      content.defaultScrollAnchor(anchor)
        .onKeyPress("+") {
          count += 2
          return .handled
        }
    }

    @ViewBuilder private var content: some View {
      switch kind {
      case 0: ScrollView { VStack(alignment: .leading) { lines }.frame(width: 11) }
      case 1: ScrollView { LazyVStack(alignment: .leading) { lines } }
      default: List { lines }
      }
    }

    private var lines: some View { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
  }

  private func lines(_ host: TestHost) -> [String] {
    host.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map {
        $0.filter { $0.isLetter || $0.isNumber || $0 == " " }.split(separator: " ").prefix(2).joined(
          separator: " ")
      }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test(arguments: 0..<3)
  func `a tail stays in sight while it grows, until the user scrolls up`(kind: Int) {
    let host = TestHost(width: 12, height: 4) { Tail(kind: kind) }
    // What is smaller stands at the end, too.
    expect(lines(host), ["", "line 0", "line 1", "line 2"])
    host.type("+")
    expect(lines(host), ["line 1", "line 2", "line 3", "line 4"])
    for _ in 0..<8 { host.type("+") }
    expect(lines(host), ["line 17", "line 18", "line 19", "line 20"])
    host.scroll(dy: -1)
    expect(lines(host), ["line 14", "line 15", "line 16", "line 17"])
    host.type("+")
    expect(lines(host), ["line 14", "line 15", "line 16", "line 17"])
    host.scroll(dy: 20)
    expect(lines(host).last, "line 22")
    host.type("+")
    expect(lines(host).last, "line 24")
    check(host)
  }

  @Test(arguments: 0..<3)
  func `a window that changes shows the end still`(kind: Int) {
    let host = TestHost(width: 12, height: 9) { Tail(kind: kind) }
    for _ in 0..<8 { host.type("+") }
    for height in [3, 12, 1, 30, 5] {
      host.resize(width: 12, height: height)
      expect(lines(host).last, "line 18", "\(height)")
    }
    check(host)
  }

  @Test func `without an anchor the start is shown, and content stands at the top`() {
    let host = TestHost(width: 12, height: 4) { Tail(anchor: nil) }
    expect(lines(host), ["line 0", "line 1", "line 2", ""])
    host.type("+++")
    expect(lines(host), ["line 0", "line 1", "line 2", "line 3"])
  }

  @Test func `a click reaches content that stands at the end`() {
    let log = Log()
    let host = TestHost(width: 12, height: 4) {
      ScrollView { Button("press") { log.note("pressed") } }.defaultScrollAnchor(.bottom)
    }
    expect(host.position(of: "press")?.y, 3)
    host.click(on: "press")
    expect(log.entries, ["pressed"])
  }

  // MARK: Disabled

  private struct Fixed: View {
    @State private var isFixed = true
    var isList = false

    var body: some View {
      ScrollViewReader { proxy in
        Group {
          if isList {
            List(0..<50, id: \.self) { Text("line \($0)") }
          } else {
            ScrollView {
              VStack(alignment: .leading) { ForEach(0..<50, id: \.self) { Text("line \($0)") } }.frame(
                width: 11)
            }
          }
        }
        .scrollDisabled(isFixed)
        .onKeyPress("s") {
          proxy.scrollTo(20, anchor: .top)
          return .handled
        }
        .onKeyPress("f") {
          isFixed.toggle()
          return .handled
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a scroll view that is disabled is moved by the app alone`(isList: Bool) {
    let host = TestHost(width: 12, height: 4) { Fixed(isList: isList) }
    host.scroll(dy: 3)
    host.press(.pageDown)
    host.click(x: 11, y: 3)
    expect(lines(host).first, "line 0")
    host.type("s")
    expect(lines(host).first, "line 20")
    host.type("f")
    host.scroll(dy: 1)
    expect(lines(host).first, "line 23")
    check(host)
  }

  // MARK: Geometry

  @Test(arguments: [false, true])
  func `who asks hears which part is shown, once for each change`(isList: Bool) {
    let log = Log()
    let host = TestHost(width: 12, height: 4) {
      Group {
        if isList {
          List(0..<10, id: \.self) { Text("line \($0)") }
            .onScrollGeometryChange(for: Int.self) {
              $0.visibleRect.minY
            } action: {
              log.note("\($0) \($1)")
            }
        } else {
          ScrollView { VStack { ForEach(0..<10, id: \.self) { Text("line \($0)") } }.frame(width: 11) }
            .onScrollGeometryChange(for: Int.self) {
              $0.visibleRect.minY
            } action: {
              log.note("\($0) \($1)")
            }
        }
      }
    }
    expect(log.entries, ["0 0"])
    host.scroll(dy: 1)
    expect(log.entries, ["0 0", "0 3"])
    host.scroll(dy: 9)
    expect(log.entries.last?.hasSuffix(" 6"), true)
    let count = log.entries.count
    host.scroll(dy: 1)
    expect(log.entries.count, count)
  }

  @Test func `the geometry says how large content and container are`() {
    let log = Log()
    _ = TestHost(width: 12, height: 4) {
      ScrollView { VStack { ForEach(0..<10, id: \.self) { Text("line \($0)") } }.frame(width: 8) }
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          log.note("\($1), \($1.bounds)")
        }
    }
    expect(log.entries, ["(0, 0) 8×4 of 8×10, (0, 0) 8×4"])
  }
}
