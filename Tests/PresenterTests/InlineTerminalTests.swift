import Cells
import Expectations
import Glibc
import Presenter
import Terminal
import TerminalUITesting
@testable import Terminals
import Testing

/// A terminal that shows a region of rows, behind a pipe and behind a socket.
@Suite struct InlineTerminalTests {
  @Test func `a region is shown below what is there, and left at the end`() throws {
    for (ending, screen) in [(FrameWriter.Leaving.kept, "$ run\none\ntwo\n$"), (.cleared, "$ run\n$")] {
      let stage = try InlineStage()
      try stage.terminal.start()
      stage.terminal.ending = ending
      stage.terminal.height = 2
      stage.show("one", "two", "three")
      expect(stage.screen.trimmedText, "$ run\none\ntwo")
      stage.terminal.stop()
      stage.drain()
      stage.screen.feed("$")
      expect(stage.screen.trimmedText, screen)
      expect(stage.screen.changesLeft, [])
      expect(stage.screen.unknown, [])
    }
  }

  // Inline F7.
  @Test func `a commit is one write with the frame, also where no cell has changed`() throws {
    let stage = try InlineStage()
    try stage.terminal.start()
    stage.terminal.height = 1
    stage.show("one")
    stage.terminal.commit([line("above"), line("and more")])
    stage.terminal.flush()
    stage.drain()
    expect(stage.screen.trimmedText, "$ run\nabove\nand more\none")
    expect(stage.lastWrite, contains: "above\r\nand more\r\n\u{1B}[?7lone\u{1B}[?7h")
    stage.terminal.stop()
  }

  // Inline F7.
  @Test func `a terminal that is slow gets every line once`() throws {
    let stage = try InlineStage(height: 24)
    try stage.terminal.start()
    stage.terminal.height = 1
    stage.show("row")
    for number in 0..<20_000 {
      stage.terminal.commit([line("line \(number)")])
      stage.terminal.flush()
    }
    expect(stage.terminal.wantsFrame, false)
    _ = stage.finish()
    let lines = stage.log.split(separator: "\r\n").filter { $0.contains("line ") }
      .compactMap { $0.split(separator: " ").last.flatMap { Int($0.prefix { $0.isNumber }) } }
    expect(lines, Array(0..<20_000))
    stage.terminal.stop()
  }

  // Inline F6.
  @Test func `nothing is written until a new size has stayed the same for a while`() throws {
    let stage = try InlineStage()
    try stage.terminal.start()
    stage.terminal.height = 2
    stage.show("one", "two")
    var events: [InputEvent] = []
    let start = ContinuousClock.now
    for width in [30, 25, 22] {
      stage.device.resize(to: Size(width: width, height: 9))
      stage.terminal.readEvents(into: &events)
      expect(events, [])
      expect(stage.terminal.wantsFrame, false)
    }
    stage.terminal.commit([line("meanwhile")])
    stage.terminal.flush()
    stage.drain()
    expect(stage.screen.trimmedText, "$ run\none\ntwo")
    while events.isEmpty {
      var none = pollfd(fd: -1, events: 0, revents: 0)
      poll(&none, 1, Int32(((stage.terminal.inputTimeout ?? .zero) / .milliseconds(1)).rounded(.up)))
      stage.terminal.readEvents(into: &events)
    }
    expect(ContinuousClock.now - start >= .milliseconds(60))
    expect(events, [.resize(Size(width: 21, height: 8))])
    stage.screen.resize(width: 22, height: 9)
    stage.resize(to: Size(width: 21, height: 8))
    stage.show("one", "two")
    expect(stage.screen.trimmedText, "$ run\nmeanwhile\none\ntwo")
    stage.terminal.stop()
  }

  // Inline F8.
  @Test func `the terminal is asked where its cursor is, and a line is ended`() throws {
    let stage = try InlineStage(before: "half a line", asks: true)
    try stage.terminal.start()
    stage.terminal.height = 1
    expect(stage.terminal.wantsFrame, false)
    stage.drain()
    // A key that was typed before stays a key.
    stage.answer("x" + String(decoding: stage.screen.takeReplies(), as: UTF8.self))
    var events: [InputEvent] = []
    while !stage.terminal.wantsFrame { stage.terminal.readEvents(into: &events) }
    expect(events.first, .key(KeyPress(key: "x", characters: "x")))
    stage.show("one")
    expect(stage.screen.trimmedText, "half a line\none")
    stage.terminal.stop()
    stage.drain()
    expect(stage.screen.changesLeft, [])
  }

  // Inline F8.
  @Test func `giving the terminal away takes the region away, and it is shown once`() throws {
    let stage = try InlineStage()
    try stage.terminal.start()
    stage.terminal.height = 2
    stage.show("one", "two")
    for _ in 0..<3 {
      stage.terminal.release()
      stage.drain()
      expect(stage.screen.trimmedText, "$ run")
      expect(stage.screen.isCursorVisible)
      stage.terminal.resume()
      stage.drain()
      expect(stage.screen.trimmedText, "$ run\none\ntwo")
      expect(stage.screen.isCursorVisible, false)
    }
    stage.terminal.stop()
  }

  private func line(_ text: String) -> CommittedLine {
    var cells = CellBuffer(size: Size(width: text.count, height: 1))
    cells.write(text, at: .zero, style: .plain, clip: cells.bounds)
    return cells.withRow(0) { CommittedLine(cells: Array($0)) }
  }
}

/// What is printed while a region is shown.
@Suite struct PrintedLineTests {
  @Test(arguments: [
    ("one\ntwo\nthr", ["one", "two"], ["thr"]), ("\u{1B}[2J\u{1B}[31mred\u{1B}[0m\n", ["red"], []),
    ("\u{1B}]0;title\u{7}a\u{1B}]8;;x\u{1B}\\b\n", ["ab"], []), ("10 %\r100 %\r\n", ["100 %"], []),
    ("a\tb\n", ["a       b"], []), ("\n\n", ["", ""], []), ("a\u{8}\u{0}\u{7F}b\n", ["ab"], []),
    ("\u{1B}", [], [""]), ("\u{1B}(Bplain\u{1B}[", [], ["plain"]), ("漢字 é\n", ["漢字 é"], []),
    ("漢字\té\tx\n", ["漢字    é       x"], []),
  ])
  func `lines do nothing to a terminal`(text: String, lines: [String], rest: [String]) {
    var printed = PrintedLines()
    // However it is cut.
    for size in [1, 3, 1000] {
      var found: [String] = []
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        found += printed.add(Array(bytes.prefix(size))).map(\.description)
        bytes = bytes.dropFirst(size)
      }
      expect(found, lines)
      expect(printed.takeRest().map(\.description), rest)
    }
  }

  // Hostile: a flood of prints, and a terminal that takes nothing.
  @Test func `what is printed waits where it is until the terminal takes it, and comes once`() throws {
    let stage = try InlineStage()
    try stage.terminal.start()
    stage.terminal.height = 1
    stage.show("row")
    var events: [InputEvent] = []
    for piece in 0..<64 {
      let lines = (0..<1_000).map { "line \(piece * 1_000 + $0)\n" }.joined()
      stage.device.prints += Array(lines.utf8)
      stage.terminal.readEvents(into: &events)
    }
    // One frame is under way, and nothing else was taken.
    expect(stage.device.takenCount, below: 400_000)
    stage.drain()
    stage.terminal.stop()
    stage.drain()
    let numbers = stage.log.split(separator: "\r\n").compactMap { line in
      line.firstRange(of: "line ").flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
    }
    expect(numbers, Array(0..<64_000))
  }

  @Test func `a line without an end is cut, and no byte of text is lost`() {
    var printed = PrintedLines()
    let lines = printed.add(Array(repeating: UInt8(ascii: "x"), count: 100_000)) + printed.takeRest()
    expect(lines.reduce(0) { $0 + $1.cells.count }, 100_000)
    expect(lines.count, above: 1)
  }

  @Test func `a line that is cut is cut between characters and sequences`() {
    let (part, colored) = ("漢字é🙂", "\u{1B}[38;5;196m漢\u{1B}[0m")
    for (text, plain) in [(part, part), ("x" + part, "x" + part), (colored, "漢")] {
      for size in [1, 4096, 100_000] {
        var printed = PrintedLines()
        var lines: [CommittedLine] = []
        var bytes = Array(String(repeating: text, count: 2_000).utf8)[...]
        while !bytes.isEmpty {
          lines += printed.add(Array(bytes.prefix(size)))
          bytes = bytes.dropFirst(size)
        }
        lines += printed.takeRest()
        expect(lines.map(\.description).joined(), String(repeating: plain, count: 2_000))
      }
    }
  }
}

/// A device to whose process something was printed.
private final class PrintingDevice: StreamDevice {
  var prints: [UInt8] = []
  private(set) var takenCount = 0

  override func takePrints(atMost count: Int) -> [UInt8] {
    let taken = Array(prints.prefix(count))
    prints.removeFirst(taken.count)
    takenCount += taken.count
    return taken
  }

  override func takeSignals() -> DeviceSignals {
    prints.isEmpty ? super.takeSignals() : super.takeSignals().union(.print)
  }
}

/// A region behind a socket, and the emulator that reads what is written.
private final class InlineStage {
  let terminal: InlineTerminal
  let device: PrintingDevice
  var screen: TerminalEmulator
  private var buffer: CellBuffer
  private var shown: CellBuffer
  private var ends: [Int32] = [-1, -1]
  /// Everything that was written, and what the last read found.
  private(set) var log = ""
  private(set) var lastWrite = ""

  init(before: String = "$ run\r\n", width: Int = 40, height: Int = 9, asks: Bool = false) throws {
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    device = PrintingDevice(
      input: asks ? ends[0] : -1, output: ends[0], size: Size(width: width, height: height))
    terminal = InlineTerminal(
      device, colorDepth: .rgb, options: InlineTerminal.Options(hasMouse: false, asksTerminal: false))
    screen = TerminalEmulator(width: width, height: height)
    screen.feed(before)
    buffer = CellBuffer(size: Size(width: width - 1, height: height - 1))
    shown = buffer
  }

  deinit { for end in ends { close(end) } }

  func resize(to size: Size) {
    buffer = CellBuffer(size: size)
    shown = buffer
  }

  func show(_ rows: String...) {
    for (y, row) in rows.enumerated() {
      buffer.clear(Rect(x: 0, y: y, width: buffer.size.width, height: 1))
      buffer.write(row, at: Point(x: 0, y: y), style: .plain, clip: buffer.bounds)
    }
    var runs: [CellRun] = []
    buffer.present(buffer.bounds, onto: &shown, runs: &runs)
    terminal.write(runs, of: buffer, cursor: nil)
    drain()
  }

  func answer(_ text: String) {
    let bytes = Array(text.utf8)
    _ = send(ends[1], bytes, bytes.count, 0)
  }

  /// Reads what has been written, while there is more.
  func drain() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(ends[1], &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count > 0 {
        lastWrite = String(decoding: bytes[..<count], as: UTF8.self)
        log += lastWrite
        screen.feed(Array(bytes[..<count]))
      } else {
        guard terminal.outputDescriptor != nil else { return }
        terminal.outputIsWritable()
      }
    }
  }

  func finish() -> [InputEvent] {
    drain()
    return terminal.finish()
  }
}
