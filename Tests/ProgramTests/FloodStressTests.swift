import Cells
import Glibc
import Testing
import TerminalUITesting

/// Floods of input and of sizes; `make stress` runs them at full length.
@Suite struct FloodStressTests {
  private static let isLong = getenv("TERMINALUI_STRESS") != nil

  private func events() throws -> PseudoTerminal { try PseudoTerminal.trial("events") }

  // Row 48.
  @Test func `keys come in order, and none is lost`() throws {
    let count = Self.isLong ? 100_000 : 5_000
    let terminal = try events()
    let keys = (0..<count).map { UInt8(97 + $0 % 26) }
    let start = ContinuousClock.now
    // 10 000 in a second, ten milliseconds' worth at a time.
    for first in stride(from: 0, to: count, by: 100) {
      try terminal.send(Array(keys[first..<min(first + 100, count)]))
      let next = start + .milliseconds((first + 100) / 10)
      if next > .now { terminal.watch(for: next - .now) }
    }
    try terminal.waitFor("\(count) events, 0 wrong", timeout: .seconds(30))
    // 60 frames in a second at the very most would be more than is seen; each batch makes one.
    #expect(terminal.output.count < count * 20)
    try terminal.terminate()
    #expect(terminal.leftovers == [])
  }

  // Row 42.
  @Test func `a paste of megabytes is one event`() throws {
    let size = Self.isLong ? 5 << 20 : 1 << 20
    let terminal = try events()
    let before = terminal.figures
    let start = ContinuousClock.now
    try sendAll(
      Array("\u{1B}[200~".utf8) + Array(repeating: UInt8(ascii: "x"), count: size)
        + Array("\u{1B}[201~".utf8), to: terminal)
    terminal.watch(for: .milliseconds(20))
    try terminal.send("a")
    try terminal.waitFor("last a", timeout: .seconds(20))
    let used = terminal.figures - before
    #expect(used.cpu < .seconds(1), "\(used)")
    if Self.isLong { print("a paste of 5 MiB: \(ContinuousClock.now - start), \(used)") }
    #expect(used.memory < 4 * size / 1024 + 4096, "\(used)")
    #expect(terminal.screen.position(of: "1 events, 0 wrong") != nil, "\(terminal.screen)")
  }

  // Row 47.
  @Test(arguments: ["\u{1B}]", "\u{1B}P", "\u{1B}_", "\u{1B}[", "\u{1B}X"])
  func `a string without an end takes no memory`(introducer: String) throws {
    let size = Self.isLong && introducer == "\u{1B}]" ? 100 << 20 : 1 << 20
    let terminal = try events()
    let before = terminal.figures
    try sendAll(Array(introducer.utf8) + Array(repeating: UInt8(ascii: "1"), count: size), to: terminal)
    try terminal.send("\u{1B}\\")
    try terminal.send("a")
    try terminal.waitFor("last a", timeout: .seconds(60))
    #expect((terminal.figures - before).memory < 4096, "\(terminal.figures - before)")
    if Self.isLong { print("\(size >> 20) MiB without an end: \(terminal.figures - before)") }
  }

  /// Sends more than the terminal's buffer takes at once.
  private func sendAll(_ bytes: [UInt8], to terminal: PseudoTerminal) throws {
    for first in stride(from: 0, to: bytes.count, by: 1 << 16) {
      try terminal.send(Array(bytes[first..<min(first + 1 << 16, bytes.count)]))
      terminal.drain()
    }
  }

  // Row 29.
  @Test func `of a storm of sizes the last is shown`() throws {
    let count = Self.isLong ? 10_000 : 400
    let terminal = try PseudoTerminal.counter()
    let sizes = [(0, 0), (1, 1), (1000, 500), (80, 24), (2, 40), (200, 1), (33, 9)]
    let start = ContinuousClock.now
    for number in 0..<count {
      let size = sizes[number % sizes.count]
      try terminal.resize(width: size.0, height: size.1)
      let next = start + .milliseconds(number)
      if next > .now { terminal.watch(for: next - .now) } else { terminal.drain() }
    }
    let fresh = try PseudoTerminal.counter(width: 61, height: 13)
    try terminal.resize(width: 61, height: 13)
    let last = ContinuousClock.now
    try terminal.waitFor("the right screen") { $0.text == fresh.screen.text }
    if Self.isLong { print("\(count) sizes, the right screen after \(ContinuousClock.now - last)") }
    #expect(terminal.screen.unknown == [])
    try terminal.send("+")
    try terminal.waitFor("Count: 1")
  }
}
