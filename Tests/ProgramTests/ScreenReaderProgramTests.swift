import Cells
import Expectations
import Testing
import TerminalUITesting

/// The mode for screen readers in a terminal.
@Suite nonisolated struct ScreenReaderProgramTests {
  private func counter(_ environment: [String: String?]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 100, height: 30)
    try terminal.run(
      product: "counter", environment: environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
    try terminal.waitFor("2 +, button")
    return terminal
  }

  // J2, J3, J5
  @Test(arguments: [("TERMINALUI_SCREEN_READER", "1"), ("TERM", "dumb")])
  func `the counter is lines of text, and the first says why`(name: String, value: String) throws {
    let terminal = try counter([name: value])
    try terminal.send("2")
    try terminal.waitFor("Count: 1")
    try terminal.send("\t")
    try terminal.send("2")
    try terminal.waitFor("Count: 2")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    let text = String(decoding: terminal.output, as: UTF8.self)
    expect(text, contains: "Screen reader mode: \(name)=\(value).")
    expect(text.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" && $0 != "\r" }.count, 0, text)
    expect(terminal.leftovers, [])
  }

  @Test func `nothing is written while nothing changes`() throws {
    let terminal = try counter(["TERM": "dumb"])
    _ = terminal.waitForSilence(of: .milliseconds(300))
    let count = terminal.output.count
    terminal.watch(for: .milliseconds(400))
    expect(terminal.output.count, count)
    try terminal.resize(width: 40, height: 10)
    terminal.watch(for: .milliseconds(200))
    expect(terminal.output.count, count)
    try terminal.send("\u{3}")
    try expect(terminal.waitForEnd(), .exitCode(130))
    expect(terminal.leftovers, [])
  }

  @Test func `an inline app prints what it commits`() throws {
    let terminal = try PseudoTerminal(width: 100, height: 30)
    try terminal.run(
      product: "install",
      environment: ["TERMINALUI_SCREEN_READER": "1", "SWIFT_BACKTRACE": "enable=no"])
    try expect(terminal.waitForEnd(), .exitCode(0))
    let text = terminal.screen.trimmedText
    for name in ["docs", "icons", "parser", "renderer", "runtime"] { expect(text, contains: "✓ \(name),") }
    expect(text, contains: "5 files installed, 14.0 MB")
    expect(terminal.output.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D }, [])
    expect(terminal.leftovers, [])
  }
}
