import Cells
import Expectations
import Testing

import TerminalUITesting

/// Progress of a program that is no app, in a real terminal, and questions where something is shown already.
@Suite struct WorkProgramTests {
  private let asker = PseudoTerminal.path(ofProduct: "Asker")

  @Test(arguments: ["app", "inlineApp"])
  func `in an app a question is a sheet, and so is work`(kind: String) throws {
    let terminal = try PseudoTerminal.asker(kind)
    try terminal.waitFor("Answer: none")
    try terminal.send("\r")
    try terminal.waitFor("? Name")
    try terminal.send("Ann\r")
    try terminal.waitFor("Answer: Ann")
    try terminal.waitUntilGone("? Name")
    try terminal.send("\r")
    try terminal.waitFor("? Name")
    try terminal.send("\u{1B}")
    try terminal.waitFor("Answer: Cancelled.")
    try terminal.send("\t\r")
    try terminal.waitFor("Answer: 42")
    try terminal.send("\t\r")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.leftovers, [])
  }

  @Test func `work is shown while it goes on, and a line stays`() throws {
    let steps = try Steps()
    defer { steps.remove() }
    let terminal = try PseudoTerminal.asker("work", steps: steps)
    try terminal.waitFor("⠋ Resolving") {
      $0.trimmedText.contains(" Resolving") && !$0.trimmedText.contains("✓")
    }
    try steps.allow("resolved")
    try terminal.expectEnd("resolver started\n✓ Resolving\nnumber 42")
  }

  @Test func `several pieces of work have a bar each, and then a line each`() throws {
    let steps = try Steps()
    defer { steps.remove() }
    let terminal = try PseudoTerminal.asker("many", steps: steps)
    try terminal.waitFor("three bars") { screen in
      ["parser", "renderer", "icons"].allSatisfy { name in
        screen.lines.contains { $0.hasPrefix(name) && $0.contains("%") }
      }
    }
    try steps.allow("fetched")
    try terminal.waitForEnd()
    let lines = terminal.screen.trimmedText.split(separator: "\n").map(String.init)
    expect(lines.prefix(3).sorted(), ["✓ icons", "✓ parser", "✓ renderer"])
    expect(lines.dropFirst(3).joined(separator: "\n"), "✓ Fetched, 3 of 3\n[6, 8, 5]")
    expect(terminal.leftovers, [])
  }

  @Test func `pieces of work that go on at the same time have rows below each other`() throws {
    let steps = try Steps()
    defer { steps.remove() }
    let terminal = try PseudoTerminal.asker("works", steps: steps)
    try terminal.waitFor("two rows") { screen in
      ["Parser", "Renderer"].allSatisfy {
        screen.trimmedText.contains(" \($0)") && !screen.trimmedText.contains("✓")
      }
    }
    try steps.allow("renderer")
    try terminal.waitFor("✓ Renderer")
    try steps.allow("parser")
    try terminal.expectEnd("✓ Renderer\n✓ Parser\n✓ Docs\nall done")
  }

  @Test func `one that fails cancels the others`() throws {
    let steps = try Steps()
    defer { steps.remove() }
    // The others wait for a step that never comes, so none has ended before it is cancelled.
    let terminal = try PseudoTerminal.asker("many", "failing", steps: steps)
    try terminal.expectEnd("✗ icons\nicons are gone", code: 2)
  }

  @Test func `a question during work is a sheet in its region`() throws {
    let terminal = try PseudoTerminal.asker("asking")
    try terminal.waitFor("Overwrite?")
    expect(terminal.screen.trimmedText, contains: "Installing")
    try terminal.send("n")
    try terminal.expectEnd("✓ Installing\noverwrite false")
  }

  @Test func `a question during work without a terminal fails, and so does the work`() throws {
    let terminal = try PseudoTerminal(width: 80, height: 24)
    try terminal.run(
      "/bin/sh", ["-c", "setsid -w \(asker) asking </dev/null 2>log.$$; echo code $?; cat log.$$; rm log.$$"])
    try terminal.waitForEnd()
    expect(
      terminal.screen.trimmedText,
      "code 2\n✗ Installing\n“Overwrite?” can't be asked here: there is no default.")
  }

  @Test func `Escape during work is an error that a program can catch, and what follows is shown`() throws {
    let steps = try Steps()
    defer { steps.remove() }
    let terminal = try PseudoTerminal.asker("escape", steps: steps)
    try terminal.waitFor("Forever")
    try terminal.send("\u{1B}")
    try terminal.waitFor("Afterwards")
    try steps.allow("afterwards")
    try terminal.expectEnd("Cancelled.\n✓ Afterwards\ndone")
    // It wasn't shown a second time.
    expect(String(decoding: terminal.output, as: UTF8.self).matches(of: /\[6n/).count, 2)
  }

  @Test func `Ctrl-C during work ends the program at once`() throws {
    let steps = try Steps()
    defer { steps.remove() }
    let terminal = try PseudoTerminal.asker("many", steps: steps)
    try terminal.waitFor("icons")
    try terminal.send(.control("c"))
    try expect(terminal.waitForEnd(), .signal(.SIGINT))
    expect(terminal.screen.trimmedText, "")
    expect(terminal.leftovers, [])
  }

  @Test func `without a terminal, work writes its lines to standard error`() throws {
    let terminal = try PseudoTerminal(width: 80, height: 24)
    try terminal.run("/bin/sh", ["-c", "setsid -w \(asker) work </dev/null 2>&1 >/dev/null | cat -v"])
    try terminal.waitForEnd()
    expect(terminal.screen.trimmedText, "M-bM-^\\M-^S Resolving")
  }
}
