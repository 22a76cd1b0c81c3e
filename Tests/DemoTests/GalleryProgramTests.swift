import Cells
import Expectations
import Testing
import TerminalUITesting

/// The gallery as a user has it: the built program in a real terminal device.
@Suite nonisolated struct GalleryProgramTests {
  private func gallery(width: Int, height: Int) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: width, height: height)
    try terminal.run(product: "gallery", environment: ["SWIFT_BACKTRACE": "enable=no"])
    return terminal
  }

  /// Sends `q`, and expects a clean end and a terminal as it was.
  private func quit(_ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0), sourceLocation: sourceLocation)
    expect(terminal.leftovers, [], sourceLocation: sourceLocation)
    expect(terminal.screen.unknown, [], sourceLocation: sourceLocation)
    expect(!terminal.screen.showsAlternateScreen, sourceLocation: sourceLocation)
  }

  @Test func `keys go from page to page`() throws {
    let terminal = try gallery(width: 80, height: 24)
    try terminal.waitFor("struct TextPage: View")
    for page in ["TextStylePage", "TextInTextPage"] {
      try terminal.send(.down)
      try terminal.waitFor("struct \(page): View")
    }
    try terminal.send(.end)
    try terminal.waitFor("struct KeyframePage: View")
    try terminal.send(.pageUp)
    try terminal.waitFor("page before the last ones") { !$0.text.contains("struct KeyframePage: View") }
    try terminal.send(.home)
    try terminal.waitFor("struct TextPage: View")
    try quit(terminal)
  }

  @Test func `a narrow window shows the list or a page, a wide one the code beside the page`() throws {
    let terminal = try gallery(width: 80, height: 24)
    try terminal.waitFor("struct TextPage: View")
    try terminal.resize(width: 40, height: 20)
    try terminal.waitFor("list of pages") { $0.text.contains("Text styles") && !$0.text.contains("struct ") }
    try terminal.send(.down)
    try terminal.send("\r")
    try terminal.waitFor("struct TextStylePage")
    try terminal.send("\u{1B}")
    try terminal.waitFor("list of pages") { $0.text.contains("Text styles") && !$0.text.contains("struct ") }
    for (width, height) in [(1, 1), (200, 60), (0, 0)] { try terminal.resize(width: width, height: height) }
    try terminal.resize(width: 140, height: 40)
    try terminal.waitFor("struct TextPage: View")
    try quit(terminal)
  }

  @Test func `Ctrl-C ends it and restores the terminal`() throws {
    let terminal = try gallery(width: 80, height: 24)
    try terminal.waitFor("struct TextPage: View")
    try terminal.send(.control("c"))
    try expect(terminal.waitForEnd(), .exitCode(130))
    expect(terminal.leftovers, [])
  }
}
