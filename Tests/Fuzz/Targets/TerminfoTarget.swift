import CTestSupport
import Cells
import Glibc
import NCursesTerminal
import Terminal
import Terminals

extension FuzzTarget {
  /// Descriptions of terminals: any bytes are refused, or drawn with to the end; ncurses itself crashes on some that are damaged.
  static let terminfo = FuzzTarget(name: "terminfo") { input in
    guard let first = input.first, let name = firstName(of: input) else { return nil }
    var slave: Int32 = -1
    var device = [CChar](repeating: 0, count: 128)
    let master = ctest_open_terminal(&slave, &device, device.count)
    guard master >= 0 else { return "no pseudo-terminal" }
    defer {
      close(master)
      close(slave)
    }
    var window = winsize(ws_row: 6, ws_col: 30, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
    setenv("TERM", name, 1)
    setenv("TERMINFO", "hex:" + input.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(), 1)
    setenv("LC_ALL", "C.UTF-8", 1)
    for name in ["COLORTERM", "NO_COLOR", "HOME", "TERMINFO_DIRS"] { unsetenv(name) }
    let backend = NCursesBackend(input: slave, output: slave)
    guard (try? backend.start()) != nil else { return nil }
    var buffer = CellBuffer(size: backend.size)
    for y in 0..<buffer.size.height {
      buffer.write(
        "row \(y) 漢字 e\u{301}", at: Point(x: y * 2, y: y),
        style: Style(
          foreground: .indexed(first &* UInt8(y)), background: .rgb(first, 20, 30),
          attributes: TextAttributes(rawValue: UInt8(1 << y))),
        clip: buffer.bounds)
    }
    let runs = (0..<buffer.size.height).map { CellRun(x: 0, y: $0, count: buffer.size.width) }
    backend.write(runs, of: buffer, cursor: Cursor(position: Point(x: 1, y: 2), shape: .block))
    backend.release()
    backend.resume()
    backend.write(runs, of: buffer, cursor: nil)
    backend.stop()
    return nil
  }

  /// The first name that a description gives; without a file's name there would be nothing to look for.
  private static func firstName(of input: [UInt8]) -> String? {
    let name = input.dropFirst(12).prefix { $0 != 0 && $0 != UInt8(ascii: "|") }
    return name.allSatisfy { (0x21..<0x7F).contains($0) } && !name.isEmpty
      ? String(decoding: name, as: UTF8.self) : nil
  }
}
