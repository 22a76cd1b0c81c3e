import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

@Suite struct ScrollViewTests {
  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  private struct Lines: View {
    let count: Int
    var body: some View { ForEach(0..<count) { Text("line \($0)") } }
  }

  @Test func `takes the height it is offered and the width of its content`() {
    expect(
      screen(10, 4) { ScrollView { Text("abc") }.border() },
      """
      ···┌───┐··
      ···│abc│··
      ···│···│··
      ···└───┘··
      """)
  }

  @Test func `scrolling evaluates and measures nothing and draws what is visible`() {
    let host = TestHost(width: 12, height: 5) { ScrollView { Lines(count: 1000) } }
    host.scroll(x: 5, y: 2, dy: 1)
    expect(host.text.split(separator: "\n")[0], contains: "line 3")
    expect(host.record.bodies, [])
    expect(host.record.layouts, 0)
    expect(host.record.itemsPainted, atMost: 5 + 4)
    check(host)
  }

  @Test func `wheel, arrows, pages and ends stop at the ends`() {
    let host = TestHost(width: 12, height: 5) { ScrollView { Lines(count: 20) } }
    host.press(.upArrow)
    expect(host.text, contains: "line 0 ")
    host.press(.downArrow)
    expect(host.text, lacks: "line 0 ")
    host.press(.pageDown)
    expect(host.text.contains("line 6") && host.text.contains("line 10"))
    host.scroll(x: 5, y: 2, dy: 50)
    expect(host.text.contains("line 15") && host.text.contains("line 19"))
    host.press(.pageUp)
    host.press(.home)
    expect(host.text, contains: "line 0 ")
    host.press(.end)
    expect(host.text, contains: "line 19")
    host.resize(width: 12, height: 10)
    expect(host.text.contains("line 10") && host.text.contains("line 19"))
    host.resize(width: 12, height: 30)
    expect(host.text, contains: "line 0 ")
    check(host)
  }

  @Test func `sideways`() {
    let host = TestHost(width: 6, height: 2) {
      ScrollView(.horizontal) { Text("abcdefghijkl") }.scrollIndicators(.visible)
    }
    expect(host.dots, "abcdef\n▄▄▄···")
    host.press(.rightArrow)
    expect(host.dots == "efghij\n·▄▄▄··" || host.dots == "efghij\n··▄▄▄·")
    host.scroll(dy: 5)
    expect(host.dots, "ghijkl\n···▄▄▄")
    host.press(.home)
    expect(host.dots.hasPrefix("abcdef"))
    check(host)
  }

  @Test func `both ways`() {
    let host = TestHost(width: 5, height: 3) {
      ScrollView([.horizontal, .vertical], showsIndicators: false) {
        VStack(alignment: .leading) { ForEach(0..<6) { Text("\($0)abcdefg") } }
      }
    }
    expect(host.dots, "0abcd\n1abcd\n2abcd")
    host.scroll(dx: 1, dy: 0)
    host.scroll(dy: 1)
    expect(host.dots == "defg·".replacing("·", with: "") + "g" || host.text.contains("cdefg"))
    host.press(.end)
    expect(host.text.split(separator: "\n").count, 3)
    check(host)
  }

  @Test func `a view that gets the focus is scrolled into sight`() {
    let host = TestHost(width: 14, height: 4) {
      ScrollView { VStack(alignment: .leading) { ForEach(0..<20) { number in Button("b\(number)") {} } } }
    }
    for _ in 0..<6 { host.press(.tab) }
    expect(host.text, contains: "  b6  ")
    expect(host.text, lacks: "  b2  ")
    for _ in 0..<6 { host.press(.upArrow) }
    expect(host.text, contains: "  b0  ")
    host.press(.tab, modifiers: .shift)
    expect(host.text, contains: "  b19  ")
    check(host)
  }

  @Test func `arrows go through the buttons of a lazy stack`() {
    var pressed: [Int] = []
    let host = TestHost(width: 14, height: 4) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1000) { number in Button("b\(number)") { pressed.append(number) } }
        }
      }
    }
    for _ in 0..<30 { host.press(.downArrow) }
    host.press(.return)
    expect(pressed, [30])
    expect(host.text, contains: "  b30  ")
    for _ in 0..<30 { host.press(.upArrow) }
    host.press(.return)
    expect(pressed, [30, 0])
    check(host)
  }

  @Test func `the inner scroll view scrolls first, then the outer one`() {
    let host = TestHost(width: 20, height: 6) {
      ScrollView {
        VStack {
          ScrollView { Lines(count: 5) }.frame(height: 3)
          Lines(count: 30)
        }
      }
    }
    host.scroll(x: 9, y: 1, dy: 1)
    expect(host.text.contains("line 2") && host.text.split(separator: "\n")[0].contains("line 2"))
    host.scroll(x: 9, y: 1, dy: 1)
    expect(host.text.split(separator: "\n")[0], lacks: "line 2")
    check(host)
  }

  @Test func `clicks reach what is shown, and nothing outside`() {
    var clicked: [Int] = []
    let host = TestHost(width: 12, height: 6) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView {
          VStack {
            ForEach(0..<20) { number in Text("line \(number)").onTapGesture { clicked.append(number) } }
          }
        }
        .frame(height: 3)
        Text("below").onTapGesture { clicked.append(-1) }
      }
    }
    host.scroll(x: 2, y: 1, dy: 1)
    host.click(on: "line 4")
    host.click(on: "below")
    expect(clicked, [4, -1])
    check(host)
  }

  @Test func `scrollTo in plain stacks, by id and by element`() {
    struct Page: View {
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(alignment: .leading) {
              ForEach(0..<50) { Text("line \($0)") }
              Text("end").id("end")
            }
          }
          .onKeyPress("e") {
            proxy.scrollTo("end"); return .handled
          }
          .onKeyPress("9") {
            proxy.scrollTo(9, anchor: .top); return .handled
          }
          .onKeyPress("x") {
            proxy.scrollTo("nowhere"); return .handled
          }
        }
      }
    }
    let host = TestHost(width: 12, height: 4) { Page() }
    host.type("e")
    expect(host.text, contains: "end")
    host.type("9")
    expect(host.text.split(separator: "\n")[0], contains: "line 9")
    host.type("x")
    expect(host.text.split(separator: "\n")[0], contains: "line 9")
    check(host)
  }

  @Test func `a list in a scroll view, and one that is offered no end, make what fits on the screen`() {
    let inside = TestHost(width: 20, height: 8) {
      ScrollView {
        List(0..<1_000_000) { Text("Row \($0)") }
        Text("below")
      }
    }
    expect(inside.record.rowsBuilt, atMost: 40)
    expect(inside.text, contains: "Row 0")
    check(inside)
    let endless = TestHost(width: 20, height: 8) {
      List(0..<1_000_000) { Text("Row \($0)") }.frame(width: 20, height: 1 << 40)
    }
    expect(endless.record.rowsBuilt, atMost: 40)
    let stack = TestHost(width: 20, height: 8) { LazyVStack { ForEach(0..<1_000_000) { Text("Row \($0)") } } }
    expect(stack.record.rowsBuilt, atMost: 40)
  }

  @Test(arguments: [0, 1, Int.max])
  func `any number of rows, also ones that take no cells`(count: Int) {
    let host = TestHost(width: 20, height: 8) { List(0..<count) { Text("Row \($0)") } }
    for key: KeyEquivalent in [.downArrow, .pageDown, .end, .pageUp, .home] { host.press(key) }
    host.scroll(dy: 3)
    expect(host.issues, [])
    let empty = TestHost(width: 20, height: 8) {
      ScrollView { LazyVStack { ForEach(0..<count) { _ in EmptyView() } } }
    }
    expect(empty.record.rowsBuilt, atMost: 40)
    for key: KeyEquivalent in [.downArrow, .pageDown, .end, .pageUp, .home] { empty.press(key) }
    expect(empty.record.rowsBuilt, atMost: 40)
    expect(empty.issues, [])
  }

  @Test func `a lazy row of columns`() {
    let host = TestHost(width: 12, height: 1) {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<100_000) { Text("<\($0)>") } } }
    }
    expect(host.text, "<0> <1> <2> ")
    expect(host.record.rowsBuilt, atMost: 8)
    host.press(.end)
    expect(host.text.hasSuffix("<99999>"))
    host.press(.home)
    expect(host.text, "<0> <1> <2> ")
    check(host)
  }

  @Test func `several lists and static views in one lazy stack`() {
    let host = TestHost(width: 12, height: 4) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 1) {
          Text("top")
          ForEach(0..<1000) { Text("a\($0)") }
          Text("middle")
          ForEach(0..<1000) { Text("b\($0)") }
          Text("bottom")
        }
      }
    }
    expect(host.trimmedText.hasPrefix("top"))
    expect(host.record.rowsBuilt, atMost: 10)
    host.press(.end)
    expect(host.text, contains: "bottom")
    host.press(.upArrow)
    host.press(.upArrow)
    expect(host.text, contains: "b999")
    host.press(.home)
    expect(host.text.hasPrefix("top"))
    check(host)
  }

  @Test func `hidden indicators leave their column to the content`() {
    expect(screen(4, 1) { ScrollView { Text("abcd") }.scrollIndicators(.hidden) }, "abcd")
    expect(screen(4, 2) { ScrollView(showsIndicators: false) { Text("abcd") } }, "abcd\n····")
  }
}
