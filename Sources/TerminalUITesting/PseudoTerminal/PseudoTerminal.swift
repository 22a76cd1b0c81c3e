internal import CTestSupport
internal import Glibc

/// A real terminal device with a program running in it, which a test uses like a user.
///
///     let terminal = try PseudoTerminal(width: 80, height: 24)
///     try terminal.run("/path/to/counter")
///     try terminal.waitFor("Count: 0")
///     try terminal.send("+")
///     try terminal.waitFor("Count: 1")
///     try terminal.terminate(.SIGTERM)
///     #expect(terminal.isRestored)
///
/// The program gets a session of its own with this terminal as its controlling one, and a clean environment. A ``TerminalEmulator`` takes everything
/// it writes, answers its questions and is the judge of the screen. Job control works as under a login shell: run `/bin/sh` with `-i` and start the
/// program from there.
///
/// Waiting blocks the calling thread, never longer than the timeout, and polls: nothing sleeps. A terminal belongs to one
/// thread at a time. The program's output is read only while something waits (or by ``drain()``), so a program that writes much meanwhile meets a
/// terminal that doesn't read. The program and its process group are killed when the terminal goes away.
///
/// - Source: pty(7), posix_spawn(3), termios(3).
public nonisolated final class PseudoTerminal {
  /// The program's output so far is on this screen.
  public internal(set) var screen: TerminalEmulator
  /// Every byte the program wrote.
  public internal(set) var output: [UInt8] = []
  /// How the program ended; `nil` while it runs, or before it is started.
  public internal(set) var status: Status?
  /// The process that runs, or that ran last.
  public internal(set) var processID: Int32 = 0
  /// Whether questions of the program (device attributes, cursor position, colours) are answered; true at first.
  public var answersQuestions = true

  /// The side that plays the terminal, and the side that the program has.
  var master: Int32
  var slave: Int32
  /// Becomes readable when the program has ended.
  var endOfProgram: Int32 = -1
  /// How the device was set before the program started.
  var settingsBefore = termios()

  /// Makes a terminal of a size in cells.
  ///
  /// A width or height of 0 is passed on as it is: the program then has to guess its size.
  ///
  /// - Throws: `PseudoTerminal.Failure.systemCall` if the machine has no pseudo-terminal to give.
  public init(width: Int = 80, height: Int = 24) throws {
    screen = TerminalEmulator(width: width, height: height)
    var name = [CChar](repeating: 0, count: 128)
    var slave: Int32 = -1
    master = try check("opening a pseudo-terminal", ctest_open_terminal(&slave, &name, name.count))
    self.slave = slave
    deviceName = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    try setDeviceSize(width: width, height: height)
    settingsBefore = try settings()
  }

  /// The path of the terminal's device.
  public let deviceName: String

  deinit {
    if status == nil && processID > 0 {
      kill(-processID, Glibc.SIGKILL)
      var ignored: Int32 = 0
      while waitpid(processID, &ignored, 0) < 0 && errno == EINTR {}
    }
    if endOfProgram >= 0 { close(endOfProgram) }
    hangUp()
  }
}

nonisolated extension PseudoTerminal: CustomStringConvertible {
  /// The program's state and the screen.
  public var description: String {
    let state = status.map { "ended: \($0)" } ?? (processID > 0 ? "running as \(processID)" : "not started")
    return "\(deviceName), \(state), \(screen)"
  }
}

/// Throws the error that a system call left in `errno` if it returned a negative number.
@discardableResult
nonisolated func check(_ call: String, _ result: Int32) throws(PseudoTerminal.Failure) -> Int32 {
  guard result >= 0 else { throw .systemCall(call, errno: errno) }
  return result
}
