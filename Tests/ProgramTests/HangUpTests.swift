import Glibc
import Expectations
import Testing
import TerminalUITesting

/// A terminal that goes away, or doesn't read.
@Suite struct HangUpTests {
  private let trials = PseudoTerminal.path(ofProduct: "Trials")
  private static let isLong = !PseudoTerminal.isPatient

  // MARK: Gone

  // Row 10. Asked of the kernel when the program has ended, and before it is collected.
  @Test(arguments: ["faults", "flood", "wakes timer", "wakes source"])
  func `a hang-up costs a program that ignores SIGHUP at most 50 ms of processor time`(trial: String) throws {
    let terminal = try PseudoTerminal()
    try terminal.run(
      "/bin/sh", ["-c", "trap '' HUP; exec \(trials) \(trial)"], environment: PseudoTerminal.noBacktrace)
    try terminal.waitForFirstFrame()
    let before = terminal.figures
    let start = ContinuousClock.now
    terminal.hangUp()
    while terminal.figures.state != "Z", ContinuousClock.now - start < .seconds(30) { poll(nil, 0, 1) }
    let time = ContinuousClock.now - start
    let used = terminal.figures - before
    expect(used.state, "Z")
    expect(used.cpu > .zero && used.cpu <= .milliseconds(Self.isLong ? 50 : 250), "\(used)")
    if Self.isLong {
      print("a hang-up of \(trial): gone after \(time), \(used.cpu) of processor time")
      expect(time, below: .milliseconds(500))
    }
    try expect(terminal.waitForEnd(), .exitCode(129))
  }

  @Test(arguments: ["faults", "flood", "wakes timer", "wakes source"])
  func `a hang-up ends a program that ignores SIGHUP`(trial: String) throws {
    let terminal = try PseudoTerminal()
    let script = "trap '' HUP; \(trials) \(trial); echo $? >&3"
    let (result, path) = try Fifo.make()
    defer { result.remove() }
    try terminal.run("/bin/sh", ["-c", "exec 3>\(path); \(script)"], environment: PseudoTerminal.noBacktrace)
    try terminal.waitForFirstFrame()
    let start = ContinuousClock.now
    terminal.hangUp()
    expect(result.readLine(timeout: .seconds(30)), "129")
    expectTime(since: start, promised: .milliseconds(500))
    try expect(terminal.waitForEnd(), .exitCode(0))
  }

  @Test func `a hang-up ends a program by SIGHUP`() throws {
    let terminal = try PseudoTerminal.counter()
    terminal.hangUp()
    try expect(terminal.waitForEnd(), .signal(.SIGHUP))
  }

  @Test func `a hang-up while it is stopped ends it`() throws {
    let terminal = try PseudoTerminal.shell()
    try terminal.send("trap '' HUP\n\(PseudoTerminal.path(ofProduct: "counter"))\n")
    try terminal.waitForFirstFrame()
    let counter = terminal.foregroundGroup
    try terminal.send(.control("z"))
    try terminal.waitFor("main screen") { !$0.showsAlternateScreen }
    terminal.hangUp()
    try terminal.waitUntil("end of the counter") { ["Z", "?"].contains(ProcessFigures(of: counter).state) }
  }

  @Test func `a program whose output goes to another terminal ends when that hangs up`() throws {
    let keyboard = try PseudoTerminal()
    let display = try PseudoTerminal(width: 40, height: 10)
    try keyboard.run(
      "/bin/sh", ["-c", "exec \(trials) faults >\(display.deviceName)"],
      environment: PseudoTerminal.noBacktrace)
    try display.waitForFirstFrame()
    try keyboard.send("+")
    try display.waitFor("ready 1")
    display.hangUp()
    // It is noticed by what is written next; programs that other tests start may hold the line for a moment.
    try keyboard.waitUntil("end of the program") {
      try? keyboard.send("+")
      return keyboard.status != nil
    }
    expect(keyboard.status, .exitCode(129))
    expect(keyboard.leftovers, [])
  }

  // MARK: Blocked

  private static let blockedSize = (width: 500, height: 300)

  /// A program whose first frame is more than the terminal takes while nobody reads.
  private func blockedProgram() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: Self.blockedSize.width, height: Self.blockedSize.height)
    try terminal.run(product: "Trials", ["flood", "still"], environment: PseudoTerminal.noBacktrace)
    var seen = ProcessFigures(of: 0)
    var count = 0
    let deadline = ContinuousClock.now + .seconds(30)
    // Asleep and using no time, although the frame can't be out.
    while count < 10 {
      guard ContinuousClock.now < deadline else {
        throw PseudoTerminal.Failure.timedOut("blocked program", after: .seconds(30), screen: "")
      }
      poll(nil, 0, 5)
      let now = terminal.figures
      count = now.state == "S" && now.cpu == seen.cpu && now.cpu > .milliseconds(5) ? count + 1 : 0
      seen = now
    }
    return terminal
  }

  @Test(arguments: [.SIGTERM, .SIGSEGV, .SIGHUP] as [PseudoTerminal.Signal])
  func `a signal ends a program whose terminal doesn't read`(signal: PseudoTerminal.Signal) throws {
    let terminal = try blockedProgram()
    let start = ContinuousClock.now
    terminal.signal(signal)
    // Without reading: a process that has ended and isn't collected is a zombie.
    while terminal.figures.state != "Z", ContinuousClock.now - start < .seconds(30) { poll(nil, 0, 5) }
    expectTime(since: start, promised: .milliseconds(500))
    try expect(terminal.waitForEnd(), .signal(signal))
    expect(terminal.output.count, below: Self.blockedSize.width * Self.blockedSize.height)
  }

  @Test func `a blocked program's keys are handled`() throws {
    let terminal = try blockedProgram()
    try terminal.send("q")
    let start = ContinuousClock.now
    while terminal.figures.state != "Z", ContinuousClock.now - start < .seconds(30) { poll(nil, 0, 5) }
    expectTime(since: start, promised: .milliseconds(500))
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.output.count, below: Self.blockedSize.width * Self.blockedSize.height)
  }

  @Test func `a slow terminal costs no memory, delays no key and shows the newest state in the end`() throws {
    let (told, path) = try Fifo.make()
    defer { told.remove() }
    let terminal = try PseudoTerminal.trial("flood", path, width: 100, height: 30)
    terminal.watch(for: .milliseconds(50))
    var figures: [ProcessFigures] = []
    var slowest = Duration.zero
    // For 2 seconds, or a minute.
    let count = Self.isLong ? 600 : 20
    for key in 1...count {
      let sent = ContinuousClock.now
      try terminal.send("+")
      expect(told.readByte(timeout: .seconds(30)), UInt8(truncatingIfNeeded: key))
      slowest = max(slowest, ContinuousClock.now - sent)
      // 1 kB/s, ten times a second.
      let deadline = sent + .milliseconds(100)
      if let chunk = terminal.read(until: deadline, atMost: 100) { terminal.receive(chunk) }
      while ContinuousClock.now < deadline { poll(nil, 0, 5) }
      figures.append(terminal.figures)
    }
    // 50 ms are promised of an idle machine; other tests run beside this one.
    expect(slowest, below: (Self.isLong ? .milliseconds(250) : .seconds(2)))
    let growth = figures[count - 1].memory - figures[4].memory
    expect(growth, below: 1024, "\(figures)")
    if Self.isLong {
      print("\(count) keys at 1 kB/s: the slowest took \(slowest), \(growth) KiB more memory")
    }
    try terminal.send("f")
    try terminal.waitFor("done, \(count) keys")
    terminal.waitForSilence(of: .milliseconds(30))
    let rows = terminal.screen.lines.dropFirst()
    expect(Set(rows).count, 1, "\(terminal.screen)")
    expect(rows.first.map { Set($0).count }, 10, "\(terminal.screen)")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
    expect(terminal.screen.unknown, [])
  }
}
