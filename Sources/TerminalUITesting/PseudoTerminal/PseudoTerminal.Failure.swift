internal import Glibc

nonisolated extension PseudoTerminal {
  /// Why a wait or a call on a pseudo-terminal failed; prints with the screen at that moment.
  public enum Failure: Error, CustomStringConvertible {
    /// The system refused a call.
    case systemCall(String, errno: Int32)
    /// The expected event did not come in time.
    case timedOut(String, after: Duration, screen: String)
    /// The program ended before the expected event came.
    case programEnded(Status, waitingFor: String, screen: String)
    /// No program was started.
    case notRunning

    /// The attempt, and the screen instead.
    public var description: String {
      switch self {
      case .systemCall(let call, let number): "\(call): \(String(cString: strerror(number)))"
      case .timedOut(let what, let time, let screen): "no \(what) within \(time); on the screen:\n\(screen)"
      case .programEnded(let status, let what, let screen):
        "the program ended with \(status) while waiting for \(what); on the screen:\n\(screen)"
      case .notRunning: "no program runs in this pseudo-terminal"
      }
    }
  }

  /// How a program ended.
  public enum Status: Hashable, Sendable, CustomStringConvertible {
    /// The program returned from `main` or called `exit`, with this code.
    case exitCode(Int32)
    /// A signal ended it.
    case signal(Signal)

    init(waitStatus: Int32) {
      let signal = waitStatus & 0x7F
      self = signal == 0 ? .exitCode(waitStatus >> 8 & 0xFF) : .signal(Signal(rawValue: signal))
    }

    /// `exit code 2` or `signal 15 (Terminated)`.
    public var description: String {
      switch self {
      case .exitCode(let code): "exit code \(code)"
      case .signal(let signal): "\(signal)"
      }
    }
  }

  /// A signal, under its name in signal(7).
  public struct Signal: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The signal's number.
    public let rawValue: Int32

    /// Makes a signal from its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Hang-up: the terminal is gone.
    public static let SIGHUP = Signal(rawValue: Glibc.SIGHUP)
    /// Interrupt, as Ctrl-C.
    public static let SIGINT = Signal(rawValue: Glibc.SIGINT)
    /// Quit, as Ctrl-\.
    public static let SIGQUIT = Signal(rawValue: Glibc.SIGQUIT)
    /// An illegal instruction: every trap of Swift on x86.
    public static let SIGILL = Signal(rawValue: Glibc.SIGILL)
    /// A trap: every trap of Swift on ARM.
    public static let SIGTRAP = Signal(rawValue: Glibc.SIGTRAP)
    /// `abort()`.
    public static let SIGABRT = Signal(rawValue: Glibc.SIGABRT)
    /// An access to memory that isn't there.
    public static let SIGSEGV = Signal(rawValue: Glibc.SIGSEGV)
    /// The end, without a word.
    public static let SIGKILL = Signal(rawValue: Glibc.SIGKILL)
    /// A polite request to end.
    public static let SIGTERM = Signal(rawValue: Glibc.SIGTERM)
    /// Stop, which nothing can catch.
    public static let SIGSTOP = Signal(rawValue: Glibc.SIGSTOP)
    /// Stop, as Ctrl-Z.
    public static let SIGTSTP = Signal(rawValue: Glibc.SIGTSTP)
    /// Go on after a stop.
    public static let SIGCONT = Signal(rawValue: Glibc.SIGCONT)
    /// The size changed.
    public static let SIGWINCH = Signal(rawValue: Glibc.SIGWINCH)
    /// Free for programs.
    public static let SIGUSR1 = Signal(rawValue: Glibc.SIGUSR1)

    /// `signal 15 (Terminated)`.
    public var description: String { "signal \(rawValue) (\(String(cString: strsignal(rawValue))))" }
  }
}
