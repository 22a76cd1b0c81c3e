import CTestSupport
import Cells
import Glibc
import NCursesTerminal
import Synchronization
import Terminal
import TerminalUITesting

extension FuzzTarget {
  /// The renderer: after any frames, a strict terminal shows what the buffer has, and knew every sequence it got.
  static let renderer = FuzzTarget(name: "renderer") { input in
    RenderStage.shared.withLock { stage in
      if stage == nil { stage = RenderStage() }
      return stage?.run(input) ?? "no pseudo-terminal"
    }
  }
}

/// A backend on a pseudo-terminal in this process, used for all inputs.
private final class RenderStage {
  static let shared = Mutex<RenderStage?>(nil)

  private static let size = Size(width: 24, height: 6)
  private let master: Int32
  private let backend: NCursesBackend
  private var screen = TerminalEmulator(width: size.width, height: size.height)
  private var shown = CellBuffer(size: size)

  init?() {
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    master = ctest_open_terminal(&slave, &name, name.count)
    var size = winsize(ws_row: 6, ws_col: 24, ws_xpixel: 0, ws_ypixel: 0)
    guard master >= 0, ioctl(slave, UInt(TIOCSWINSZ), &size) == 0 else { return nil }
    setenv("TERM", "xterm-256color", 1)
    setenv("COLORTERM", "truecolor", 1)
    setenv("LC_ALL", "C.UTF-8", 1)
    backend = NCursesBackend(input: slave, output: slave)
    guard (try? backend.start()) != nil else { return nil }
  }

  func run(_ input: [UInt8]) -> String? {
    var reader = ByteReader(input)
    var buffer = CellBuffer(size: Self.size)
    for _ in 0..<8 where !reader.isAtEnd {
      for _ in 0..<reader.number(below: 6) {
        let style = Style(
          foreground: Self.color(&reader), background: Self.color(&reader),
          attributes: TextAttributes(rawValue: reader.byte() & 0x7F))
        let point = Point(x: reader.number(below: 30) - 3, y: reader.number(below: 8) - 1)
        buffer.write(reader.text(), at: point, style: style)
      }
      if let wrong = show(buffer) { return wrong }
    }
    return show(CellBuffer(size: Self.size))
  }

  private static func color(_ reader: inout ByteReader) -> Color? {
    switch reader.number(below: 4) {
    case 0: nil
    case 1: .indexed(reader.byte())
    case 2: .rgb(reader.byte(), reader.byte(), reader.byte())
    default: .red
    }
  }

  private func show(_ buffer: CellBuffer) -> String? {
    var runs: [CellRun] = []
    buffer.present(buffer.bounds, onto: &shown, runs: &runs)
    backend.write(runs, of: buffer, cursor: nil)
    repeat {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(master, &bytes, bytes.count)
      if count > 0 { screen.feed(bytes[..<count]) }
      if backend.outputDescriptor == nil { if count <= 0 { break } } else { backend.outputIsWritable() }
    } while true
    _ = screen.takeReplies()
    if let unknown = screen.unknown.first { return "the terminal doesn't know \(unknown)" }
    for y in 0..<Self.size.height {
      for x in 0..<Self.size.width {
        let cell = buffer[x, y]
        // Terminals disagree about these and what they may paint over.
        if buffer.hasContested(y) { break }
        let text = cell.glyph.isContinuation ? "" : cell.glyph.string
        if screen[x, y].text != text { return "(\(x), \(y)) shows \(screen[x, y]), the buffer has \(cell)" }
        let background = cell.style.background
        if screen[x, y].style.background != background { return "(\(x), \(y)) shows \(screen[x, y]), the buffer has \(cell)" }
      }
    }
    return nil
  }
}

extension CellBuffer {
  fileprivate func hasContested(_ y: Int) -> Bool {
    (0..<size.width).contains { self[$0, y].glyph.isContested }
  }
}
