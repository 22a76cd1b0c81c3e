import Cells
import Foundation
import Expectations
import Testing
import TerminalUITesting

@testable import NotesDemo

/// The notes as a user has them: the built program in a real terminal device.
@Suite nonisolated struct NotesProgramTests {
  @Test func `what was typed, deleted and undone is in the file when SIGTERM comes`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = try PseudoTerminal(width: 80, height: 24)
    try terminal.run(product: "notes", [file.path], environment: ["SWIFT_BACKTRACE": "enable=no"])
    try terminal.waitFor("No notes")
    // Ctrl-N, twice.
    try terminal.send([0x0E])
    try terminal.waitFor("Note 1")
    try terminal.send("First text")
    try terminal.waitFor("First text")
    try terminal.send([0x0E])
    try terminal.waitFor("Note 2")
    try terminal.send("Second\rtext")
    try terminal.waitFor("Second")
    // Deletes it, by the commands of the row, and undoes that.
    try terminal.send(.escape)
    try terminal.waitUntil("the list has the focus") { terminal.screen.cursor.x < 20 }
    try terminal.send([0x00])
    try terminal.waitFor("Duplicate")
    try terminal.send(.end)
    try terminal.send("\r")
    try terminal.waitFor("Delete “Note 2”?")
    try terminal.click("  Delete  ")
    try terminal.waitFor("Undo")
    try terminal.send([0x1A])
    try terminal.waitUntil("the note is back") { !terminal.screen.trimmedText.contains("Undo") }
    try expect(terminal.terminate(.SIGTERM), .signal(.SIGTERM))
    expect(terminal.leftovers, [])
    let notes = try JSONDecoder().decode([Saved].self, from: Data(contentsOf: file))
    expect(notes.map(\.title), ["Note 2", "Note 1"])
    expect(notes.map(\.text), ["Second\ntext", "First text"])
  }

  /// How the program ends right after a key.
  enum End: CaseIterable { case terminate, hangUp, interrupt, quit }

  @Test(arguments: End.allCases)
  func `the last key before the end is in the file, however the program ends`(end: End) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let terminal = try PseudoTerminal(width: 80, height: 24)
    try terminal.run(product: "notes", [file.path], environment: ["SWIFT_BACKTRACE": "enable=no"])
    try terminal.waitFor("No notes")
    try terminal.send([0x0E])
    try terminal.waitFor("Note 1")
    try terminal.send("the last words")
    try terminal.waitFor("the last words")
    switch end {
    case .terminate: try expect(terminal.terminate(.SIGTERM), .signal(.SIGTERM))
    case .hangUp:
      terminal.hangUp()
      try expect(terminal.waitForEnd(), .signal(.SIGHUP))
    case .interrupt:
      try terminal.send(.control("c"))
      try expect(terminal.waitForEnd(), .exitCode(130))
    case .quit:
      try terminal.send(.control("q"))
      try expect(terminal.waitForEnd(), .exitCode(0))
    }
    let notes = try JSONDecoder().decode([Saved].self, from: Data(contentsOf: file))
    expect(notes.map(\.text), ["the last words"])
  }

  private struct Saved: Decodable {
    var title: String
    var text: String
  }
}
