import Expectations
import Testing
import TerminalUITesting

@testable import TerminalUI
@testable import TerminalUICore

/// Anchors of scroll views for one of their roles.
@Suite struct ScrollAnchorRoleTests {
  private struct Lines: View {
    @State private var count: Int
    let change: (AnyView) -> AnyView

    init(_ count: Int, _ change: @escaping (AnyView) -> AnyView) {
      _count = State(wrappedValue: count)
      self.change = change
    }

    var body: some View {
      change(
        AnyView(
          ScrollView {
            VStack(alignment: .leading) { ForEach(0..<count, id: \.self) { Text("line \($0)") } }
          }
        )
      )
      .onKeyPress("+") {
        count += 2
        return .handled
      }
    }
  }

  private func first(_ host: TestHost) -> Int? {
    host.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("line 0") }
  }

  /// The rows of the first line, with two lines in four rows.
  @Test(arguments: [
    (ScrollAnchorRole.alignment, UnitPoint.bottom, 2), (.alignment, .center, 1), (.alignment, .top, 0),
    (.initialOffset, .bottom, 0), (.sizeChanges, .bottom, 0),
  ])
  func `content that is smaller is at the anchor for alignment`(
    _ role: ScrollAnchorRole, _ anchor: UnitPoint, _ row: Int
  ) {
    let host = TestHost(width: 12, height: 4) {
      Lines(2) { AnyView($0.defaultScrollAnchor(anchor, for: role)) }
    }
    expect(first(host), row)
  }

  @Test func `the anchor for the start is shown at first, and doesn't follow`() {
    let host = TestHost(width: 12, height: 4) {
      Lines(10) { AnyView($0.defaultScrollAnchor(.bottom, for: .initialOffset)) }
    }
    expect(host.text, contains: "line 9")
    host.type("+")
    expect(host.text, contains: "line 9")
    expect(host.text.contains("line 11"), false)
  }

  @Test func `the anchor for changes of the size follows from where it is`() {
    let host = TestHost(width: 12, height: 4) {
      Lines(10) { AnyView($0.defaultScrollAnchor(.bottom, for: .sizeChanges)) }
    }
    expect(first(host), 0)
    host.type("+")
    expect(first(host), 0)
    host.press(.end)
    expect(host.text, contains: "line 11")
    host.type("+")
    expect(host.text, contains: "line 13")
  }

  @Test(arguments: [false, true])
  func `the anchor of a role goes before the one for all, wherever it is set`(isInner: Bool) {
    let host = TestHost(width: 12, height: 4) {
      Lines(2) {
        isInner
          ? AnyView($0.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom))
          : AnyView($0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment))
      }
    }
    expect(first(host), 0)
    for _ in 0..<8 { host.type("+") }
    expect(host.text, contains: "line 17")
  }
}
