internal import CTestSupport
internal import Glibc
internal import Terminal

/// Starting and ending the program.
nonisolated extension PseudoTerminal {
  /// The environment of a program unless a test changes it: a terminal of 16 million colours, UTF-8, and no motion.
  ///
  /// Of the test's own environment it has only `PATH`, where libraries are, and `TERMINALUI_BACKEND`. Without `HOME` the program reads no settings and
  /// no keymap of the user, and stores nothing. To see what it stores, give it a folder as `HOME`.
  public static var environment: [String: String] {
    var variables = [
      "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
      // A crash must not wait half a minute for a person to look at it.
      "SWIFT_BACKTRACE": "interactive=no,color=no",
      // Animations end at once.
      "TERMINALUI_REDUCE_MOTION": "1",
      // A crash leaves no recording.
      "TERMINALUI_CAST": "",
    ]
    for name in ["PATH", "LD_LIBRARY_PATH", "TERMINFO_DIRS", "TERMINALUI_BACKEND"] {
      if let value = UserEnvironment.harmlessValue(name) { variables[name] = value }
    }
    return variables
  }

  /// Starts a program in this terminal, as the leader of a new session and the terminal's foreground job.
  ///
  ///     try terminal.run("/bin/sh", ["-c", "stty size"], environment: ["NO_COLOR": "1", "TERM": nil])
  ///
  /// A second program may follow when the first has ended; the screen stays as it is.
  ///
  /// - Parameters:
  ///   - path: The program's file; nothing is searched for.
  ///   - arguments: The arguments after the program's own name.
  ///   - environment: Variables laid over ``environment``; `nil` removes one.
  /// - Throws: `Failure.systemCall` if the program can't be started.
  public func run(_ path: String, _ arguments: [String] = [], environment: [String: String?] = [:]) throws {
    precondition(processID == 0 || status != nil, "a program still runs in this terminal")
    var variables = Self.environment
    for (name, value) in environment { variables[name] = value }
    settingsBefore = try settings()
    processID = try withCStrings([path] + arguments) { arguments in
      try withCStrings(variables.map { "\($0)=\($1)" }.sorted()) { environment in
        try check("posix_spawn \(path)", ctest_spawn(deviceName, arguments, environment))
      }
    }
    status = nil
    if endOfProgram >= 0 { close(endOfProgram) }
    endOfProgram = try check("watch of the program", ctest_watch(processID))
  }

  /// Takes note of the program's end if there is one.
  func collect() {
    guard status == nil, processID > 0 else { return }
    var waitStatus: Int32 = 0
    guard waitpid(processID, &waitStatus, WNOHANG) == processID else { return }
    status = Status(waitStatus: waitStatus)
  }

  /// Sends a signal to the program alone; does nothing after its end.
  public func signal(_ signal: Signal) {
    collect()
    if status == nil && processID > 0 { kill(processID, signal.rawValue) }
  }

  /// The process group in the terminal's foreground: under a shell, the job that has the keyboard; 0 without one.
  public var foregroundGroup: Int32 { max(0, tcgetpgrp(master)) }

  /// Sends a signal to a process group; does nothing where there is none.
  public func signal(_ signal: Signal, group: Int32) {
    if group > 1 { kill(-group, signal.rawValue) }
  }

  /// Sends a signal and waits for the program's end, reading its last output.
  ///
  /// - Returns: How it ended.
  /// - Throws: `Failure.timedOut` if it keeps running.
  @discardableResult
  public func terminate(_ signal: Signal = .SIGTERM, timeout: Duration = .seconds(30)) throws -> Status {
    self.signal(signal)
    return try waitForEnd(timeout: timeout)
  }

  /// Hangs up, as a terminal window that is closed: the program gets SIGHUP, and nothing more can be read or written.
  ///
  /// Only the program's end can be waited for after that.
  public func hangUp() {
    guard master >= 0 else { return }
    // Ours first: the rest is then the program's.
    close(slave)
    close(master)
    (master, slave) = (-1, -1)
  }

  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
  ) rethrows -> Result {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return try body(copies)
  }
}
