import Testing
import TerminalUITesting

/// A program that shows the time does as much a second as that takes.
@Suite struct TickTests {
  @Test func `a timer of one second wakes the program once a second and writes the digits that changed`()
    throws
  {
    let terminal = try PseudoTerminal(width: 60, height: 18)
    try terminal.run(
      product: "timer", environment: PseudoTerminal.noBacktrace.merging(["TZ": "UTC"]) { $1 })
    try terminal.waitForFirstFrame()
    try terminal.waitForAnswers()
    let first = terminal.screen.text
    try terminal.waitFor("a tick") { $0.text != first }
    terminal.waitForSilence(of: .milliseconds(100))
    let (before, written) = (terminal.figures, terminal.output.count)
    terminal.watch(for: .seconds(4))
    let used = terminal.figures - before
    // Four ticks, or five; the thread sleeps again after each.
    #expect((4...6).contains(used.voluntarySwitches), "\(used)")
    #expect(used.cpu < .milliseconds(20))
    let bytes = terminal.output.count - written
    #expect(bytes > 0 && bytes <= 5 * 60, "\(bytes) bytes")
    try terminal.send("q")
    #expect(try terminal.waitForEnd() == .exitCode(0))
  }
}
