import Expectations
import TerminalUI
import TerminalUITesting
import TestScreens
import Testing

/// Where the lines below rows of a list begin and end.
@Suite struct SeparatorGuideTests {
  @Test func `separators begin and end where views in their row say`() {
    let host = TestHost(width: 12, height: 6) {
      List(0..<3) { row in
        HStack {
          Text("\(row)")
          if row == 1 {
            Text("one").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
          } else {
            Text("Row").alignmentGuide(.listRowSeparatorTrailing) { row == 0 ? $0[.trailing] : -9 }
          }
        }
        .listRowSeparator(.visible)
      }
    }
    expect(
      host.dots,
      """
      ·0·Row······
      ──────······
      ·1·one······
      ···─────────
      ·2·Row······
      ············
      """)
    expect(host.host.checkInvariants(), [])
  }

  @Test func `a line moves with its guide`() {
    struct Row: View {
      @State private var start = 2
      var body: some View {
        List {
          Button("go") { start = 5 }.alignmentGuide(.listRowSeparatorLeading) { _ in start }
            .listRowSeparator(.visible)
        }
      }
    }
    let host = TestHost(width: 8, height: 2) { Row() }
    expect(host.dots.hasSuffix("···─────"), host.dots)
    host.press(.return)
    expect(host.dots.hasSuffix("······──"), host.dots)
  }
}
