import Cells
import Expectations
import Foundation
import Soak
import TerminalUITesting
import Testing

/// The demo `git`, a package of its own: in a terminal, over repositories that the tests make.
///
/// The long form builds it; else the one that `make demo NAME=git` has built is tested.
@Suite(.enabled(if: Soak.isOn || GitPackage.isBuilt, "make demo NAME=git has built nothing"))
nonisolated struct GitProgramTests {
  /// The time of the screens, some days after the last commit.
  private static let now = 1_700_000_000

  private func browse(
    _ folder: String, width: Int = 100, height: Int = 30, environment: [String: String?] = [:],
    colors: TerminalColors? = nil
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: width, height: height)
    // Before the program can ask for them.
    if let colors { try terminal.setColors(colors) }
    var variables = environment
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables["SOURCE_DATE_EPOCH"] = "\(Self.now)"
    for (name, value) in GitFixture.environment { variables[name] = value }
    try terminal.run(GitPackage.path(of: "git-browser"), [folder], environment: variables)
    return terminal
  }

  /// A repository with two branches, a tag, a merge and files of several kinds.
  private func atlas() throws -> GitFixture {
    let fixture = try GitFixture()
    let day = 86_400
    try fixture.git("init", "--quiet")
    try fixture.write("# Atlas\n\nMaps of everything.\n", to: "README.md")
    try fixture.write(Self.map(scale: 1, names: ["Lisbon"]), to: "Sources/Map.swift")
    try fixture.commit("Draw the first map", seconds: Self.now - 400 * day)
    try fixture.write(Self.map(scale: 1, names: ["Lisbon", "Porto"]), to: "Sources/Map.swift")
    try fixture.commit("Add Porto", author: "Grace Hopper", seconds: Self.now - 90 * day)
    try fixture.git("tag", "v1.0")
    try fixture.git("switch", "--quiet", "-c", "rivers")
    try fixture.write("struct River {\n  let name: String\n}\n", to: "Sources/River.swift")
    try fixture.commit("Let rivers run", author: "Alan Turing", seconds: Self.now - 20 * day)
    try fixture.git("switch", "--quiet", "main")
    try fixture.write("# Atlas\n\nMaps of everything, at every scale.\n", to: "README.md")
    try fixture.commit("Say what scales there are", seconds: Self.now - 9 * day)
    try fixture.git(
      "merge", "--quiet", "--no-edit", "rivers", author: "Grace Hopper", seconds: Self.now - 5 * day)
    try fixture.write(Self.map(scale: 2, names: ["Lisboa", "Porto", "Faro"]), to: "Sources/Map.swift")
    try fixture.write("enum Zone { case polar, temperate, tropical }\n", to: "Sources/Zone.swift")
    try fixture.commit(
      "Double the scale\n\nCities are named as those who live there name them.\nFaro was missing.",
      author: "Alan Turing", seconds: Self.now - 7200)
    return fixture
  }

  private static func map(scale: Int, names: [String]) -> String {
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return
      "/// A map.\nstruct Map {\n  let scale = \(scale)\n  let cities = [\(list)]\n\n  func draw() {}\n}\n"
  }

  @Test func `a commit is shown with its files and its diff in colours`() async throws {
    try await GitPackage.build()
    let fixture = try atlas()
    defer { fixture.remove() }
    let terminal = try browse(fixture.folder.path)
    try terminal.waitFor("let scale = 2")
    try terminal.waitFor("A Sources/Zone.swift")
    let text = terminal.screen.trimmedText
    for part in [
      "● main", "rivers", "v1.0", "AT main Double the scale", "2h", "GH v1.0 Add Porto",
      "A Sources/Zone.swift",
      "M Sources/Map.swift",
      "+2 −2", "Faro was missing.", "Alan Turing 2023-11-14",
    ] { expect(text, contains: part) }
    let place = try #require(terminal.screen.position(of: "+  let scale = 2"))
    expect(terminal.screen[place.x, place.y].style.foreground, .green)
    expectEmpty(terminal.screen.unknown)
    // Return leads to the diff, whose keys scroll it, and 2 back to the commits.
    try terminal.send(.return)
    try terminal.send(.down)
    try terminal.waitUntilGone("│ Double the scale")
    try terminal.send("2")
    try terminal.send(.down)
    try terminal.waitFor("River.swift")
    try terminal.waitFor("struct River")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.isRestored)
  }

  // J2, J4
  @Test func `in the mode for screen readers a number chooses a commit, and its diff is read`() async throws {
    try await GitPackage.build()
    let fixture = try atlas()
    defer { fixture.remove() }
    let terminal = try browse(
      fixture.folder.path, height: 200, environment: ["TERMINALUI_SCREEN_READER": "1"])
    try terminal.waitFor("Let rivers run")
    expect(terminal.screen.trimmedText, contains: "Commits, group")
    expect(terminal.screen.trimmedText, lacks: "2 Commits")
    let row = try #require(terminal.screen.trimmedText.firstMatch(of: /(\d+) AT, .*Let rivers run/))
    try terminal.send("\(row.1)")
    try terminal.waitFor("A, Sources/River.swift, +3, row")
    // The rest of what is new is read by Control-L.
    try terminal.waitFor("diff --git a/Sources/River.swift")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.output.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x08 }, [])
  }

  @Test func `a branch, a search and a file choose what is shown`() async throws {
    try await GitPackage.build()
    let fixture = try atlas()
    defer { fixture.remove() }
    let terminal = try browse(fixture.folder.path)
    try terminal.waitFor("let scale = 2")
    try terminal.send("1")
    try terminal.send(.down)
    try terminal.waitFor("struct River")
    try terminal.waitUntilGone("Double the scale")
    try terminal.send("/")
    try terminal.send("@grace PORTO")
    try terminal.waitUntilGone("Draw the first map")
    try terminal.waitFor("\"Porto\"")
    try terminal.send(.escape)
    try terminal.waitFor("Draw the first map")
    // Of a file the diff alone is shown.
    try terminal.send("3")
    try terminal.send(.down)
    try terminal.waitUntilGone("Grace Hopper 2023")
    try terminal.waitFor("diff --git")
    try terminal.send("a")
    try terminal.waitFor("Grace Hopper 2023")
  }

  @Test func `a hash is copied, and the pager has the terminal`() async throws {
    try await GitPackage.build()
    let fixture = try atlas()
    defer { fixture.remove() }
    try fixture.git("config", "core.pager", "sed s/^/paged:/; read line </dev/tty")
    let hash = try fixture.git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
    let terminal = try browse(fixture.folder.path)
    try terminal.waitFor("let scale = 2")
    try terminal.send("y")
    try terminal.waitFor("Hash copied")
    expect(terminal.screen.clipboard, Data(hash.utf8).base64EncodedString())
    try terminal.send("o")
    try terminal.waitFor("paged:")
    try terminal.send("\r")
    try terminal.waitFor("Commits")
    try terminal.waitFor("Branches")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }

  @Test func `without a repository, and without commits, it says so`() async throws {
    try await GitPackage.build()
    let fixture = try GitFixture()
    defer { fixture.remove() }
    let terminal = try browse(fixture.folder.path)
    try terminal.waitFor("not a git repository")
    try fixture.git("init", "--quiet")
    try terminal.send(.return)
    try terminal.waitFor("No commits yet")
    try fixture.commit("At last")
    try terminal.send(.return)
    try terminal.waitFor("At last")
    let other = try browse("/nowhere")
    try other.waitFor("cannot change to '/nowhere'")
    try other.send("q")
    try expect(other.waitForEnd(), .exitCode(0))
  }

  @Test func `hostile names and messages do nothing to the terminal`() async throws {
    try await GitPackage.build()
    let fixture = try GitFixture()
    defer { fixture.remove() }
    try fixture.git("init", "--quiet")
    let name = "a\u{1B}]0;owned\u{7}\n\u{9B}2Jb -- *[x].txt"
    try fixture.write("\u{1B}[2J\u{1B}]52;c;AAAA\u{7}\u{1B}P1q\n", to: name)
    // A path that is no text: `ä` in Latin-1.
    let blob = try fixture.git("hash-object", "-w", "--stdin", input: "latin\n").trimmingCharacters(
      in: .newlines)
    try fixture.git("add", "--all")
    try fixture.git("update-index", "--index-info", input: "100644 \(blob)\t\"\\344.txt\"\n")
    try fixture.git(
      "commit", "--quiet", "-m", "Evil \u{1B}]0;owned\u{7} \u{1B}[31m\u{202E}name",
      author: "M\u{1B}[5m Allory")
    let terminal = try browse(fixture.folder.path)
    try terminal.waitFor("Evil")
    try terminal.waitFor("+latin")
    try terminal.send("3")
    try terminal.send([.down, .up])
    try terminal.waitFor { !$0.trimmedText.contains("+latin") || $0.trimmedText.contains("new file") }
    expectNil(terminal.screen.clipboard)
    expect(terminal.screen.title ?? "", lacks: "owned")
    expect(terminal.screen.bellCount, 0)
    expectEmpty(terminal.screen.unknown)
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }

  @Test func `a long history is there at once, and a held key goes through it`() async throws {
    try await GitPackage.build()
    let fixture = try GitFixture()
    defer { fixture.remove() }
    let count = Soak.count(5_000, 100_000)
    try fixture.git("init", "--quiet")
    try fixture.commitMany(count)
    let terminal = try browse(fixture.folder.path)
    try terminal.waitFor("Change number \(count)")
    // Keys go as far as the commits that are there.
    try terminal.waitFor("\(count) ╯")
    for _ in 0..<300 { try terminal.send(.down) }
    try terminal.waitFor("Change number \(count - 300)")
    try terminal.waitFor("+\(count - 300)")
    try terminal.send(.end)
    try terminal.waitFor("Change number 1 ")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }

  @Test func `a narrow window shows a pane at a time`() async throws {
    try await GitPackage.build()
    let fixture = try atlas()
    defer { fixture.remove() }
    let terminal = try browse(fixture.folder.path, width: 60, height: 20)
    try terminal.waitFor("Double the scale")
    expect(terminal.screen.trimmedText, lacks: "Zone.swift")
    try terminal.send(.return)
    try terminal.waitFor("Faro was missing.")
    try terminal.send("3")
    try terminal.waitFor("A Sources/Zone.swift")
    try terminal.send(.escape)
    try terminal.waitFor("Add Porto")
  }

  // Each of them is looked at; README shows the first.
  @Test(arguments: [(100, 30), (60, 20), (140, 40)], [true, false])
  func `its pictures`(size: (Int, Int), isDark: Bool) async throws {
    try await GitPackage.build()
    let fixture = try atlas()
    defer { fixture.remove() }
    let colors =
      isDark
      ? TerminalColors(
        depth: .rgb, foreground: .rgb(215, 218, 227), background: .rgb(21, 22, 29), scheme: .dark)
      : TerminalColors(
        depth: .rgb, foreground: .rgb(35, 38, 47), background: .rgb(251, 251, 253), scheme: .light)
    let terminal = try browse(fixture.folder.path, width: size.0, height: size.1, colors: colors)
    let parts =
      size.0 < 90 ? ["Draw the first map"] : ["Draw the first map", "let scale = 2", "A Sources/Zone.swift"]
    // The colours come after the first frame.
    try terminal.waitFor { screen in
      let text = screen.trimmedText
      return parts.allSatisfy { text.contains($0) } && !text.contains("6…") && screen.rowsHaveBackground
    }
    let picture = terminal.screen.buffer.svg(
      foreground: colors.foreground ?? .white, background: colors.background ?? .black)
    if let folder = ProcessInfo.processInfo.environment["TERMINALUI_PICTURES"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try picture.write(
        toFile: "\(folder)/git-\(size.0)-\(isDark ? "dark" : "light").svg", atomically: true, encoding: .utf8)
    }
    guard size == (100, 30), isDark else { return }
    let file = GitPackage.root.appending(path: "docs/images/git.svg")
    if ProcessInfo.processInfo.environment["TERMINALUI_RECORD"] == "1" {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    // Another git may write some lines in another way.
    let recorded = try String(contentsOf: file, encoding: .utf8)
    for part in ["Commits", "Double", "Sources/Map.swift", "<rect"] { expect(recorded, contains: part) }
  }
}

nonisolated extension TerminalEmulator {
  /// The screen as a buffer, to be drawn.
  fileprivate var buffer: CellBuffer {
    var buffer = CellBuffer(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width where !self[x, y].text.isEmpty {
        buffer.write(self[x, y].text, at: Point(x: x, y: y), style: self[x, y].style, clip: buffer.bounds)
      }
    }
    return buffer
  }

  /// Whether a surface is painted, which takes colours that are known.
  fileprivate var rowsHaveBackground: Bool {
    (0..<size.height).contains { y in
      (0..<size.width).contains { x in
        if case .rgb = self[x, y].style.background?.kind { true } else { false }
      }
    }
  }
}
