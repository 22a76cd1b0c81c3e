import Cells
import Glibc
import Expectations
import Testing
import TerminalUITesting

/// Floods of input and of sizes; `make soak` runs them at full length.
@Suite struct FloodStressTests {
  private static let isLong = !PseudoTerminal.isPatient

  /// Less than the time after which ESC alone is a key.
  private static let escapeDelay = Duration.milliseconds(40)

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
    let sent = ContinuousClock.now
    try terminal.waitFor("\(count) events, 0 wrong", timeout: .seconds(30))
    if Self.isLong {
      print("\(count) keys in \(sent - start), the last shown \(ContinuousClock.now - sent) later")
    }
    // 60 frames in a second at the very most would be more than is seen; each batch makes one.
    expect(terminal.output.count, below: count * 20)
    try terminal.terminate()
    expect(terminal.leftovers, [])
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
    terminal.watch(for: .milliseconds(200))
    try terminal.send("a")
    try terminal.waitFor("last a", timeout: .seconds(20))
    let used = terminal.figures - before
    expect(used.cpu, below: .seconds(1), "\(used)")
    if Self.isLong {
      print("a paste of 5 MiB: \(ContinuousClock.now - start), \(used)")
      expect(ContinuousClock.now - start, atMost: .seconds(1))
    }
    expect(used.memory, below: 4 * size / 1024 + 4096, "\(used)")
    expect(terminal.screen.position(of: "1 events, 0 wrong") != nil, "\(terminal.screen)")
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
    expect((terminal.figures - before).memory, below: 4096, "\(terminal.figures - before)")
    if Self.isLong { print("\(size >> 20) MiB without an end: \(terminal.figures - before)") }
  }

  /// Sends more than the terminal's buffer takes at once.
  private func sendAll(_ bytes: [UInt8], to terminal: PseudoTerminal) throws {
    for first in stride(from: 0, to: bytes.count, by: 1 << 16) {
      try terminal.send(Array(bytes[first..<min(first + 1 << 16, bytes.count)]))
      terminal.drain()
    }
  }

  // Row 40.
  @Test(arguments: [
    ("\u{1B}[1;5A", "last ctrl-up"), ("\u{1B}[<35;5;6M\u{1B}[<65;1;1M", "last wheel 0,1"), ("日", "last 日"),
    ("\u{1B}[3;2~", "last shift-"), ("\u{1B}OP", "last f1"),
    ("\u{1B}[97;5u", "last ctrl-a"),
  ])
  func `signals between the bytes of a key tear nothing`(key: String, words: String) throws {
    let bytes = Array(key.utf8)
    let terminal = try events()
    // What the whole key is, to compare with.
    try terminal.send(bytes)
    try terminal.waitFor(words)
    terminal.waitForSilence(of: .milliseconds(20))
    func eventCount() -> Int? {
      terminal.screen.lines.lazy.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } }.first
    }
    let each = try #require(eventCount())
    func last() -> Substring? {
      terminal.screen.trimmedText.split(separator: "\n").first { $0.contains("last") }
    }
    let line = last()
    var total = each
    for split in 1..<bytes.count {
      let begin = ContinuousClock.now
      try terminal.send(Array(bytes[..<split]))
      // The bytes so far are read, or wait: either way signals come in between. Not so late that ESC is a key.
      for number in 0..<4 { try terminal.resize(width: 80 - number % 2, height: 24) }
      terminal.watch(for: .milliseconds(2))
      terminal.signal(.init(rawValue: SIGWINCH))
      try terminal.send(Array(bytes[split...]))
      if bytes[split - 1] == 0x1B, ContinuousClock.now - begin > Self.escapeDelay {
        // This process was stopped so long that ESC was a key of its own, which is right: counting begins there.
        terminal.waitForSilence(of: .milliseconds(200))
        total = try #require(eventCount())
        continue
      }
      total += each
      try terminal.waitFor("\(total) events")
      terminal.waitForSilence(of: .milliseconds(10))
      expect(eventCount(), total, "\(terminal.screen)")
      expect(last(), line, "split at \(split)")
    }
    try terminal.terminate()
    expect(terminal.leftovers, [])
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
    let time = ContinuousClock.now - last
    if Self.isLong {
      print("\(count) sizes in \(last - start), the right screen \(time) after the last")
      expect(time, below: .milliseconds(100))
    }
    expect(terminal.screen.unknown, [])
    try terminal.send("+")
    try terminal.waitFor("Count: 1")
  }
}
