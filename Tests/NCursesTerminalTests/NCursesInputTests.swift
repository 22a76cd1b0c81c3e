import Cells
import Glibc
import NCursesTerminal
import Terminal
import Terminals
import Expectations
import Testing

extension NCursesTests {
  @Suite struct Input {
    @Test(arguments: [
      ("a", ["key a"]), ("\u{3}", ["key ctrl-c"]), ("\u{1A}", ["key ctrl-z"]), ("\u{1C}", ["key ctrl-\\"]),
      ("\r", ["key return"]),
      ("\n", ["key ctrl-j"]), ("\u{11}\u{13}", ["key ctrl-q", "key ctrl-s"]), ("\u{16}", ["key ctrl-v"]),
      ("\u{7F}", ["key delete"]),
      ("\u{1B}[A\u{1B}OB", ["key up", "key down"]), ("漢", ["key 漢"]),
      ("\u{1B}[<0;3;2M", ["mouse down left (2, 1)"]),
      ("\u{1B}[200~a\rb\u{1B}[201~", ["paste \"a\\nb\""]), ("\u{1B}[I", ["focus gained"]),
    ])
    func `what is typed comes as events`(typed: String, expected: [String]) throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.terminal.type(typed)
      expect(stage.events(expected.count).map(\.description), expected)
    }

    @Test func `nothing typed is shown by the terminal`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.show()
      stage.terminal.type("hello\r\u{3}")
      _ = stage.events(7)
      expect(stage.bytesSoFar(), [])
    }

    @Test func `a lone ESC is the Escape key after its time`() throws {
      let stage = try Stage(options: .init(escapeTimeout: .milliseconds(5)))
      defer { stage.end() }
      expectNil(stage.backend.inputTimeout)
      stage.terminal.type("\u{1B}")
      expect(stage.events(), [.key(KeyPress(key: .escape))])
      expectNil(stage.backend.inputTimeout)
    }

    @Test func `a sequence that comes late is still one key`() throws {
      let stage = try Stage(options: .init(escapeTimeout: .seconds(100)))
      defer { stage.end() }
      var events: [InputEvent] = []
      for byte in "\u{1B}[1;5A" {
        stage.terminal.type(String(byte))
        wait(for: stage)
        stage.backend.readEvents(into: &events)
      }
      expect(events, [.key(KeyPress(key: .upArrow, modifiers: .control))])
    }

    @Test func `a hundred thousand keys are read in order`() throws {
      let stage = try Stage()
      defer { stage.end() }
      let text = Array("abcdefghij".utf8)
      var events: [InputEvent] = []
      var sent = 0
      while events.count < 100_000 {
        if sent < 100_000 {
          let block = (0..<1000).map { text[($0 + sent) % 10] }
          sent += block.withUnsafeBytes { max(write(stage.terminal.master, $0.baseAddress, $0.count), 0) }
        }
        wait(for: stage)
        stage.backend.readEvents(into: &events)
      }
      expect(events.count, 100_000)
      let isInOrder = events.enumerated().allSatisfy { index, event in
        event == .key(KeyPress(key: KeyEquivalent(Character(Unicode.Scalar(text[index % 10])))))
      }
      expect(isInOrder)
    }

    @Test func `keys behind a paste in the same read are text`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.terminal.type("\u{1B}[200~a\u{1B}[201~rm\r\u{3}")
      wait(for: stage)
      expect(stage.events(), [.paste("arm\n")])
      stage.terminal.type("\r")
      expect(stage.events(), [.key(KeyPress(key: .return))])
    }

    // Mend L1.
    @Test func `keys behind a paste are text, however many reads they come in`() throws {
      let stage = try Stage()
      defer { stage.end() }
      // Twice what a terminal hands out at once, and less than it takes while nobody reads.
      stage.terminal.type(
        "\u{1B}[200~a\u{1B}[201~" + String(repeating: "rm\r", count: 2800) + "\u{3}\u{1B}[A\u{1B}")
      wait(for: stage)
      let events = stage.events()
      guard case .paste(let text)? = events.first else { return expect(Bool(false), "no paste") }
      expect(events.count, 1)
      expect(text, "a" + String(repeating: "rm\n", count: 2800))
      stage.terminal.type("\r")
      expect(stage.events(), [.key(KeyPress(key: .return))])
    }

    @Test func `a terminal that hangs up is the end, once`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.show()
      stage.terminal.hangUp()
      expect(stage.events(), [.end])
      var events: [InputEvent] = []
      stage.backend.readEvents(into: &events)
      expect(events, [])
      expect(stage.backend.inputDescriptor, -1)
      stage.write("x")
      stage.backend.write([CellRun(x: 0, y: 0, count: 1)], of: stage.buffer, cursor: nil)
      expectNil(stage.backend.outputDescriptor)
    }

    @Test func `the terminal is asked only if wanted, and its answers are used`() throws {
      let stage = try Stage(width: 80, height: 24, options: .init(asksTerminal: true))
      defer { stage.end() }
      expect(visible(stage.show()).hasPrefix("^[[?u^[[?2026$p^[[c"))
      stage.terminal.type("\u{1B}[?0u\u{1B}[?2026;2$y\u{1B}[?62;4c\u{1B}[?62;4cx")
      expect(
        stage.events(),
        [.key(KeyPress(key: "x")), .colors(TerminalColors(depth: stage.backend.capabilities.colorDepth))])
      expect(stage.backend.capabilities.hasKeyboardProtocol)
      expect(stage.backend.capabilities.hasSynchronizedUpdates)
      expect(visible(stage.bytesSoFar()), "^[[>5u")
      stage.backend.reportsKeyReleases = true
      stage.backend.reportsKeyReleases = true
      expect(visible(stage.bytesSoFar()), "^[[=31;1u")
      stage.write("short", y: 0)
      expect(visible(stage.show()), lacks: "2026")
      for y in 0..<24 { stage.write(String(repeating: "abcd", count: 20), y: y) }
      let frame = visible(stage.show())
      expect(frame.hasPrefix("^[[?2026h") && frame.hasSuffix("^[[?2026l"))
      // Two rows are marked, however short, and one is not.
      stage.write("x", y: 3)
      expect(visible(stage.show()), lacks: "2026")
      stage.write("y", y: 3)
      stage.write("y", y: 9)
      let two = visible(stage.show())
      expect(two.hasPrefix("^[[?2026h") && two.hasSuffix("^[[?2026l"))
      stage.backend.stop()
      expect(visible(stage.terminal.readRest()), contains: "^[[<u")
    }

    @Test func `answers that come at the end are not left for the shell`() throws {
      let stage = try Stage(options: .init(asksTerminal: true))
      defer { stage.end() }
      stage.show()
      stage.terminal.type("\u{1B}[?0u\u{1B}[?2026;0$y\u{1B}[?62;4c")
      stage.backend.stop()
      var count: Int32 = 0
      _ = ioctl(stage.terminal.slave, UInt(FIONREAD), &count)
      expect(count, 0)
    }

    @Test func `the key that erases is known from the terminal's settings`() throws {
      let terminal = PseudoTerminal()
      var settings = termios()
      tcgetattr(terminal.slave, &settings)
      withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VERASE)] = 8 }
      tcsetattr(terminal.slave, TCSANOW, &settings)
      let environment = Environment([:])
      defer { environment.restore() }
      let backend = TestedTerminal.make(input: terminal.slave, output: terminal.slave)
      try backend.start()
      defer { backend.stop() }
      terminal.send([8])
      var state = pollfd(fd: backend.inputDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, 10_000)
      var events: [InputEvent] = []
      backend.readEvents(into: &events)
      expect(events, [.key(KeyPress(key: .delete))])
    }

    /// Waits until there is something to read.
    private func wait(for stage: Stage) {
      var state = pollfd(fd: stage.backend.inputDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, 10_000)
    }
  }
}
