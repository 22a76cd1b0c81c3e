import Foundation
import TerminalUITesting
import Testing

/// The programs of `docs/Recipes.md`, as a user has them: in a terminal, with what is on the screen and the exit code.
@Suite nonisolated struct RecipeTests {
  private func run(
    _ recipe: String, _ arguments: [String] = [], environment: [String: String?] = [:], height: Int = 16
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 60, height: height)
    try terminal.run(
      product: "Recipes", arguments,
      environment: environment.merging(["RECIPE": recipe, "SWIFT_BACKTRACE": "enable=no"]) { given, _ in given
      })
    return terminal
  }

  @Test func `progress is shown, and Cancel ends the work`() throws {
    let terminal = try run("progress")
    try terminal.waitFor("Ready")
    try terminal.send(.return)
    try terminal.waitFor("Cancel")
    #expect(terminal.screen.trimmedText.contains("Checking"))
    try terminal.send(.escape)
    try terminal.waitFor("Cancelled")
    try terminal.click("Quit")
    #expect(try terminal.waitForEnd() == .exitCode(1))
    #expect(terminal.isRestored)
  }

  @Test func `work that nobody cancels has a result`() throws {
    let terminal = try run("progress")
    try terminal.waitFor("Ready")
    try terminal.send(.return)
    try terminal.waitFor("The sum is 20100")
    try terminal.click("Quit")
    #expect(try terminal.waitForEnd() == .exitCode(0))
  }

  @Test func `an answer of the server is shown, and an error can be tried again`() throws {
    let server = try OneLineServer(statuses: [503, 200])
    let terminal = try run("http", ["http://127.0.0.1:\(server.port)/"])
    try terminal.waitFor("The server answered with 503")
    try terminal.click("Try again")
    try terminal.waitFor("Received: It works")
    try terminal.click("Quit")
    #expect(try terminal.waitForEnd() == .exitCode(0))
  }

  @Test func `a server that isn't there, and an address that is none, are errors`() throws {
    let port = try OneLineServer(statuses: []).port
    let terminal = try run("http", ["http://127.0.0.1:\(port)/"])
    try terminal.waitFor("Try again")
    try terminal.click("Quit")
    #expect(try terminal.waitForEnd() == .exitCode(1))
    let other = try run("http", ["nothing"])
    try other.waitFor("That is no address")
    try other.click("Quit")
    #expect(try other.waitForEnd() == .exitCode(1))
  }

  @Test func `the editor has the terminal, and its text comes back`() throws {
    let terminal = try run("editor", environment: ["EDITOR": "sed -i s/reader/friend/"])
    try terminal.waitFor("Edit")
    try terminal.send(.return)
    try terminal.waitFor("Dear friend")
    try terminal.click("Quit")
    #expect(try terminal.waitForEnd() == .exitCode(0))
    let failing = try run("editor", environment: ["EDITOR": "false"])
    try failing.waitFor("Edit")
    try failing.send(.return)
    try failing.waitFor("The editor ended with 1")
    try failing.click("Quit")
    #expect(try failing.waitForEnd() == .exitCode(0))
  }

  @Test func `arguments are read before the screen is taken`() throws {
    let terminal = try run("arguments", ["--loud", "Ada"])
    try terminal.waitFor("Quit")
    #expect(terminal.screen.trimmedText.contains("HELLO ADA"))
    try terminal.send(.return)
    #expect(try terminal.waitForEnd() == .exitCode(0))
    let wrong = try run("arguments", ["--quiet"])
    #expect(try wrong.waitForEnd() == .exitCode(64))
    #expect(wrong.screen.trimmedText.contains("unknown option --quiet"))
    #expect(wrong.screen.trimmedText.contains("usage: greet"))
    let help = try run("arguments", ["--help"])
    #expect(try help.waitForEnd() == .exitCode(0))
    #expect(help.screen.trimmedText == "usage: greet [--help] [--loud] NAME")
  }

  @Test func `a configuration file sets what is shown, and a wrong one is an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "config-\(UUID().uuidString)")
    let file = folder.appending(path: "greeter/config.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (text, shown) in [
      (nil, "Hello"), (#"{"greeting": "Good day"}"#, "Good day"), ("{", "isn't valid"),
    ] {
      if let text { try Data(text.utf8).write(to: file) }
      let terminal = try run("configuration", environment: ["XDG_CONFIG_HOME": folder.path])
      try terminal.waitFor("Quit")
      #expect(terminal.screen.trimmedText.contains(shown))
      try terminal.send(.return)
      #expect(try terminal.waitForEnd() == .exitCode(0))
    }
  }

  @Test func `log lines go to the file while the screen is shown`() throws {
    let log = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    let terminal = try run("logging", environment: ["TERMINALUI_LOG": log])
    try terminal.waitFor("Add")
    try terminal.send(.return)
    try terminal.waitFor("Count 1")
    #expect(try String(contentsOfFile: log, encoding: .utf8) == "info counting: the count is 1\n")
    #expect(!terminal.screen.trimmedText.contains("counting"))
    try terminal.click("Quit")
    #expect(try terminal.waitForEnd() == .exitCode(0))
  }

  @Test func `lines come from one pipe, and the chosen ones go into the other`() throws {
    let terminal = try PseudoTerminal(width: 60, height: 12)
    let program = PseudoTerminal.path(ofProduct: "Recipes")
    try terminal.run(
      "/bin/sh", ["-c", "printf 'one\\ntwo\\nthree\\n' | \(program) | sed 's/^/got /'"],
      environment: ["RECIPE": "pipes", "SWIFT_BACKTRACE": "enable=no"])
    try terminal.waitFor("Cancel")
    #expect(terminal.screen.trimmedText.contains("three"))
    try terminal.send([.down, .down])
    try terminal.send(.return)
    #expect(try terminal.waitForEnd() == .exitCode(0))
    #expect(
      terminal.screen.trimmedText.contains("got two") || terminal.screen.trimmedText.contains("got one"))
    #expect(terminal.isRestored)
  }

  @Test func `the mouse drags a card, hovers and taps`() throws {
    let terminal = try run("gestures", height: 14)
    try terminal.waitFor("card")
    let card = try #require(terminal.screen.position(of: "card"))
    // A press, a movement with the button held, and a release, as a terminal reports them.
    try terminal.send("\u{1B}[<0;\(card.x + 1);\(card.y + 1)M")
    try terminal.send("\u{1B}[<32;\(card.x + 6);\(card.y + 3)M")
    try terminal.send("\u{1B}[<0;\(card.x + 6);\(card.y + 3)m")
    try terminal.waitFor("moved by 5, 2")
    try terminal.click("tapped")
    try terminal.waitFor("tapped 1 times")
    let hover = try #require(terminal.screen.position(of: "hover here"))
    try terminal.send("\u{1B}[<35;\(hover.x + 1);\(hover.y + 1)M")
    try terminal.waitFor("the mouse is here")
    try terminal.click("Quit")
    #expect(try terminal.waitForEnd() == .exitCode(0))
  }

  @Test func `a table with columns of run time, tabs, a form that checks, a menu and a dialog`() throws {
    let terminal = try run("screens")
    try terminal.waitFor("London")
    #expect(terminal.screen.trimmedText.contains("Age"))
    try terminal.send(.alt("2"))
    try terminal.waitFor("Add")
    try terminal.click("Add")
    try terminal.waitFor("Who is it?")
    try terminal.send("Grace\tsome")
    try terminal.click("Add")
    try terminal.waitFor("Not a number")
    try terminal.send([.delete, .delete, .delete, .delete])
    try terminal.send("85")
    try terminal.waitUntilGone("Not a number")
    try terminal.click("Add")
    try terminal.waitFor("London")
    #expect(terminal.screen.trimmedText.contains("Grace"))
    try terminal.click("File")
    try terminal.waitFor("Clear")
    try terminal.click("Clear")
    try terminal.waitFor("Empty the sheet?")
    try terminal.click("Remove all")
    try terminal.waitUntilGone("London")
    try terminal.click("File")
    try terminal.waitFor("Quit")
    try terminal.click("Quit")
    #expect(try terminal.waitForEnd() == .exitCode(0))
  }
}
