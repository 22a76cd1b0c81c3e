import Testing
import TerminalUI
import TerminalUITesting

@testable import Counter
@testable import Gallery
@testable import ListDemo

/// Nobody is shut out of the demos and the pages of the gallery. Look J6
@MainActor @Suite struct PageAuditTests {
  /// What is found and stays, with the reason.
  private static let exceptions: [String: Set<AccessibilityFinding.Kind>] = [
    // Where cells are selected they are marked, and not the row in which the keys are.
    "TableCellsPage": [.onlyColor]
  ]

  // Look J6
  @Test(arguments: PageCode.texts.keys.sorted())
  func `a page, as it begins and after some keys`(name: String) throws {
    let page = try #require(Page.named(name))
    let host = TestHost(width: 80, height: 24) { page.content() }
    host.audit(except: Self.exceptions[name] ?? [])
    // What is stored would be found by other tests.
    for key in [.tab, name == "AppStoragePage" ? .tab : .return, .downArrow] as [KeyEquivalent] {
      host.press(key)
      host.audit(except: Self.exceptions[name] ?? [])
    }
  }

  // Look J6
  @Test func `the demos`() {
    TestHost(width: 44, height: 12) { CounterScreen() }.audit()
    TestHost(width: 60, height: 20) { GalleryScreen(page: nil) }.audit()
  }
}
