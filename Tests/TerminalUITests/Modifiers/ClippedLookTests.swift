import TerminalUI
import TerminalUITesting
import Expectations
import Testing

/// The look of a state stays where its view is seen.
@Suite struct ClippedLookTests {
  private struct Page: View {
    let height: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Other") {}
        VStack {
          Group { Link("Swift", destination: "https://swift.org") }
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, alignment: .topLeading)
            .clipped()
            .layoutPriority(1)
          Divider()
          ScrollView { Text("a\nb\nc") }
        }
        .frame(height: height)
      }
    }
  }

  @Test(arguments: 0...3) func `a focused link that is clipped away leaves its colours nowhere`(height: Int)
    async
  {
    for rows in height...height + 3 {
      let host = TestHost(width: 19, height: rows) { Page(height: height) }
      host.play(.colors(isDark: false))
      await host.settle()
      for _ in 0..<4 {
        host.press(.tab)
        expect(host.faults(), [])
        let isSeen = host.text.contains("Swift")
        let isFocused = host.focusedElement?.description.contains("Swift") == true
        let line = host.styledText.split(separator: "\n").first {
          $0.contains("on #2457C5") && $0.contains(",0-4")
        }
        expect((line != nil), (isSeen && isFocused), "\(host.styledText)")
      }
    }
  }
}
