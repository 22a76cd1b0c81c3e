import Cells
import Expectations
import Testing
import TerminalUITesting

/// The timer as a user has it: the built program in a real terminal device.
@Suite nonisolated struct TimerProgramTests {
  @Test func `the clock ticks, the stopwatch runs, q leaves nothing behind`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 18)
    try terminal.setColors(.unknown)
    try terminal.run(product: "timer", environment: ["SWIFT_BACKTRACE": "enable=no", "TZ": "UTC"])
    try terminal.waitFor("Clock")
    let first = terminal.screen.text
    try terminal.waitFor("another second") { $0.text != first }
    try terminal.click("  Start  ")
    // A busy machine may show no tenth of them.
    try terminal.waitUntilGone("0:00.0")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
    expect(terminal.screen.unknown, [])
  }
}
