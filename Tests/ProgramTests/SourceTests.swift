import Expectations
import Testing
import TerminalUITesting

/// What event sources cost a real program.
@Suite struct SourceTests {
  /// What the program says of its ticks.
  private func ticks(on terminal: PseudoTerminal) throws -> Int {
    let words = terminal.screen.text.split { $0.isWhitespace }
    let counts = zip(words, words.dropFirst()).compactMap { $0 == "ticks" ? Int($1) : nil }
    return try #require(counts.first)
  }

  @Test func `a timer of a second wakes the program once a second, for one body and the digits that change`()
    throws
  {
    let terminal = try PseudoTerminal.trial("sources", "ticks", width: 40, height: 5)
    try terminal.waitFor("ticks 101")
    terminal.waitForSilence(of: .milliseconds(50))
    let (before, bytes) = (terminal.figures, terminal.output.count)
    // A busy machine may come to look only when there have been more.
    let first = try ticks(on: terminal)
    try terminal.waitUntil("three more ticks") { ((try? ticks(on: terminal)) ?? 0) >= first + 3 }
    terminal.waitForSilence(of: .milliseconds(50))
    let count = try ticks(on: terminal) - first
    let used = terminal.figures - before
    expect(terminal.screen.text, contains: "bodies 1 ")
    expect(used.voluntarySwitches, atLeast: count)
    expect(used.voluntarySwitches, atMost: count + 2)
    expect(used.cpu, below: .milliseconds(20) * count)
    // A digit, the way to it, and what begins and ends a frame.
    expect((terminal.output.count - bytes) / count, below: 40)
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }

  @Test func `a signal is heard while a view listens, and ends the program after`() throws {
    let terminal = try PseudoTerminal.trial("sources", "ticks", width: 40, height: 5)
    try terminal.waitFor("signals 0")
    terminal.signal(.SIGUSR1)
    try terminal.waitFor("signals 1")
    terminal.signal(.SIGUSR1)
    try terminal.waitFor("signals 2")
    try terminal.send("s")
    try terminal.waitFor("no signals") { !$0.text.contains("signals") }
    terminal.signal(.SIGUSR1)
    try expect(terminal.waitForEnd(), .signal(.SIGUSR1))
    expect(terminal.leftovers, [])
  }

  @Test func `the arguments that are URLs are opened, in order`() throws {
    // R1
    let terminal = try PseudoTerminal.trial(
      "sources", "ticks", "notes://a/today", "--no://url", "http://b/c%20d", width: 40, height: 5)
    try terminal.waitFor("opened today opened c d")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }

  @Test func `10 000 loads take no memory that they don't give back`() throws {
    let terminal = try PseudoTerminal.trial("sources", "loads", width: 60, height: 5)
    var loads = 0
    // Some at a time: what has not been done yet takes memory too.
    func load(until total: Int) throws {
      while loads < total {
        loads += 100
        try terminal.send(String(repeating: "xx", count: 100))
        try terminal.waitFor("loads \(loads)")
      }
    }
    // Cancelled tasks end when the main actor comes to them.
    func look() throws {
      for _ in 0..<200 where !terminal.screen.text.contains("objects 0, tasks 0") {
        try terminal.send("l")
        terminal.watch(for: .milliseconds(20))
      }
      expect(terminal.screen.text, contains: "objects 0, tasks 0")
    }
    try load(until: 2000)
    try look()
    let before = terminal.figures
    try load(until: 12_000)
    try look()
    expect((terminal.figures - before).memory, below: 512)
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }
}
