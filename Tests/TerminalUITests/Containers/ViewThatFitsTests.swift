import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@Suite struct ViewThatFitsTests {
  private func shown<Content: View>(_ width: Int, _ height: Int = 1, @ViewBuilder _ content: () -> Content)
    -> String
  {
    let host = TestHost(width: width, height: height, content: content)
    expect(host.host.checkInvariants(), [])
    return host.trimmedText.split(separator: "\n").map { line in String(line.drop { $0 == " " }) }
      .joined(separator: "\n")
  }

  private struct Titles: View {
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Text("the whole title")
        Text("the title")
        Text("title")
      }
    }
  }

  @Test(arguments: [
    (20, "the whole title"), (15, "the whole title"), (14, "the title"), (9, "the title"), (8, "title"),
    (5, "title"),
    (3, "ti…"),
  ])
  func `the first view that fits is shown, else the last one`(width: Int, title: String) {
    expect(shown(width) { Titles() }, title)
  }

  @Test func `a height fits, or both`() {
    @MainActor @ViewBuilder func views() -> some View {
      Text("a\nb\nc")
      Text("abc")
    }
    expect(shown(4, 3) { ViewThatFits(in: .vertical, content: views) }, "a\nb\nc")
    expect(shown(4, 2) { ViewThatFits(in: .vertical, content: views) }, "abc")
    expect(
      shown(2, 2) {
        ViewThatFits(content: {
          Text("abc"); Text("a\nb")
        })
      }, "a\nb")
    // Along an axis that isn't asked, the size doesn't matter: the text is broken.
    expect(
      shown(2, 2) {
        ViewThatFits(in: .vertical) {
          Text("ab cd"); Text("x")
        }
      }, "ab\ncd")
  }

  @Test func `where nothing is offered the first view fits`() {
    expect(shown(5) { Titles().fixedSize().frame(width: 5, alignment: .leading) }, "the w")
  }

  @Test func `no view is nothing, and one without a size is left out`() {
    expect(shown(5) { ViewThatFits { EmptyView() } }, "")
    expect(
      shown(5) {
        HStack {
          ViewThatFits { if false { Text("no") } }; Text("b")
        }
      }, contains: "b")
  }

  @Test func `another width shows another view, with the state that it had`() {
    struct Counting: View {
      let name: String
      @State private var count = 0
      var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
    }
    let host = TestHost(width: 12, height: 1) {
      ViewThatFits {
        Counting(name: "long name")
        Counting(name: "x")
      }
    }
    host.click(on: "long")
    expect(host.trimmedText, contains: "long name 1")
    host.resize(width: 6, height: 1)
    expect(host.text.contains("x 0") && !host.text.contains("long"))
    host.click(on: "x")
    expect(host.text, contains: "x 1")
    host.resize(width: 12, height: 1)
    expect(host.trimmedText, contains: "long name 1")
    expect(host.host.checkInvariants(), [])
  }

  private struct Growing: View {
    @State private var text = "abc"
    var body: some View {
      ViewThatFits(in: .horizontal) {
        Text(text).bold()
        Text("short")
      }
      .onKeyPress("+") {
        text += "def"
        return .handled
      }
      .onKeyPress("-") {
        text = "a"
        return .handled
      }
    }
  }

  @Test func `a view that grows out of the room makes place for the next, and comes back`() {
    let host = TestHost(width: 6, height: 1) { Growing() }
    expect(host.text, contains: "abc")
    host.press("+")
    expect(host.text, "abcdef")
    expect(host.style(0, 0).attributes, .bold)
    host.press("+")
    expect(host.text.contains("short") && !host.text.contains("a"))
    host.press("-")
    expect(host.text.contains("a") && !host.text.contains("short"))
    expect(host.host.checkInvariants(), [])
  }

  @Test func `what isn't shown hasn't appeared, works nothing and has not the focus`() {
    // R7
    var log: [String] = []
    let host = TestHost(width: 12, height: 2) {
      VStack(spacing: 0) {
        ViewThatFits {
          Button("a long one") { log.append("long") }
            .onAppear { log.append("+long") }.onDisappear { log.append("-long") }
          Button("s") { log.append("short") }
            .onAppear { log.append("+short") }.onDisappear { log.append("-short") }
        }
        Button("next") { log.append("next") }
      }
    }
    expect(log, ["+short"])
    log = []
    host.press(.return)
    host.press(.tab)
    host.press(.return)
    expect(log, ["short", "next"])
    log = []
    host.resize(width: 20, height: 2)
    expect(log, ["+long", "-short"])
    host.click(on: "a long one")
    expect(log.last, "long")
    host.resize(width: 12, height: 2)
    expect(log.suffix(2), ["+short", "-long"])
    expect(host.host.checkInvariants(), [])
  }

  @Test func `views of a ForEach are asked each, and styles around several stay`() {
    let host = TestHost(width: 5, height: 1) {
      ViewThatFits {
        Group { ForEach(0..<9) { Text(String(repeating: "x", count: 9 - $0)) } }.bold()
      }
    }
    expect(host.text, "xxxxx")
    expect(host.style(0, 0).attributes, .bold)
  }

  @Test func `in a stack it takes part of what the others leave`() {
    expect(
      shown(14) {
        HStack {
          Titles(); Text("end").layoutPriority(1)
        }
      }, "the title end")
    expect(
      shown(10) {
        HStack {
          Text("end").layoutPriority(1); Titles()
        }
      }, "end title")
  }
}
