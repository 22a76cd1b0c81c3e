import TerminalUIFoundation
import TerminalUITesting
import Expectations
import Testing

@Suite struct PointSnippetTests {
  @Test func `tutorials in points`() {
    for snippet in PointSnippet.all {
      let host = TestHost(width: 60, height: 16) { snippet.view().lengthUnit(.points) }
      assertSnapshot(of: host.styledText, named: snippet.name)
      expectEmpty(host.host.issues)
    }
    expect(PointSnippet.all.count, atLeast: 30)
  }
}
