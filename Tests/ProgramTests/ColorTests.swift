import Cells
import Expectations
import Testing
import TerminalUITesting

/// Terminals of many colours, of few and of none.
@Suite struct ColorTests {
  private func style(of text: String, in terminal: PseudoTerminal) throws -> Style {
    let position = try #require(terminal.screen.position(of: text), "\(terminal.screen)")
    return terminal.screen[position.x, position.y].style
  }

  private func colors(_ environment: [String: String?], ends: Bool = true) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 40, height: 10)
    // Colours on a background that is known are lifted until they can be read.
    terminal.answersQuestions = false
    try terminal.run(
      product: "Trials", ["colors"],
      environment: environment.merging(PseudoTerminal.noBacktrace) { given, _ in given })
    try terminal.waitFor("bold")
    terminal.waitForSilence(of: .milliseconds(20))
    if ends { try terminal.send("q") }
    return terminal
  }

  static let orange = Color.rgb(255, 128, 0)
  static let navy = Color.rgb(0, 0, 95)

  // Look H5
  @Test(
    arguments: [
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], ColorDepth.rgb),
      (["TERM": "xterm-256color", "COLORTERM": "24bit"], .rgb),
      (["TERM": "tmux-256color", "COLORTERM": "truecolor", "TMUX": "x"], .rgb),
      (["TERM": "xterm-256color", "COLORTERM": nil], .indexed256),
      (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed256),
      (["TERM": "xterm", "COLORTERM": nil], .ansi8),
      (["TERM": "linux", "COLORTERM": nil], .ansi8),
      (["TERM": "vt100", "COLORTERM": nil], ColorDepth.none),
      (["TERM": "vt100", "COLORTERM": "truecolor"], ColorDepth.none),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"], ColorDepth.none),
      (["TERM": "xterm-256color", "COLORTERM": nil, "NO_COLOR": "1"], ColorDepth.none),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": ""], .rgb),
    ] as [([String: String?], ColorDepth)])
  func `shows the nearest colours the terminal has`(environment: [String: String?], depth: ColorDepth) throws
  {
    let terminal = try colors(environment)
    func expected(_ color: Color) -> Color? { depth == .none ? nil : color.reduced(to: depth) }
    let styles = try ["orange", "on navy", "indexed", "bright", "red"].map { try style(of: $0, in: terminal) }
    expect(styles[0].foreground, expected(Self.orange))
    expect(styles[1].background, expected(Self.navy))
    expect(styles[2].foreground, expected(.indexed(208)))
    expect(styles[3].foreground, expected(.indexed(9)))
    expect(styles[4].foreground, expected(.red))
    try expect(style(of: "bold", in: terminal).attributes, .bold)
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "vt100"]])
  func `names no colour where there are no colours`(environment: [String: String]) throws {
    let terminal = try colors(environment)
    try terminal.waitForEnd()
    let text = String(decoding: terminal.output, as: UTF8.self)
    expectNil(text.firstMatch(of: /\u{1B}\[[0-9;]*(3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;:]*m/))
  }

  @Test func `24-bit colours are written as such`() throws {
    let terminal = try colors(["COLORTERM": "truecolor"])
    try terminal.waitForEnd()
    let text = String(decoding: terminal.output, as: UTF8.self)
    expect(text, contains: "38;2;255;128;0")
    expect(text, contains: "48;2;0;0;95")
  }

  // Policy 5.
  @Test func `a link's cells lead to its target, encoded, and no others do`() throws {
    let terminal = try colors(["TERM": "xterm-256color"], ends: false)
    func links(_ text: String) throws -> [String?] {
      let start = try #require(terminal.screen.position(of: text))
      return (0..<text.count).map { terminal.screen[start.x + $0, start.y].link }
    }
    let target = "https://example.org/%E6%97%A5"
    try expect(links("link "), Array(repeating: target, count: 5))
    try expect(links("before "), Array(repeating: nil, count: 7))
    try expect(links(" after"), Array(repeating: nil, count: 6))
    try expect(links("no link"), Array(repeating: nil, count: 7))
    try terminal.send("m")
    try terminal.waitFor("another target") { screen in
      screen.position(of: "link ").map { screen[$0.x, $0.y].link } == "https://example.org/moved"
    }
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
    expect(terminal.screen.unknown, [])
  }

  @Test func `a terminal that has no links shows the text alone`() throws {
    let terminal = try colors(["TERM": "vt100"])
    expect(terminal.screen.position(of: "before link") != nil)
    try terminal.waitForEnd()
    expect(String(decoding: terminal.output, as: UTF8.self), lacks: "\u{1B}]8")
  }
}
