import Glibc
import NCursesTerminal
import Terminals

/// The terminal that these tests try: the one of ncurses, or the one without it where the environment says `TERMINALUI_BACKEND=stream`.
enum TestedTerminal {
  static let isStream = getenv("TERMINALUI_BACKEND").map { String(cString: $0) } == "stream"

  /// Makes it on two descriptors, as the process's terminal.
  static func make(
    input: Int32, output: Int32, options: PresentedTerminal.Options = .init()
  ) -> PresentedTerminal {
    isStream
      ? StreamTerminal(input: input, output: output, options: options)
      : NCursesBackend(input: input, output: output, options: options)
  }
}
