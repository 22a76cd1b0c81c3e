import Cells
import Glibc
import Expectations
import Testing
import TerminalUITesting

/// Ctrl-Z, `fg` and their relatives, under a shell with job control.
@Suite struct StopTests {
  private let counter = PseudoTerminal.path(ofProduct: "counter")

  /// A shell with the counter running in it.
  private func shellWithCounter(
    _ shell: String = "/bin/sh", width: Int = 60, height: Int = 14, command: String? = nil
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.shell(shell, width: width, height: height)
    try terminal.send("\(command ?? counter)\n")
    try terminal.waitForFirstFrame()
    try terminal.waitForAnswers()
    // Once the terminal has told its colours, controls lie on surfaces instead of between brackets.
    terminal.waitForSilence(of: .milliseconds(80))
    return terminal
  }

  /// Presses Ctrl-Z and expects the shell on a terminal as it was.
  private func stop(
    _ terminal: PseudoTerminal, by key: String = "\u{1A}",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try terminal.send(key)
    try terminal.waitFor("prompt of the shell") { screen in
      !screen.showsAlternateScreen && screen.lines[screen.cursor.y].hasPrefix("$ ") && screen.cursor.x == 2
    }
    expect(terminal.leftovers, [], sourceLocation: sourceLocation)
  }

  /// What a counter that starts in a window of this size shows.
  private func screen(width: Int, height: Int) throws -> [String] {
    let terminal = try PseudoTerminal.counter(width: width, height: height)
    terminal.waitForSilence(of: .milliseconds(80))
    return terminal.screen.lines
  }

  @Test func `Ctrl-Z gives the shell its terminal, fg takes it again`() throws {
    let terminal = try shellWithCounter()
    try terminal.send("+")
    try terminal.waitFor("Count: 1")
    let shown = terminal.screen.lines
    try stop(terminal)
    try terminal.send("echo sum $((40+2))\n")
    try terminal.waitFor("sum 42")
    try terminal.send("fg\n")
    try terminal.waitFor("screen as it was") { $0.showsAlternateScreen && $0.lines == shown }
    try terminal.waitForFirstFrame()
    try terminal.send("+")
    try terminal.waitFor("Count: 2")
    try terminal.send("q")
    try terminal.waitFor("main screen") { !$0.showsAlternateScreen }
    expect(terminal.screen.unknown, [])
  }

  // Mend H3.
  @Test func `Ctrl-Z stops it with Caps Lock, too`() throws {
    let terminal = try shellWithCounter()
    try stop(terminal, by: "\u{1B}[122;69u")
    try terminal.send("fg\n")
    try terminal.waitForFirstFrame()
    try terminal.send("q")
    try terminal.waitFor("main screen") { !$0.showsAlternateScreen }
  }

  @Test func `the window's size may change while it is stopped`() throws {
    let terminal = try shellWithCounter()
    for (width, height) in [(44, 11), (90, 30)] {
      try stop(terminal)
      try terminal.resize(width: width, height: height)
      try terminal.send("fg\n")
      let expected = try screen(width: width, height: height)
      try terminal.waitFor("screen of \(width) × \(height)") {
        $0.showsAlternateScreen && $0.lines == expected
      }
      try terminal.waitForFirstFrame()
    }
  }

  @Test func `stops and continues again and again`() throws {
    let terminal = try shellWithCounter()
    let shown = terminal.screen.lines
    for _ in 0..<100 {
      try stop(terminal)
      try terminal.send("fg\n")
      try terminal.waitForFirstFrame()
      expect(terminal.screen.lines, shown)
    }
  }

  @Test(arguments: ["/bin/sh", "/bin/bash"])
  func `the whole job stops`(shell: String) throws {
    try expectJobStops(shell, command: "sh -c '(\(counter)); echo after'")
  }

  @Test(.enabled(if: access("/usr/bin/make", X_OK) == 0))
  func `the whole job stops, under make too`() throws {
    try expectJobStops("/bin/bash", command: "make -f /dev/null --eval='run: ; @\(counter); echo after' run")
  }

  private func expectJobStops(_ shell: String, command: String) throws {
    let terminal = try shellWithCounter(shell, command: command)
    for _ in 0..<10 {
      try stop(terminal)
      try terminal.send("fg\n")
      try terminal.waitForFirstFrame()
    }
    try terminal.waitFor("Count: 0")
    try terminal.send("q")
    try terminal.waitFor("after")
  }

  @Test(arguments: ["/bin/sh", "/bin/bash"])
  func `bg leaves the terminal to the shell, fg takes it again`(shell: String) throws {
    let terminal = try shellWithCounter(shell)
    let shown = terminal.screen.lines
    let counter = terminal.foregroundGroup
    try stop(terminal)
    let before = ProcessFigures(of: counter)
    try terminal.send("bg\n")
    try terminal.send("echo sum $((40+2))\n")
    try terminal.waitFor("sum 42")
    try terminal.waitUntil("counter that has run and stopped again") {
      let now = ProcessFigures(of: counter)
      return now.state == "T" && now.cpu > before.cpu
    }
    // A shell that hasn't heard of that yet takes it for running, and `fg` doesn't continue it.
    try terminal.waitUntil("shell that tells of it") {
      try? terminal.send("\n")
      return String(decoding: terminal.output, as: UTF8.self).ranges(of: "Stopped").count > 1
    }
    expect(!terminal.screen.showsAlternateScreen)
    expect(terminal.leftovers, [])
    try terminal.send("fg\n")
    try terminal.waitFor("screen as it was") { $0.showsAlternateScreen && $0.lines == shown }
    try terminal.send("+")
    try terminal.waitFor("Count: 1")
  }

  @Test func `a program that is started in the background waits for fg`() throws {
    let terminal = try PseudoTerminal.shell(width: 60, height: 14)
    try terminal.send("\(counter) &\n")
    try terminal.send("echo sum $((40+2))\n")
    try terminal.waitFor("sum 42")
    terminal.waitForSilence(of: .milliseconds(80))
    expect(terminal.output, lacks: 0x1B)
    expect(terminal.leftovers, [])
    try terminal.resize(width: 44, height: 11)
    try terminal.send("fg\n")
    try terminal.waitForFirstFrame()
    let expected = try screen(width: 44, height: 11)
    try terminal.waitFor("screen of this size") { $0.lines == expected }
    try terminal.send("+")
    try terminal.waitFor("Count: 1")
    try stop(terminal)
  }

  // Mend L3. The shell's line editor has the terminal in modes of its own while the program starts.
  @Test func `after a start in the background the settings are those of the foreground`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 14)
    try terminal.run(
      "/bin/bash", ["--norc", "-i"],
      environment: PseudoTerminal.noBacktrace.merging(["PS1": "$ "]) { given, _ in given })
    try terminal.waitFor("$ ")
    try terminal.send("\(counter) &\n")
    terminal.waitForSilence(of: .milliseconds(300))
    try terminal.send("fg; stty -a | grep -o '[- ]icanon' | tr ' ' +\n")
    try terminal.waitForFirstFrame()
    try terminal.waitForAnswers()
    try terminal.send("q")
    try terminal.waitFor("settings of a program in the foreground") {
      $0.position(of: "+icanon") != nil || $0.position(of: "-icanon") != nil
    }
    expectNil(terminal.screen.position(of: "-icanon"))
  }

  @Test func `SIGTSTP from outside stops it as Ctrl-Z does`() throws {
    let terminal = try shellWithCounter()
    let shown = terminal.screen.lines
    terminal.signal(.SIGTSTP, group: terminal.foregroundGroup)
    try terminal.waitFor("prompt of the shell") { !$0.showsAlternateScreen && $0.trimmedText.hasSuffix("$") }
    expect(terminal.leftovers, [])
    try terminal.send("fg\n")
    try terminal.waitFor("screen as it was") { $0.showsAlternateScreen && $0.lines == shown }
  }

  @Test func `Ctrl-Z where no shell could continue it changes nothing`() throws {
    let terminal = try PseudoTerminal.counter()
    terminal.waitForSilence(of: .milliseconds(80))
    let shown = terminal.screen.lines
    try terminal.send(.control("z"))
    // What is typed until then is dropped, as before any stop.
    try terminal.waitUntil("screen that is drawn anew") {
      String(decoding: terminal.output, as: UTF8.self).ranges(of: "1006h").count == 2
    }
    try terminal.send("+")
    try terminal.waitFor("Count: 1")
    try terminal.send("-")
    try terminal.waitFor("screen as it was") { $0.lines == shown }
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  @Test func `after SIGSTOP, which nothing can catch, the screen is painted anew`() throws {
    let terminal = try shellWithCounter()
    let shown = terminal.screen.lines
    terminal.signal(.SIGSTOP, group: terminal.foregroundGroup)
    // The shell writes on the counter's screen in the counter's modes: where its words wrap depends on the path it names.
    try terminal.waitUntil("prompt after what the shell tells") {
      let output = String(decoding: terminal.output, as: UTF8.self)
      return output.contains("Stopped") && output.hasSuffix("$ ")
    }
    try terminal.send("fg\n")
    try terminal.waitFor("screen as it was") { $0.lines == shown }
    try stop(terminal)
  }
}
