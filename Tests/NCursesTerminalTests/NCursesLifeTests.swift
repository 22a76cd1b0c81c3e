import Cells
import Glibc
import NCursesTerminal
import Soak
import Terminal
import Terminals
import Expectations
import Testing

extension NCursesTests {
  @Suite struct Life {
    @Test func `a terminal is as it was after stopping`() throws {
      let stage = try Stage()
      defer { stage.end() }
      let before = PseudoTerminal().settings
      expect(stage.terminal.settings, not: before)
      stage.write("hello")
      stage.show(cursor: Cursor(position: .zero))
      expect(stage.screen.modes, [1049, 25, 2004, 1004, 1002, 1006, 7])
      stage.backend.stop()
      stage.backend.stop()
      expect(stage.terminal.settings, before)
      stage.screenShows(stage.terminal.readRest())
      expect(stage.screen.modes, [25, 7])
      expect(stage.screen.isCursorVisible)
      expect(stage.screen.unknown, [])
    }

    @Test func `nothing is written without a frame`() throws {
      let stage = try Stage()
      defer { stage.end() }
      var events: [InputEvent] = []
      stage.backend.readEvents(into: &events)
      stage.backend.bell()
      stage.backend.stop()
      expect(stage.terminal.readRest(), [])
      expect(stage.terminal.settings, PseudoTerminal().settings)
    }

    // Mend B11. Nobody is called up during a read: the program does what it wants before it stops.
    @Test func `SIGTSTP is an event`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.show()
      stage.backend.onStop = { _ in Issue.record("called during the read") }
      var events: [InputEvent] = []
      kill(getpid(), SIGTSTP)
      while events.isEmpty { stage.backend.readEvents(into: &events) }
      expect(events, [.stop])
      stage.backend.onStop = nil
      expect(stage.screen.modes, contains: 1049)
    }

    @Test func `only what is asked for is reported`() throws {
      let stage = try Stage(options: .init(hasMouse: false, hasPaste: false, hasFocus: false))
      defer { stage.end() }
      stage.show()
      expect(stage.screen.modes.isDisjoint(with: [2004, 1004, 1002, 1006]))
      expect(!stage.backend.capabilities.hasMouse)
    }

    @Test func `the mouse's moves are reported only while they are wanted`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.show()
      stage.backend.reportsMouseMotion = true
      _ = stage.bytesSoFar()
      expect(stage.screen.modes.isSuperset(of: [1003, 1006]))
      stage.backend.reportsMouseMotion = false
      _ = stage.bytesSoFar()
      expect(stage.screen.modes.contains(1002) && !stage.screen.modes.contains(1003))
    }

    @Test func `another program can have the terminal for a while`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.write("hello")
      stage.show()
      stage.backend.release()
      expect(stage.terminal.settings, PseudoTerminal().settings)
      stage.screenShows(stage.terminal.readRest())
      expect(stage.screen.modes, [25, 7])
      expect(!stage.backend.wantsFrame)
      expect(stage.backend.inputDescriptor, -1)
      stage.write("world", y: 1)
      expect(stage.terminal.readRest(), [])
      stage.backend.resume()
      _ = stage.bytesSoFar()
      expect(stage.screen.text.first, "hello")
      stage.show()
      expect(stage.screen.text.prefix(2), ["hello", "world"])
      expect(stage.screen.modes.isSuperset(of: [1049, 2004, 1002]))
    }

    @Test func `only one backend at a time has a terminal`() throws {
      let stage = try Stage()
      defer { stage.end() }
      let other = PseudoTerminal()
      let backend = TestedTerminal.make(input: other.slave, output: other.slave)
      #expect(throws: TerminalError.alreadyStarted) { try backend.start() }
      #expect(throws: TerminalError.alreadyStarted) { try stage.backend.start() }
      stage.backend.stop()
      try backend.start()
      backend.stop()
      expect(other.readRest(), [])
    }

    @Test(arguments: [0, 1, 2])
    func `input and output must be terminals`(which: Int) throws {
      let terminal = PseudoTerminal()
      let null = open("/dev/null", O_RDWR)
      defer { close(null) }
      let backend = TestedTerminal.make(
        input: which == 1 ? terminal.slave : null, output: which == 0 ? terminal.slave : null)
      #expect(throws: TerminalError.notATerminal(descriptor: null)) { try backend.start() }
      expect(terminal.readRest(), [])
    }

    static let refusals: [(String?, TerminalError)] = [
      (nil, .noTerminalType), ("", .noTerminalType), ("dumb", .unusableTerminalType("dumb")),
      ("no-such-terminal", .unknownTerminalType("no-such-terminal")),
      ("unknown", .unknownTerminalType("unknown")),
      ("../../x", .unknownTerminalType("../../x")), ("a b", .unknownTerminalType("a b")),
      ("%n%n", .unknownTerminalType("%n%n")),
      (String(repeating: "x", count: 10_000), .unknownTerminalType(String(repeating: "x", count: 10_000))),
      ("xterm\u{1B}[31m", .unknownTerminalType("xterm\u{1B}[31m")), ("é", .unknownTerminalType("é")),
    ]

    @Test(arguments: refusals)
    func `a terminal that can't be used is refused in one line, and nothing is written`(
      term: String?, error: TerminalError
    ) throws {
      let terminal = PseudoTerminal()
      let environment = Environment(["TERM": term])
      defer { environment.restore() }
      let before = terminal.settings
      let backend = TestedTerminal.make(input: terminal.slave, output: terminal.slave)
      #expect(throws: error) { try backend.start() }
      expect(terminal.readRest(), [])
      expect(terminal.settings, before)
      expect(!error.description.isEmpty)
      expect(error.description.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }

    @Test(arguments: ["xterm-ghostty", "alacritty", "foot", "xterm"])
    func `a terminal like xterm is used where its description isn't installed`(term: String) throws {
      let stage = try Stage(["TERM": term])
      defer { stage.end() }
      stage.write("hello")
      stage.show()
      expect(stage.screen.text.first, "hello")
      expect(stage.backend.capabilities.name, term)
    }

    /// The terminals whose descriptions are installed.
    static let installed: [String] = ["/lib/terminfo", "/usr/share/terminfo"].flatMap { root in
      entries(of: root).flatMap { entries(of: "\(root)/\($0)") }
    }

    private static func entries(of folder: String) -> [String] {
      guard let stream = opendir(folder) else { return [] }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if !name.hasPrefix(".") { names.append(name) }
      }
      return names.sorted()
    }

    @Test(arguments: installed)
    func `every terminal that is installed is used and restored, or refused`(term: String) throws {
      let terminal = PseudoTerminal()
      let environment = Environment(["TERM": term])
      defer { environment.restore() }
      let backend = TestedTerminal.make(input: terminal.slave, output: terminal.slave)
      do {
        try backend.start()
      } catch {
        expect(error == .unusableTerminalType(term) || error == .unknownTerminalType(term))
        expect(terminal.readRest(), [])
        return
      }
      var buffer = CellBuffer(size: backend.size)
      buffer.write("some text", at: Point(x: 3, y: 5), style: Style(foreground: .red), clip: buffer.bounds)
      backend.write([CellRun(x: 0, y: 5, count: 80)], of: buffer, cursor: Cursor(position: .zero))
      backend.stop()
      let shown = visible(terminal.readRest())
      expect(shown, contains: "some text")
      // Padding is a delay, not text.
      expect(shown, lacks: "$<")
      expect(terminal.settings, PseudoTerminal().settings)
    }

    @Test(arguments: ["C", "POSIX", "C.UTF-8"])
    func `characters outside ASCII are shown in any locale`(locale: String) throws {
      setlocale(LC_CTYPE, locale)
      let stage = try Stage()
      defer { stage.end() }
      stage.write("é漢│")
      stage.show()
      expect(stage.screen.text.first, "é漢│")
      expect(stage.backend.capabilities.hasUnicode)
    }

    @Test func `the window's size wins over the environment's`() throws {
      let stage = try Stage(width: 30, height: 6, ["LINES": "5", "COLUMNS": "7"])
      defer { stage.end() }
      expect(stage.backend.size, Size(width: 30, height: 6))
      let shown = String(repeating: " ", count: 26) + "wide"
      stage.write("wide", x: 26, y: 5)
      stage.show()
      expect(stage.screen.text.last, shown)
      stage.backend.release()
      stage.screenShows(stage.terminal.readRest())
      stage.backend.resume()
      _ = stage.bytesSoFar()
      expect(stage.screen.text.last, shown)
      expect(getenv("LINES").map { String(cString: $0) }, "5")
    }

    @Test(arguments: [
      (Size(width: 0, height: 0), Size(width: 80, height: 24)),
      (Size(width: 1, height: 1), Size(width: 1, height: 1)),
      (Size(width: 0, height: 5), Size(width: 80, height: 5)),
      (Size(width: 65535, height: 65535), Size(width: 2000, height: 1000)),
      (Size(width: 1, height: 50), Size(width: 1, height: 50)),
      (Size(width: 500, height: 1), Size(width: 500, height: 1)),
    ])
    func `every size of the window can be used`(window: Size, size: Size) throws {
      let stage = try Stage(width: window.width, height: window.height)
      defer { stage.end() }
      expect(stage.backend.size, size)
      stage.write("x")
      stage.show()
      stage.write("y", x: size.width - 1, y: size.height - 1)
      stage.show()
      expect(stage.screen.rows[size.height - 1][size.width - 1].text, "y")
      expect(stage.screen.unknown, [])
    }
  }

  @Suite struct Resizing {
    @Test func `a new size is an event, and the screen is blank`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.write("hello")
      stage.write("below", y: 4)
      stage.show()
      stage.terminal.resize(to: Size(width: 40, height: 3))
      stage.signalSize()
      expect(stage.events(), [.resize(Size(width: 40, height: 3))])
      expect(stage.bytesSoFar(), [])
      stage.look(width: 40, height: 3)
      stage.buffer.resize(to: stage.backend.size)
      stage.write("new", x: 37, y: 2)
      stage.show()
      expect(stage.screen.text, ["", "", String(repeating: " ", count: 37) + "new"])
    }

    @Test func `a storm of sizes is one event with the last`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.show()
      for width in 1...200 {
        stage.terminal.resize(to: Size(width: width, height: 1 + width % 50))
        kill(getpid(), SIGWINCH)
      }
      stage.signalSize()
      expect(stage.events(), [.resize(Size(width: 200, height: 1))])
    }

    @Test func `the same size is no event`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.signalSize()
      var events: [InputEvent] = []
      stage.backend.readEvents(into: &events)
      expect(events, [])
    }

    // Mend H3
    @Test func `a signal of the same size draws everything again`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.write("hello")
      stage.write("below", y: 4)
      stage.show()
      let text = stage.screen.text
      // The terminal was smaller for a moment, and has cut its screen.
      stage.screenShows(Array("\u{1B}[2J\u{1B}[7;1Hgarbage".utf8))
      stage.signalSize()
      var events: [InputEvent] = []
      stage.backend.readEvents(into: &events)
      _ = stage.bytesSoFar()
      expect(events == [] && stage.screen.text == text)
    }

    // Mend F05
    @Test func `what others write shifts nothing, and redrawing removes it`() throws {
      let stage = try Stage(width: 30, height: 8)
      defer { stage.end() }
      for y in 0..<8 { stage.write("row \(y)", y: y) }
      stage.show()
      var random = SplitMix64(seed: 5)
      for round in 0..<200 {
        let foreign = Int.random(in: 0..<7, using: &random)
        stage.screenShows(Array("\u{1B}[\(foreign + 1);3Hforeign\r\n".utf8))
        let y = Int.random(in: 0..<8, using: &random)
        let cursor = Bool.random(using: &random) ? Cursor(position: Point(x: round % 30, y: round % 8)) : nil
        stage.write("now \(round % 10)", x: round % 3, y: y)
        stage.show(cursor: cursor)
        let lines = stage.screen.text
        for row in 0..<8 where row != foreign {
          let expected = (0..<30).map { "\(stage.buffer[$0, row].glyph)" }.joined()
          let shown = lines[row] + String(repeating: " ", count: 30 - lines[row].count)
          expect(shown, expected, "round \(round), row \(row)")
        }
        stage.backend.redraw()
        _ = stage.bytesSoFar()
        expect(!stage.screen.text.contains { $0.contains("foreign") })
      }
    }

    @Test func `a size that changed while another program had the terminal is an event`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.show()
      stage.backend.release()
      stage.terminal.resize(to: Size(width: 9, height: 2))
      stage.backend.resume()
      expect(stage.events(), [.resize(Size(width: 9, height: 2))])
    }

    @Test func `many sizes leave the right screen`() throws {
      var random = SplitMix64(seed: 3)
      let stage = try Stage()
      defer { stage.end() }
      stage.show()
      for _ in 0..<60 {
        let size = Size(
          width: Int.random(in: 1...60, using: &random), height: Int.random(in: 1...30, using: &random))
        stage.terminal.resize(to: size)
        stage.signalSize()
        var events: [InputEvent] = []
        stage.backend.readEvents(into: &events)
        _ = stage.bytesSoFar()
        stage.look(width: size.width, height: size.height)
        stage.buffer.resize(to: stage.backend.size)
        for y in 0..<size.height { stage.write("row \(y) 漢字 of \(size)", x: y % 5, y: y) }
        stage.show()
        guard stage.screen.text == stage.rows else {
          Issue.record("\(size): \(stage.screen.text) is not \(stage.rows)")
          return
        }
      }
    }
  }
}

extension Stage {
  /// Tells the process that the window's size changed, and waits until it has noticed.
  func signalSize() {
    // Not by raise: the threads of the tests block signals.
    kill(getpid(), SIGWINCH)
    var state = pollfd(fd: backend.signalDescriptor, events: Int16(POLLIN), revents: 0)
    expect(poll(&state, 1, 10_000), 1)
  }
}
