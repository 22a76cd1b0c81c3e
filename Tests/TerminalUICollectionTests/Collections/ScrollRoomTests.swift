import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore

/// When the indicators of a scroll view have cells of their own.
@Suite struct ScrollRoomTests {
  private final class Handle {
    var count: Binding<Int>?
    var text: Binding<String>?
  }

  private struct Rows: View {
    let handle: Handle
    let isList: Bool
    @State private var count: Int

    init(_ count: Int, _ handle: Handle, isList: Bool = false) {
      _count = State(initialValue: count)
      self.handle = handle
      self.isList = isList
    }

    var body: some View {
      Group {
        if isList {
          List(0..<count) { _ in Color.red.frame(height: 1) }.listStyle(.plain)
        } else {
          ScrollView { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 1) } }
        }
      }
      .onAppear { handle.count = $count }
    }
  }

  /// The columns of each row that have the background of the content.
  private func columns(_ host: TestHost) -> [Int] {
    (0..<host.host.size.height).map { y in
      (0..<host.host.size.width).count { x in host.style(x, y).background != nil }
    }
  }

  private func check(_ host: TestHost) {
    expect(host.host.checkInvariants(), [])
    expect(host.issues, [])
  }

  @Test(arguments: [false, true])
  func `content that fits has all columns, and one row more takes the last one`(isList: Bool) {
    let handle = Handle()
    let host = TestHost(width: 6, height: 3) { Rows(2, handle, isList: isList) }
    expect(columns(host), [6, 6, 0])
    for (count, expected) in [
      (3, [6, 6, 6]), (4, [5, 5, 5]), (100, [5, 5, 5]), (3, [6, 6, 6]), (0, [0, 0, 0]),
    ] {
      handle.count?.wrappedValue = count
      host.turn()
      expect(columns(host), expected, "\(count) rows")
      check(host)
    }
    handle.count?.wrappedValue = 4
    host.resize(width: 6, height: 4)
    expect(columns(host), [6, 6, 6, 6])
    host.resize(width: 6, height: 2)
    expect(columns(host), [5, 5])
    check(host)
  }

  @Test func `a row and a column share a corner`() {
    func shown(_ width: Int, _ height: Int) -> String {
      screen(4, 3) {
        ScrollView([.horizontal, .vertical]) { Color.red.frame(width: width, height: height) }
          .scrollIndicators(.visible)
      }.filter { $0 == "▐" || $0 == "▄" || $0 == "\n" }.replacing("\n", with: "")
    }
    expect(shown(4, 3), "")
    expect(shown(5, 2), "▄▄▄")
    expect(shown(3, 4), "▐▐")
    // The row of one indicator makes the other one needed.
    expect(shown(5, 3), "▐▄")
    expect(shown(4, 4), "▐▄▄")
  }

  private struct Wrapping: View {
    let handle: Handle
    @State private var text = ""

    var body: some View {
      ScrollView { Text(text) }.onAppear { handle.text = $text }
    }
  }

  // Four rows in eight columns, five in seven.
  private static let close = "eight888 eight888 eight888 eight888"

  @Test func `content that fits only without the indicator has none, whatever came before`() {
    let handle = Handle()
    let host = TestHost(width: 8, height: 4) { Wrapping(handle: handle) }
    let long = String(repeating: "eight888 ", count: 9)
    for text in [Self.close, long, Self.close, "short", Self.close] {
      handle.text?.wrappedValue = text
      host.turn()
      expect(host.text.contains("▐"), (text == long), "\(text)")
      let shown = host.text
      host.turn()
      expect(host.text, shown)
      expect(host.record.layouts, 0)
      check(host)
    }
  }

  @Test func `every size shows what a fresh screen of that size does`() {
    let handle = Handle()
    let host = TestHost(width: 8, height: 4) { Wrapping(handle: handle) }
    let text = "Some words of several lengths, and afterwards a few longer ones."
    handle.text?.wrappedValue = text
    for height in [1, 9, 3, 14, 2, 7, 5, 12, 4, 8, 6, 11, 10] {
      for width in 3...30 {
        host.resize(width: width, height: height)
        let fresh = TestHost(width: width, height: height) { ScrollView { Text(text) } }
        expect(host.text, fresh.text, "\(width) × \(height)")
      }
    }
    check(host)
  }

  /// Long where it is wide, and short where it isn't.
  private struct Contrary: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      let width = proposal.width ?? 0
      return Size(width: width, height: width > 5 ? 9 : 2)
    }
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
  }

  @Test func `content that fits only beside the indicator stays there`() {
    let host = TestHost(width: 6, height: 3) { ScrollView { Contrary() { Color.red } } }
    for _ in 0..<3 {
      expect(columns(host), [5, 5, 0])
      host.resize(width: 5, height: 3)
      expect(columns(host), [5, 5, 0])
      host.resize(width: 6, height: 3)
      check(host)
    }
  }

  @Test func `what is long is measured once, what may fit once more`() {
    /// The layouts of a change, with an indicator and without.
    func layouts(rows: Int, _ change: (TestHost) -> Void) -> [Int] {
      [ScrollIndicatorVisibility.automatic, .hidden].map { visibility in
        let host = TestHost(width: 20, height: 10) {
          ScrollView { VStack { ForEach(0..<rows) { number in Clicks(number: number) } } }
            .scrollIndicators(visibility)
        }
        change(host)
        check(host)
        return host.record.layouts
      }
    }
    let many = layouts(rows: 1_000) { $0.click(x: 9, y: 3) }
    expect(many[0], many[1])
    let few = layouts(rows: 12) { $0.click(x: 9, y: 3) }
    expect(few[0], few[1])
    let fitting = layouts(rows: 5) { $0.click(x: 9, y: 3) }
    expect(fitting[0], fitting[1])
  }

  private struct Clicks: View {
    let number: Int
    @State private var count = 1
    var body: some View {
      Text(String(repeating: "row \(number) ", count: count)).onTapGesture { count += 1 }
    }
  }

  // What measures itself by the screen has its old length when the outer scroll view asks for it first.
  @Test func `a window that gets two rows shows no indicator around a scroll view as long as it`() {
    let host = TestHost(width: 10, height: 34) {
      ScrollView { ScrollView { ForEach(0..<32, id: \.self) { Text("\($0)") } } }
    }
    host.resize(width: 10, height: 2)
    expect(host.host.checkInvariants(), [])
  }
}
