import Cells
import Expectations
import Foundation
import Testing

import TerminalUITesting

/// Questions of a program that is no app, in a real terminal: their keys, Ctrl-C, pipes, and jobs without a terminal.
@Suite struct QuestionProgramTests {
  private let asker = PseudoTerminal.path(ofProduct: "Asker")

  /// A shell in which a command runs.
  private func shell(_ command: String, height: Int = 14) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal.shell(width: 60, height: height)
    try terminal.send("\(command)\n")
    return terminal
  }

  @Test func `three questions leave a line each, and the program goes on`() throws {
    let terminal = try PseudoTerminal.asker()
    try terminal.waitFor("? Project name App")
    try terminal.send("Tool\r")
    try terminal.waitFor("? Owner")
    try terminal.send("\r")
    try terminal.waitFor("An answer is needed.")
    try terminal.send("Ann\r")
    try terminal.waitFor("? Token")
    try terminal.send("se cret\r")
    try terminal.expectEnd("✓ Project name Tool\n✓ Owner Ann\n✓ Token ••••••••\nTool Ann se cret")
    let output = String(decoding: terminal.output, as: UTF8.self)
    for banned in ["\u{1B}[2J", "\u{1B}[?1049h", "\u{1B}[H"] { expect(output, lacks: banned) }
  }

  @Test func `one that is invalid has its message below it`() throws {
    let terminal = try PseudoTerminal.asker("text")
    try terminal.waitFor("? Project name")
    try terminal.send("a b\r")
    try terminal.waitFor("No spaces, please.")
    expect(terminal.screen.trimmedText, "? Project name a b\n               No spaces, please.")
    try terminal.send("\u{7F}\u{7F}\r")
    try terminal.expectEnd("✓ Project name a\nmade a")
  }

  @Test func `each kind is answered by keys`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "kinds-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "sources"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try PseudoTerminal.asker("kinds")
    try terminal.waitFor("Sure?")
    try terminal.send("y")
    try terminal.waitFor("type to filter")
    try terminal.send("bsd\r")
    try terminal.waitFor("Platforms")
    try terminal.send(" \u{1B}[B\u{1B}[B \r")
    try terminal.waitFor("Port")
    try terminal.send("99\r")
    try terminal.waitFor("Folder")
    try terminal.send("\(folder.path)/")
    try terminal.waitFor("sources")
    try terminal.send("so\t\r")
    try terminal.expectEnd(
      """
      ✓ Sure? yes
      true
      ✓ License BSD
      BSD
      ✓ Platforms Linux, Windows
      ["Linux", "Windows"]
      ✓ Port 99
      99
      ✓ Folder \(folder.path)/sources/
      \(folder.path)/sources/
      """)
  }

  @Test func `views of the program's own leave nothing`() throws {
    let terminal = try PseudoTerminal.asker("own")
    try terminal.waitFor("Blue")
    try terminal.send("\u{1B}[C\r")
    try terminal.expectEnd("blue")
  }

  @Test func `two at once wait for each other`() throws {
    let terminal = try PseudoTerminal.asker("two")
    try terminal.waitFor("? First")
    expect(terminal.screen.trimmedText, lacks: "Second")
    try terminal.send("b\r")
    try terminal.waitFor("? Second")
    try terminal.send("a\r")
    try terminal.expectEnd("✓ First b\n✓ Second a\n[\"a\", \"b\"]")
  }

  @Test func `many questions one after the other keep no descriptors`() throws {
    let terminal = try PseudoTerminal.asker("again")
    for number in 0..<30 {
      try terminal.waitFor("? Sure \(number)?")
      try terminal.send("y")
    }
    try expect(terminal.waitForEnd(), .exitCode(0))
    let counts = try #require(terminal.screen.trimmedText.firstMatch(of: /descriptors (\d+) (\d+)/))
    expect(counts.1, counts.2)
    expect(terminal.leftovers, [])
  }

  @Test func `a question of a task that is cancelled goes, and the next one is asked`() throws {
    let steps = try Steps()
    defer { steps.remove() }
    let terminal = try PseudoTerminal.asker("cancel", steps: steps)
    try terminal.waitFor("? Project name")
    try steps.allow("cancel")
    try terminal.waitFor("? Owner")
    try terminal.send("Ann\r")
    try terminal.expectEnd("Cancelled.\n✓ Owner Ann\nAnn")
  }

  // MARK: The program of the guide

  @Test func `the program of the guide asks three things`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "docs/Guide/Questions.md"), encoding: .utf8)
    let program = try String(
      contentsOf: Self.root.appending(path: "Tests/Fixtures/ThreeQuestions/Setup.swift"), encoding: .utf8)
    expect(page, contains: "```swift\n\(program)```")
    let terminal = try PseudoTerminal(width: 60, height: 14)
    try terminal.run(product: "ThreeQuestions", environment: PseudoTerminal.noBacktrace)
    try terminal.waitFor("? Project name App")
    try terminal.send("Tool\r")
    try terminal.waitFor("MPL-2.0")
    expect(page, contains: "```text\n\(terminal.screen.trimmedText)\n```")
    try terminal.send("apa\r")
    try terminal.waitFor("Add tests?")
    try terminal.send("n")
    try terminal.waitFor("Making Tool")
    try terminal.expectEnd(
      """
      ✓ Project name Tool
      ✓ License Apache-2.0
      ✓ Add tests? no
      ✓ Making Tool
      Tool Apache-2.0 without tests
      """)
  }

  @Test(arguments: [0, 1, 2])
  func `and ends at each of them by Ctrl-C`(place: Int) throws {
    let terminal = try PseudoTerminal(width: 60, height: 14)
    try terminal.run(product: "ThreeQuestions", environment: PseudoTerminal.noBacktrace)
    for (number, question) in ["Project name", "License", "Add tests?"].enumerated() where number <= place {
      try terminal.waitFor("? \(question)")
      try terminal.send(number == place ? "\u{3}" : "\r")
    }
    try expect(terminal.waitForEnd(), .signal(.SIGINT))
    expect(terminal.leftovers, [])
    expect(terminal.screen.trimmedText.split(separator: "\n").count, place)
  }

  @Test(arguments: [
    "x=$(%); echo \"got <$x>\"", "% | sed 's/^/got </; s/$/>/'", "echo data | % | sed 's/^/got </; s/$/>/'",
  ])
  func `and gives its result to a shell and to a pipe`(command: String) throws {
    let terminal = try shell(command.replacing("%", with: PseudoTerminal.path(ofProduct: "ThreeQuestions")))
    for question in ["Project name", "License", "Add tests?"] {
      try terminal.waitFor("? \(question)")
      try terminal.send("\r")
    }
    try terminal.waitFor("got <App MIT with tests>")
    expect(terminal.leftovers, [])
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  // MARK: Ends

  @Test func `Ctrl-C ends the program as a shell expects, and the shell's loop with it`() throws {
    let terminal = try shell("for i in 1 2; do \(asker) text; done; echo loop $?")
    try terminal.waitFor("? Project name")
    try terminal.send(.control("c"))
    try terminal.waitFor("prompt on a line of its own") { $0.cursor.x == 2 && $0.cursor.y > 0 }
    expect(terminal.leftovers, [])
    expect(terminal.screen.trimmedText, lacks: "? Project")
    expect(terminal.screen.trimmedText, lacks: "rror")
    try terminal.send("echo code $?\n")
    try terminal.waitFor("code 130")
  }

  @Test func `Ctrl-C and Escape are errors that a program can catch`() throws {
    for (key, line) in [("\u{3}", "interrupted"), ("\u{1B}", "cancelled")] {
      let terminal = try PseudoTerminal.asker("catch")
      try terminal.waitFor("Sure?")
      try terminal.send(key)
      try terminal.expectEnd(line)
    }
  }

  @Test func `a program that fails by its own code after Ctrl-C ends by its signal`() throws {
    let terminal = try PseudoTerminal.asker("fail")
    try terminal.waitFor("Sure?")
    try terminal.send(.control("c"))
    try expect(terminal.waitForEnd(), .signal(.SIGINT))
    expect(terminal.leftovers, [])
    expect(terminal.screen.trimmedText, "failed")
  }

  @Test func `Escape without a catch ends the program with the code 1 and no report`() throws {
    let terminal = try PseudoTerminal.asker("text")
    try terminal.waitFor("? Project name")
    try terminal.send("abc\u{1B}")
    try terminal.expectEnd("", code: 1)
  }

  @Test(arguments: [PseudoTerminal.Signal.SIGTERM, .SIGHUP, .SIGINT])
  func `a signal leaves the terminal as it was`(signal: PseudoTerminal.Signal) throws {
    let terminal = try PseudoTerminal.asker("text")
    try terminal.waitFor("? Project name")
    terminal.signal(signal)
    try expect(terminal.waitForEnd(), .signal(signal))
    expect(terminal.leftovers, [])
    expect(terminal.screen.trimmedText, "")
  }

  // The main actor isn't on the first thread, to which the system sends what is for the process.
  @Test func `Ctrl-Z takes a question away, and fg shows it with what was typed`() throws {
    let terminal = try shell("\(asker) text")
    try terminal.waitFor("? Project name")
    try terminal.send("ab")
    for text in ["ab", "abc", "abcd"] {
      try terminal.waitFor("? Project name \(text)")
      try terminal.send(.control("z"))
      try terminal.waitFor("prompt on a line of its own") { $0.cursor.x == 2 && $0.cursor.y > 0 }
      expect(terminal.leftovers, [])
      expect(terminal.screen.trimmedText, lacks: "? Project name")
      try terminal.send("fg\n")
      try terminal.waitFor("? Project name \(text)")
      try terminal.send(text == "ab" ? "c" : "d")
    }
    try terminal.send("\r")
    try terminal.waitFor("made abcdd")
    expect(terminal.leftovers, [])
  }

  // MARK: Pipes and jobs

  @Test func `a captured result goes to the output, and the question to the terminal`() throws {
    let terminal = try shell("x=$(\(asker) text); echo \"got <$x>\"")
    try terminal.waitFor("? Project name")
    try terminal.send("Ann\r")
    try terminal.waitFor("got <made Ann>")
    expect(terminal.screen.trimmedText, contains: "✓ Project name Ann")
    expect(terminal.leftovers, [])
  }

  @Test func `through pipes, keys come from the terminal`() throws {
    let terminal = try shell("echo piped | \(asker) | sed 's/^/got /'")
    for (text, answer) in [("? Project name", "Tool"), ("? Owner", "Ann"), ("? Token", "x")] {
      try terminal.waitFor(text)
      try terminal.send("\(answer)\r")
    }
    try terminal.waitFor("got Tool Ann x")
    expect(terminal.leftovers, [])
  }

  @Test(arguments: [
    "setsid -w \(Self.path) text 2>&1 </dev/null | cat -v", "CI=true \(Self.path) text",
    "\(Self.path) text --no-input",
  ])
  func `where nobody can be asked, a line names the option`(command: String) throws {
    let terminal = try PseudoTerminal(width: 80, height: 24)
    try terminal.run("/bin/sh", ["-c", "\(command); echo code $?"])
    try terminal.waitForEnd()
    expect(
      terminal.screen.trimmedText,
      "“Project name” can't be asked here: pass --name.\ncode \(command.contains("cat") ? 0 : 2)"
        .replacing(
          command.contains("cat -v") ? "“Project name” can't" : "\u{0}",
          with: "M-bM-^@M-^\\Project nameM-bM-^@M-^] can't"))
    expect(String(decoding: terminal.output, as: UTF8.self), lacks: "\u{1B}")
  }

  @Test(arguments: [
    "setsid -w \(Self.path) text default </dev/null 2>&1 | cat", "CI=1 \(Self.path) text default",
    "\(Self.path) text default --no-input",
  ])
  func `and a default is the answer`(command: String) throws {
    let terminal = try PseudoTerminal(width: 80, height: 24)
    try terminal.run("/bin/sh", ["-c", command])
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, "made App")
  }

  private static let path = PseudoTerminal.path(ofProduct: "Asker")

  @Test func `a terminal that doesn't answer is asked once, and shows the question all the same`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 14)
    terminal.answersQuestions = false
    try terminal.run(product: "Asker", environment: PseudoTerminal.noBacktrace)
    for text in ["? Project name", "? Owner", "? Token"] {
      try terminal.waitFor(text)
      try terminal.send("x\r")
    }
    try expect(terminal.waitForEnd(), .exitCode(0))
    let output = String(decoding: terminal.output, as: UTF8.self)
    // Which would make each question late, and the end of each.
    expect(output.matches(of: /\[(6n|\?2026\$p)/).count, 2)
  }
}
