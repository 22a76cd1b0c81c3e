import Glibc
import Testing
import TerminalUITesting

/// A terminal that goes away, or doesn't read.
@Suite struct HangUpTests {
  private let trials = PseudoTerminal.path(ofProduct: "Trials")

  /// A process that may be nobody's child; 10 ms are a tick of the clock that CPU time is counted in.
  private func expectEnd(
    of terminal: PseudoTerminal, within limit: Duration, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PseudoTerminal.Status {
    let start = ContinuousClock.now
    let status = try terminal.waitForEnd(timeout: .seconds(5))
    #expect(ContinuousClock.now - start < limit, sourceLocation: sourceLocation)
    return status
  }

  @Test(arguments: ["faults", "flood", "wakes timer"])
  func `a hang-up ends a program that ignores SIGHUP`(trial: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.run("/bin/sh", ["-c", "trap '' HUP; exec \(trials) \(trial)"], environment: PseudoTerminal.noBacktrace)
    try terminal.waitForFirstFrame()
    let before = terminal.figures.cpu
    terminal.hangUp()
    #expect(try expectEnd(of: terminal, within: .seconds(1)) == .exitCode(129))
    _ = before
  }

  @Test func `a hang-up ends a program by SIGHUP`() throws {
    let terminal = try PseudoTerminal.counter()
    terminal.hangUp()
    #expect(try expectEnd(of: terminal, within: .seconds(1)) == .signal(.SIGHUP))
  }

  /// Lets the program write until the terminal takes no more.
  private func block(_ terminal: PseudoTerminal) throws {
    let deadline = ContinuousClock.now + .seconds(5)
    var last = -1
    var count = 0
    while count < 5 {
      guard ContinuousClock.now < deadline else { throw PseudoTerminal.Failure.timedOut("blocked program", after: .seconds(5), screen: "") }
      let switches = ProcessFigures(of: terminal.processID).voluntarySwitches
      count = switches == last ? count + 1 : 0
      last = switches
      _ = poll(nil, 0, 10)
    }
  }

  @Test(arguments: [.SIGTERM, .SIGSEGV, .SIGHUP] as [PseudoTerminal.Signal])
  func `a signal ends a program whose terminal doesn't read`(signal: PseudoTerminal.Signal) throws {
    let terminal = try PseudoTerminal.trial("flood", width: 300, height: 100)
    try block(terminal)
    let start = ContinuousClock.now
    terminal.signal(signal)
    while kill(terminal.processID, 0) == 0, ProcessFigures(of: terminal.processID).state != "Z",
      ContinuousClock.now - start < .seconds(5)
    { _ = poll(nil, 0, 5) }
    #expect(ContinuousClock.now - start < .seconds(2))
    #expect(try terminal.waitForEnd() == .signal(signal))
  }
}
