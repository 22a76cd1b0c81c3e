import Expectations
import Testing
import TerminalUITesting

/// What a million rows cost the process that shows them.
@Suite struct ListMemoryTests {
  /// The most memory that the list has had in use when it has shown its first rows and its last, in KiB.
  private func peak(_ rows: Int) throws -> Int {
    let terminal = try PseudoTerminal(width: 80, height: 40)
    try terminal.run(product: "list", ["--rows", "\(rows)"], environment: PseudoTerminal.noBacktrace)
    try terminal.waitFor("Row 9")
    try terminal.send(.end)
    try terminal.waitFor(rows == 1_000_000 ? "Selected: 999 999" : "Selected: \(rows - 1)")
    let peak = ProcessFigures(of: terminal.processID).peakMemory
    expect(peak, above: 0)
    try terminal.send("q")
    _ = try terminal.waitForEnd()
    return peak
  }

  @Test func `1 000 000 rows take at most 1 MiB more than 100`() throws {
    try expect(peak(1_000_000) - peak(100), atMost: 1024)
  }
}
