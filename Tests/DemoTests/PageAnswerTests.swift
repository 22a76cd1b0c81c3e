import Expectations
import Testing
import TerminalUI
import TerminalUITesting

@testable import Gallery

/// What a terminal says after the first frame changes colours, and no place: on every page.
@MainActor @Suite struct PageAnswerTests {
  nonisolated private static let answers: [TerminalColors] = [
    TerminalColors(depth: .rgb, foreground: .rgb(230, 230, 230), background: .rgb(20, 20, 30), scheme: .dark),
    TerminalColors(
      depth: .rgb, foreground: .rgb(30, 30, 30), background: .rgb(250, 250, 245), scheme: .light),
    TerminalColors(depth: .none),
  ]

  // Look 12, Look 4
  @Test(arguments: PageSources.texts.keys.sorted())
  func `the rectangles of a page are the same before and after the terminal's answers`(name: String) throws {
    let page = try #require(Page.named(name))
    let host = TestHost(width: 60, height: 20) { page.content() }
    func frames() -> [String] { host.host.frames.map { "\($0.name) \($0.frame)" } }
    let before = frames()
    expect(!before.isEmpty)
    for answer in Self.answers {
      host.send(.colors(answer))
      expectEmpty(frames().difference(from: before), "\(name), \(answer)")
    }
  }
}
