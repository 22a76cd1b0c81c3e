import CTestSupport
import Cells
import Expectations
import Glibc
import NCursesTerminal
import Presenter
import Soak
import Terminal
import Terminals
import TerminalUITesting
import Testing

/// The writer and ncurses show the same, frame by frame.
@Suite struct NCursesComparisonTests {
  /// What `TERM` and `COLORTERM` say, and the description that the writer gets for it.
  static let terminals: [(term: String, colorTerm: String?, description: String)] = [
    ("xterm-256color", "truecolor", "terminalui-xterm"), ("tmux-256color", "truecolor", "terminalui-tmux"),
    ("xterm-256color", nil, "xterm-256color"), ("xterm", nil, "xterm"), ("xterm-mono", nil, "xterm-mono"),
    ("screen-256color", nil, "screen-256color"), ("screen", nil, "screen"),
    ("tmux-256color", nil, "tmux-256color"),
    ("linux", nil, "linux"), ("rxvt-unicode-256color", nil, "rxvt-unicode-256color"), ("vt220", nil, "vt220"),
    ("vt100", nil, "vt100"),
  ]

  // ncurses is one per process, and other tests have it: each terminal is a process.
  @Test(arguments: 0..<terminals.count)
  func `random frames show what ncurses shows`(index: Int) async {
    await #expect(processExitsWith: .success) {
      [index = index as Int, frames = Soak.count(80, 250, full: 8_000) as Int] in
      let terminal = NCursesComparisonTests.terminals[index]
      let fault = NCursesComparisonTests.compare(
        terminal.term, terminal.colorTerm, terminal.description, frames)
      if let fault {
        print("\(terminal.description): \(fault)")
        exit(1)
      }
    }
  }

  // Bytes of the benchmarks' screens, without those of the first one.
  @Test(arguments: 0..<PlayedScreen.all.count)
  func `a frame has at most as many bytes as by ncurses`(index: Int) async {
    await #expect(processExitsWith: .success) { [index = index as Int] in
      let screen = PlayedScreen.all[index]
      guard let (ours, theirs) = NCursesComparisonTests.bytes(of: screen) else { exit(2) }
      print("\(screen): \(ours) bytes, ncurses \(theirs)")
      exit(ours <= theirs ? 0 : 1)
    }
  }

  /// The bytes of 20 frames by both.
  static func bytes(of screen: PlayedScreen) -> (ours: Int, theirs: Int)? {
    let description = Description(installed: "terminalui-xterm")!
    guard let ncurses = NCursesPlayer("xterm-256color", "truecolor", screen.size, description) else {
      return nil
    }
    defer { ncurses.backend.stop() }
    var stage = FrameStage(description, width: screen.size.width, height: screen.size.height)
    var (ours, start) = (0, 0)
    for frame in 0..<21 {
      stage.buffer.clear(stage.buffer.bounds)
      let cursor = screen.draw(&stage.buffer, frame)
      let shown = stage.shown
      let count = stage.show(cursor: cursor).count
      ncurses.show(stage.buffer, over: shown, cursor: cursor)
      if let fault = stage.fault {
        print("\(screen), frame \(frame): \(fault)")
        return nil
      }
      if frame == 0 { start = ncurses.byteCount } else { ours += count }
    }
    return (ours, ncurses.byteCount - start)
  }

  /// Shows frames by both; returns what differs.
  static func compare(_ term: String, _ colorTerm: String?, _ name: String, _ frames: Int) -> String? {
    let size = Size(width: 37, height: 12)
    guard let description = Description(installed: name),
      let ncurses = NCursesPlayer(term, colorTerm, size, description)
    else { return "it doesn't start" }
    defer { ncurses.backend.stop() }
    var screen = RandomScreen(seed: 23)
    // ncurses has 64 pairs of 8 colours, and gives near ones where they aren't enough.
    if description.abilities.depth < .indexed256 {
      screen.styles = RandomScreen.allStyles.filter { $0.underline == nil && $0.link == nil }
    }
    // By ncurses, a disputed glyph at the edge goes on in the next row where the description has no `rmam`, and the last
    // cell is written by inserting a column, in the middle of a wide glyph too.
    let alwaysWraps = ["xterm-mono", "screen", "screen-256color", "tmux-256color"].contains(name)
    if alwaysWraps {
      screen.texts = RandomScreen.allTexts.filter { !$0.contains { Glyph($0).isContested } }
    }
    var stage = FrameStage(description, width: size.width, height: size.height)
    for frame in 0..<frames {
      screen.change(&stage.buffer)
      let shown = stage.shown
      let cursor = frame % 3 == 0 ? nil : Point(x: frame % size.width, y: frame % size.height)
      let bytes = stage.show(cursor: cursor)
      ncurses.show(stage.buffer, over: shown, cursor: cursor)
      if let fault = stage.fault { return "frame \(frame): \(fault)" }
      for y in 0..<size.height {
        for x in 0..<size.width {
          let glyph = stage.buffer[x, y].glyph
          if glyph.isContested || glyph.isContinuation && stage.buffer[x - 1, y].glyph.isContested {
            continue
          }
          if alwaysWraps, y == size.height - 1, x >= size.width - 3 { continue }
          let (ours, theirs) = (stage.emulator[x, y].seen, ncurses.emulator[x, y].seen)
          if ours != theirs {
            return "frame \(frame), (\(x), \(y)): \(ours), ncurses \(theirs), after \(visible(bytes))"
          }
        }
      }
      if cursor != nil, stage.emulator.cursor != ncurses.emulator.cursor {
        return "frame \(frame): the cursor"
      }
    }
    return nil
  }
}

/// ncurses on a pseudo-terminal, and the emulator that shows its bytes.
final class NCursesPlayer {
  let backend: NCursesBackend
  private(set) var emulator: TerminalEmulator
  /// What was written, without the bells that mark the ends.
  private(set) var byteCount = 0
  private let master: Int32

  init?(_ term: String, _ colorTerm: String?, _ size: Size, _ description: Description) {
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    emulator = description.emulator(width: size.width, height: size.height)
    master = ctest_open_terminal(&slave, &name, name.count)
    var window = winsize(ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
    guard master >= 0, ioctl(slave, UInt(TIOCSWINSZ), &window) == 0 else { return nil }
    setenv("TERM", term, 1)
    setenv("LC_ALL", "C.UTF-8", 1)
    for name in ["COLORTERM", "NO_COLOR", "TERMINFO", "TERM_PROGRAM", "TMUX", "VTE_VERSION"] {
      unsetenv(name)
    }
    if let colorTerm { setenv("COLORTERM", colorTerm, 1) }
    backend = NCursesBackend(input: slave, output: slave)
    guard (try? backend.start()) != nil else { return nil }
  }

  /// Shows the cells that differ between what is shown and a buffer.
  func show(_ buffer: CellBuffer, over shown: CellBuffer, cursor: Point?) {
    var (runs, shown): ([CellRun], CellBuffer) = ([], shown)
    buffer.present(buffer.bounds, onto: &shown, runs: &runs)
    backend.write(runs, of: buffer, cursor: cursor.map { Cursor(position: $0) })
    // A bell marks the end.
    byteCount -= 1
    let bells = emulator.bellCount
    backend.bell()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while emulator.bellCount == bells {
      var state = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, 10_000) > 0 else { return }
      let count = read(master, &bytes, bytes.count)
      if count > 0 {
        emulator.feed(bytes[..<count])
        byteCount += count
      }
      if backend.outputDescriptor != nil { backend.outputIsWritable() }
    }
  }
}
