import Glibc
import Expectations
import Testing
import TerminalUITesting

/// What moves in a program, on terminals that are slow or that nobody watches.
@Suite struct MotionProgramTests {
  private func program(moves: Bool = true) throws -> (PseudoTerminal, Fifo) {
    let (told, path) = try Fifo.make()
    let terminal = try PseudoTerminal.trial(
      "motion", path, width: 80, height: 24, environment: ["TERMINALUI_REDUCE_MOTION": moves ? nil : "1"])
    terminal.watch(for: .milliseconds(50))
    return (terminal, told)
  }

  @Test
  func `on a terminal that reads 1 kB a second nothing queues, keys are answered, and motion ends in time`()
    throws
  {
    // Motion B4
    let (terminal, told) = try program()
    defer { told.remove() }
    let start = ContinuousClock.now
    try terminal.send("g")
    var end: Duration?
    var slowest = Duration.zero
    for step in 0..<40 {
      let sent = ContinuousClock.now
      if step % 4 == 1 { try terminal.send("+") }
      if let chunk = terminal.read(until: sent + .milliseconds(100), atMost: 100) { terminal.receive(chunk) }
      while ContinuousClock.now < sent + .milliseconds(100) { poll(nil, 0, 5) }
      while let byte = told.readByte(timeout: .zero) {
        if byte == UInt8(ascii: "e") { end = sent - start } else { slowest = max(slowest, .now - sent) }
      }
      if end != nil { break }
    }
    // At its time, though most frames were left out.
    let time = try #require(end)
    expect(time > .seconds(1.7) && time < .seconds(3.5), "\(time)")
    expect(slowest, below: .seconds(2))
    // What is still on its way is what the system keeps for a terminal.
    let before = terminal.output.count
    terminal.waitForSilence(of: .milliseconds(100))
    expect(terminal.output.count - before, below: 40_000)
    expect(terminal.screen.lines[20].hasPrefix(String(repeating: "9", count: 60)))
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.screen.unknown, [])
  }

  @Test func `at rest, and with reduced motion, a program wakes for no frame`() throws {
    // Motion B5, B13
    let (terminal, told) = try program(moves: false)
    defer { told.remove() }
    try terminal.send("g")
    expect(told.readByte(timeout: .seconds(10)), UInt8(ascii: "e"))
    try terminal.waitFor("bars at their end") { $0.lines[20].hasPrefix(String(repeating: "9", count: 60)) }
    terminal.waitForSilence(of: .milliseconds(50))
    let before = terminal.output.count
    terminal.watch(for: .milliseconds(500))
    expect(terminal.output.count, before)
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }
}
