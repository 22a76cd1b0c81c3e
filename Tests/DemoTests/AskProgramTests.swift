import Expectations
import Foundation
import Soak
import Testing

import TerminalUITesting

/// The demo `ask`, a package of its own: under swift-argument-parser, in a terminal.
///
/// The long form builds it; else the one that `make demo NAME=ask` has built is tested.
@Suite(.enabled(if: Soak.isOn || AskProgram.isBuilt, "make demo NAME=ask has built nothing"))
nonisolated struct AskProgramTests {
  private func built() async throws {
    guard Soak.isOn else { return }
    let build = try await ProgramRun.of(
      "/usr/bin/env", ["make", "-C", AskProgram.root.path, "nested", "PACKAGE=Demos/Ask"])
    expect(build.succeeds, "\(build.output)")
  }

  /// Runs a test with an empty folder.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "ask-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func run(_ arguments: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 70, height: 20)
    try terminal.run(AskProgram.path, arguments, environment: ["SWIFT_BACKTRACE": "enable=no", "CI": nil])
    return terminal
  }

  @Test func `its questions make a package, and options answer some of them`() async throws {
    try await built()
    try withFolder { folder in
      let terminal = try run(["--folder", folder, "--license", "MIT"])
      try terminal.waitFor("? Name")
      try terminal.send("1\r")
      try terminal.waitFor("Begin with a letter.")
      try terminal.send("\u{15}Tool\r")
      try terminal.waitFor("What is it")
      try terminal.send("prog\r")
      try terminal.waitFor("Extras")
      try terminal.send("a\r")
      try expect(terminal.waitForEnd(), .exitCode(0))
      expect(
        terminal.screen.trimmedText,
        contains: "✓ Name Tool\n✓ What is it a program\n✓ Extras Tests, README.md, .gitignore")
      expect(terminal.screen.trimmedText, lacks: "Licence")
      let readme = try String(contentsOfFile: "\(folder)/Tool/README.md", encoding: .utf8)
      expect(readme, "# Tool\n\nLicence: MIT\n")
      expect(FileManager.default.fileExists(atPath: "\(folder)/Tool/Sources/Tool/main.swift"))
    }
  }

  @Test func `files that are there already stay as they are`() async throws {
    try await built()
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/Tool", withIntermediateDirectories: true)
      try "mine\n".write(toFile: "\(folder)/Tool/README.md", atomically: true, encoding: .utf8)
      let terminal = try run([
        "--folder", folder, "--name", "Tool", "--kind", "library", "--license", "MIT", "--extras", "readme",
        "tests",
      ])
      try terminal.waitFor("is there already")
      try terminal.send("y")
      try expect(terminal.waitForEnd(), .exitCode(0))
      expect(try String(contentsOfFile: "\(folder)/Tool/README.md", encoding: .utf8), "mine\n")
      expect(FileManager.default.fileExists(atPath: "\(folder)/Tool/Package.swift"))
    }
  }

  @Test func `Ctrl-C ends it by its signal, and Escape by the parser's code`() async throws {
    try await built()
    for (key, status) in [("\u{3}", PseudoTerminal.Status.signal(.SIGINT)), ("\u{1B}", .exitCode(1))] {
      let terminal = try run([])
      try terminal.waitFor("? Name")
      try terminal.send(key)
      try expect(terminal.waitForEnd(), status)
      expect(terminal.screen.trimmedText, key == "\u{3}" ? "" : "Error: Cancelled.")
      expect(terminal.leftovers, [])
    }
  }

  @Test func `without input, options and defaults are the answers, or an error names the option`()
    async throws
  {
    try await built()
    try withFolder { folder in
      let terminal = try run(["--no-input", "--name", "Tool", "--folder", folder])
      try expect(terminal.waitForEnd(), .exitCode(0))
      expect(FileManager.default.fileExists(atPath: "\(folder)/Tool/Tests/ToolTests/ToolTests.swift"))
      let other = try run(["--no-input"])
      try expect(other.waitForEnd(), .exitCode(1))
      expect(other.screen.trimmedText, "Error: “Name” can't be asked here: pass --name.")
    }
  }

  // J4
  @Test func `in the mode for screen readers, options have numbers, and say what they are`() async throws {
    try await built()
    try withFolder { folder in
      let terminal = try PseudoTerminal(width: 100, height: 60)
      try terminal.run(
        AskProgram.path, ["--folder", folder],
        environment: ["SWIFT_BACKTRACE": "enable=no", "CI": nil, "TERMINALUI_SCREEN_READER": "1"])
      try terminal.waitFor("1 text field, empty, focused")
      try terminal.send("Tool\r")
      try terminal.waitFor("2 a library, button, selected")
      try terminal.send(.down)
      try terminal.waitFor("3 a program, button, selected")
      try terminal.send("\r")
      try terminal.waitFor("2 Apache-2.0, button, selected")
      try terminal.send("\r")
      try terminal.waitFor("1 Tests, toggle, on, selected")
      try terminal.send("2")
      try terminal.waitFor("2 README.md, toggle, on, selected")
      try terminal.send("\r")
      try expect(terminal.waitForEnd(), .exitCode(0))
      expect(terminal.screen.trimmedText, contains: "✓ Extras Tests, README.md")
      expect(terminal.output.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x08 }, [])
    }
  }
}

/// Where the program is.
private nonisolated enum AskProgram {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let path = root.appending(path: ".build-whole/debug/ask").path
  static let isBuilt = FileManager.default.isExecutableFile(atPath: path)
}
