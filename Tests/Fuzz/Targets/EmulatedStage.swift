import CTestSupport
import Cells
import Glibc
import NCursesTerminal
import Terminal
import Terminals
import TerminalUITesting

/// A backend on a pseudo-terminal in this process, with the strict emulator behind it; ncurses has one screen, so there is one.
final class EmulatedStage {
  nonisolated(unsafe) private static var only: EmulatedStage?

  let size: Size
  let backend: NCursesBackend
  private(set) var screen: TerminalEmulator
  private let master: Int32

  /// The stage of this process, made at the first call.
  static func shared(width: Int, height: Int) -> EmulatedStage? {
    if only == nil { only = EmulatedStage(width: width, height: height) }
    return only
  }

  private init?(width: Int, height: Int) {
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    size = Size(width: width, height: height)
    screen = TerminalEmulator(width: width, height: height)
    master = ctest_open_terminal(&slave, &name, name.count)
    var window = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
    guard master >= 0, ioctl(slave, UInt(TIOCSWINSZ), &window) == 0 else { return nil }
    setenv("TERM", "xterm-256color", 1)
    setenv("COLORTERM", "truecolor", 1)
    setenv("LC_ALL", "C.UTF-8", 1)
    for name in ["NO_COLOR", "TERMINFO", "TERM_PROGRAM"] { unsetenv(name) }
    backend = NCursesBackend(input: slave, output: slave)
    guard (try? backend.start()) != nil else { return nil }
  }

  /// Shows what the backend has written, to the last byte.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(master, &bytes, bytes.count)
      if count > 0 { screen.feed(bytes[..<count]) }
      if backend.outputDescriptor != nil {
        backend.outputIsWritable()
      } else if count <= 0 {
        break
      }
    }
    _ = screen.takeReplies()
  }

  /// Shows the cells that differ between what is shown and a buffer.
  func show(_ buffer: CellBuffer, over shown: inout CellBuffer) {
    var runs: [CellRun] = []
    buffer.present(buffer.bounds, onto: &shown, runs: &runs)
    backend.write(runs, of: buffer, cursor: nil)
    drain()
  }
}
