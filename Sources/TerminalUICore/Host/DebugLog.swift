internal import Glibc

/// A log for the developer of an app: the lines of `_printChanges()`, and the mistakes that the framework notices.
///
/// Its lines go to the file that the environment variable `TERMINALUI_LOG` names, or else to standard error. While the
/// app uses the terminal, output to standard error is kept back and printed afterwards.
public nonisolated enum DebugLog {
  /// Opened at the first line, and never closed.
  private static let file: Int32 = {
    guard let path = UserPath.variable("TERMINALUI_LOG"), !path.isEmpty else { return STDERR_FILENO }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    if file < 0 {
      let reason = String(cString: strerror(errno))
      write("TerminalUI: the file of TERMINALUI_LOG can't be opened: \(reason)", to: STDERR_FILENO)
    }
    return file < 0 ? STDERR_FILENO : file
  }()

  /// Adds a line.
  ///
  /// Lines of several threads, and of several programs with the same file, don't mix. Quoted text in the line does nothing to a terminal: controls
  /// are replaced.
  public static func write(_ line: String) { write(line.harmless(keeping: ["\n", "\t"]), to: file) }

  private static func write(_ line: String, to file: Int32) {
    // One call for the whole line: the file is open for appending.
    let bytes = Array((line + "\n").utf8)
    _ = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
  }
}
