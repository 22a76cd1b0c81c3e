import Cells
import Glibc
import Expectations
import Testing
import TerminalUITesting

/// What an app takes over from others, and what it leaves to them.
@Suite struct TakingBackTests {
  // Mend B4.
  @Test func `what another program switched on is switched off when the app has the terminal again`() throws {
    let terminal = try PseudoTerminal.trial(
      "handOver", "printf",
      "\\033[?1003;1006;1004;2004h\\033[?1h\\033=\\033[?5h\\033[4h\\033[?7l\\033[31m\\033(0\\033]8;;http://a\\033\\\\",
      width: 60, height: 6)
    let shown = terminal.screen
    try terminal.send("e")
    try terminal.waitFor("ended with 0, 0")
    expect(terminal.screen.modes, shown.modes)
    expect(terminal.screen.unknown, [])
    try terminal.send("+")
    try terminal.waitFor("ended with 0, 1")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.screen.changesLeft, [])
  }

  // Mend B4.
  @Test func `what a shell left switched on while the app was stopped is switched off`() throws {
    let terminal = try PseudoTerminal.shell(width: 60)
    try terminal.send("\(PseudoTerminal.path(ofProduct: "Trials")) handOver true\n")
    try terminal.waitForFirstFrame()
    try terminal.waitForAnswers()
    let shown = terminal.screen.modes
    try terminal.send(.control("z"))
    try terminal.waitFor("prompt") { !$0.showsAlternateScreen && $0.lines[$0.cursor.y].hasPrefix("$ ") }
    try terminal.send("printf '\\033[?1003;5h'; fg\n")
    try terminal.waitFor("nothing yet, 0")
    try terminal.waitFor("modes of the app") { $0.modes == shown }
    try terminal.send("q")
    try terminal.waitFor("prompt") { !$0.showsAlternateScreen }
    expect(terminal.screen.modes, lacks: .init(1003))
  }

  // Mend B4. The installed description of xterm has the capability `oc`.
  @Test(arguments: [
    "xterm-256color", "xterm", "screen-256color", "tmux-256color", "linux", "rxvt-unicode-256color",
  ])
  func `the user's palette stays as it is`(name: String) throws {
    let terminal = try PseudoTerminal(width: 60, height: 6)
    try terminal.run(
      product: "Trials", ["events"],
      environment: ["TERM": name, "COLORTERM": nil].merging(PseudoTerminal.noBacktrace) { given, _ in given })
    try terminal.waitFor("0 events", timeout: .seconds(20))
    try terminal.send("a")
    try terminal.waitFor("1 events")
    try terminal.send("Q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    for sequence in ["\u{1B}]104", "\u{1B}]4;", "\u{1B}]R", "\u{1B}]P"] {
      expect(output, lacks: sequence, "\(sequence.dropFirst())")
    }
  }

  // Mend B4, row 44.
  @Test(arguments: ["q", "SIGTERM", "SIGSEGV"])
  func `an answer that is still to come at the end isn't shown at the shell`(end: String) throws {
    let terminal = try PseudoTerminal(width: 60, height: 6)
    terminal.answersQuestions = false
    try terminal.run(product: "Trials", ["handOver", "true"], environment: PseudoTerminal.noBacktrace)
    try terminal.waitForFirstFrame()
    switch end {
    case "SIGTERM": terminal.signal(.SIGTERM)
    case "SIGSEGV": terminal.signal(.SIGSEGV)
    default: try terminal.send(end)
    }
    try terminal.waitFor("main screen") { !$0.showsAlternateScreen }
    try terminal.send("\u{1B}[?1u\u{1B}[?2026;2$y\u{1B}[?62;22c\u{1B}]10;rgb:ff/ff/ff\u{1B}\\\u{1B}[?62;22c")
    try terminal.waitForEnd()
    expect(String(decoding: terminal.output, as: UTF8.self), lacks: "62;22c")
    expect(terminal.leftovers, [])
  }

  // Mend B4.
  @Test func `a terminal that never answers delays the end by less than half a second`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 6)
    terminal.answersQuestions = false
    try terminal.run(product: "Trials", ["handOver", "true"], environment: PseudoTerminal.noBacktrace)
    try terminal.waitForFirstFrame()
    let start = ContinuousClock.now
    terminal.signal(.SIGTERM)
    try expect(terminal.waitForEnd(), .signal(.SIGTERM))
    expectTime(since: start, promised: .milliseconds(450))
  }
}
