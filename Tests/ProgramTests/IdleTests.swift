import Expectations
import Testing
import TerminalUITesting

/// While nothing happens, nothing runs.
@Suite struct IdleTests {
  @Test func `idle programs write nothing, wake up for nothing and take no time`() throws {
    // Together, so that the test takes the time once.
    let terminals = [
      try PseudoTerminal.counter(), try PseudoTerminal.trial("faults"),
      try PseudoTerminal.trial("wakes", "timer"),
      try PseudoTerminal.trial("wakes", "source"),
    ]
    try terminals[2].waitFor("timer 5")
    try terminals[3].waitFor("source 5")
    for terminal in terminals { terminal.waitForSilence(of: .milliseconds(50)) }
    let before = terminals.map { ($0.output.count, $0.figures) }
    terminals[0].watch(for: .seconds(2))
    for (terminal, before) in zip(terminals, before) {
      terminal.drain()
      let used = terminal.figures - before.1
      expect(terminal.output.count, before.0)
      expect(used.voluntarySwitches, atMost: 5)
      expect(used.cpu, below: .milliseconds(50))
    }
  }

  // Hostile H9
  @Test func `demos at rest write nothing, wake up for nothing and take no time`() throws {
    // Without the timer and the processes, which show what goes on.
    let terminals = try ["list", "notes", "settings", "files", "gallery"].map { demo in
      let terminal = try PseudoTerminal(width: 100, height: 30)
      try terminal.run(
        product: demo, demo == "files" ? ["/usr/include"] : demo == "notes" ? ["/nonexistent/notes"] : [],
        environment: PseudoTerminal.noBacktrace.merging([
          "XDG_CONFIG_HOME": "/nonexistent", "XDG_STATE_HOME": "/nonexistent",
          "XDG_DATA_HOME": "/nonexistent",
        ]) { given, _ in given })
      try terminal.waitForFirstFrame()
      try terminal.waitForAnswers()
      return (demo, terminal)
    }
    // Of what a start does, such as to read folders.
    for (_, terminal) in terminals { terminal.waitForSilence(of: .milliseconds(500)) }
    let before = terminals.map { ($0.1.output.count, $0.1.figures) }
    terminals[0].1.watch(for: .seconds(2))
    for ((demo, terminal), before) in zip(terminals, before) {
      terminal.drain()
      let used = terminal.figures - before.1
      expect(terminal.output.count, before.0, "\(demo)")
      expect(used.voluntarySwitches, atMost: 5, "\(demo)")
      expect(used.cpu, below: .milliseconds(50), "\(demo)")
    }
  }

  @Test func `an app has one thread, also when it has printed`() throws {
    let terminals = [try PseudoTerminal.counter(), try PseudoTerminal.trial("faults", "printsMuch")]
    try terminals[1].send("!+")
    try terminals[1].waitFor("ready 1")
    for terminal in terminals { expect(terminal.figures.threads, 1) }
  }
}
