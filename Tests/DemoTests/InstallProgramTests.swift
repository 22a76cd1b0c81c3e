import Expectations
import Testing

import TerminalUITesting

/// The demo `install` in a terminal.
@Suite nonisolated struct InstallProgramTests {
  private static let names = ["docs", "icons", "parser", "renderer", "runtime"]

  @Test func `five files are fetched, and a line stays for each of them and for all`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 12)
    try terminal.run(product: "install", environment: ["SWIFT_BACKTRACE": "enable=no"])
    try terminal.waitFor("bars") { screen in Self.names.allSatisfy { screen.position(of: $0) != nil } }
    try expect(terminal.waitForEnd(), .exitCode(0))
    let lines = terminal.screen.trimmedText.split(separator: "\n").map(String.init)
    expect(lines.dropLast().map { String($0.dropFirst(2).prefix { $0 != "," }) }.sorted(), Self.names)
    expect(lines.dropLast().allSatisfy { $0.hasPrefix("✓ ") })
    expect(lines.last, "5 files installed, 14.0 MB")
    expect(terminal.leftovers, [])
  }

  @Test func `one that is damaged on the way is fetched again`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 12)
    try terminal.run(product: "install", ["--failing"], environment: ["SWIFT_BACKTRACE": "enable=no"])
    try expect(terminal.waitForEnd(), .exitCode(0))
    let lines = terminal.screen.trimmedText.split(separator: "\n").map(String.init)
    expect(lines.filter { $0.hasPrefix("✗") }, ["✗ renderer: the copy differs, trying again"])
    expect(lines.filter { $0.hasPrefix("✓") }.count, 5)
  }

  @Test func `Escape cancels`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 12)
    try terminal.run(product: "install", environment: ["SWIFT_BACKTRACE": "enable=no"])
    try terminal.waitFor("Esc cancels")
    try terminal.send("\u{1B}")
    try expect(terminal.waitForEnd(), .exitCode(1))
    expect(terminal.screen.trimmedText, contains: "Cancelled: ")
    expect(terminal.leftovers, [])
  }
}
