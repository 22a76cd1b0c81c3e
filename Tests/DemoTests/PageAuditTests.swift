import Testing
import TerminalUI
import TerminalUITesting

@testable import Counter
@testable import Gallery
@testable import ListDemo

/// Nobody is shut out of the demos and the pages of the gallery. Look J6
@MainActor @Suite struct PageAuditTests {
  // Look J6
  @Test(arguments: PageSources.texts.keys.sorted())
  func `a page, as it begins and after some keys`(name: String) throws {
    let page = try #require(Page.named(name))
    let host = TestHost(width: 80, height: 24) { page.content() }
    host.audit()
    // What is stored would be found by other tests.
    for key in [.tab, name == "AppStoragePage" ? .tab : .return, .downArrow] as [KeyEquivalent] {
      host.press(key)
      host.audit()
    }
  }

  // Look J6
  @Test func `the demos`() {
    TestHost(width: 44, height: 12) { CounterScreen() }.audit()
    TestHost(width: 60, height: 20) { GalleryScreen(page: nil) }.audit()
  }
}
