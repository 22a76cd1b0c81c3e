import Cells
import Expectations
import Foundation
import Soak
import TerminalUITesting
import Testing

/// The recipe for child processes, in a terminal.
@Suite(.enabled(if: Soak.isOn || GitPackage.isBuilt, "make demo NAME=git has built nothing"))
nonisolated struct ChildRecipeTests {
  private func run(_ command: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 60, height: 16)
    try terminal.run(GitPackage.path(of: "child"), command, environment: ["SWIFT_BACKTRACE": "enable=no"])
    return terminal
  }

  @Test func `lines of a child process appear as they come, in colours`() async throws {
    try await GitPackage.build()
    let fifo = FileManager.default.temporaryDirectory.appending(path: "fifo-\(UUID().uuidString)").path
    expect(mkfifo(fifo, 0o600), 0)
    defer { try? FileManager.default.removeItem(atPath: fifo) }
    let terminal = try run(
      "sh", "-c", "printf '\\033[31mfirst\\033[m\\n'; read line < \(fifo); echo got $line >&2; exit 3")
    try terminal.waitFor("first")
    let place = try #require(terminal.screen.position(of: "first"))
    expect(terminal.screen[place.x, place.y].style.foreground, .red)
    try terminal.waitFor("running, 1 lines")
    try Data("second\n".utf8).write(to: URL(filePath: fifo))
    try terminal.waitFor("got second")
    try terminal.waitFor("ended with 3")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(1))
  }

  @Test func `a program that isn't there, and a signal, are values`() async throws {
    try await GitPackage.build()
    let missing = try run("no-such-program")
    try missing.waitFor("not found")
    try missing.send("q")
    try expect(missing.waitForEnd(), .exitCode(1))
    let killed = try run("sh", "-c", "kill -9 $$")
    try killed.waitFor("ended by signal 9")
  }

  @Test func `starting again, and the end of the app, end the child and what it has started`() async throws {
    try await GitPackage.build()
    let terminal = try run("sh", "-c", "echo pid $$; sleep 1000; echo never")
    func child() throws -> Int32 {
      try terminal.waitFor("pid")
      try terminal.waitFor("running, 1 lines")
      let text = terminal.screen.trimmedText
      return try #require(text.firstMatch(of: /pid (\d+)/).flatMap { Int32($0.1) })
    }
    let first = try child()
    try terminal.send("r")
    try terminal.waitUntil("another child") {
      terminal.drain(); return (try? child()) != first
    }
    try terminal.waitUntil("the end of the group") { kill(-first, 0) != 0 }
    try terminal.send("q")
    try terminal.waitForEnd()
  }

  @Test func `a flood arrives whole, and keys are answered meanwhile`() async throws {
    try await GitPackage.build()
    let terminal = try run("seq", "300000")
    try terminal.waitFor("ended with 0")
    try terminal.waitFor("300000")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
  }
}
