import Expectations
import Testing
import TerminalUITesting

/// A program whose spinners, timers, toasts, tasks, sheets and rows come and go, while keys are pressed at random.
@Suite struct RestlessStressTests {
  private static let keys = [
    "\t", "\r", " ", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[Z", "\u{1B}OP", "\u{12}", "t",
    "l", "r", "\u{1B}\u{1B}",
  ]
  /// 5 starts; 100 in the long tests.
  private static let seeds = 1...(PseudoTerminal.isPatient ? 5 : 100)

  @Test func `views that wait for something come and go, and the program goes on`() throws {
    for seed in Self.seeds {
      var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
      func random(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
      }
      let terminal = try PseudoTerminal.trial("restless")
      for _ in 0..<40 {
        for _ in 0..<random(below: 5) { try terminal.send(Self.keys[random(below: Self.keys.count)]) }
        terminal.watch(for: .milliseconds(random(below: 20)))
      }
      try terminal.send("Q")
      try expect(terminal.waitForEnd(), .exitCode(0), "seed \(seed): \(terminal)")
      expect(terminal.leftovers, [], "seed \(seed)")
    }
  }
}
