import Glibc
import Expectations
import Testing
import TerminalUITesting

/// Where there is no terminal to use: one line on standard error, exit code 2, no escape sequence anywhere.
@Suite struct RefusalTests {
  private let counter = PseudoTerminal.path(ofProduct: "counter")

  private func expectRefusal(
    _ terminal: PseudoTerminal, saying words: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(terminal.waitForEnd(), .exitCode(2), sourceLocation: sourceLocation)
    expect(terminal.output, lacks: 0x1B, sourceLocation: sourceLocation)
    expect(terminal.output.filter { $0 == 10 }.count, 1, sourceLocation: sourceLocation)
    expect(terminal.screen.trimmedText, contains: words, sourceLocation: sourceLocation)
    expect(terminal.leftovers, [], sourceLocation: sourceLocation)
  }

  @Test(
    arguments: [
      ("</dev/null", "Standard input is not a terminal"), ("<&-", "Standard input is not a terminal"),
      (">/dev/null", "Standard output is not a terminal"), (">&-", "Standard output is not a terminal"),
      ("</dev/null >/dev/null", "Standard input is not a terminal"),
    ])
  func `without a terminal for input and output`(redirection: String, words: String) throws {
    let terminal = try PseudoTerminal(width: 200, height: 5)
    // In a session of its own it has no controlling terminal either.
    try terminal.run("/bin/sh", ["-c", "exec setsid -w \(counter) \(redirection)"])
    try expectRefusal(terminal, saying: words)
  }

  @Test(arguments: ["</dev/null", "<&-", ">/dev/null", ">&-", "</dev/null >/dev/null"])
  func `a controlling terminal does as well`(redirection: String) throws {
    // Issue 18, pipes.
    let terminal = try PseudoTerminal(width: 60, height: 14)
    try terminal.run("/bin/sh", ["-c", "exec \(counter) \(redirection)"])
    try terminal.waitFor("Count: 0")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  @Test func `nothing is written to a pipe instead of a terminal`() throws {
    let terminal = try PseudoTerminal(width: 200, height: 5)
    try terminal.run("/bin/sh", ["-c", "(setsid -w \(counter) 2>/dev/null; echo $?) | od -An -c"])
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText.split(separator: " "), ["2", "\\n"])
  }

  @Test(arguments: ["2>/dev/null", "2>&-"])
  func `standard error may go where it wants`(redirection: String) throws {
    let terminal = try PseudoTerminal(width: 60, height: 14)
    try terminal.run("/bin/sh", ["-c", "exec \(counter) \(redirection)"])
    try terminal.waitFor("Count: 0")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  @Test(
    arguments: [
      (nil, "TERM is not set"), ("", "TERM is not set"),
      ("no-such-terminal", "no description of the terminal “no-such-terminal”"),
      ("../../x", "no description"),
      ("/etc/passwd", "no description"), ("x/../xterm", "no description"), ("%s%n%n", "no description"),
      ("x\u{1B}[31m", "no description of the terminal “x?[31m”"), ("日本", "no description"),
      (String(repeating: "x", count: 10_000), "no description"),
      (String(repeating: "x", count: 100), "no description"), ("xterm ", "no description"),
    ] as [(String?, String)])
  func `with a TERM that says nothing usable`(name: String?, words: String) throws {
    let terminal = try PseudoTerminal(width: 200, height: 5)
    try terminal.run(counter, environment: ["TERM": name])
    try expectRefusal(terminal, saying: words)
  }

  @Test func `with a terminal that can't place its cursor where the user doesn't want lines of text`() throws
  {
    let terminal = try PseudoTerminal(width: 200, height: 5)
    try terminal.run(counter, environment: ["TERM": "dumb", "TERMINALUI_SCREEN_READER": "0"])
    try expectRefusal(terminal, saying: "can't place its cursor")
  }

  @Test(arguments: ["xterm-no-such-variant", "tmux-no-such-variant", "alacritty-no-such-variant"])
  func `a variant of a known family is taken for the family`(name: String) throws {
    let terminal = try PseudoTerminal(width: 60, height: 14)
    try terminal.run(counter, environment: ["TERM": name, "COLORTERM": nil])
    try terminal.waitFor("Count: 0")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }
}
