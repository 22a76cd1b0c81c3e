import Cells
import Expectations
import Testing
import TerminalUITesting

/// Colours that a terminal tells, and themes, in a real program.
@Suite struct ThemeProgramTests {
  private func counter(
    _ environment: [String: String?] = [:], colors: TerminalColors? = nil
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 40, height: 12)
    if let colors { try terminal.setColors(colors) }
    let variables: [String: String?] = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    try terminal.run(
      product: "counter",
      environment: variables.merging(environment) { _, given in given }
        .merging(PseudoTerminal.noBacktrace) { given, _ in given })
    try terminal.waitForFirstFrame()
    return terminal
  }

  private func end(_ terminal: PseudoTerminal) throws {
    try terminal.terminate(.SIGTERM)
    expect(terminal.leftovers, [])
    expect(terminal.screen.unknown, [])
  }

  private static let light = TerminalColors(
    depth: .rgb, foreground: .rgb(20, 20, 20), background: .rgb(250, 250, 250), scheme: .light)

  private static let dark = TerminalColors(
    depth: .rgb, foreground: .rgb(255, 255, 255), background: .rgb(0, 0, 0), scheme: .dark)

  // Look 4
  @Test func `the first frame doesn't wait for an answer`() throws {
    let terminal = try PseudoTerminal(width: 40, height: 12)
    terminal.answersQuestions = false
    try terminal.run(product: "counter", environment: PseudoTerminal.noBacktrace)
    try terminal.waitForFirstFrame()
    expect(!terminal.screen.trimmedText.isEmpty)
    try end(terminal)
  }

  // Look 4
  @Test func `a theme of the user's paints the window, and follows the terminal where it has both variants`()
    throws
  {
    let terminal = try counter(["TERMINALUI_THEME": "high-contrast"], colors: Self.dark)
    try terminal.waitUntil("black") { terminal.screen[0, 0].style.background == .rgb(0, 0, 0) }
    try terminal.waitUntil("first questions") {
      String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[?996n\u{1B}[c")
    }
    let text = terminal.screen.text
    let before = terminal.output.count
    try terminal.setColors(Self.light)
    try terminal.waitUntil("white") { terminal.screen[0, 0].style.background == .rgb(255, 255, 255) }
    expect(terminal.screen.text, text)
    // Of its own accord the app asked once more, and drew once more.
    let written = String(decoding: terminal.output[before...], as: UTF8.self)
    expect(written.ranges(of: "]11;?").count, 1)
    try end(terminal)
  }

  @Test func `a theme that isn't known is one line of the log`() throws {
    let terminal = try counter(["TERMINALUI_THEME": "nonsense"])
    try terminal.terminate(.SIGTERM)
    let text = String(decoding: terminal.output, as: UTF8.self)
    expect(text.ranges(of: "TERMINALUI_THEME is \"nonsense\", which isn't known").count, 1)
    expect(terminal.leftovers, [])
  }
}
