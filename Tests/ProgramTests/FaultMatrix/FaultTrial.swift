import Cells
import Glibc
import TerminalUITesting

/// One cell of the fault matrix: a fault, a moment and a `TERM`.
struct FaultTrial: CustomStringConvertible {
  let fault: MatrixFault
  let moment: MatrixMoment
  let term: String

  /// What came of it.
  enum Outcome {
    /// The terminal is as it was, after a time.
    case restored(Duration)
    case exempt(String)
    case broken(String)
  }

  var description: String { "\(fault.rawValue) \(fault) at \(moment), \(term)" }

  /// Within which the program must be gone, with room for a machine that does other things.
  private var patience: Duration { PseudoTerminal.isPatient ? .seconds(20) : .seconds(4) }

  /// Tries it.
  func run(_ subject: MatrixSubject = .current) -> Outcome {
    if let reason = fault.exemption(at: moment) { return .exempt(reason) }
    do {
      switch fault {
      case .stop, .background, .backgroundSignal: return try runUnderShell(subject)
      case .failedStart:
        return try runRefused(subject, environment: ["TERM": "no-such-terminal"], redirection: "")
      case .endOfInput:
        // Nothing else to read keys from either.
        return try runRefused(subject, environment: [:], starter: "setsid -w ", redirection: "</dev/null")
      case .hangUp: return try runHangUp(subject, isIgnored: true)
      case .deadParent: return try runHangUp(subject, isIgnored: false)
      case .closedOutput: return try runClosedOutput(subject)
      case .child, .print: return try runOn(subject)
      case .signals:
        return try worst(
          [.SIGTERM, .SIGHUP, .SIGINT, .SIGQUIT].map { signal in
            try runEnd(subject) { $0.signal(signal) }
          })
      case .otherSignals:
        return try worst(
          ([SIGUSR1, SIGALRM, SIGIO, SIGSTKFLT, SIGPWR] + [34, 50, 64]).map { signal in
            try runEnd(subject) { $0.signal(.init(rawValue: signal)) }
          })
      case .blockedSignal: return try runEnd(subject, stopsReading: true) { $0.signal(.SIGTERM) }
      case .storm:
        return try runEnd(subject) { terminal in
          for _ in 0..<20 {
            for signal in [.SIGTERM, .SIGHUP, .SIGINT] as [PseudoTerminal.Signal] { terminal.signal(signal) }
          }
        }
      default:
        return try runEnd(subject) { if moment != .start { try $0.send("!") } }
      }
    } catch let failure as PseudoTerminal.Failure {
      return .broken("\(failure)".split(separator: "\n").first.map(String.init) ?? "failed")
    } catch {
      return .broken("\(error)")
    }
  }

  private func worst(_ outcomes: [Outcome]) -> Outcome {
    var longest = Duration.zero
    for outcome in outcomes {
      guard case .restored(let time) = outcome else { return outcome }
      longest = max(longest, time)
    }
    return .restored(longest)
  }

  // MARK: Starting

  private var environment: [String: String?] {
    ["TERM": term, "SWIFT_BACKTRACE": "enable=no", "PYTHONFAULTHANDLER": nil]
  }

  private func open() throws -> PseudoTerminal {
    moment == .blocked
      ? try PseudoTerminal(width: 160, height: 50) : try PseudoTerminal(width: 80, height: 24)
  }

  /// Waits until the program is where the fault shall find it.
  private func waitForMoment(_ terminal: PseudoTerminal) throws {
    switch moment {
    case .start:
      if fault.inside == nil { terminal.watch(for: .milliseconds(3)) }
    case .idle:
      try terminal.waitFor("ready")
      terminal.waitForSilence(of: .milliseconds(60))
    case .frame:
      try terminal.waitFor("ready")
      terminal.watch(for: .milliseconds(30))
    case .blocked:
      try terminal.waitFor("ready")
      try waitUntilBlocked(terminal)
    }
  }

  /// Without reading: the program has written all it can, and used no time for a while.
  private func waitUntilBlocked(_ terminal: PseudoTerminal) throws {
    let deadline = ContinuousClock.now + .seconds(10)
    let enough = ContinuousClock.now + .milliseconds(250)
    while ContinuousClock.now < deadline {
      poll(nil, 0, 20)
      if ContinuousClock.now > enough, terminal.figures.state != "R" { return }
    }
  }

  // MARK: Ends

  private func runEnd(
    _ subject: MatrixSubject, stopsReading: Bool = false, _ act: (PseudoTerminal) throws -> Void
  ) throws -> Outcome {
    let terminal = try open()
    try terminal.run(subject.path, subject.words(fault, moment), environment: environment)
    try waitForMoment(terminal)
    let start = ContinuousClock.now
    try act(terminal)
    return try end(of: terminal, since: start, reads: moment != .blocked && !stopsReading)
  }

  /// Waits for the end, and looks at what is left.
  private func end(of terminal: PseudoTerminal, since start: ContinuousClock.Instant, reads: Bool) throws
    -> Outcome
  {
    while ContinuousClock.now - start < patience {
      if reads { terminal.drain() }
      if terminal.status != nil || terminal.figures.state == "Z" { break }
      poll(nil, 0, 1)
    }
    let time = ContinuousClock.now - start
    guard terminal.status != nil || terminal.figures.state == "Z" else {
      terminal.signal(.SIGKILL)
      return .broken("still there after \(patience)")
    }
    try terminal.waitForEnd()
    var leftovers = terminal.leftovers
    // What undoes the modes could not be written; the device's settings were.
    if !reads { leftovers.removeAll { !$0.contains("flags") && !$0.contains("control characters") } }
    if let first = leftovers.first { return .broken("leaves " + first) }
    return .restored(time)
  }

  private func runRefused(
    _ subject: MatrixSubject, environment: [String: String?], starter: String = "", redirection: String
  ) throws -> Outcome {
    let terminal = try PseudoTerminal(width: 80, height: 24)
    let start = ContinuousClock.now
    try terminal.run(
      "/bin/sh", ["-c", "exec \(starter)\(subject.command(fault, .idle)) \(redirection)"],
      environment: self.environment.merging(environment) { $1 })
    let outcome = try end(of: terminal, since: start, reads: true)
    if terminal.output.contains(0x1B) { return .broken("writes escape sequences") }
    return outcome
  }

  private func runHangUp(_ subject: MatrixSubject, isIgnored: Bool) throws -> Outcome {
    let terminal = try open()
    let script = (isIgnored ? "trap '' HUP; " : "") + "exec \(subject.command(fault, moment))"
    try terminal.run("/bin/sh", ["-c", script], environment: environment)
    try waitForMoment(terminal)
    let process = terminal.processID
    let before = ProcessFigures(of: process).cpu
    let start = ContinuousClock.now
    terminal.hangUp()
    var last = before
    while ContinuousClock.now - start < patience {
      let now = ProcessFigures(of: process)
      if now.state == "Z" || now.state == "?" {
        if moment != .start, last - before > .milliseconds(200) {
          return .broken("uses \(last - before) after the hang-up")
        }
        return .restored(ContinuousClock.now - start)
      }
      last = now.cpu
      poll(nil, 0, 2)
    }
    terminal.signal(.SIGKILL)
    return .broken("still there after \(patience), \(last - before) of CPU")
  }

  private func runClosedOutput(_ subject: MatrixSubject) throws -> Outcome {
    let keyboard = try PseudoTerminal(width: 80, height: 24)
    let display = try open()
    try keyboard.run(
      "/bin/sh", ["-c", "exec \(subject.command(fault, moment)) >\(display.deviceName)"],
      environment: environment)
    try waitForMoment(display, of: keyboard)
    let start = ContinuousClock.now
    display.hangUp()
    while ContinuousClock.now - start < patience, keyboard.status == nil {
      // What is to be written next tells.
      try? keyboard.send("x")
      keyboard.watch(for: .milliseconds(5))
    }
    guard keyboard.status != nil else {
      keyboard.signal(.SIGKILL)
      return .broken("still there after \(patience)")
    }
    let leftovers = keyboard.leftovers
    return leftovers.isEmpty ? .restored(ContinuousClock.now - start) : .broken("leaves " + leftovers[0])
  }

  private func waitForMoment(_ display: PseudoTerminal, of keyboard: PseudoTerminal) throws {
    let deadline = ContinuousClock.now + .seconds(5)
    while display.screen.position(of: "ready") == nil, ContinuousClock.now < deadline {
      if let chunk = display.read(until: .now + .milliseconds(5)) { display.receive(chunk) }
      keyboard.drain()
    }
    if moment == .blocked { poll(nil, 0, 300) }
  }

  // MARK: Under a shell

  /// Waits until the program's screen is shown, and was written after a number of bytes; a vt100 has one screen only.
  private func waitForScreen(of terminal: PseudoTerminal, from count: Int) throws {
    try terminal.waitUntil("program's screen", timeout: patience * 2) {
      if term != "vt100" {
        return terminal.screen.showsAlternateScreen && terminal.screen.position(of: "ready") != nil
      }
      let text = String(decoding: terminal.output[min(count, terminal.output.count)...], as: UTF8.self)
      return (text.split(separator: "in the child").last ?? "").contains("ready")
    }
  }

  private func runUnderShell(_ subject: MatrixSubject) throws -> Outcome {
    let terminal = try PseudoTerminal.shell(width: 80, height: 24)
    try terminal.send("TERM=\(term) SWIFT_BACKTRACE=enable=no \(subject.command(fault, moment))\n")
    try waitForScreen(of: terminal, from: 0)
    let group = terminal.foregroundGroup
    let start = ContinuousClock.now
    terminal.signal(.SIGTSTP, group: group)
    try terminal.waitUntil("stopped job", timeout: patience) { ProcessFigures(of: group).state == "T" }
    try terminal.waitFor("main screen", timeout: patience) { !$0.showsAlternateScreen }
    let time = ContinuousClock.now - start
    if let first = terminal.screen.changesLeft.first { return .broken("leaves \(first) while stopped") }
    switch fault {
    case .backgroundSignal:
      terminal.signal(.SIGTERM, group: group)
      terminal.signal(.init(rawValue: SIGCONT), group: group)
      try terminal.waitUntil("end of the job", timeout: patience) {
        ["Z", "?"].contains(ProcessFigures(of: group).state)
      }
      return terminal.screen.showsAlternateScreen ? .broken("writes in the background") : .restored(time)
    case .background:
      let count = terminal.output.count
      try terminal.send("bg\n")
      try terminal.send("echo sum $((40+2))\n")
      try terminal.waitFor("sum 42", timeout: patience)
      try terminal.waitUntil("stopped job", timeout: patience) { ProcessFigures(of: group).state == "T" }
      let text = String(decoding: terminal.output[count...], as: UTF8.self)
      if text.contains("[?1049h") { return .broken("writes in the background") }
    default: break
    }
    let count = terminal.output.count
    try terminal.send("fg\n")
    try waitForScreen(of: terminal, from: count)
    terminal.signal(.SIGKILL, group: group)
    return .restored(time)
  }

  // MARK: What goes on after

  private func runOn(_ subject: MatrixSubject) throws -> Outcome {
    let terminal = try PseudoTerminal(width: 80, height: 24)
    try terminal.run(subject.path, subject.words(fault, moment), environment: environment)
    try waitForMoment(terminal)
    let start = ContinuousClock.now
    let count = terminal.output.count
    try terminal.send("!")
    if fault == .child {
      try terminal.waitUntil("words of the child", timeout: patience) {
        String(decoding: terminal.output, as: UTF8.self).contains("in the child")
      }
      try waitForScreen(of: terminal, from: count)
    } else {
      terminal.watch(for: .milliseconds(100))
      if terminal.screen.position(of: "stray print") != nil { return .broken("the print is on the screen") }
      if terminal.screen.position(of: "ready") == nil { return .broken("the screen is damaged") }
    }
    let time = ContinuousClock.now - start
    try terminal.send("q")
    try terminal.waitForEnd(timeout: patience)
    if let first = terminal.leftovers.first { return .broken("leaves " + first) }
    if fault == .print, terminal.screen.position(of: "stray print") == nil {
      return .broken("the print is lost")
    }
    return .restored(time)
  }
}
