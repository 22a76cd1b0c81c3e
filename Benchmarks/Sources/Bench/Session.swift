import TerminalUITesting

/// One program on one pseudo-terminal, measured from outside.
struct Session {
  /// What one update cost.
  struct Cost {
    /// From before the input is written to the return of the read that completed the frame.
    var latency: Duration
    /// The program's time from the input until it is silent again.
    var cpu: Duration
    /// What the program wrote in that time, without the marks.
    var bytes: Int
    /// The marks that have a terminal show a frame at once (mode 2026).
    var marks: Int
  }

  /// Why a program can't be compared.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let terminal: PseudoTerminal
  /// From the spawn to the read that completed the first screen.
  let start: Duration

  /// No output for this long: what came is looked at.
  private static let quiet = Duration.milliseconds(1)
  private let silence: Duration

  /// Starts a program and waits for its first screen.
  init(_ program: String, _ workload: Workload, environment: [String: String?] = [:]) throws {
    silence = workload.silence
    terminal = try PseudoTerminal(width: workload.width, height: workload.height)
    let begin = ContinuousClock.now
    try terminal.run(
      program, workload.arguments, environment: workload.environment.merging(environment) { $1 })
    start = try Self.waitForFrame(terminal, what: "first screen", workload.isStarted) - begin
    terminal.waitForSilence(of: silence)
  }

  /// Sends an update's input and waits for its frame, then for silence.
  func measure(_ update: Workload.Update) throws -> Cost {
    let bytes = terminal.output.count
    guard let cpu = ProcessFigures.cpu(terminal.processID) else {
      throw Failure(description: "the program ended")
    }
    let begin = ContinuousClock.now
    try update.input(terminal)
    let end = try Self.waitForFrame(terminal, what: "frame", update.isShown)
    terminal.waitForSilence(of: silence)
    guard let cpuAfter = ProcessFigures.cpu(terminal.processID) else {
      throw Failure(description: "the program ended")
    }
    guard update.isShown(terminal.screen) else {
      throw Failure(description: "the frame did not stay:\n\(terminal.screen.trimmedText)")
    }
    guard terminal.screen.unknown.isEmpty else {
      throw Failure(description: "sequences that the emulator doesn't know: \(terminal.screen.unknown)")
    }
    let marks = Self.marks(in: terminal.output[bytes...])
    return Cost(
      latency: end - begin, cpu: cpuAfter - cpu, bytes: terminal.output.count - bytes - marks, marks: marks)
  }

  /// The bytes of the beginnings and ends of synchronized updates.
  private static func marks(in output: ArraySlice<UInt8>) -> Int {
    let mark = Array("\u{1B}[?2026".utf8)
    var (rest, count) = (output, 0)
    while let start = rest.firstIndex(of: 0x1B) {
      rest = rest[start...]
      if rest.starts(with: mark) { count += mark.count + 1 }
      rest = rest.dropFirst()
    }
    return count
  }

  /// Lets some time pass, so that no program's timer is in step with the keys; what is written now counts nowhere.
  func pause(_ duration: Duration) {
    let end = ContinuousClock.now + duration
    while let chunk = terminal.read(until: end) { terminal.receive(chunk) }
  }

  /// The time of the read that completed a frame.
  ///
  /// Reads are stamped when they return; the screen is looked at only when
  /// nothing came for a while, so that looking costs the program nothing, and then read by read.
  private static func waitForFrame(
    _ terminal: PseudoTerminal, what: String, _ isShown: (TerminalEmulator) -> Bool
  ) throws -> ContinuousClock.Instant {
    let deadline = ContinuousClock.now + .seconds(20)
    while let first = terminal.read(until: deadline) {
      var chunks = [first]
      while let next = terminal.read(until: .now + quiet) { chunks.append(next) }
      var completed: ContinuousClock.Instant?
      for chunk in chunks {
        terminal.receive(chunk)
        if completed == nil && isShown(terminal.screen) { completed = chunk.time }
      }
      if let completed, isShown(terminal.screen) { return completed }
    }
    let end = terminal.status.map { "; the program ended with \($0)" } ?? ""
    throw Failure(description: "no \(what)\(end); on the screen:\n\(terminal.screen.trimmedText)")
  }
}
