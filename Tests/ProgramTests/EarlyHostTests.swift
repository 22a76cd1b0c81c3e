import Expectations
import TerminalUITesting
import Testing

/// A host that was made on another thread than the one that the main actor has later.
@Suite nonisolated struct EarlyHostTests {
  @Test func `states are written after an async main gave its thread away`() throws {
    let terminal = try PseudoTerminal(width: 40, height: 10)
    try terminal.run(product: "EarlyHost", environment: ["SWIFT_BACKTRACE": "enable=no"])
    try expect(terminal.waitForEnd(), .exitCode(0))
    let lines = terminal.screen.trimmedText.split(separator: "\n")
    expect(lines.count, 4)
    for (number, line) in lines.enumerated() { expect(line.contains("\(number + 1) presses"), "\(line)") }
  }
}
