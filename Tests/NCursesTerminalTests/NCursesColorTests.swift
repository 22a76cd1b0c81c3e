import Cells
import Glibc
import NCursesTerminal
import Terminal
import Terminals
import Expectations
import Testing

extension NCursesTests {
  @Suite struct Colors {
    /// The environment, and what becomes of three colours.
    static let depths: [([String: String?], ColorDepth, [String])] = [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .rgb, ["38:2:18:52:86", "38:5:208", "31"]),
      (["TERM": "xterm-256color", "COLORTERM": "24bit"], .rgb, ["38:2:18:52:86", "38:5:208", "31"]),
      (["TERM": "xterm", "COLORTERM": "truecolor"], .rgb, ["38:2:18:52:86", "38:5:208", "31"]),
      (["TERM": "alacritty", "COLORTERM": "truecolor"], .rgb, ["38:2:18:52:86", "38:5:208", "31"]),
      (["TERM": "xterm-kitty", "COLORTERM": "truecolor"], .rgb, ["38:2:18:52:86", "38:5:208", "31"]),
      (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .rgb, ["38:2:18:52:86", "38:5:208", "31"]),
      (
        ["TERM": "screen-256color", "COLORTERM": "truecolor", "TMUX": "/tmp/x"], .rgb,
        ["38:2:18:52:86", "38:5:208", "31"]
      ),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], .indexed256, ["38:5:23", "38:5:208", "31"]),
      (["TERM": "xterm-256color"], .indexed256, ["38:5:23", "38:5:208", "31"]),
      (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed256, ["38:5:23", "38:5:208", "31"]),
      (["TERM": "xterm"], .ansi8, ["34", "33", "31"]),
      (["TERM": "linux"], .ansi8, ["34", "33", "31"]),
      (["TERM": "vt100"], .none, ["", "", ""]),
      (["TERM": "xterm-256color", "NO_COLOR": "1"], .none, ["", "", ""]),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], .none, ["", "", ""]),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .indexed256, ["38:5:23", "38:5:208", "31"]),
    ]

    @Test(arguments: depths)
    func `colours are shown as the terminal can`(
      environment: [String: String?], depth: ColorDepth, styles: [String]
    ) throws {
      let stage = try Stage(environment)
      defer { stage.end() }
      expect(stage.backend.capabilities.colorDepth, depth)
      stage.write("a", x: 0, style: Style(foreground: .rgb(0x12, 0x34, 0x56)))
      stage.write("b", x: 1, style: Style(foreground: .orange))
      stage.write("c", x: 2, style: Style(foreground: .red))
      let bytes = stage.show()
      let shown = stage.screen.rows[0].prefix(3).map(\.style)
      expect(shown.count, styles.count)
      expect(shown[2], styles[2], "\(visible(bytes))")
      if depth == .rgb || depth == .none { expect(shown, styles, "\(visible(bytes))") }
      // Which of 256 or 8 is the nearest is for the colours' own tests; here only that it is one of those.
      if depth == .indexed256 { expect(shown[0].hasPrefix("38:5:") && shown[1] == styles[1]) }
      if depth == .ansi8 { expect(shown[0].hasPrefix("3") && shown[0].count <= 2) }
    }

    @Test func `RGB is written with semicolons`() throws {
      let stage = try Stage(["COLORTERM": "truecolor"])
      defer { stage.end() }
      stage.write("x", style: Style(foreground: .rgb(1, 2, 3), background: .rgb(0, 0, 255)))
      let text = visible(stage.show())
      expect(text, contains: "38;2;1;2;3")
      expect(text, contains: "48;2;0;0;255m")
    }

    @Test(arguments: [nil, "truecolor"])
    func `attributes are shown, strikethrough where the description is ours`(colorTerm: String?) throws {
      let stage = try Stage(["COLORTERM": colorTerm])
      defer { stage.end() }
      let all: [TextAttributes] = [.bold, .dim, .italic, .underline, .blink, .reverse, .strikethrough]
      for (x, attribute) in all.enumerated() { stage.write("x", x: x, style: Style(attributes: attribute)) }
      stage.show()
      let shown = stage.screen.rows[0].prefix(7).map(\.style)
      expect(shown, ["1", "2", "3", "4", "5", "7", colorTerm == nil ? "" : "9"])
    }

    @Test func `the environment's TERMINFO is what it was`() throws {
      let stage = try Stage([
        "COLORTERM": "truecolor", "TERMINFO": "/somewhere", "LINES": "7", "COLUMNS": nil,
      ])
      defer { stage.end() }
      expect(getenv("TERMINFO").map { String(cString: $0) }, "/somewhere")
      expect(getenv("LINES").map { String(cString: $0) }, "7")
      expectNil(getenv("COLUMNS"))
    }

    @Test(arguments: [("xterm", 8), ("xterm-256color", 100)])
    func `a pair that is shown is never given another meaning`(term: String, count: Int) throws {
      let stage = try Stage(width: 40, height: 20, ["TERM": term])
      defer { stage.end() }
      // A few cells stay; all others change through every combination.
      for x in 0..<5 {
        stage.write("k", x: x, style: Style(foreground: .indexed(UInt8(x + 1)), background: .indexed(0)))
      }
      stage.show()
      let kept = stage.screen.rows[0].prefix(5).map(\.style)
      expect(Set(kept).count, 5)
      for foreground in 0..<count {
        for background in 0..<count {
          let style = Style(foreground: .indexed(UInt8(foreground)), background: .indexed(UInt8(background)))
          stage.write("x", x: (foreground * count + background) % 40, y: 1 + (background % 19), style: style)
        }
        stage.show()
        guard stage.screen.rows[0].prefix(5).map(\.style) == kept else {
          Issue.record("\(stage.screen.rows[0].prefix(5)) after \(foreground)")
          return
        }
      }
    }

    @Test func `five thousand combinations are on one screen`() throws {
      let stage = try Stage(width: 100, height: 50, ["COLORTERM": "truecolor"])
      defer { stage.end() }
      for i in 0..<5000 {
        let style = Style(
          foreground: .rgb(UInt8(i % 256), UInt8(i / 256), 9),
          background: .rgb(7, UInt8(i % 251), UInt8(i / 251)))
        stage.write("x", x: i % 100, y: i / 100, style: style)
      }
      stage.show()
      for i in 0..<5000 where i != 4999 {
        let expected = "38:2:\(i % 256):\(i / 256):9 48:2:7:\(i % 251):\(i / 251)"
        guard stage.screen.rows[i / 100][i % 100].style == expected else {
          Issue.record("cell \(i) is \(stage.screen.rows[i / 100][i % 100])")
          return
        }
      }
    }

    // Only ncurses has pairs.
    @Test(.enabled(if: !TestedTerminal.isStream))
    func `where all pairs are shown, a new combination gets a near one`() throws {
      let stage = try Stage(width: 40, height: 4, ["TERM": "xterm"])
      defer { stage.end() }
      var x = 0
      // 8 foregrounds on 8 backgrounds are 64; pair 0 isn't free.
      for foreground in UInt8(0)..<8 {
        for background in UInt8(0)..<8 {
          let style = Style(foreground: .indexed(foreground), background: .indexed(background))
          stage.write("x", x: x % 40, y: x / 40, style: style)
          x += 1
        }
      }
      stage.show()
      let styles = stage.screen.rows[0] + stage.screen.rows[1].prefix(24)
      expect(Set(styles.map(\.style)).count, 63)
      expect(styles.last?.style.hasSuffix("47"), true)
    }
  }
}
