import Cells
import NCursesTerminal
import Terminal
import Terminals
import Expectations
import Testing

extension NCursesTests {
  @Suite struct ColorAnswerTests {
    private static let ends = "\u{1B}[?62;4c"
    private static let dark = "\u{1B}]10;rgb:d7d7/dada/e3e3\u{1B}\\\u{1B}]11;rgb:1515/1616/1d1d\u{1B}\\"

    /// A terminal that has been asked; the frame and the questions are read.
    private func asked(_ variables: [String: String?] = ["COLORTERM": "truecolor"]) throws -> Stage {
      let stage = try Stage(width: 20, height: 3, options: .init(asksTerminal: true), variables)
      stage.write("frame", y: 0)
      return stage
    }

    // Look 4
    @Test func `colours are asked for behind the first frame`() throws {
      let stage = try asked()
      defer { stage.end() }
      let text = visible(stage.show())
      let frame = try #require(text.firstRange(of: "frame"))
      let questions = try #require(text.firstRange(of: "^[]10;?^[\\^[]11;?^[\\^[[?996n^[[c"))
      expect(frame.upperBound, atMost: questions.lowerBound)
      expect(text.hasSuffix("^[[?996n^[[c"))
    }

    // Look 4
    @Test func `answers are one event, when the last has come`() throws {
      let stage = try asked()
      defer { stage.end() }
      stage.show()
      stage.terminal.type(Self.ends + Self.dark + "\u{1B}[?997;1nx")
      expect(stage.events(), [.key(KeyPress(key: "x"))])
      stage.terminal.type(Self.ends + "y")
      let colors = TerminalColors(
        depth: .rgb, foreground: .rgb(0xD7, 0xDA, 0xE3), background: .rgb(0x15, 0x16, 0x1D), scheme: .dark)
      expect(stage.events(), [.key(KeyPress(key: "y")), .colors(colors)])
    }

    // Look 4
    @Test func `a report of another scheme has the colours asked for again, and is one event`() throws {
      let stage = try asked()
      defer { stage.end() }
      stage.show()
      stage.terminal.type(Self.ends + Self.dark + "\u{1B}[?997;1n" + Self.ends + "x")
      _ = stage.events()
      stage.terminal.type("\u{1B}[?997;2ny")
      expect(stage.events(), [.key(KeyPress(key: "y"))])
      expect(visible(stage.bytesSoFar()), "^[]10;?^[\\^[]11;?^[\\^[[c")
      stage.terminal.type("\u{1B}]10;rgb:00/00/00\u{1B}\\\u{1B}]11;rgb:ff/ff/ff\u{1B}\\" + Self.ends + "z")
      let light = TerminalColors(
        depth: .rgb, foreground: .rgb(0, 0, 0), background: .rgb(255, 255, 255), scheme: .light)
      expect(stage.events(), [.key(KeyPress(key: "z")), .colors(light)])
    }

    // Look H3
    @Test func `answers that nobody waits for are no keys and no colours`() throws {
      let stage = try asked()
      defer { stage.end() }
      stage.show()
      stage.terminal.type(Self.ends + Self.ends + "x")
      // Once the app learns that the terminal tells nothing.
      expect(
        stage.events(),
        [.key(KeyPress(key: "x")), .colors(TerminalColors(depth: stage.backend.capabilities.colorDepth))])
      stage.terminal.type(Self.dark + "\u{1B}]11;rgb:zz/1/1\u{7}\u{1B}]4;1;rgb:ff/ff/ff\u{7}y")
      expect(stage.events(), [.key(KeyPress(key: "y"))])
    }

    @Test func `a flood of reports asks once at a time`() throws {
      let stage = try asked()
      defer { stage.end() }
      stage.show()
      stage.terminal.type(Self.ends + Self.ends + String(repeating: "\u{1B}[?997;2n", count: 300) + "x")
      expect(stage.events(), [.key(KeyPress(key: "x"))])
      expect(visible(stage.bytesSoFar()), "^[]10;?^[\\^[]11;?^[\\^[[c")
    }

    @Test func `reports are asked for, and ended with everything else`() throws {
      let stage = try asked()
      stage.show()
      expect(stage.screen.modes, contains: 2031)
      stage.end()
      expect(visible(stage.terminal.readRest()), contains: "2031")
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "vt100"], ["TERM_PROGRAM": "Apple_Terminal"]])
    func `terminals without colours, and those that show questions, aren't asked`(variables: [String: String])
      throws
    {
      let stage = try asked(variables)
      defer { stage.end() }
      let text = visible(stage.show())
      expect(!text.contains("]10;") && !text.contains("996") && !text.contains("2031"))
    }
  }
}
