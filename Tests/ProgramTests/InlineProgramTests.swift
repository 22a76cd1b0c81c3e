import Cells
import Expectations
import Foundation
import Soak
import Testing

import TerminalUITesting

/// A region below the prompt, in a real terminal and under a shell.
@Suite struct InlineProgramTests {
  private static let rows = (0..<3).map {
    "row \($0) of 3" + ($0 == 0 ? " " + String(repeating: "=", count: 60) : "")
  }

  /// A shell that has printed some lines, with the trial below its prompt.
  private func shell(
    _ arguments: String = "inline", lines: Int = 3, width: Int = 60, height: Int = 14, command: String? = nil
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.shell(width: width, height: height)
    if lines > 0 {
      try terminal.send("for i in $(seq \(lines)); do echo shell $i; done\n")
      try terminal.waitFor("shell \(lines)")
      // What is typed before the prompt is echoed before it.
      try waitForPrompt(terminal)
    }
    try terminal.send(command ?? "\(trials) \(arguments)\n")
    try terminal.waitFor("row 2 of 3")
    try terminal.waitForAnswers()
    return terminal
  }

  private var trials: String { PseudoTerminal.path(ofProduct: "Trials") }

  /// What a terminal shows below the command, blank rows left out.
  private func below(_ terminal: PseudoTerminal) -> [String] {
    let lines = terminal.screen.lines.map(trimmed)
    guard let command = lines.lastIndex(where: { $0.contains("Trials") || $0.contains("inline") }) else {
      return lines
    }
    let rest = lines[(command + 1)...]
    return Array(rest[..<((rest.lastIndex { !$0.isEmpty } ?? command) + 1)])
  }

  private func waitForPrompt(_ terminal: PseudoTerminal) throws {
    try terminal.waitFor("prompt on a line of its own") {
      trimmed($0.lines[$0.cursor.y]) == "$" && $0.cursor.x == 2
    }
  }

  /// Expects that nothing was written but what a region may.
  private func expectModest(_ terminal: PseudoTerminal) {
    let output = String(decoding: terminal.output, as: UTF8.self).replacing("\u{1B}", with: "^[")
    for banned in [
      /\^\[\[[0-9;]*[HfdrSTLM]/, /\^\[\[[23]J/, /\^\[\[\?1049/, /\^\[c/, /\^\[M/, /\^\[\[\?100[0-3]h/,
    ] {
      expectNil(output.firstMatch(of: banned).map { String($0.0) }, "\(banned)")
    }
    expect(terminal.screen.unknown, [])
  }

  // Inline F1, F8.
  @Test func `a region is below the prompt, and stays when the app ends`() throws {
    let terminal = try shell()
    expect(
      below(terminal),
      Self.rows.map { String($0.prefix(59)) }.enumerated().map { $0 == 0 ? String($1.prefix(58)) + "…" : $1 })
    expect(terminal.screen.lines.contains { $0.hasPrefix("shell 1") })
    try terminal.send("q")
    try waitForPrompt(terminal)
    expect(terminal.leftovers, [])
    expect(trimmed(terminal.screen.lines[terminal.screen.cursor.y - 1]), "row 2 of 3")
    expectModest(terminal)
  }

  // Inline F8.
  @Test(arguments: ["q", "\u{3}"])
  func `a region is taken away at the end, if the app says so`(key: String) throws {
    let terminal = try shell("inline cleared")
    try terminal.send(key)
    try waitForPrompt(terminal)
    expect(terminal.leftovers, [])
    expect(terminal.screen.trimmedText, lacks: "row")
    try terminal.send("echo code $?\n")
    try terminal.waitFor("code \(key == "q" ? 0 : 130)")
    expectModest(terminal)
  }

  @Test func `a line is in place of the region at the end`() throws {
    let terminal = try shell("summary")
    try terminal.send("cc")
    try terminal.waitFor("committed 2")
    try terminal.send("q")
    try waitForPrompt(terminal)
    let y = terminal.screen.cursor.y
    expect(
      terminal.screen.lines[(y - 3)..<y].map(trimmed), ["committed 1", "committed 2", "summary: 2 committed"])
    expect(terminal.screen.trimmedText, lacks: "row")
    expectModest(terminal)
  }

  // Inline F10.
  @Test func `it grows at the bottom of the screen up to all rows but one, and shrinks`() throws {
    let terminal = try shell(lines: 20, height: 10)
    for _ in 0..<12 { try terminal.send("+") }
    try terminal.waitFor("row 8 of 15")
    expect(terminal.screen.lines.filter { $0.hasPrefix("row") }.count, 9)
    for _ in 0..<14 { try terminal.send("-") }
    try terminal.waitFor("row 0 of 1")
    expect(terminal.screen.lines.filter { $0.hasPrefix("row") }.count, 1)
    try terminal.send("q")
    try waitForPrompt(terminal)
    expect(terminal.leftovers, [])
    expectModest(terminal)
  }

  // Inline F3, F7.
  @Test func `lines are committed above, more than the screen has, and long ones`() throws {
    let terminal = try shell(lines: 0, width: 40, height: 12)
    try terminal.send("cbwt")
    try terminal.waitFor("tall 59")
    try terminal.send("q")
    try waitForPrompt(terminal)
    let output = String(decoding: terminal.output, as: UTF8.self)
    // A paragraph is not broken by us.
    expect(output, contains: "word1 word2 word3 word4 word5 word6 word7 word8 word9 word10")
    expect(output, contains: "word39 word40\r\n")
    for number in 0..<60 { expect(output, contains: "tall \(number)\r\n") }
    expect(
      terminal.screen.lines.map(trimmed).filter { $0.hasPrefix("tall") },
      (52..<60).map { "tall \($0)" })
    expectModest(terminal)
  }

  // Inline F8.
  @Test(arguments: EndTests.signals)
  func `a signal leaves the prompt on a line of its own`(signal: PseudoTerminal.Signal) throws {
    let terminal = try shell()
    terminal.signal(signal, group: terminal.foregroundGroup)
    try waitForPrompt(terminal)
    expect(terminal.leftovers, [])
    expect(terminal.screen.lines.contains { $0.hasPrefix("row 2 of 3") })
    expectModest(terminal)
  }

  @Test func `a crash leaves the region, its message below it and the prompt`() throws {
    let terminal = try shell(height: 24)
    try terminal.send("d")
    try waitForPrompt(terminal)
    expect(terminal.leftovers, [])
    let output = String(decoding: terminal.output, as: UTF8.self)
    let region = try #require(output.range(of: "row 2 of 3", options: .backwards))
    expect(String(output[region.upperBound...]), contains: "as asked")
  }

  // Inline F8.
  @Test func `Ctrl-Z takes the region away, and fg shows it once`() throws {
    let terminal = try shell()
    for _ in 0..<3 {
      try terminal.send(.control("z"))
      try waitForPrompt(terminal)
      expect(terminal.leftovers, [])
      expect(terminal.screen.trimmedText, lacks: "row 2")
      try terminal.send("fg\n")
      try terminal.waitFor("row 2 of 3")
      terminal.waitForSilence(of: .milliseconds(60))
      expect(terminal.screen.lines.filter { $0.hasPrefix("row 0") }.count, 1)
    }
    try terminal.send("c")
    try terminal.waitFor("committed 1")
    try terminal.send("q")
    try waitForPrompt(terminal)
    expect(terminal.leftovers, [])
    expectModest(terminal)
  }

  // Inline F8.
  @Test func `what was on the line of the cursor stays`() throws {
    let terminal = try shell(lines: 0, command: "printf 'half a line'; \(trials) inline\n")
    expect(terminal.screen.lines.contains { trimmed($0) == "half a line" })
    try terminal.send("q")
    try waitForPrompt(terminal)
    expectModest(terminal)
  }

  @Test func `a terminal that doesn't answer shows the region all the same`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 10)
    terminal.answersQuestions = false
    try terminal.run(product: "Trials", ["inline"], environment: PseudoTerminal.noBacktrace)
    try terminal.waitFor("row 2 of 3")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  // Inline F11.
  @Test func `without a terminal there are the committed lines and the last frame, without escapes`() throws {
    let terminal = try PseudoTerminal(width: 80, height: 24)
    // No controlling terminal either.
    try terminal.run("/bin/sh", ["-c", "setsid -w \(trials) steps </dev/null 2>&1 | cat -v"])
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, "step 1\nstep 2\nstep 3\n3 of 3 done")
  }

  @Test func `a captured result goes to the output, and the region to the terminal`() throws {
    let terminal = try PseudoTerminal.shell(width: 60, height: 14)
    try terminal.send("x=$(\(trials) inline); echo \"got <$x>\"\n")
    try terminal.waitFor("row 2 of 3")
    try terminal.send("f")
    try terminal.waitFor("Name")
    try terminal.send("Ann\r")
    try terminal.waitFor("got <name Ann>")
    expect(terminal.leftovers, [])
    expectModest(terminal)
  }

  // Inline F2.
  @Test func `memory doesn't grow with what was committed`() throws {
    let count = Soak.isOn ? 100_000 : 3_000
    let terminal = try PseudoTerminal(width: 60, height: 10)
    try terminal.run(product: "Trials", ["commits", "\(count)"], environment: PseudoTerminal.noBacktrace)
    try expect(terminal.waitForEnd(timeout: .seconds(600)), .exitCode(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    let pages = try #require(output.firstMatch(of: /pages (\d+) (\d+)\./))
    let (early, late) = (Int(pages.1) ?? 0, Int(pages.2) ?? .max)
    // A page has 4 KiB. Lines that a busy machine's terminal hasn't read yet wait in memory; the nodes of 90 000 lines would be
    // 15 000 pages.
    expect(late - early, below: Soak.isOn ? 4_000 : 256)
    expect(output.matches(of: /a committed line/).count, count)
  }

  // Inline F9.
  @Test func `what the app and its children print is above the region, and harmless`() throws {
    let terminal = try shell()
    try terminal.send("p")
    try terminal.waitFor("printed by the app")
    try terminal.send("P")
    try terminal.waitFor("and by standard error")
    try terminal.waitFor("row 2 of 3")
    try terminal.send("q")
    try waitForPrompt(terminal)
    let y = terminal.screen.cursor.y
    expect(
      terminal.screen.lines[(y - 6)..<(y - 3)].map(trimmed),
      ["printed by the app", "printed by a child", "and by standard error"])
    expect(terminal.leftovers, [])
    expectModest(terminal)
  }

  @Test func `an alert opens inside the region, which grows for it`() throws {
    let terminal = try shell()
    try terminal.send("a")
    try terminal.waitFor("Really?")
    expect(terminal.screen.lines.contains { $0.hasPrefix("shell 1") })
    try terminal.send("\r")
    try terminal.waitUntilGone("Really?")
    try terminal.send("q")
    try waitForPrompt(terminal)
    expect(trimmed(terminal.screen.lines[terminal.screen.cursor.y - 1]), "row 2 of 3")
    expect(terminal.leftovers, [])
    expectModest(terminal)
  }
}

private func trimmed(_ text: String) -> String {
  var text = text
  while text.last == " " { text.removeLast() }
  return text
}
