import Glibc
import Expectations
import Testing
import TerminalUITesting

/// Programs whose standard input or output isn't the terminal.
@Suite struct PipeTests {
  private let trials = PseudoTerminal.path(ofProduct: "Trials")

  private func shell(_ command: String, height: Int = 10) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 60, height: height)
    try terminal.run(
      "/bin/sh", ["-c", command], environment: ["SWIFT_BACKTRACE": "enable=no", "COLUMNS": nil, "LINES": nil])
    return terminal
  }

  // Issue 18, pipes.
  @Test func `what is printed goes to the pipe when the app ends, and the interface to the terminal`() throws
  {
    let terminal = try shell("\(trials) pipes | sed 's/^/got /'")
    try terminal.waitFor("printed 0")
    try terminal.send("pp")
    try terminal.waitFor("printed 2")
    // Nothing has come through yet.
    expect(terminal.screen.trimmedText, lacks: "got")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.screen.trimmedText, contains: "got line 1\ngot line 2")
    expect(terminal.leftovers, [])
  }

  // Issue 18, pipes.
  @Test func `a command line takes what an app prints`() throws {
    let terminal = try shell("echo chosen $(\(trials) pipes)")
    try terminal.waitFor("printed 0")
    try terminal.send("pq")
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, contains: "chosen line 1")
  }

  // Issue 18, pipes.
  @Test func `nothing of a long output is lost`() throws {
    let terminal = try shell("\(trials) pipes | wc -l")
    try terminal.waitFor("printed 0")
    try terminal.send("m")
    try terminal.send("p")
    try terminal.waitFor("printed 1")
    try terminal.send("q")
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, contains: "20001")
  }

  // Issue 18, pipes.
  @Test func `standard input is the app's data, and keys come from the terminal`() throws {
    let terminal = try shell("printf 'hello\\nq\\n' | \(trials) pipes")
    try terminal.waitFor("first line: hello")
    try terminal.send("p")
    try terminal.waitFor("printed 1")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.screen.trimmedText, contains: "line 1")
    expect(terminal.leftovers, [])
  }

  // Issue 18, pipes.
  @Test func `both may be pipes`() throws {
    let terminal = try shell("echo data | \(trials) pipes | sed 's/^/got /'")
    try terminal.waitFor("first line: data")
    try terminal.send("p")
    try terminal.waitFor("printed 1")
    try terminal.send("q")
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, contains: "got line 1")
  }

  // Issue 18, pipes.
  @Test func `another program has the terminal for its keys and its screen`() throws {
    let terminal = try shell(
      "echo data | \(trials) pipes sh -c 'test -t 0 && test -t 1 && echo both; read line; echo read $line' | cat"
    )
    try terminal.waitFor("first line: data")
    try terminal.send("p")
    try terminal.waitFor("printed 1")
    try terminal.send("e")
    try terminal.waitFor("both")
    try terminal.send("x\n")
    try terminal.waitFor("printed 1")
    try terminal.send("p")
    try terminal.waitFor("printed 2")
    try terminal.send("q")
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, contains: "line 1\nline 2")
  }

  // Issue 18, pipes.
  @Test func `what was printed is there after a signal, too`() throws {
    // The shell outlives the signal: with the leader of its session a terminal is gone.
    let terminal = try shell("trap : TERM; \(trials) pipes | (trap '' TERM; exec sed 's/^/got /')")
    try terminal.waitFor("printed 0")
    try terminal.send("p")
    try terminal.waitFor("printed 1")
    terminal.signal(.SIGTERM, group: terminal.foregroundGroup)
    try terminal.waitForEnd()
    expect(terminal.leftovers, [])
    expect(terminal.screen.trimmedText, contains: "got line 1")
  }

  // Issue 18, pipes.
  @Test func `a reader that has gone harms nothing`() throws {
    let terminal = try shell("\(trials) pipes | true; echo over")
    try terminal.waitFor("printed 0")
    try terminal.send("p")
    try terminal.waitFor("printed 1")
    try terminal.send("q")
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, contains: "over")
    expect(terminal.leftovers, [])
  }

  // Issue 18, pipes.
  @Test func `without a terminal a scene that wants to be plain is printed, and others are refused`() throws {
    let terminal = try shell(
      "echo word | setsid -w \(trials) pipes plain 2>&1 | od -An -c; "
        + "echo word | setsid -w \(trials) pipes 2>/dev/null | wc -c; "
        + "(echo word | setsid -w \(trials) pipes plain >/dev/null; echo code $?); "
        + "(echo word | setsid -w \(trials) pipes >/dev/null 2>&1; echo code $?)", height: 16)
    try terminal.waitForEnd()
    let text = terminal.screen.trimmedText
    expect(text.contains("w   o   r   d") && !text.contains("033"), "\(text)")
    expect(text, contains: "\n0\ncode 0\ncode 2", "\(text)")
  }

  // Issue 18, pipes.
  @Test func `a plain frame has the size that the environment gives`() throws {
    let terminal = try shell("echo w | COLUMNS=7 LINES=1 setsid -w \(trials) pipes plain | cat -A")
    try terminal.waitForEnd()
    // The second row, which is in the middle, cut at seven columns.
    expect(terminal.screen.trimmedText.hasPrefix("printe"), "\(terminal.screen.trimmedText)")
    expect(
      !terminal.screen.trimmedText.contains("printed") && !terminal.screen.trimmedText.contains("first"))
  }
}
