import Cells
import NCursesTerminal
import Terminal
import Terminals
import Expectations
import Testing

extension NCursesTests {
  /// Lines of several kinds below text, of which ncurses knows nothing.
  @Suite struct Lines {
    private static let known: [String: String?] = [
      "TERM": "xterm-256color", "COLORTERM": nil, "NO_COLOR": nil, "TMUX": nil, "VTE_VERSION": nil,
      "TERM_PROGRAM": "ghostty",
    ]
    /// ncurses counts the cells as plainly underlined; without it the line ends with everything else.
    private static let end = TestedTerminal.isStream ? "" : "^[[4;59m"
    private let wavy = Style(foreground: .green).underlined(.wavy, color: .red)

    @Test func `a wave goes on over cells beside each other, and ends behind them`() throws {
      let stage = try Stage(Self.known)
      defer { stage.end() }
      stage.write("a ")
      stage.write("word é", x: 2, style: wavy)
      stage.write(" b", x: 8)
      let bytes = visible(stage.show())
      expect(bytes, contains: "^[[4:3;58:5:1mword é\(Self.end)", "\(bytes)")
      expect(stage.screen.text[0] == "a word é b" && stage.screen.unknown == [])
      expect(stage.screen.rows[0][1].style, not: stage.screen.rows[0][2].style)
      expect(stage.screen.rows[0][1].style, stage.screen.rows[0][9].style)
    }

    @Test func `a wave doesn't depend on links that come and go meanwhile`() throws {
      let stage = try Stage(Self.known)
      defer { stage.end() }
      stage.write("wave", style: wavy)
      // More numbers than stay free, so that some are given to others.
      for number in 0..<5_000 { _ = CellLink.keeping("https://example.org/\(number)") }
      stage.write("b", y: 1, style: Style.plain.underlined(.double))
      let bytes = visible(stage.show())
      expect(bytes, contains: "^[[4:3;58:5:1mwave\(Self.end)", "\(bytes)")
    }

    @Test func `a cell loses its wave`() throws {
      let stage = try Stage(Self.known)
      defer { stage.end() }
      stage.write("word", style: wavy)
      stage.show()
      stage.write("word", style: Style(foreground: .green))
      let bytes = visible(stage.show())
      expect(!bytes.contains("4:3") && bytes.contains("word"), "\(bytes)")
      expect(stage.screen.text[0] == "word" && stage.screen.unknown == [])
      expect(stage.show(), [])
    }

    @Test func `a colour is one that the terminal has, and the text's where none is given`() throws {
      let stage = try Stage(Self.known)
      defer { stage.end() }
      stage.write("a", style: Style.plain.underlined(.dotted, color: .rgb(255, 0, 0)))
      stage.write("b", y: 1, style: Style.plain.underlined(.double))
      let bytes = visible(stage.show())
      expect(bytes.contains("^[[4:4;58:5:196ma\(Self.end)") && bytes.contains("^[[4:2mb"), "\(bytes)")
    }

    @Test(
      arguments: [
        ["TERM_PROGRAM": nil], ["TERM_PROGRAM": "Apple_Terminal"],
        ["TERM_PROGRAM": nil, "VTE_VERSION": "5101"],
        ["TERM": "linux", "TERM_PROGRAM": nil, "VTE_VERSION": "7000"],
        ["TERM": "xterm-256color", "TERM_PROGRAM": nil, "TMUX": "/tmp/tmux,1,0"],
      ] as [[String: String?]])
    func `other terminals get the line that they have`(variables: [String: String?]) throws {
      let stage = try Stage(Self.known.merging(variables) { $1 })
      defer { stage.end() }
      stage.write("word", style: wavy)
      let bytes = visible(stage.show())
      expect(bytes.contains("word") && !bytes.contains("4:3") && !bytes.contains("58"), "\(bytes)")
    }

    @Test(
      arguments: [
        ["TERM_PROGRAM": nil, "VTE_VERSION": "7006"], ["TERM": "tmux-256color", "TMUX": "/tmp/tmux,1,0"],
        ["TERM_PROGRAM": "iTerm.app"], ["TERM_PROGRAM": "WezTerm", "COLORTERM": "truecolor"],
      ] as [[String: String?]])
    func `terminals that are known to have kinds of lines get them`(variables: [String: String?]) throws {
      let stage = try Stage(Self.known.merging(variables) { $1 })
      defer { stage.end() }
      stage.write("word", style: wavy)
      expect(visible(stage.show()), contains: "^[[4:3;58:5:1mword\(Self.end)")
    }
  }
}
