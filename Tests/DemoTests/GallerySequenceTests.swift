import Expectations
import TerminalUI
import TerminalUITesting
import Testing

@testable import Gallery

/// Sequences of events that random use of the gallery once found.
@Suite struct GallerySequenceTests {
  @Test func `the page that was found is in the list when the search has ended`() {
    let host = TestHost(app: GalleryApp())
    host.press(.tab, modifiers: .shift)
    host.press("-")
    host.press(.space)
    host.press("0")
    host.press(.tab)
    host.resize(width: 4, height: 32)
    host.press(.space)
    host.resize(width: 18, height: 39)
    host.press(.space)
    host.click(x: 5, y: 20, modifiers: .shift)
    host.resize(width: 114, height: 20)
    host.press(.tab)
    host.play(.perform("page.contents"))
    host.press(.return)
    host.press(.escape)
    expect(host.faults(), [])
  }
}
