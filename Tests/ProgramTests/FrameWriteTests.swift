import Expectations
import Testing
import TerminalUITesting

/// How often the kernel is asked to write when a frame is shown.
@Suite struct FrameWriteTests {
  @Test func `cells in all rows are put together by one write and shown by another`() throws {
    let terminal = try PseudoTerminal(width: 80, height: 40)
    try terminal.run(product: "list", ["--rows", "1000"], environment: PseudoTerminal.noBacktrace)
    try terminal.waitFor("Row 9")
    try terminal.send(.pageDown)
    try terminal.waitFor("Selected: 0")
    terminal.waitForSilence(of: .milliseconds(50))
    let before = terminal.figures
    try terminal.send(.pageDown)
    try terminal.waitFor("Row 60")
    terminal.waitForSilence(of: .milliseconds(50))
    // ncurses puts a frame together in a memory file.
    let isStream = PseudoTerminal.environment["TERMINALUI_BACKEND"] == "stream"
    expect((terminal.figures - before).writes, isStream ? 1 : 2)
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }
}
