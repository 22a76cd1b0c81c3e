import CLinux
import Glibc

/// Which process something is.
///
/// A number is given to another process later; the same number and start are not.
nonisolated struct ProcessIdentity: Hashable, Sendable {
  let number: Int
  /// When the process was started, in ticks since the machine was.
  let start: Int
}

/// Sends signals to the processes that rows show, and never to another that has got the number of one.
nonisolated struct SignalSender: Sendable {
  enum Answer: Sendable { case sent, refused, ended }

  /// Where the processes are looked up.
  var folder = ProcFolder(path: "/proc")
  /// Opens a process by its number; negative, with `errno`, where that can't be done.
  var open: @Sendable (Int) -> Int32 = { cl_open_process(Int32(truncatingIfNeeded: $0)) }

  static let real = SignalSender()

  /// Sends a signal.
  ///
  /// The process is opened first and then compared: if the number still belongs to the shown process, so does the opened one.
  func send(_ process: ProcessIdentity, _ signal: Int32) -> Answer {
    // 0 and negative numbers are groups of processes.
    guard process.number > 0, process.number <= Int(Int32.max) else { return .refused }
    let descriptor = open(process.number)
    let code = errno
    defer { if descriptor >= 0 { close(descriptor) } }
    guard folder.identity(of: process.number) == process else { return .ended }
    if descriptor >= 0 {
      if cl_send_signal(descriptor, signal) == 0 { return .sent }
    } else if code == ENOSYS {
      // Linux before 5.3.
      if kill(pid_t(process.number), signal) == 0 { return .sent }
    } else {
      errno = code
    }
    return errno == ESRCH ? .ended : .refused
  }
}
