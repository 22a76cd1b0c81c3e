import Cells
import Expectations
import Testing
import TerminalUITesting

/// The list as a user has it: the built program in a real terminal device.
@Suite nonisolated struct ListProgramTests {
  private func list(_ arguments: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 44, height: 12)
    try terminal.run(product: "list", arguments, environment: ["SWIFT_BACKTRACE": "enable=no"])
    return terminal
  }

  @Test func `keys and the wheel go through a million rows`() throws {
    let terminal = try list()
    try terminal.waitFor("Row 7")
    try terminal.send(.down)
    try terminal.waitFor("Selected: 0")
    try terminal.send(.pageDown)
    try terminal.waitFor("Selected: 9")
    try terminal.send(.end)
    try terminal.waitFor("Row 999999")
    try terminal.send(.home)
    try terminal.waitFor("Selected: 0")
    try terminal.scroll(x: 3, y: 3, rows: 2)
    try terminal.waitFor("Row 14")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
    expect(terminal.screen.unknown, [])
  }

  @Test func `the filter takes what is typed`() throws {
    let terminal = try list("--rows", "2000")
    try terminal.waitFor("Row 7")
    try terminal.send("/1x99")
    try terminal.waitFor("/1x99")
    expect(terminal.screen.cursor, Point(x: 6, y: 11))
    try terminal.send(.left)
    try terminal.send(.left)
    try terminal.send("\u{7F}")
    try terminal.waitFor("12 of 2 000 rows")
    try terminal.send("\r")
    try terminal.send(.down)
    try terminal.waitFor("Selected: 199")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }

  @Test func `wrong arguments are refused before the terminal is touched`() throws {
    let terminal = try list("--rows", "many")
    try expect(terminal.waitForEnd(), .exitCode(2))
    expect(terminal.screen.trimmedText, contains: "usage: list [--rows N]")
    expect(!terminal.screen.showsAlternateScreen)
  }
}
