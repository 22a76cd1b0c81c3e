import Expectations
import Testing
import TerminalUITesting

/// One wait serves timers, queues and tasks of every kind.
@Suite struct WakeTests {
  @Test(
    arguments: [
      "timer", "timers", "foreignTimer", "queue", "foreignQueue", "delayed", "source", "task", "detached",
      "thread", "actor",
    ])
  func `the screen changes without a key`(kind: String) throws {
    let terminal = try PseudoTerminal.trial("wakes", kind, width: 40, height: 5)
    try terminal.waitFor("\(kind) 5")
    // Five changes, and not a wake-up every few milliseconds. Threads of Dispatch and tasks go to sleep, too.
    expect(terminal.figures.voluntarySwitches, below: 150)
    let before = terminal.figures
    terminal.watch(for: .milliseconds(100))
    let used = terminal.figures - before
    expect(used.voluntarySwitches, atMost: 8)
    expect(used.cpu, below: .milliseconds(50))
    // Keys go on as ever.
    try terminal.send("+")
    try terminal.waitFor("\(kind) 6")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  @Test func `a task that never rests keeps no key waiting`() throws {
    let terminal = try PseudoTerminal.trial("wakes", "restless", width: 40, height: 5)
    try terminal.waitFor("restless 5")
    try terminal.send("+")
    try terminal.waitFor("restless 6")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }
}
