import Expectations
import Testing
import TerminalUITesting

/// What a terminal reports reaches the views, whatever it is.
@Suite struct InputReportTests {
  private func events(_ arguments: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 80, height: 24)
    try terminal.run(product: "Trials", ["events"] + arguments, environment: PseudoTerminal.noBacktrace)
    try terminal.waitFor("last nothing")
    return terminal
  }

  private func end(_ terminal: PseudoTerminal) throws {
    try terminal.terminate(.SIGTERM)
    expect(terminal.leftovers, [])
    expect(terminal.screen.unknown, [])
  }

  // Row 46.
  @Test func `releases are asked of the terminal where a view wants them, and no mode of it is left`() throws
  {
    let terminal = try events("releases")
    try terminal.waitUntil("flags") {
      String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[>31u")
    }
    for (bytes, event) in [
      ("\u{1B}[97;1:1;97u", "1 events, 0 wrong|last a"), ("\u{1B}[97;1:2;97u", "last a (repeat)"),
      ("\u{1B}[97;1:3u", "last a (up)"), ("\u{1B}[1;5:3A", "last ctrl-up (up)"),
      ("\u{1B}[57441;2:1u", "3 events|4 events"),
      ("\u{1B}[27u", "last escape"), ("\u{1B}[105;5u", "last ctrl-i"), ("\u{1B}[9u", "last tab"),
      ("\u{1B}[97;65u", "last caps-a"), ("\u{1B}[57399;1:1;48u", "last pad-0"), ("\u{1B}[1;9;7;7u", "last"),
    ] {
      try terminal.send(bytes)
      for words in event.split(separator: "|").suffix(1) { try terminal.waitFor(String(words)) }
    }
    try end(terminal)
  }

  // Row 46.
  @Test func `where no view wants releases, keys are told apart and nothing more`() throws {
    let terminal = try events()
    try terminal.waitUntil("flags") {
      String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[>5u")
    }
    try terminal.send("\u{1B}[105;5u")
    try terminal.waitFor("last ctrl-i")
    try end(terminal)
  }

  // Mend H3, Mend M2.
  @Test(arguments: ["\u{1B}[99;69u", "\u{1B}[99;5u", "\u{1B}[1089::99;5u", "\u{1B}[1089::99;69u"])
  func `Ctrl-C ends a program, with Caps Lock and on any layout`(bytes: String) throws {
    let terminal = try PseudoTerminal(width: 40, height: 12)
    try terminal.run(product: "counter", environment: PseudoTerminal.noBacktrace)
    try terminal.waitForFirstFrame()
    try terminal.send(bytes)
    try expect(terminal.waitForEnd(), .exitCode(130))
    expect(terminal.leftovers, [])
  }

  // Row 43.
  @Test(arguments: [
    ("\u{1B}[<0;3;2M\u{1B}[<0;3;2m", "last drop (2, 1)"), ("\u{1B}[<64;1;1M", "last wheel 0,-1"),
    ("\u{1B}[<65;1;1M", "last wheel 0,1"), ("\u{1B}[<66;1;1M", "last wheel -1,0"),
    ("\u{1B}[<67;1;1M", "last wheel 1,0"),
    ("\u{1B}[<0;1;1M\u{1B}[<32;9;4M", "last drag (0, 0) (8, 3)"), ("\u{1B}[M`!!", "last wheel 0,-1"),
    ("\u{1B}[M !!\u{1B}[M@#$\u{1B}[M##$", "last drop (2, 3)"), ("\u{1B}[M \u{FF}", "last nothing"),
  ])
  func `buttons, both wheels and drags reach the views`(report: String, words: String) throws {
    let terminal = try events()
    try terminal.send(report)
    try terminal.waitFor(words)
    try end(terminal)
  }

  // Row 43.
  @Test func `hovering is asked for while a view wants it`() throws {
    let terminal = try events("hover")
    try terminal.waitFor("mode for movements") { $0.modes.contains(.init(1003)) }
    try terminal.send("\u{1B}[<35;5;6M")
    try terminal.waitFor("mouse (4, 5)")
    try end(terminal)
  }

  // Row 43.
  @Test func `mouse garbage is dropped`() throws {
    let terminal = try events()
    for bytes in [
      "\u{1B}[<0;0;0m", "\u{1B}[<;;M", "\u{1B}[<0;-1;3M", "\u{1B}[<0;1;M", "\u{1B}[<0;1M", "\u{1B}[<0;1;2;3M",
      "\u{1B}[<0;99999999999999999999999999999999;1M", "\u{1B}[<300;1;1M", "\u{1B}[<0;65536;1M",
      "\u{1B}[<0;1;1$M",
      "\u{1B}[<128;1;1M", "\u{1B}[<35;1;1M",
    ] {
      try terminal.send(bytes)
    }
    try terminal.send("a")
    try terminal.waitFor("last a")
    expect(terminal.screen.position(of: "1 events") != nil, "\(terminal.screen)")
    try end(terminal)
  }

  // Row 44.
  @Test func `answers that nobody asked for are no keys`() throws {
    let terminal = try events()
    for bytes in [
      "\u{1B}[?62;4c", "\u{1B}[>1;10;0c", "\u{1B}[24;80R", "\u{1B}[?2026;2$y",
      "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
      "\u{1B}]52;c;Y29tbWFuZAo=\u{7}", "\u{1B}P>|term(1.0)\u{1B}\\", "\u{1B}[?1u", "\u{1B}[I", "\u{1B}[O",
      "\u{1B}]2;rm -rf ~\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[4;600;800t",
    ] {
      try terminal.send(bytes)
    }
    try terminal.send("a")
    try terminal.waitFor("last a")
    expect(terminal.screen.position(of: "1 events, 0 wrong") != nil, "\(terminal.screen)")
    try end(terminal)
  }

  // Row 45.
  @Test func `a terminal that never answers delays nothing`() throws {
    let terminal = try PseudoTerminal(width: 40, height: 5)
    terminal.answersQuestions = false
    try terminal.run(product: "counter", environment: PseudoTerminal.noBacktrace)
    try terminal.waitFor("Count: 0")
    try terminal.send("+")
    try terminal.waitFor("Count: 1")
    try terminal.send("q")
    let start = ContinuousClock.now
    try expect(terminal.waitForEnd(), .exitCode(0))
    expectTime(since: start, promised: .milliseconds(200))
    expect(terminal.leftovers, [])
  }

  // Row 45.
  @Test(arguments: ["linux", "vt100", "xterm-256color"])
  func `a terminal that would show a question isn't asked`(name: String) throws {
    let terminal = try PseudoTerminal(width: 40, height: 5)
    try terminal.run(
      product: "counter",
      environment: PseudoTerminal.noBacktrace.merging(["TERM": name, "TERM_PROGRAM": "Apple_Terminal"]) { $1 }
    )
    try terminal.waitFor("Count: 0")
    try terminal.send("q")
    try terminal.waitForEnd()
    expect(String(decoding: terminal.output, as: UTF8.self), lacks: "$p")
  }
}
