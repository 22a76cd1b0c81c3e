import Testing
import TerminalUITesting

/// What views that come and go leave behind in the process.
@Suite struct LoadMemoryTests {
  @Test func `10 000 loads leave no object and no task, and take no more memory than 2 000`() throws {
    // R2, R5, O1
    let terminal = try PseudoTerminal.trial("loads", width: 60, height: 4)
    try terminal.waitFor("ready")
    var memory: [Int] = []
    for loads in [2000, 10_000] {
      let missing = loads - (memory.isEmpty ? 0 : 2000)
      for _ in 0..<(missing / 500) {
        try terminal.send(String(repeating: "xx", count: 500))
        terminal.drain()
      }
      // Tasks hear soon that they are cancelled.
      let end = ContinuousClock.now + .seconds(20)
      repeat {
        try terminal.send("s")
        terminal.watch(for: .milliseconds(50))
      } while !terminal.screen.text.contains("made \(loads), 0 objects, 0 tasks") && ContinuousClock.now < end
      #expect(terminal.screen.text.contains("made \(loads), 0 objects, 0 tasks"))
      memory.append(terminal.figures.memory)
    }
    #expect(memory[1] - memory[0] <= 256, "\(memory) KiB")
    try terminal.send("q")
    #expect(try terminal.waitForEnd() == .exitCode(0))
  }
}
