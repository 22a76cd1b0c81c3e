import Expectations
import Testing
import TerminalUITesting

/// Threads that write without pause, in a program; the figures of ten seconds are in the notes of the mend.
@Suite struct WriterTests {
  @Test(arguments: ["state", "transaction", "part", "storage", "object"])
  func `eight threads that write one place keep no key waiting, and take no memory`(kind: String) throws {
    // Mend H2, S7
    let terminal = try PseudoTerminal.trial("writers", kind, width: 60, height: 4)
    try terminal.waitFor("keys 0")
    terminal.watch(for: .milliseconds(100))
    let before = terminal.figures
    for number in 1...10 {
      try terminal.send("+")
      try terminal.waitFor("keys \(number)")
    }
    expect((terminal.figures - before).memory, below: 20 << 10, "\(terminal.figures)")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }
}
