internal import Terminal
public import Terminals

/// A terminal shown by ncurses: cells go through its update optimisation, everything else is ours.
///
///     let terminal = NCursesBackend()
///     try terminal.start()
///     defer { terminal.stop() }
///
/// ncurses writes each frame to a memory file; the bytes are then written to the terminal without blocking. Input is
/// read and decoded without ncurses. Whatever ends the process, the terminal is restored (see `CTerminal`), and
/// text printed meanwhile appears.
///
/// - Note: One backend can be started at a time in a process. It is used on the thread that started it.
public final class NCursesBackend: PresentedTerminal {
  /// Makes a backend for the terminal behind two descriptors.
  public init(input: Int32 = 0, output: Int32 = 1, options: Options = Options()) {
    super.init(ProcessDevice(input: input, output: output), options: options) { () throws(TerminalError) in
      try TerminalFacts(Terminfo.environment)
    } makeScreen: { (facts, size) throws(TerminalError) in
      try NCursesScreen(facts, size: size)
    }
  }
}
