import Expectations
import Testing
import TerminalUITesting

/// A scene hears of the end of its program, whatever ends it.
@Suite struct LastPhaseTests {
  @Test(arguments: [.SIGTERM, .SIGHUP, .SIGINT] as [PseudoTerminal.Signal])
  func `a signal makes the scene go to the background before it ends the program`(
    signal: PseudoTerminal.Signal
  ) throws {
    let terminal = try PseudoTerminal.trial("link", "x", width: 60)
    try expect(terminal.terminate(signal), .signal(signal))
    expect(terminal.leftovers, [])
    // What is printed appears when the terminal is given back.
    expect(terminal.screen.trimmedText, "saved")
  }

  @Test(arguments: [("q", 0), ("\u{3}", 130)])
  func `so does the end that a key asks for`(key: String, code: Int32) throws {
    let terminal = try PseudoTerminal.trial("link", "x", width: 60)
    try terminal.send(key)
    try expect(terminal.waitForEnd(), .exitCode(code))
    expect(terminal.screen.trimmedText, "saved")
  }
}
