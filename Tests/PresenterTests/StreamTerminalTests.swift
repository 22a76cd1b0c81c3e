import CTestSupport
import Cells
import Expectations
import Glibc
import Terminal
import TerminalUITesting
import Terminals
import Testing

/// Terminals behind any descriptors: pipes, sockets, files, pseudo-terminals.
@Suite struct StreamTerminalTests {
  @Test func `frames go through a pipe, and the screen is given back at the end`() throws {
    let pipe = try Ends.pipe()
    let stage = StreamStage(input: -1, output: pipe.write, reader: pipe.read)
    try stage.terminal.start()
    stage.buffer.write("hello", at: .zero, style: Style(foreground: .rgb(1, 2, 3)), clip: stage.buffer.bounds)
    stage.show()
    expect(stage.screen.trimmedText, "hello")
    expect(stage.screen[0, 0].style, Style(foreground: .rgb(1, 2, 3)))
    expect(stage.screen.showsAlternateScreen)
    stage.buffer.write("J", at: .zero, style: .plain, clip: stage.buffer.bounds)
    stage.show()
    expect(stage.screen.trimmedText, "Jello")
    stage.terminal.stop()
    stage.drain()
    expect(stage.screen.changesLeft, [])
    expect(stage.screen.unknown, [])
  }

  // The newest frame wins, and no more than one waits.
  @Test func `a reader that doesn't read costs no memory, and sees the newest frame`() throws {
    let pipe = try Ends.pipe()
    let stage = StreamStage(input: -1, output: pipe.write, reader: pipe.read, width: 200, height: 60)
    try stage.terminal.start()
    for frame in 0..<500 {
      for y in 0..<60 {
        stage.buffer.write(
          String(repeating: "\(frame % 10)", count: 200), at: Point(x: 0, y: y), style: .plain,
          clip: stage.buffer.bounds)
      }
      stage.present()
    }
    expect(stage.terminal.wantsFrame, false)
    // A pipe has 64 KiB, and one frame 12 000 bytes.
    var waiting: Int32 = 0
    _ = ioctl(pipe.read, UInt(FIONREAD), &waiting)
    expect(Int(waiting), below: 65_537)
    expect(stage.pendingCount, below: 40_000)
    stage.drain()
    expect(stage.screen.lines, Array(repeating: String(repeating: "9", count: 200), count: 60))
    expect(stage.screen.unknown, [])
  }

  @Test func `messages to a reader that doesn't read are bounded, and the latest title follows`() throws {
    let pipe = try Ends.pipe()
    let stage = StreamStage(input: -1, output: pipe.write, reader: pipe.read)
    try stage.terminal.start()
    stage.show()
    for number in 0..<100_000 {
      stage.terminal.send(try #require(TerminalMessage.title("title \(number)")))
      stage.terminal.bell()
    }
    expect(stage.pendingCount, below: (1 << 20) + 100)
    stage.drain()
    expect(stage.screen.title, "title 99999")
    expect(stage.screen.unknown, [])
    stage.terminal.stop()
  }

  @Test func `a socket gives keys and takes frames, and a client says its size`() throws {
    let ends = try Ends.socket()
    let stage = StreamStage(input: ends.write, output: ends.write, reader: ends.read)
    try stage.terminal.start()
    stage.show()
    expect(stage.terminal.capabilities.name, "stream")
    _ = "a\u{1B}[A".utf8CString.withUnsafeBytes { send(ends.read, $0.baseAddress, 4, 0) }
    var events: [InputEvent] = []
    while events.count < 2 { stage.terminal.readEvents(into: &events) }
    expect(events, [.key(KeyPress(key: "a", characters: "a")), .key(KeyPress(key: .upArrow))])
    expectNil(stage.terminal.inputTimeout)
    stage.terminal.resize(to: Size(width: 9, height: 3))
    // No descriptor tells of it.
    expect(stage.terminal.inputTimeout, .zero)
    events = []
    stage.terminal.readEvents(into: &events)
    expect(events, [.resize(Size(width: 9, height: 3))])
    expect(stage.terminal.size, Size(width: 9, height: 3))
    close(ends.read)
    events = []
    stage.terminal.readEvents(into: &events)
    expect(events, [.end])
    stage.terminal.stop()
  }

  @Test func `a file takes every frame`() throws {
    let stream = try #require(tmpfile())
    defer { fclose(stream) }
    let file = fileno(stream)
    let stage = StreamStage(input: -1, output: file, reader: -1)
    try stage.terminal.start()
    for frame in 0..<100 {
      stage.buffer.write("frame \(frame)", at: .zero, style: .plain, clip: stage.buffer.bounds)
      stage.present()
      expect(stage.terminal.wantsFrame)
    }
    lseek(file, 0, SEEK_SET)
    stage.drain(from: file)
    expect(stage.screen.trimmedText, "frame 99")
    stage.terminal.stop()
  }

  // A pipe without a reader would end the process by SIGPIPE.
  @Test func `a pipe that nobody reads any more is the end, and no signal`() throws {
    let pipe = try Ends.pipe()
    let stage = StreamStage(input: -1, output: pipe.write, reader: pipe.read)
    try stage.terminal.start()
    stage.show()
    close(pipe.read)
    stage.buffer.write("more", at: .zero, style: .plain, clip: stage.buffer.bounds)
    stage.present()
    var events: [InputEvent] = []
    stage.terminal.readEvents(into: &events)
    expect(events, [.end])
    stage.terminal.stop()
  }

  @Test func `a pseudo-terminal is raw meanwhile, and as before afterwards`() throws {
    let ends = try Ends.terminal()
    func settings() -> [UInt8] {
      var settings = termios()
      tcgetattr(ends.write, &settings)
      return withUnsafeBytes(of: &settings) { Array($0) }
    }
    let before = settings()
    let stage = StreamStage(input: ends.write, output: ends.write, reader: ends.read, size: nil)
    try stage.terminal.start()
    expect(stage.terminal.size, Size(width: 20, height: 5))
    expect(settings(), not: before)
    stage.buffer.write("hello", at: .zero, style: .plain, clip: stage.buffer.bounds)
    stage.show()
    expect(stage.screen.trimmedText, "hello")
    stage.terminal.release()
    expect(settings(), before)
    stage.terminal.resume()
    stage.drain()
    expect(stage.screen.trimmedText, "hello")
    stage.terminal.stop()
    expect(settings(), before)
    stage.drain()
    expect(stage.screen.changesLeft, [])
  }

  @Test func `two of them are in one process`() throws {
    let (one, other) = (try Ends.pipe(), try Ends.pipe())
    let stages = [one, other].map { StreamStage(input: -1, output: $0.write, reader: $0.read) }
    for (number, stage) in stages.enumerated() {
      try stage.terminal.start()
      stage.buffer.write("stage \(number)", at: .zero, style: .plain, clip: stage.buffer.bounds)
    }
    for stage in stages { stage.show() }
    expect(stages.map(\.screen.trimmedText), ["stage 0", "stage 1"])
    for stage in stages { stage.terminal.stop() }
  }
}

/// Two ends: what is written to one is read from the other.
private struct Ends {
  var read: Int32
  var write: Int32

  static func pipe() throws -> Ends {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    return Ends(read: ends[0], write: ends[1])
  }

  static func socket() throws -> Ends {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return Ends(read: ends[0], write: ends[1])
  }

  static func terminal() throws -> Ends {
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    let master = ctest_open_terminal(&slave, &name, name.count)
    try #require(master >= 0)
    var window = winsize(ws_row: 5, ws_col: 20, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
    return Ends(read: master, write: slave)
  }
}

/// A terminal behind descriptors, and the emulator that reads what it writes.
private final class StreamStage {
  let terminal: StreamTerminal
  var buffer: CellBuffer
  private(set) var screen: TerminalEmulator
  private var shown: CellBuffer
  private let reader: Int32

  convenience init(input: Int32, output: Int32, reader: Int32, width: Int = 20, height: Int = 5) {
    self.init(input: input, output: output, reader: reader, size: Size(width: width, height: height))
  }

  init(input: Int32, output: Int32, reader: Int32, size: Size?) {
    terminal = StreamTerminal(input: input, output: output, size: size, colorDepth: .rgb)
    let size = size ?? Size(width: 20, height: 5)
    buffer = CellBuffer(size: size)
    shown = buffer
    screen = TerminalEmulator(width: size.width, height: size.height)
    self.reader = reader
  }

  /// How many bytes wait, by the terminal's own words.
  var pendingCount: Int {
    terminal.description.split(separator: " ").compactMap { Int($0) }.last ?? 0
  }

  func present() {
    var runs: [CellRun] = []
    buffer.present(buffer.bounds, onto: &shown, runs: &runs)
    terminal.write(runs, of: buffer, cursor: nil)
  }

  /// Presents what has changed, and shows its bytes.
  func show() {
    present()
    drain()
  }

  /// Shows all that was written.
  func drain() { drain(from: reader) }

  func drain(from descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, 50) > 0 else {
        guard terminal.outputDescriptor != nil else { return }
        terminal.outputIsWritable()
        continue
      }
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return }
      screen.feed(bytes[..<count])
      if terminal.outputDescriptor != nil { terminal.outputIsWritable() }
    }
  }
}
