import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import Gallery

/// The terminal's cursor is in what has the focus: on every page, after Tab and the arrows. Look J1
@MainActor @Suite struct PageCursorTests {
  // Look J1
  @Test(arguments: PageSources.texts.keys.sorted())
  func `the cursor is where the focus is, on every page`(name: String) throws {
    let page = try #require(Page.named(name))
    let host = TestHost(width: 60, height: 20) { page.content() }
    for key in [nil, .tab, .tab, .downArrow, .rightArrow, .downArrow, .upArrow, .tab] as [KeyEquivalent?] {
      if let key { host.press(key) }
      let focused = host.host.accessibilityElements.flatMap(\.flattened).filter(\.isFocused)
      guard let cursor = host.cursor else {
        expect(focused.allSatisfy { $0.visibleFrame.isEmpty }, "\(name), \(String(describing: key))")
        continue
      }
      expect(
        focused.contains { $0.frame.contains(cursor.position) },
        "\(name), \(String(describing: key)): \(cursor) and \(focused)")
    }
  }
}
