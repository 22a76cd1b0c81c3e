import Cells
import Glibc
import NCursesTerminal
import Soak
import Terminal
import Terminals
import Expectations
import Testing

extension NCursesTests {
  @Suite struct Output {
    @Test func `a frame is shown, and nothing else is written`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.write("Count: 0")
      stage.write("hello", x: 15, y: 4)
      stage.show()
      expect(stage.screen.text, ["Count: 0", "", "", "", "               hello"])
      expect(stage.screen.unknown, [])
      expect(stage.show(), [])
    }

    // Mend F05: the way begins at a known place, wherever another program has moved the cursor.
    @Test(.enabled(if: !TestedTerminal.isStream))
    func `one changed cell is one byte and the way there`() throws {
      let stage = try Stage(width: 120, height: 40)
      defer { stage.end() }
      stage.write("Count: 0")
      stage.show()
      stage.write("1", x: 7)
      expect(visible(stage.show()), "^[[H^[[8G1\\xd")
      stage.write("2", x: 7)
      stage.write("x", y: 39)
      expect(visible(stage.show()), "^[[H^[[8G2\\xd^[[40dx^[[H")
    }

    @Test func `a list scrolls by the terminal's own scrolling`() throws {
      let stage = try Stage(width: 40, height: 20)
      defer { stage.end() }
      func rows(from first: Int) {
        for y in 0..<18 { stage.write("Row number \(first + y)      ", y: 1 + y) }
      }
      stage.write("Title")
      rows(from: 10)
      stage.show()
      rows(from: 11)
      let bytes = stage.show()
      expect(bytes.count, below: 60, "\(visible(bytes))")
      expect(stage.screen.text, ["Title"] + (11..<29).map { "Row number \($0)" } + [""])
    }

    @Test func `the cursor is hidden until it is shown`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.write("abc")
      stage.show()
      expect(!stage.screen.isCursorVisible)
      stage.show(cursor: Cursor(position: Point(x: 2, y: 3)))
      expect(stage.screen.isCursorVisible)
      expect(stage.screen.cursor == (2, 3))
      stage.write("d", x: 3)
      stage.show(cursor: Cursor(position: Point(x: 3, y: 3)))
      expect(stage.screen.cursor == (3, 3))
      stage.show(cursor: Cursor(position: Point(x: 20, y: 3)))
      expect(!stage.screen.isCursorVisible)
    }

    // Look 11
    @Test func `a hidden cursor is moved to its place all the same`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.write("abc")
      stage.show(cursor: Cursor(position: Point(x: 2, y: 3), isHidden: true))
      expect(!stage.screen.isCursorVisible && stage.screen.cursor == (2, 3))
      stage.show(cursor: Cursor(position: Point(x: 1, y: 2), isHidden: true))
      expect(!stage.screen.isCursorVisible && stage.screen.cursor == (1, 2))
      stage.show(cursor: Cursor(position: Point(x: 1, y: 2)))
      expect(stage.screen.isCursorVisible)
    }

    @Test func `the cursor's shape is told when it changes, and put back`() throws {
      let stage = try Stage([:])
      defer { stage.end() }
      stage.show()
      let cursor = Cursor(position: .zero, shape: .bar)
      expect(visible(stage.show(cursor: cursor)), contains: "^[[6 q")
      expect(visible(stage.show(cursor: cursor)), lacks: "q")
      stage.backend.stop()
      expect(visible(stage.terminal.readRest()), contains: "^[[2 q")
    }

    @Test func `random frames leave the screen as the buffer is`() throws {
      var random = SplitMix64(seed: 7)
      let stage = try Stage(width: 30, height: 8, ["COLORTERM": "truecolor"])
      defer { stage.end() }
      let texts = ["a", "Hello", "漢字", "é", "x y", "─│┌", "    ", "カタ", "zzzzzzzz", "👍🏽", "❤️", "🇫🇷", "👨‍👩‍👧", "1️⃣"]
      let styles = [
        Style.plain, Style(foreground: .red), Style(background: .blue, attributes: .bold),
        Style(foreground: .rgb(1, 2, 3)),
      ]
      for frame in 0..<300 {
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          stage.write(
            texts.randomElement(using: &random)!, x: Int.random(in: -2..<30, using: &random),
            y: Int.random(in: 0..<8, using: &random), style: styles.randomElement(using: &random)!)
        }
        if frame % 50 == 49 { stage.buffer.clear(stage.buffer.bounds) }
        let bytes = stage.show()
        let expected = stage.buffer.text.split(separator: "\n", omittingEmptySubsequences: false).map(trimmed)
        guard stage.screen.text == expected else {
          Issue.record("frame \(frame): \(stage.screen.text) is not \(expected) after \(visible(bytes))")
          return
        }
      }
      expect(stage.screen.unknown, [])
    }

    @Test func `nothing is written outside of the screen`() throws {
      let stage = try Stage()
      defer { stage.end() }
      stage.write("ab")
      stage.show()
      let large = CellBuffer(size: Size(width: 100, height: 100))
      let runs = [
        CellRun(x: 18, y: 0, count: 50), CellRun(x: -5, y: 1, count: 3), CellRun(x: 0, y: 99, count: 3),
        CellRun(x: 0, y: -1, count: 3), CellRun(x: 19, y: 2, count: .max), CellRun(x: 25, y: 2, count: 1),
        CellRun(x: 0, y: 3, count: -4),
      ]
      stage.backend.write(runs, of: large, cursor: nil)
      expect(stage.bytesSoFar(), [])
      stage.backend.write(runs, of: CellBuffer(size: Size(width: 3, height: 1)), cursor: nil)
      expect(stage.bytesSoFar(), [])
    }

    @Test func `a slow terminal gets the newest frame, and no bytes are lost`() throws {
      let stage = try Stage(width: 80, height: 24)
      defer { stage.end() }
      stage.show()
      // Nobody reads: the terminal's queue fills up.
      var frames = 0
      while stage.backend.wantsFrame, frames < 1000 {
        frames += 1
        for y in 0..<24 { stage.write(String(repeating: frames % 2 == 0 ? "ab" : "cd", count: 40), y: y) }
        present(stage)
      }
      expect(frames, below: 1000)
      expect(stage.backend.outputDescriptor != nil)
      stage.buffer.clear(stage.buffer.bounds)
      stage.write("newest")
      present(stage)
      var bytes: [UInt8] = []
      while !stage.backend.wantsFrame {
        bytes += stage.terminal.readAvailable()
        stage.backend.outputIsWritable()
      }
      stage.backend.bell()
      bytes += stage.terminal.read(upTo: [7])
      var screen = stage.screen
      screen.show(bytes)
      expect(screen.text, ["newest"] + Array(repeating: "", count: 23))
      expect(screen.unknown, [])
    }

    private func present(_ stage: Stage) {
      let all = (0..<24).map { CellRun(x: 0, y: $0, count: 80) }
      stage.backend.write(all, of: stage.buffer, cursor: nil)
    }
  }
}

func trimmed(_ text: some StringProtocol) -> String {
  var text = String(text)
  while text.last == " " { text.removeLast() }
  return text
}
