import Cells
import Foundation
import Glibc
import Soak
import TerminalUITesting
import Expectations
import Testing

/// However a program ends, its terminal is as it was before.
@Suite struct EndTests {
  /// Expects the end of a program, and a terminal that nothing is left of it on.
  private func expectEnd(
    of terminal: PseudoTerminal, _ status: PseudoTerminal.Status,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(terminal.waitForEnd(), status, sourceLocation: sourceLocation)
    expect(terminal.leftovers, [], sourceLocation: sourceLocation)
    expect(terminal.screen.isCursorVisible, sourceLocation: sourceLocation)
  }

  // MARK: Signals from outside

  static let signals: [PseudoTerminal.Signal] =
    [.SIGTERM, .SIGHUP, .SIGINT, .SIGQUIT, .SIGSEGV, .SIGABRT, .SIGILL, .SIGTRAP, .SIGUSR1]
    + [SIGBUS, SIGFPE, SIGPIPE, SIGALRM, SIGUSR2, SIGXCPU].map(PseudoTerminal.Signal.init)
    // Mend L2. The first and the last of the real-time signals, and one between.
    + [SIGIO, SIGSTKFLT, SIGPWR, SIGVTALRM, SIGPROF, SIGXFSZ, 34, 49, 64].map(PseudoTerminal.Signal.init)

  @Test(arguments: signals)
  func `a signal ends the counter, with the terminal restored`(signal: PseudoTerminal.Signal) throws {
    let terminal = try PseudoTerminal(width: 60, height: 12)
    try terminal.run(
      "/bin/sh", ["-c", "echo before; exec \"$0\"", PseudoTerminal.path(ofProduct: "counter")],
      environment: PseudoTerminal.noBacktrace)
    try terminal.waitForFirstFrame()
    let start = ContinuousClock.now
    terminal.signal(signal)
    try expectEnd(of: terminal, .signal(signal))
    expectTime(since: start, promised: .milliseconds(200))
    expect(terminal.screen.trimmedText, "before")
  }

  @Test func `a signal at any moment of the start leaves the terminal restored`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 12)
    for step in 0..<24 {
      try terminal.run(product: "counter", environment: PseudoTerminal.noBacktrace)
      terminal.watch(for: .milliseconds(step))
      try terminal.terminate(.SIGTERM)
      expect(terminal.status, .signal(.SIGTERM))
      expect(terminal.leftovers, [], "after \(step) ms")
    }
  }

  @Test(arguments: [.SIGTERM, .SIGSEGV] as [PseudoTerminal.Signal])
  func `a signal in the middle of a frame leaves the terminal restored`(signal: PseudoTerminal.Signal) throws
  {
    for step in 0..<6 {
      let terminal = try PseudoTerminal.trial("flood")
      terminal.watch(for: .milliseconds(5 + step * 3))
      try terminal.terminate(signal)
      expect(terminal.status, .signal(signal))
      expect(terminal.leftovers, [])
    }
  }

  @Test func `a storm of signals makes one end`() throws {
    let terminal = try PseudoTerminal.counter()
    for _ in 0..<20 {
      for signal in [.SIGTERM, .SIGHUP, .SIGINT] as [PseudoTerminal.Signal] { terminal.signal(signal) }
    }
    let status = try terminal.waitForEnd()
    expect([.signal(.SIGTERM), .signal(.SIGHUP), .signal(.SIGINT)], contains: status)
    expect(terminal.leftovers, [])
    let ends = String(decoding: terminal.output, as: UTF8.self).split(
      separator: "\u{1B}[?1049l", omittingEmptySubsequences: false)
    expect(ends.count, 2)
  }

  @Test func `after SIGKILL the next program leaves no mode behind`() throws {
    let terminal = try PseudoTerminal.counter()
    try expect(terminal.terminate(.SIGKILL), .signal(.SIGKILL))
    expect(!terminal.isRestored)
    try terminal.run(product: "counter", environment: PseudoTerminal.noBacktrace)
    try terminal.waitFor("Count: 0")
    try terminal.send("q")
    try terminal.waitForEnd()
    expect(terminal.screen.changesLeft, [])
  }

  // MARK: Faults inside

  static let faults: [(fault: String, status: PseudoTerminal.Status, message: String)] = [
    ("fatalError", .signal(trap), "Fatal error: this is the message"),
    ("precondition", .signal(trap), "Precondition failed: one is two"),
    ("outOfRange", .signal(trap), "Index out of range"),
    ("overflow", .signal(trap), ""),
    ("unwrap", .signal(trap), "Unexpectedly found nil"),
    ("uncaught", .signal(trap), "'try!' expression unexpectedly raised an error"),
    ("badPointer", .signal(.SIGSEGV), ""),
    ("recursion", .signal(.SIGSEGV), ""),
    ("abort", .signal(.SIGABRT), ""),
    ("divisionByZero", .signal(.init(rawValue: SIGFPE)), ""),
    ("printAndAbort", .signal(.SIGABRT), "before the end"),
    ("exit", .exitCode(3), ""),
    ("exitAction", .exitCode(7), ""),
    ("threadFatalError", .signal(trap), "Fatal error: this is the message"),
    ("threadBadPointer", .signal(.SIGSEGV), ""),
    ("threadExit", .exitCode(5), ""),
  ]

  @Test(arguments: faults)
  func `a fault ends the program, its message on the restored screen`(
    fault: String, status: PseudoTerminal.Status, message: String
  ) throws {
    let terminal = try PseudoTerminal.trial("faults", fault, width: 200, height: 60)
    try terminal.send("!")
    try expectEnd(of: terminal, status)
    expect(message.isEmpty || terminal.screen.position(of: message) != nil, "\(terminal.screen)")
    expectNil(terminal.screen.position(of: "ready"))
  }

  @Test(
    arguments: faults.filter {
      !["exitAction", "threadExit"].contains($0.fault) && !$0.fault.hasPrefix("thread")
    })
  func `a fault before the first frame writes nothing but its message`(
    fault: String, status: PseudoTerminal.Status, message: String
  ) throws {
    // The message stands over a trace of all calls.
    let terminal = try PseudoTerminal(width: 200, height: 200)
    try terminal.run(product: "Trials", ["faults", fault, "start"], environment: PseudoTerminal.noBacktrace)
    try expectEnd(of: terminal, status)
    expect(terminal.output, lacks: 0x1B)
    expect(message.isEmpty || terminal.screen.position(of: message) != nil, "\(terminal.screen)")
  }

  @Test func `the Swift runtime reports a crash on the restored screen`() throws {
    let terminal = try PseudoTerminal.trial(
      "faults", "fatalError", width: 200, height: 60,
      environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,symbolicate=off,threads=crashed"])
    try terminal.send("!")
    try expectEnd(of: terminal, .signal(trap))
    let text = String(decoding: terminal.output, as: UTF8.self)
    let parts = text.split(separator: "\u{1B}[?1049l")
    expect(parts.count, 2)
    expect(parts.last?.contains("Program crashed"), true)
  }

  // MARK: Prints

  @Test(arguments: [
    ("prints", ["to standard output", "to standard error"]), ("threadPrints", ["from a thread"]),
    ("logs", ["begun, by puts", "to the error stream", "to the log"]),
  ])
  func `prints don't touch the screen and are there afterwards`(fault: String, lines: [String]) throws {
    let terminal = try PseudoTerminal.trial("faults", fault)
    let screen = terminal.screen.text
    let count = terminal.output.count
    try terminal.send("!")
    expect(terminal.waitForSilence(of: .milliseconds(50)), 0)
    expect(terminal.screen.text, screen)
    expect(terminal.output.count, count)
    try terminal.send("q")
    try expectEnd(of: terminal, .exitCode(0))
    for line in lines { expect(terminal.screen.position(of: line)?.x, 0, "\(terminal.screen)") }
  }

  @Test func `the log goes to the file that the environment names`() throws {
    let file = "/tmp/terminalui-log-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    defer { unlink(file) }
    let terminal = try PseudoTerminal.trial("faults", "logs", environment: ["TERMINALUI_LOG": file])
    try terminal.send("!!+")
    try terminal.waitFor("ready 1")
    // At once, and not only at the end.
    try expect(String(contentsOfFile: file, encoding: .utf8), "to the log\nto the log\n")
    try terminal.send("q")
    try expectEnd(of: terminal, .exitCode(0))
    expectNil(terminal.screen.position(of: "to the log"))
    expect(terminal.screen.position(of: "to the error stream") != nil)
  }

  @Test func `of very much print the end is shown`() throws {
    let terminal = try PseudoTerminal.trial("faults", "printsMuch", height: 5)
    try terminal.send("!+")
    try terminal.waitFor("ready 1")
    try terminal.send("q")
    try expectEnd(of: terminal, .exitCode(0))
    expect(terminal.screen.trimmedText, "line 99997\nline 99998\nline 99999\nline 100000")
    expect(terminal.output.count, below: 100_000)
  }

  @Test func `a terminal that reads slowly gets all of that end`() throws {
    let terminal = try PseudoTerminal.trial("faults", "printsMuch", height: 5)
    try terminal.send("!+")
    try terminal.waitFor("ready 1")
    try terminal.send("q")
    // More time than a terminal gets that takes nothing.
    for _ in 0..<30 {
      if let chunk = terminal.read(until: .now + .seconds(30), atMost: 2_048) { terminal.receive(chunk) }
      poll(nil, 0, 40)
    }
    try expectEnd(of: terminal, .exitCode(0))
    expect(terminal.screen.trimmedText, "line 99997\nline 99998\nline 99999\nline 100000")
  }

  // Mend M3. A whole loop of prints happens without a frame, on the main thread or beside it.
  @Test(arguments: ["printsAtLength", "threadPrintsAtLength"])
  func `what is printed while nothing is drawn is kept in little memory`(fault: String) throws {
    // At full speed 100 MiB are out sooner than a busy machine lets another thread run.
    let pace = PseudoTerminal.isPatient ? 10 : 0
    let terminal = try PseudoTerminal.trial(
      "faults", fault, height: 5, environment: ["TERMINALUI_TEST_PACE": "\(pace)"])
    try terminal.send("!")
    var (file, most) = (stat(), 0)
    func look() {
      stat("/proc/\(terminal.processID)/fd/2", &file)
      most = max(most, Int(file.st_blocks) * 512)
    }
    try terminal.waitUntil("100 MiB of prints") {
      look()
      return file.st_size >= 100 << 20
    }
    expect(most, below: 50 << 20, "\(most >> 20) MiB were kept")
    try terminal.waitUntil("prints that are dropped") {
      look()
      return file.st_blocks * 512 < 1 << 20
    }
    try terminal.send("q")
    try expectEnd(of: terminal, .exitCode(0))
    expect(terminal.output.count, below: 100_000)
  }

  // Mend M4. `make soak` tries it 200 times.
  @Test func `a crash on one thread while the main thread ends leaves the terminal restored`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 12)
    var broken: [String] = []
    for trial in 1...(Soak.count(10, 200)) {
      try terminal.run(
        product: "Trials", ["faults", "crashAndExit"], environment: PseudoTerminal.noBacktrace)
      try terminal.waitFor("ready")
      try terminal.send("!")
      let status = try terminal.waitForEnd()
      if status != .signal(.SIGSEGV) && status != .exitCode(0) {
        broken.append("trial \(trial) ended with \(status)")
      }
      broken += terminal.leftovers.map { "trial \(trial) left \($0)" }
    }
    expect(broken, [])
  }

  @Test func `a forked child that exits leaves the terminal alone`() throws {
    let terminal = try PseudoTerminal.trial("faults", "fork")
    try terminal.send("!+")
    try terminal.waitFor("ready 1")
    expect(terminal.screen.showsAlternateScreen)
    try terminal.send("q")
    try expectEnd(of: terminal, .exitCode(0))
  }
}
