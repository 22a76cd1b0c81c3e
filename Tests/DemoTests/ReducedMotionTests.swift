import TestScreens
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import Gallery

/// The demos where motion is reduced.
@MainActor @Suite struct ReducedMotionTests {
  // The values of `AppStoragePage` outlive it: other tests would show what this one has typed.
  @Test(arguments: PageSources.texts.keys.filter { $0 != "AppStoragePage" }.sorted())
  func `with reduced motion nothing of a page wakes the program to move`(name: String) throws {
    // Motion B13
    let page = try #require(Page.named(name))
    let host = TestHost(width: 80, height: 24) { page.content() }
    for key in [KeyEquivalent.tab, .return, .tab, .space] {
      host.press(key)
      host.advance(by: .seconds(3))
    }
    expect(host.animationWakeCount, 0)
    expectEmpty(host.animations)
  }

  @Test(arguments: KindOfScreen.allCases)
  func `with reduced motion nothing of a demo wakes the program to move`(kind: KindOfScreen) async throws {
    // Motion B13
    let host = try await ShownScreen(kind, .rgb).host
    for key in [KeyEquivalent.tab, .downArrow, .return, .escape] {
      host.press(key)
      host.advance(by: .seconds(3))
    }
    expect(host.animationWakeCount, 0)
    expectEmpty(host.animations)
  }
}
