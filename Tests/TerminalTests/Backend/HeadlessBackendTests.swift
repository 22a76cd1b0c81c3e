import Cells
import Terminal
import Expectations
import Testing

@Suite struct HeadlessBackendTests {
  private let terminal = HeadlessBackend(size: Size(width: 6, height: 2))

  @Test func `runs are copied to the screen, and nothing else`() throws {
    try terminal.start()
    var buffer = CellBuffer(size: terminal.size)
    buffer.write("abcdef", at: .zero, style: .plain, clip: buffer.bounds)
    buffer.write("漢字", at: Point(x: 0, y: 1), style: Style(background: .red), clip: buffer.bounds)
    terminal.write([CellRun(x: 1, y: 0, count: 2), CellRun(x: 0, y: 1, count: 4)], of: buffer, cursor: nil)
    expect(terminal.screen.text, " bc   \n漢字  ")
    expect(terminal.screen[0, 1].style.background, .red)
    expect(terminal.description, " bc\n漢字")
  }

  @Test func `a write is logged with its runs and its cursor`() {
    let cursor = Cursor(position: Point(x: 3, y: 1), shape: .bar)
    let runs = [CellRun(x: 0, y: 0, count: 2), CellRun(x: 4, y: 1, count: 1)]
    terminal.write(runs, of: CellBuffer(size: terminal.size), cursor: cursor)
    expect(terminal.writes, [HeadlessBackend.Write(runs: runs, cursor: cursor)])
    expect(terminal.writes[0].cellCount, 3)
    expect(terminal.cursor, cursor)
    terminal.clearLog()
    expectEmpty(terminal.writes)
    expect(terminal.cursor, cursor)
  }

  @Test func `events come once, in the order they were sent`() {
    terminal.send(.key(KeyPress(key: "a")))
    terminal.resize(to: Size(width: 3, height: 1))
    var events: [InputEvent] = [.focus(true)]
    terminal.readEvents(into: &events)
    expect(events, [.focus(true), .key(KeyPress(key: "a")), .resize(Size(width: 3, height: 1))])
    terminal.readEvents(into: &events)
    expect(events.count, 3)
  }

  @Test func `after a resize the screen is blank`() {
    var buffer = CellBuffer(size: terminal.size)
    buffer.write("abc", at: .zero, style: .plain, clip: buffer.bounds)
    terminal.write([CellRun(x: 0, y: 0, count: 3)], of: buffer, cursor: nil)
    terminal.resize(to: Size(width: 4, height: 3))
    expect(terminal.screen, CellBuffer(size: Size(width: 4, height: 3)))
    expect(terminal.size, Size(width: 4, height: 3))
  }

  @Test func `it is started once at a time`() throws {
    try terminal.start()
    #expect(throws: TerminalError.alreadyStarted) { try terminal.start() }
    terminal.stop()
    try terminal.start()
    expect(terminal.isStarted)
  }
}

@Suite struct DescriptionTests {
  @Test(arguments: [
    (InputEvent.key(KeyPress(key: "c", modifiers: .control)), "key ctrl-c"),
    (
      .key(KeyPress(key: .f12, modifiers: [.shift, .option, .command], phase: .up)),
      "key alt-shift-super-f12 (up)"
    ),
    (.mouse(MouseEvent(.scroll(dx: 0, dy: -1), at: Point(x: 1, y: 2))), "mouse scroll 0,-1 (1, 2)"),
    (.paste("a\nb"), "paste \"a\\nb\""), (.focus(false), "focus lost"),
    (.resize(Size(width: 80, height: 24)), "resize 80×24"),
    (.end, "end"),
  ])
  func `an event prints in one line`(event: InputEvent, text: String) {
    expect(event.description, text)
  }

  @Test func `capabilities and cursors print in one line`() {
    let capabilities = TerminalCapabilities(
      name: "xterm", colorDepth: .rgb, hasMouse: true, hasBracketedPaste: true)
    expect(capabilities.description, "xterm: rgb, mouse, paste, unicode")
    expect(Cursor(position: Point(x: 3, y: 0), shape: .bar).description, "bar at (3, 0)")
  }

  @Test(arguments: 1...35)
  func `function keys have their numbers in a row`(number: Int) {
    let key = KeyEquivalent.function(number)
    expect(key.description, "f\(number)")
    expect(key.character.unicodeScalars.first?.value, 0xF703 + UInt32(number))
    expect(key.isFunctionKey)
  }

  @Test func `a function key's number is kept within 1 and 35`() {
    expect(KeyEquivalent.function(.min), .f1)
    expect(KeyEquivalent.function(.max), .f35)
  }
}
