import Cells
import Expectations
import Glibc
import Testing
import TerminalUITesting

/// The counter as a user has it: the built program in a real terminal device.
@Suite nonisolated struct CounterProgramTests {
  private func counter(width: Int = 44, height: Int = 12) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: width, height: height)
    // One that says nothing of its colours: buttons are in brackets, from the first frame on.
    try terminal.setColors(.unknown)
    try terminal.run(product: "counter", environment: ["SWIFT_BACKTRACE": "enable=no"])
    try terminal.waitFor("first screen") { $0.modes.contains(.init(1006)) }
    return terminal
  }

  /// Sends `q`, and expects a clean end and a terminal as it was.
  private func quit(_ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0), sourceLocation: sourceLocation)
    expect(terminal.leftovers, [], sourceLocation: sourceLocation)
    expect(terminal.screen.unknown, [], sourceLocation: sourceLocation)
  }

  // Mend F05
  @Test(arguments: [false, true])
  func `what another program wrote goes with Ctrl-L, and with a signal of the same size`(bySignal: Bool)
    throws
  {
    let terminal = try counter()
    let device = try #require(fopen(terminal.deviceName, "w"))
    fputs("\u{1B}[2;3HMessage from root\r\n", device)
    fclose(device)
    try terminal.waitFor("Message from root")
    if bySignal { terminal.signal(.init(rawValue: SIGWINCH)) } else { try terminal.send("\u{C}") }
    try terminal.waitUntilGone("Message from root")
    try quit(terminal)
  }

  // MARK: Keys and mouse

  @Test func `the first screen`() throws {
    let terminal = try counter()
    assertSnapshot(of: terminal.screen.trimmedText)
    expect(terminal.screen.showsAlternateScreen)
    // Look J1
    expect(!terminal.screen.isCursorVisible && terminal.screen.cursor != .zero)
    try quit(terminal)
    expect(terminal.screen.trimmedText, "")
  }

  @Test(
    arguments: [
      ("+", "Count: 1"), ("-", "Count: -1"), ("++-", "Count: 1"), ("+++r", "Count: 0"), ("\r", "Count: -1"),
      (" ", "Count: -1"), ("\t\r", "Count: 1"), ("\t\u{1B}[Z\r", "Count: -1"), ("\u{1B}[C\r", "Count: 1"),
      ("\u{1B}OC\r", "Count: 1"),
    ])
  func `keys change the number`(keys: String, result: String) throws {
    let terminal = try counter()
    // From another number, so that 0 is a change.
    try terminal.send("+++++++++")
    try terminal.waitFor("Count: 9")
    try terminal.send("r")
    try terminal.waitFor("Count: 0")
    try terminal.send(keys)
    try terminal.waitFor(result)
    try quit(terminal)
  }

  @Test func `clicks press the buttons under the mouse`() throws {
    let terminal = try counter()
    try terminal.click("  +  ")
    try terminal.waitFor("Count: 1")
    try terminal.click("  -  ")
    try terminal.waitFor("Count: 0")
    try quit(terminal)
  }

  @Test func `the wheel, a click beside the buttons and other buttons do nothing`() throws {
    let terminal = try counter()
    try terminal.scroll(x: 20, y: 6, rows: 3)
    try terminal.scroll(x: 20, y: 6, rows: -3)
    try terminal.click(x: 0, y: 0)
    try terminal.send("\u{1B}[<2;21;8M\u{1B}[<2;21;8m\u{1B}[<35;21;8M")
    try terminal.send("+")
    try terminal.waitFor("Count: 1")
    try quit(terminal)
  }

  @Test func `Ctrl-C ends it with the code of an interrupted program`() throws {
    let terminal = try counter()
    try terminal.send(.control("c"))
    try expect(terminal.waitForEnd(), .exitCode(130))
    expect(terminal.leftovers, [])
  }

  // MARK: Input that nobody types

  @Test(
    arguments: [
      "q", "+q-\u{3}\u{1A}\r\t", "\u{1B}[201", "\u{1B}[200~", "\u{1B}[A\u{1B}OA\u{0}\u{7F}", "日本語 👨‍👩‍👧 e\u{301}",
      String(repeating: "+", count: 20_000),
    ])
  func `a paste is no key`(text: String) throws {
    let terminal = try counter()
    try terminal.paste(text)
    // Not by a key: one that comes with a paste could be part of it.
    try terminal.click("  +  ")
    try terminal.waitFor("Count: 1")
    try quit(terminal)
  }

  @Test(arguments: 1...8)
  func `random bytes do no harm`(seed: UInt64) throws {
    let terminal = try counter()
    var state = seed
    var bytes: [UInt8] = []
    while bytes.count < 3000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let byte = UInt8(truncatingIfNeeded: state >> 56)
      // Half of them from what sequences are made of; none that ends or stops the program.
      let pool = Array("\u{1B}[]OP<>?;:0123456789mMAu~\\".utf8)
      let chosen = state >> 32 & 1 == 0 ? byte : pool[Int(byte) % pool.count]
      if ![3, 0x1A, UInt8(ascii: "q")].contains(chosen) { bytes.append(chosen) }
    }
    try terminal.send(bytes)
    // Ends whatever was begun.
    try terminal.send("\u{18}\u{1B}\\\u{1B}[201~")
    try terminal.send("r" + String(repeating: "+", count: 1234))
    try terminal.waitFor("Count: 1234")
    try quit(terminal)
  }

  // MARK: Size

  /// What a counter that starts in a window of this size shows.
  private func screen(width: Int, height: Int) throws -> [String] {
    let terminal = try counter(width: width, height: height)
    defer { try? quit(terminal) }
    return terminal.screen.lines
  }

  @Test func `follows the window's size`() throws {
    let terminal = try counter()
    for (width, height) in [(30, 9), (80, 24), (1, 1), (200, 60), (44, 12)] {
      try terminal.resize(width: width, height: height)
      let expected = try screen(width: width, height: height)
      try terminal.waitFor("screen of \(width) × \(height)") { $0.lines == expected }
    }
    try quit(terminal)
  }

  @Test func `shows the last of many sizes`() throws {
    let terminal = try counter()
    for step in 1...300 { try terminal.resize(width: step * 7 % 90 + 1, height: step * 5 % 30 + 1) }
    try terminal.resize(width: 50, height: 14)
    let expected = try screen(width: 50, height: 14)
    try terminal.waitFor("screen of the last size") { $0.lines == expected }
    try quit(terminal)
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 40), (300, 1), (1000, 500), (60_000, 60_000)])
  func `starts in a window of any size`(width: Int, height: Int) throws {
    let terminal = try counter(width: width, height: height)
    try terminal.send("+")
    try quit(terminal)
  }

  // MARK: Work

  @Test func `a press of a key writes a few bytes`() throws {
    let terminal = try counter()
    try terminal.send("+")
    try terminal.waitFor("Count: 1")
    let before = terminal.output.count
    try terminal.send("+")
    try terminal.waitFor("Count: 2")
    terminal.waitForSilence(of: .milliseconds(30))
    // Two moves of the cursor: to the number, and back to where the focus is.
    expect(terminal.output.count - before, atMost: 24)
    try quit(terminal)
  }

  @Test func `many keys at once make few frames`() throws {
    let terminal = try counter()
    let before = terminal.output.count
    try terminal.send(String(repeating: "+", count: 200))
    try terminal.waitFor("Count: 200")
    // A frame each would be some 2000 bytes.
    expect(terminal.output.count - before, atMost: 300)
    try quit(terminal)
  }
}
