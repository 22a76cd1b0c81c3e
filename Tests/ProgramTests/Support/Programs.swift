import Glibc
import Soak
import TerminalUITesting
import Expectations
import Testing

/// Ways to run programs that tests share.
extension PseudoTerminal {
  /// Whether trials are few and waits long; not in `make soak`.
  static let isPatient = !Soak.isOn

  /// No backtrace after a crash: it takes seconds.
  static let noBacktrace = ["SWIFT_BACKTRACE": "enable=no"]

  /// A terminal with the fixture `Trials` in it, its first frame shown.
  static func trial(
    _ arguments: String..., width: Int = 80, height: Int = 24, environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: width, height: height)
    try terminal.run(
      product: "Trials", arguments, environment: environment.merging(noBacktrace) { given, _ in given })
    try terminal.waitForFirstFrame()
    try terminal.waitForAnswers()
    return terminal
  }

  /// A terminal with the counter in it, its first frame shown.
  static func counter(width: Int = 80, height: Int = 24) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: width, height: height)
    try terminal.run(product: "counter", environment: noBacktrace)
    try terminal.waitForFirstFrame()
    try terminal.waitForAnswers()
    return terminal
  }

  /// A terminal with a shell in it that has job control.
  static func shell(_ path: String = "/bin/sh", width: Int = 80, height: Int = 24) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: width, height: height)
    // Without readline, which has the terminal in modes of its own.
    let options = path.hasSuffix("/bash") ? ["--norc", "--noediting", "-i"] : ["-i"]
    try terminal.run(
      path, options, environment: noBacktrace.merging(["PS1": "$ "]) { given, _ in given })
    try terminal.waitFor("$ ")
    return terminal
  }

  /// Waits until an app shows its interface; the modes are the last that is written.
  func waitForFirstFrame() throws {
    try waitFor("first frame") { $0.modes.contains(.init(1006)) }
  }

  /// Waits until the program has heard what the terminal can do: it then begins the keyboard protocol.
  func waitForAnswers() throws {
    try waitUntil("keyboard protocol") { String(decoding: output, as: UTF8.self).contains("\u{1B}[>5u") }
  }

  /// What the kernel says of the program.
  var figures: ProcessFigures { ProcessFigures(of: processID) }
}

/// What a trap of Swift ends the process with.
var trap: PseudoTerminal.Signal {
  #if arch(x86_64) || arch(i386)
    .SIGILL
  #else
    .SIGTRAP
  #endif
}

/// Expects that something was done as soon as it is promised; beside other tests, 25 times as long after.
func expectTime(
  since start: ContinuousClock.Instant, promised: Duration, sourceLocation: SourceLocation = #_sourceLocation
) {
  let time = ContinuousClock.now - start
  expect(time, below: promised * (Soak.isAlone ? 1 : 25), sourceLocation: sourceLocation)
}
