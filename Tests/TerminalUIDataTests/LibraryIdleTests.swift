import Foundation
import Soak
import TerminalUIData
import TerminalUITesting
import Testing

/// The demo `library` while nothing changes.
@Suite(.serialized) nonisolated struct LibraryIdleTests {
  // Issue 31
  @Test(arguments: LibraryProgram.journals) func `nothing wakes up while nothing changes`(_ journal: String)
    throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("x.sqlite")
    // The index of keys, changes of this program and of others, and another schema have all been there before.
    let terminal = try LibraryProgram.start(["--journal", journal, "--books", "6000", path])
    try terminal.waitFor("Pages")
    try terminal.waitFor("6000 books")
    try terminal.send(.end)
    try terminal.send("n")
    try terminal.waitFor("Store")
    try terminal.send("Aardvark\tGus\t")
    try terminal.send(.control("s"))
    try terminal.waitFor("6001 books")
    let writer = try LibraryProgram.scribble(["--journal", journal, "--scribble", "50", "1000", path])
    writer.process.waitUntilExit()
    try terminal.waitFor("6051 books")
    try LibraryProgram.expectNoWakeUp(terminal, seconds: Soak.isOn ? 30 : 2)
    let other = try DatabaseQueue(path: path)
    try other.write {
      try $0.execute(sql: "ALTER TABLE book ADD COLUMN shelf TEXT; DELETE FROM book WHERE id < 52")
    }
    try other.close()
    try terminal.waitFor("6000 books")
    if Soak.isOn { try LibraryProgram.expectNoWakeUp(terminal, seconds: 30) }
    try LibraryProgram.end(terminal)
  }
}
