import TerminalUI
import Expectations
import Testing

@testable import TerminalUITesting

/// What a user works with is in sight after each key.
@Suite @MainActor struct SightTests {
  /// Buttons far from each other.
  private struct Page: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<40, id: \.self) { row in
            if row.isMultiple(of: 5) { Button("button \(row)") {} } else { Text("text \(row)") }
          }
        }
      }
    }
  }

  // In sight, and a way out B1
  @Test(arguments: [(20, 6), (40, 12), (80, 24)])
  func `keys for pages and ends leave the focus in sight`(_ width: Int, _ height: Int) {
    let host = TestHost(width: width, height: height) { Page() }
    for key: KeyEquivalent in [
      .pageDown, .pageDown, .pageUp, .end, .home, .end, .pageUp, .pageUp, .tab, .home,
    ] {
      host.press(key)
      expect(host.unseen(), [], "\(key)")
    }
  }

  @Test func `where no view in sight can have the focus, pages go on to the end`() {
    let host = TestHost(width: 20, height: 8) {
      VStack(alignment: .leading, spacing: 0) {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Button("in") {}
            ForEach(0..<40, id: \.self) { Text("line \($0).") }
          }
        }
        Button("below") {}
      }
    }
    for _ in 0..<8 { host.press(.pageDown) }
    expect(host.text, contains: "line 39.")
    expect(host.focusedElement?.label, "in")
  }

  @Test func `a focus that the wheel has moved away stays, and a key brings it back`() {
    let host = TestHost(width: 20, height: 6) { Page() }
    host.scroll(x: 8, y: 2, dy: 10)
    expect(host.focusedElement?.label == "button 0" && host.focusedElement?.isInSight == false)
    expect(host.unseen().count, 1)
    host.press(.tab)
    expect(host.focusedElement?.label == "button 5" && host.unseen() == [])
  }

  @Test func `where a scroll view has no row, its app has given it no room`() {
    let host = TestHost(width: 20, height: 6) {
      VStack(spacing: 0) {
        ForEach(0..<6, id: \.self) { Button("above \($0)") {} }
        Page().frame(height: 0)
      }
    }
    for _ in 0..<8 {
      host.press(.tab)
      expect(host.unseen(), [])
    }
  }

  @Test func `in a smaller window nothing is promised`() {
    let host = TestHost(width: 19, height: 6) { Page() }
    host.scroll(x: 8, y: 2, dy: 10)
    expect(host.unseen(), [])
  }

  @Test func `random use lets a key leave the focus where the wheel has moved it away`() async {
    struct Still: View {
      var body: some View { Page().onKeyPress("x") { .handled } }
    }
    let events: [RandomEvent] = [.scroll(x: 8, y: 2, dx: 0, dy: 10), .press("x", modifiers: 0)]
    expect(
      await RandomUse { TestHost(width: 20, height: 6) { Still() } }.failure(of: events, stride: 1) == nil)
  }

  @Test func `and where it has moved in a window in which nothing is promised`() async {
    struct Still: View {
      var body: some View { Page().onKeyPress("x") { .handled } }
    }
    let events: [RandomEvent] = [
      .resize(width: 8, height: 4), .scroll(x: 4, y: 2, dx: 0, dy: 10), .resize(width: 20, height: 6),
      .press("x", modifiers: 0),
    ]
    expect(
      await RandomUse { TestHost(width: 20, height: 6) { Still() } }.failure(of: events, stride: 1) == nil)
  }

  @Test func `random use checks it after each key`() async {
    struct Wild: View {
      @State private var position = ScrollPosition()
      var body: some View {
        Page().scrollPosition($position).onKeyPress(.tab) {
          position.scrollTo(edge: .bottom)
          return .handled
        }
      }
    }
    await withKnownIssue("a key moves the view with the focus away") {
      await RandomUse(seed: 1) { TestHost(width: 20, height: 6) { Wild() } }.run(60)
    }
  }
}
