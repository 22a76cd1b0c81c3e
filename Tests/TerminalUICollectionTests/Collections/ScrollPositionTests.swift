import Expectations
import Testing
import TerminalUITesting

@testable import TerminalUI
@testable import TerminalUICore

/// Scroll positions: values that move a scroll view, and that tell where the user has moved it.
@Suite struct ScrollPositionTests {
  private struct Days: View {
    @State private var day: Int?
    var isLazy = true
    var anchor: UnitPoint?

    init(day: Int? = nil, isLazy: Bool = true, anchor: UnitPoint? = nil) {
      _day = State(initialValue: day)
      self.isLazy = isLazy
      self.anchor = anchor
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("at \(day.map(String.init) ?? "none")")
        ScrollView { content }.scrollPosition(id: $day, anchor: anchor)
      }
      .onKeyPress("5") {
        day = 50
        return .handled
      }
      .onKeyPress("n") {
        day = nil
        return .handled
      }
    }

    @ViewBuilder private var content: some View {
      if isLazy {
        LazyVStack(alignment: .leading) { days }.scrollTargetLayout()
      } else {
        VStack(alignment: .leading, spacing: 0) { days }.frame(width: 10).scrollTargetLayout()
      }
    }

    private var days: some View { ForEach(0..<100, id: \.self) { Text("day \($0)") } }
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

  @Test func `the identity of the first row is written as the user scrolls, and scrolls as it is written`() {
    let host = TestHost(width: 11, height: 4) { Days() }
    expect(lines(host), ["at none", "day 0", "day 1", "day 2"])
    host.scroll(y: 2, dy: 1)
    expect(lines(host), ["at 3", "day 3", "day 4", "day 5"])
    host.scroll(y: 2, dy: 2)
    expect(lines(host).first, "at 9")
    host.type("5")
    expect(lines(host).first, "at 50")
    expect(lines(host), contains: "day 50")
    host.scroll(y: 2, dy: -1)
    expect(lines(host)[0], lines(host)[1].replacing("day", with: "at"))
    host.type("n")
    let before = lines(host).dropFirst()
    expect(lines(host).dropFirst(), before)
    check(host)
  }

  @Test func `a view that the value holds at first is shown first`() {
    let host = TestHost(width: 11, height: 4) { Days(day: 70, anchor: .top) }
    expect(lines(host), ["at 70", "day 70", "day 71", "day 72"])
    check(host)
  }

  @Test func `with an anchor the value tells of the view there`() {
    let host = TestHost(width: 11, height: 4) { Days(anchor: .bottom) }
    host.scroll(y: 2, dy: 1)
    expect(lines(host), ["at 5", "day 3", "day 4", "day 5"])
    host.type("5")
    expect(lines(host), ["at 50", "day 48", "day 49", "day 50"])
  }

  private struct Placed: View {
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(position.isPositionedByUser ? "user" : position.edge == nil ? "app" : "edge")
        ScrollView {
          VStack(alignment: .leading, spacing: 0) { ForEach(0..<40, id: \.self) { Text("line \($0)") } }
            .frame(width: 10)
        }
        .scrollPosition($position)
      }
      .onKeyPress("t") {
        position.scrollTo(edge: .top)
        return .handled
      }
      .onKeyPress("p") {
        position.scrollTo(y: 7)
        return .handled
      }
      .onKeyPress("i") {
        position.scrollTo(id: 20, anchor: .top)
        return .handled
      }
    }
  }

  @Test func `a position goes to edges, places and views, also twice to the same`() {
    let host = TestHost(width: 11, height: 4) { Placed() }
    expect(lines(host), ["edge", "line 37", "line 38", "line 39"])
    host.type("t")
    expect(lines(host), ["edge", "line 0", "line 1", "line 2"])
    host.scroll(x: 2, y: 2, dy: 1)
    expect(lines(host), ["user", "line 3", "line 4", "line 5"])
    host.type("t")
    expect(lines(host), ["edge", "line 0", "line 1", "line 2"])
    host.type("p")
    expect(lines(host), ["app", "line 7", "line 8", "line 9"])
    host.type("i")
    expect(lines(host), ["app", "line 20", "line 21", "line 22"])
    host.scroll(x: 2, y: 2, dy: 1)
    host.type("i")
    expect(lines(host), ["app", "line 20", "line 21", "line 22"])
    check(host)
  }

  @Test func `the user is heard after a wish for what was shown already`() {
    let host = TestHost(width: 11, height: 4) { Placed() }
    host.type("tt")
    expect(lines(host), ["edge", "line 0", "line 1", "line 2"])
    host.scroll(x: 2, y: 2, dy: 1)
    expect(lines(host), ["user", "line 3", "line 4", "line 5"])
    check(host)
  }

  @Test func `badges stand at the end of rows of a form too`() {
    let host = TestHost(width: 24, height: 6) {
      Form {
        Text("Inbox").badge(3)
        Section {
          LabeledContent("Sent", value: "all").badge("new")
          Text("Drafts").badge(0)
        }
      }
    }
    let rows = host.text.split(separator: "\n").map(String.init)
    expect(
      rows.contains { $0.hasPrefix(" Inbox ") && $0.trimmingSuffix(" ").hasSuffix("  3") }, "\(host.text)")
    expect(rows.contains { $0.hasPrefix(" Sent  all ") && $0.trimmingSuffix(" ").hasSuffix("new") })
    expect(rows.contains { $0.trimmingSuffix(" ") == " Drafts" })
    expect(
      Set(rows.filter { $0.contains("3") || $0.contains("new") }.map { $0.trimmingSuffix(" ").count }).count,
      1)
  }

  @Test func `badges stand at the end of rows, and only there`() {
    struct Folders: View {
      @State private var selection: String?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          List(selection: $selection) {
            Text("Inbox").tag("in").badge(3)
            Text("Sent").badge(0).tag("sent")
            Text("Drafts").badge("new")
          }
          Text("below").badge(9)
          Text(selection ?? "none")
        }
      }
    }
    let host = TestHost(width: 16, height: 6) { Folders() }
    let rows = host.text.split(separator: "\n").map(String.init)
    expect(rows[0].trimmingSuffix(" "), " Inbox        3")
    expect(rows[1].trimmingSuffix(" "), " Sent")
    expect(rows[2].trimmingSuffix(" "), " Drafts     new")
    expect(host.text.contains("below") && !host.text.contains("9"))
    host.press(.downArrow)
    expect(host.text.contains("in") || host.text.contains("sent"))
    host.press(.home)
    expect(host.text.split(separator: "\n").last?.contains("in"), true)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
