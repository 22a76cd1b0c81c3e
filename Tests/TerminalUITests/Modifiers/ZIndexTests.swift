import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing
@testable import TerminalUICore

@Suite struct ZIndexTests {
  private func shown<Content: View>(width: Int = 4, height: Int = 1, @ViewBuilder _ content: () -> Content)
    -> String
  {
    let host = TestHost(width: width, height: height, content: content)
    expect(host.host.checkInvariants(), [])
    return host.text
  }

  @Test func `a higher number is in front, and of equal ones the later view`() {
    expect(
      shown {
        ZStack {
          Text("aaaa").zIndex(1); Text("bbbb")
        }
      }, "aaaa")
    expect(
      shown {
        ZStack {
          Text("aaaa"); Text("bbbb").zIndex(-1)
        }
      }, "aaaa")
    expect(
      shown {
        ZStack {
          Text("aaaa").zIndex(1); Text("bbbb").zIndex(1)
        }
      }, "bbbb")
    expect(
      shown {
        ZStack {
          Text("aaaa").zIndex(.nan); Text("bbbb")
        }
      }, "bbbb")
    expect(
      shown {
        ZStack {
          Text("aaaa").zIndex(.infinity); Text("bbbb").zIndex(1e300)
        }
      }, "aaaa")
  }

  @Test func `it counts inside of what modifiers put around, and for each of several views`() {
    expect(
      shown {
        ZStack {
          Text("aaaa").zIndex(1).padding(0); Text("bbbb")
        }
      }, "aaaa")
    expect(
      shown {
        ZStack {
          Group {
            Text("a"); Text("aaa")
          }.zIndex(1); Text("bbbb")
        }
      }, "baaa")
    expect(
      shown { ZStack { ForEach(0..<4) { Text("\($0)\($0)\($0)\($0)").zIndex(Double(-$0)) } } }, "0000")
  }

  @Test func `views that overlap in a stack come in their order`() {
    let row = shown {
      HStack(spacing: -2) {
        Text("aaa").zIndex(2)
        Text("bbb").zIndex(1)
      }
    }
    expect(row, "aaab")
    let column = shown(width: 2, height: 2) {
      VStack(spacing: -1) {
        Text("aa").zIndex(1)
        Text("bb\ncc")
      }
    }
    expect(column, "aa\ncc")
  }

  @Test func `a number counts in its own container only`() {
    expect(
      shown {
        ZStack {
          ZStack { Text("aaaa").zIndex(9) }; Text("bbbb")
        }
      }, "bbbb")
  }

  @Test func `a click reaches the view in front`() {
    var clicked: [String] = []
    let host = TestHost(width: 6, height: 1) {
      HStack(spacing: 0) {
        ZStack {
          Text("a").onTapGesture { clicked.append("a") }.zIndex(1)
          Text("b").onTapGesture { clicked.append("b") }
        }
        HStack(spacing: -2) {
          Text("ccc").onTapGesture { clicked.append("c") }.zIndex(2)
          Text("dd").onTapGesture { clicked.append("d") }
        }
      }
    }
    for x in 0..<6 { host.click(x: x, y: 0) }
    // The text of `d` lies behind two columns of `c`.
    expect(clicked, ["a", "c", "c", "c"])
  }

  private struct Cards: View {
    @State private var front = 0
    var body: some View {
      ZStack {
        ForEach(0..<3) { card in
          Text("\(card)\(card)\(card)").bold().zIndex(card == front ? 1 : 0)
        }
      }
      .onKeyPress("n") {
        front = (front + 1) % 3
        return .handled
      }
    }
  }

  @Test func `another number brings another view to the front`() {
    let host = TestHost(width: 3, height: 1) { Cards() }
    expect(host.text, "000")
    for wanted in ["111", "222", "000"] {
      host.press("n")
      expect(host.text, wanted)
    }
    expect(host.style(0, 0).attributes, .bold)
  }

  @Test func `a control keeps its look in a container with an order`() {
    let host = TestHost(width: 9, height: 1) {
      HStack {
        Button("a") {}
        Text("b").zIndex(1)
      }
    }
    expect(host.text, "   a   b ")
    expect(host.style(1, 0).attributes == .reverse && host.style(5, 0).attributes == .reverse)
  }

  @Test func `rows out of sight aren't asked for their numbers`() {
    let host = TestHost(width: 8, height: 4) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<500) { Text("row \($0)").zIndex(Double($0 % 2)) } } }
    }
    host.scroll(x: 0, y: 0, dy: 1)
    expect(host.text.contains("row 3") && !host.text.contains("row 2"))
    expect(host.record.itemsPainted, below: 20)
  }
}

@Suite struct AllowsHitTestingTests {
  @Test func `clicks go through a view that takes none to what is behind it`() {
    var clicked: [String] = []
    struct Page: View {
      let click: (String) -> Void
      @State private var takes = false
      var body: some View {
        ZStack {
          Text("back").onTapGesture { click("back") }
          Text("frnt").onTapGesture { click("front") }.allowsHitTesting(takes)
        }
        .onKeyPress("t") {
          takes.toggle()
          return .handled
        }
      }
    }
    let host = TestHost(width: 4, height: 1) { Page { clicked.append($0) } }
    expect(host.text, "frnt")
    host.click(x: 1, y: 0)
    host.press("t")
    host.click(x: 1, y: 0)
    host.press("t")
    host.click(x: 1, y: 0)
    expect(clicked, ["back", "front", "back"])
  }

  @Test func `the views around hear what one in a stack leaves`() {
    var clicked: [String] = []
    let host = TestHost(width: 4, height: 2) {
      VStack(spacing: 0) {
        Button("a") { clicked.append("a") }.buttonStyle(.plain).allowsHitTesting(false)
        Text("bbbb").onTapGesture { clicked.append("b") }
      }
      .frame(width: 4)
      .onScrollWheel { _, _ in
        clicked.append("wheel")
        return true
      }
    }
    host.click(on: "a")
    host.click(on: "bbbb")
    expect(clicked, ["b"])
  }

  @Test func `the keyboard isn't meant`() {
    var presses = 0
    let host = TestHost(width: 9, height: 1) {
      HStack {
        Button("a") { presses += 1 }.allowsHitTesting(false)
        Button("b") {}
      }
    }
    expect(host.style(0, 0).attributes, .reverse)
    host.press(.return)
    expect(presses, 1)
    host.click(x: 1, y: 0)
    expect(presses, 1)
  }

  @Test func `four times as many views with numbers of their own are not sixteen times the work`() {
    func steps(_ count: Int) -> Int {
      let host = TestHost(width: count + 1, height: 1) {
        HStack(spacing: -1) {
          ForEach(0..<count, id: \.self) { number in
            Text("ab").opacity(0.5).zIndex(Double(-number))
          }
        }
      }
      expect(host.text.hasPrefix("abbb"))
      let start = WorkCounter.count
      host.host.invalidateScreen()
      host.turn()
      return WorkCounter.count - start
    }
    let few = steps(100)
    expect(few, atLeast: 100)
    expect(steps(400), atMost: 8 * few)
  }

  @Test func `of several views in one effect those that are drawn again are drawn where they are`() {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Group {
            Text("a\(count)").onKeyPress("n") {
              count += 1
              return .handled
            }
            Color.red
          }
          .bold()
          .zIndex(0)
        }
      }
    }
    let host = TestHost(width: 4, height: 3) { Screen() }
    host.press("n")
    expect(host.text, "a2  \n    \n    ")
    expect(host.screen[0, 0].style.background == nil && host.screen[0, 1].style.background == .red)
  }

  @Test func `effects around one view and around several are there for each number`() {
    let host = TestHost(width: 4, height: 1) {
      ZStack {
        Text("aaaa").bold().zIndex(2)
        Group {
          Text("bbb").zIndex(1)
          Text("c").zIndex(3)
        }
        .italic()
        Text("dddd")
      }
    }
    expect(host.text == "acaa" || host.text == "aaca")
    let styles = (0..<4).map { host.screen[$0, 0].style.attributes }
    expect(styles.filter { $0.contains(.italic) }.count, 1)
    expect(styles.filter { $0.contains(.bold) }.count, 3)
  }
}
