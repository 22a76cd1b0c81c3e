import Cells
import Expectations
import Testing
import TerminalUITesting

/// An app gives its terminal to another program, and takes it back.
@Suite struct HandOverTests {
  // Row 18.
  @Test func `an editor has the terminal for itself, and the screen comes back`() throws {
    let terminal = try PseudoTerminal.trial(
      "handOver", "sh", "-c", "stty -echo; echo in the editor; read line; echo \"got $line\"; exit 3",
      width: 60)
    let shown = terminal.screen
    try terminal.send("e")
    try terminal.waitFor("in the editor")
    expect(!terminal.screen.showsAlternateScreen)
    // But for the echo that the program switched off, the terminal is as it was before the app.
    expect(terminal.leftovers.count, 1, "\(terminal.leftovers)")
    try terminal.send("a line\n")
    try terminal.waitFor("ended with 3, 0")
    expect(terminal.screen.showsAlternateScreen)
    expect(terminal.screen.modes, shown.modes)
    try terminal.send("+")
    try terminal.waitFor("ended with 3, 1")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.screen.position(of: "got a line") != nil)
    expect(terminal.screen.changesLeft, [])
  }

  // Row 18.
  @Test func `Ctrl-C in the other program is that program's`() throws {
    let terminal = try PseudoTerminal.trial(
      "handOver", "sh", "-c", "trap 'echo interrupted; exit 4' INT; echo waiting; read line", width: 60)
    try terminal.send("e")
    try terminal.waitFor("waiting")
    try terminal.send(.control("c"))
    try terminal.waitFor("ended with 4, 0")
    try terminal.send("+")
    try terminal.waitFor("ended with 4, 1")
  }

  // Row 18.
  @Test(arguments: [
    (["false"], "ended with 1"), (["sh", "-c", "kill -TERM $$"], "ended with 143"),
    (["no-such-program"], "posix_spawn"),
  ])
  func `how the other program ended is told`(program: [String], words: String) throws {
    let terminal = try PseudoTerminal(width: 80, height: 5)
    try terminal.run(product: "Trials", ["handOver"] + program, environment: PseudoTerminal.noBacktrace)
    try terminal.waitForFirstFrame()
    try terminal.send("e")
    try terminal.waitFor(words)
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  // Row 18.
  @Test func `a window that changed meanwhile has the right screen`() throws {
    let terminal = try PseudoTerminal.trial(
      "handOver", "sh", "-c", "echo waiting; read line", width: 60, height: 9)
    try terminal.send("e")
    try terminal.waitFor("waiting")
    try terminal.resize(width: 30, height: 5)
    try terminal.send("\n")
    try terminal.waitFor("middle of the new window") { $0.position(of: "ended with 0, 0")?.y == 2 }
  }

  // Mend L3.
  @Test func `what a killed program made of the settings isn't kept`() throws {
    let terminal = try PseudoTerminal.trial(
      "handOver", "sh", "-c", "stty raw -echo; kill -KILL $$", width: 60)
    try terminal.send("e")
    try terminal.waitFor("ended with 137, 0")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  // Mend L4. The shell's group had the foreground, and nobody is above the app who would give it back.
  @Test(arguments: ["kill -KILL $$", "sleep 60 & kill -KILL $$"])
  func `the app goes on when a shell is killed that has the terminal`(command: String) throws {
    let terminal = try PseudoTerminal.trial("handOver", "bash", "--norc", "--noediting", "-i", width: 60)
    let app = terminal.foregroundGroup
    try terminal.send("e")
    try terminal.waitUntil("shell in the foreground") { terminal.foregroundGroup != app }
    try terminal.send(command + "\n")
    try terminal.waitFor("ended with 137, 0")
    expect(terminal.foregroundGroup, app)
    try terminal.send("+")
    try terminal.waitFor("ended with 137, 1")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  // Mend L5.
  @Test func `a program that stops itself goes on where no shell could continue it`() throws {
    let terminal = try PseudoTerminal.trial(
      "handOver", "sh", "-c", "kill -STOP $$; kill -TSTP $$; exit 5", width: 60)
    try terminal.send("e")
    try terminal.waitFor("ended with 5, 0")
    try terminal.send("+")
    try terminal.waitFor("ended with 5, 1")
  }

  // Mend L5.
  @Test func `the app stops with a program that stops itself, and fg continues both`() throws {
    let terminal = try PseudoTerminal.shell(width: 60)
    try terminal.send("\(PseudoTerminal.path(ofProduct: "Trials")) handOver sh -c 'kill -STOP $$; exit 5'\n")
    try terminal.waitForFirstFrame()
    try terminal.waitForAnswers()
    let app = terminal.foregroundGroup
    try terminal.send("e")
    try terminal.waitUntil("shell in the foreground") { terminal.foregroundGroup != app }
    try terminal.waitFor("prompt of the shell") { screen in
      screen.lines[screen.cursor.y].hasPrefix("$ ") && screen.cursor.x == 2
    }
    try terminal.send("echo sum $((40+2))\n")
    try terminal.waitFor("sum 42")
    try terminal.send("fg\n")
    try terminal.waitFor("ended with 5, 0")
    try terminal.send("+")
    try terminal.waitFor("ended with 5, 1")
  }

  // Mend L5. Both stop, and one `fg` is enough.
  @Test func `Ctrl-Z in the other program stops both once`() throws {
    let terminal = try PseudoTerminal.shell(width: 60)
    try terminal.send(
      "\(PseudoTerminal.path(ofProduct: "Trials")) handOver sh -c 'echo waiting; read line; exit 6'\n")
    try terminal.waitForFirstFrame()
    try terminal.waitForAnswers()
    let app = terminal.foregroundGroup
    try terminal.send("e")
    for count in 1...5 {
      try terminal.waitUntil("words of the program, and it in the foreground") {
        // The word alone: it is also in the command that the shell was given.
        terminal.foregroundGroup == app && ProcessFigures(of: app).state != "T"
          && String(decoding: terminal.output, as: UTF8.self).contains("waiting\r\n")
      }
      try terminal.send(.control("z"))
      try terminal.waitUntil("shell in the foreground") { terminal.foregroundGroup != app }
      try ask(terminal, "echo sum $((40+\(count)))", for: "sum 4\(count)")
      try terminal.send("fg\n")
    }
    try terminal.waitUntil("program in the foreground") { terminal.foregroundGroup == app }
    try terminal.send("line\n")
    try terminal.waitFor("ended with 6, 0")
  }

  /// Types a command until the shell answers.
  ///
  /// The kernel sends the signal of Ctrl-Z first, and empties the terminal's buffers after that: what the shell has written by then
  /// is lost, its prompt maybe, and so is what was typed.
  private func ask(_ terminal: PseudoTerminal, _ command: String, for answer: String) throws {
    for _ in 0..<30 {
      try terminal.send(command + "\n")
      if (try? terminal.waitFor(answer, timeout: .milliseconds(300))) != nil { return }
    }
    try terminal.waitFor(answer)
  }

  // Mend L5.
  @Test func `how a program ended is told to an app that ignores the ends of its children`() throws {
    let terminal = try PseudoTerminal.trial("handOver", "sh", "-c", "exit 3", width: 60, height: 5)
    try terminal.send("i")
    try terminal.waitFor("nothing yet, 1")
    try terminal.send("e")
    try terminal.waitFor("ended with 3, 1")
  }

  // Policy 5.
  @Test func `a window has its title while the app runs`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 5)
    try terminal.run(
      "/bin/sh",
      [
        "-c",
        "printf '\\033]2;before\\033\\\\'; exec \(PseudoTerminal.path(ofProduct: "Trials")) handOver true",
      ],
      environment: PseudoTerminal.noBacktrace)
    try terminal.waitFor("title") { $0.title == "hand-over" }
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.screen.title, "before")
    expect(terminal.leftovers, [])
  }

  // Policy 5.
  @Test(
    arguments: [("clipboard", "sent", "Y29waWVkIOKYgw=="), ("none", "not allowed", nil)]
      as [(String, String, String?)])
  func `the clipboard is written only where the app allows that`(
    argument: String, words: String, content: String?
  ) throws {
    let terminal = try PseudoTerminal.trial("handOver", argument, width: 60, height: 5)
    try terminal.send("c")
    try terminal.waitFor(words)
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.screen.clipboard, content)
    expect(terminal.screen.unknown, [])
  }
}
