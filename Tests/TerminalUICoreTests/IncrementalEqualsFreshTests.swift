import Foundation
import Soak
import TerminalUI
import TerminalUITesting
import Testing

/// Random programs: after each event, the screen and the tree equal those of the same views made anew.
@Suite struct IncrementalEqualsFreshTests {
  private static func setting(_ name: String, _ otherwise: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? otherwise
  }

  @Test func `a tree that was updated equals a fresh one`() {
    let count = Soak.count(150, 2_000, full: 20_000)
    let traces = Self.setting("TERMINALUI_TRACE", 0) > 0
    var failures = 0
    for seed in Soak.seed..<(Soak.seed + count) {
      if traces { FileHandle.standardError.write(Data("seed \(seed)\n".utf8)) }
      let program = RandomProgram(seed: UInt64(seed))
      guard Playing.failure(of: program) != nil else { continue }
      let small = program.shrunk()
      let failure = Playing.failure(of: small)
      Issue.record(
        """
        seed \(seed), \(small.width)×\(small.height)
        \(small.model)
        \(small.events.map { "\($0)" }.joined(separator: "\n"))
        \(failure.map { "\($0)" } ?? "")
        """)
      failures += 1
      if failures >= Self.setting("TERMINALUI_FAILURES", 1) { return }
    }
  }
}
