import Cells
import Expectations
import Testing

import TerminalUITesting

@Suite struct PseudoTerminalTests {
  /// A terminal with a shell script running in it.
  private func terminal(_ script: String, width: Int = 40, height: Int = 5) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: width, height: height)
    try terminal.run("/bin/sh", ["-c", script])
    return terminal
  }

  @Test func `shows what a program writes and how it ends`() throws {
    let terminal = try PseudoTerminal(width: 20, height: 2)
    try terminal.run("/usr/bin/printf", [#"\033[1mhello"#])
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.screen.trimmedText, "hello")
    expect(terminal.screen[0, 0].style.attributes, .bold)
    expect(terminal.output, Array("\u{1B}[1mhello".utf8))
  }

  @Test func `the program is told the size, and of a new one`() throws {
    let terminal = try terminal(
      "trap 'stty size' WINCH; stty size; while :; do read line; done", width: 33, height: 7)
    try terminal.waitFor("7 33")
    try terminal.resize(width: 44, height: 8)
    try terminal.waitFor("8 44")
    expect(terminal.screen.size, Size(width: 44, height: 8))
  }

  @Test func `the program has the terminal as its controlling one`() throws {
    let terminal = try terminal("echo in >/dev/tty; tty")
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, "in\n\(terminal.deviceName)")
  }

  @Test func `what is typed reaches the program`() throws {
    let terminal = try PseudoTerminal(width: 20, height: 4)
    try terminal.run("/bin/cat")
    try terminal.send("hello")
    try terminal.send(.return)
    try terminal.waitFor("two lines") { $0.trimmedText == "hello\nhello" }
    try terminal.send(.control("d"))
    try expect(terminal.waitForEnd(), .exitCode(0))
  }

  @Test(
    arguments: [
      (.up, "1b5b41"), (.backTab, "1b5b5a"), (.pageDown, "1b5b367e"), (.function(1), "1b4f50"),
      (.function(12), "1b5b32347e"),
      (.control("c"), "03"), (.control("["), "1b"), (.delete, "7f"), (.deleteForward, "1b5b337e"),
      (.escape, "1b"), ("x", "78"), (.alt("x"), "1b78"), (.alt("ä"), "1bc3a4"), (.alt(.up), "1b5b313b3341"),
      (.alt(.pageDown), "1b5b363b337e"), (.alt(.function(1)), "1b5b313b3350"),
      (.alt(.function(5)), "1b5b31353b337e"),
      (.alt(.return), "1b0d"), (.alt(.delete), "1b7f"), (.alt(.control("x")), "1b18"),
      (.alt(.escape), "1b1b"),
    ] as [(PseudoTerminal.Key, String)])
  func `keys are sent as xterm sends them`(key: PseudoTerminal.Key, hexadecimal: String) throws {
    try expect(typed(hexadecimal.count / 2) { try $0.send(key) }, hexadecimal)
  }

  @Test func `a list of keys is sent in its order`() throws {
    try expect(typed(7) { try $0.send([.up, "y", .alt("x"), .return]) }, "1b5b41791b780d")
  }

  @Test func `a text that goes away is waited for`() throws {
    let terminal = try terminal(#"printf loading; read line; printf '\033[2J\033[Hdone'; read line"#)
    try terminal.waitFor("loading")
    #expect(throws: PseudoTerminal.Failure.self) {
      try terminal.waitUntilGone("loading", timeout: .milliseconds(1))
    }
    try terminal.send(.return)
    try terminal.waitUntilGone("loading")
    try terminal.waitFor("done")
  }

  @Test func `cursor keys follow the mode that the program sets`() throws {
    try expect(typed(3, modes: "?1h") { try $0.send(.up) }, "1b4f41")
  }

  @Test func `a paste is bracketed if the program asks for it`() throws {
    try expect(typed(13, modes: "?2004h") { try $0.paste("a") }, "1b5b3230307e611b5b3230317e")
    try expect(typed(1) { try $0.paste("a") }, "61")
  }

  @Test func `the mouse speaks only when asked`() throws {
    try expect(
      typed(18, modes: "?1000;1006h") { try $0.click(x: 1, y: 2) },
      "1b5b3c303b323b334d1b5b3c303b323b336d")
    try expect(
      typed(10, modes: "?1000;1006h") { try $0.scroll(x: 0, y: 0, rows: 1) }, "1b5b3c36353b313b314d")
    try expect(
      typed(1) { terminal in
        try terminal.click(x: 1, y: 2)
        try terminal.send("x")
      }, "78")
  }

  @Test func `a click waits for a program that asks for the mouse after its first frame`() throws {
    let terminal = try terminal(
      #"stty raw -echo; printf ready; sleep 0.01; printf '\033[?1000;1006h'; head -c 9 | tail -c 1 | tr M K"#)
    try terminal.waitFor("ready")
    try terminal.click(x: 1, y: 2)
    try terminal.waitFor("readyK")
  }

  /// What a program reads after some input, in hexadecimal.
  private func typed(_ count: Int, modes: String = "?25h", _ type: (PseudoTerminal) throws -> Void) throws
    -> String
  {
    let script =
      #"stty raw -echo; printf '\033[%sready\r\n' '\#(modes)'; head -c \#(count) | od -An -v -tx1 | tr -d ' \n'"#
    let terminal = try terminal(script)
    try terminal.waitFor("ready")
    try type(terminal)
    try terminal.waitForEnd()
    return terminal.screen.trimmedText.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func `questions are answered`() throws {
    let terminal = try terminal(#"stty raw -echo; printf '\033[6n'; head -c 6 | od -An -tx1"#)
    try terminal.waitFor("1b 5b 31 3b 31 52")
  }

  @Test(arguments: [(.SIGTERM, 15), (.SIGHUP, 1), (.SIGKILL, 9)] as [(PseudoTerminal.Signal, Int32)])
  func `a signal ends the program and is named`(signal: PseudoTerminal.Signal, number: Int32) throws {
    let terminal = try PseudoTerminal()
    try terminal.run("/bin/cat")
    try expect(terminal.terminate(signal), .signal(.init(rawValue: number)))
    expect(terminal.status, .signal(signal))
  }

  @Test func `a program that cleans up leaves a restored terminal`() throws {
    let terminal = try terminal(
      #"stty raw -echo; printf '\033[?1049h\033[?25l'; printf '\033[?25h\033[?1049l'; stty sane; stty -a"#)
    try terminal.waitForEnd()
    expect(terminal.screen.changesLeft, [])
  }

  @Test func `settings of the device that were not undone are named`() throws {
    let terminal = try terminal("stty -echo")
    try terminal.waitForEnd()
    expect(!terminal.isRestored)
    expect(terminal.leftovers.count, 1)
    expect(terminal.leftovers.first?.hasPrefix("local flags were"), true)
  }

  @Test func `a program that touches nothing leaves the terminal restored`() throws {
    let terminal = try terminal("echo hi; exit 3")
    try expect(terminal.waitForEnd(), .exitCode(3))
    expect(terminal.leftovers, [])
    expect(terminal.isRestored)
  }

  @Test func `modes that were not reset are named`() throws {
    let terminal = try terminal(#"printf '\033[?1049h\033[?1000h'"#)
    try terminal.waitForEnd()
    expect(terminal.leftovers, ["mode ?1000 is set", "the alternate screen is shown"])
  }

  @Test func `Ctrl-Z under a shell stops a program and fg takes it up again`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 12)
    try terminal.run("/bin/sh", ["-i"], environment: ["PS1": "$ ", "ENV": nil])
    try terminal.waitFor("$ ")
    try terminal.send("cat\n")
    try terminal.send("one\n")
    try terminal.waitFor("echo of one") {
      $0.trimmedText.split(separator: "\n").filter { $0 == "one" }.count == 2
    }
    try terminal.send(.control("z"))
    try terminal.waitFor("Stopped")
    try terminal.send("fg\n")
    try terminal.send("two\n")
    try terminal.waitFor("echo of two") {
      $0.trimmedText.split(separator: "\n").filter { $0 == "two" }.count == 2
    }
  }

  @Test func `waiting in vain fails with the screen`() throws {
    let terminal = try terminal("echo here; cat")
    try terminal.waitFor("here")
    let failure = #expect(throws: PseudoTerminal.Failure.self) {
      try terminal.waitFor("there", timeout: .milliseconds(20))
    }
    expect(failure?.description, "no \"there\" within 0.02 seconds; on the screen:\nhere")
  }

  @Test func `waiting goes on while something comes, four times as long at most`() throws {
    let start = ContinuousClock.now
    var limit = WaitLimit(.seconds(30), from: start)
    expect(limit.deadline, start + .seconds(30))
    expect(limit.length, .seconds(30))
    limit.restart(at: start + .seconds(29))
    expect(limit.deadline, start + .seconds(59))
    limit.restart(at: start + .seconds(100))
    expect(limit.deadline, start + .seconds(120))
    expect(limit.length, .seconds(120))
    expect(!limit.hasEnded(at: start + .seconds(119)))
    expect(limit.hasEnded(at: start + .seconds(120)))
  }

  @Test func `a program that writes without an end doesn't keep a wait`() throws {
    let noisy = try terminal("yes")
    #expect(throws: PseudoTerminal.Failure.self) { try noisy.waitFor("there", timeout: .milliseconds(50)) }
  }

  @Test func `waiting ends with the program`() throws {
    let terminal = try terminal("echo gone; exit 4")
    let failure = #expect(throws: PseudoTerminal.Failure.self) {
      try terminal.waitFor("there", timeout: .seconds(60))
    }
    expect(
      failure?.description,
      "the program ended with exit code 4 while waiting for \"there\"; on the screen:\ngone")
  }

  @Test func `a program that isn't there is an error`() throws {
    let terminal = try PseudoTerminal()
    let failure = #expect(throws: PseudoTerminal.Failure.self) { try terminal.run("/no/such/program") }
    expect(failure?.description, "posix_spawn /no/such/program: No such file or directory")
  }

  @Test func `everything a program wrote before its end is read`() throws {
    let terminal = try terminal(
      "i=0; while [ $i -lt 3000 ]; do echo 0123456789012345678901234567; i=$((i+1)); done")
    try terminal.waitForEnd()
    expect(terminal.output.count, 3000 * 30)
  }

  @Test func `the environment is clean, with what the test lays over it`() throws {
    let terminal = try PseudoTerminal(width: 100, height: 12)
    try terminal.run("/usr/bin/env", environment: ["A": "b", "COLORTERM": nil])
    try terminal.waitForEnd()
    let lines = terminal.screen.trimmedText.split(separator: "\n")
    expect(lines, contains: "A=b")
    expect(lines, contains: "TERM=xterm-256color")
    expect(!lines.contains { $0.hasPrefix("COLORTERM=") })
  }

  @Test func `a second program may follow the first`() throws {
    let terminal = try terminal("echo one")
    try terminal.waitForEnd()
    try terminal.run("/bin/echo", ["two"])
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, "one\ntwo")
  }

  @Test func `a program with its terminal gone is killed`() throws {
    var process: Int32 = 0
    do {
      let terminal = try terminal("trap '' HUP; echo on; cat")
      try terminal.waitFor("on")
      process = terminal.processID
    }
    let probe = try terminal("kill -0 \(process)")
    try expect(probe.waitForEnd(), not: .exitCode(0))
  }

  @Test func `silence is told from output`() throws {
    let terminal = try terminal("echo hi; cat")
    try terminal.waitFor("hi")
    expect(terminal.waitForSilence(of: .milliseconds(30)), 0)
    try terminal.send("x")
    expect(terminal.waitForSilence(of: .milliseconds(30)), 1)
  }
}
