import Foundation
import Soak
import TerminalUIData
import TerminalUITesting
import Testing

/// The demo `library` in a terminal, over files that aren't as it wishes: a clear line, and nothing lost.
@Suite(.serialized) struct LibraryProgramTests {
  private func start(_ arguments: [String], height: Int = 14) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(width: 110, height: height)
    try terminal.run(product: "library", arguments, environment: ["SWIFT_BACKTRACE": "enable=no"])
    return terminal
  }

  private func end(_ terminal: PseudoTerminal) throws {
    try terminal.send("q")
    #expect(try terminal.waitForEnd() == .exitCode(0))
    #expect(terminal.isRestored)
  }

  /// A small library.
  private func library(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    configuration.busyMode = .timeout(20)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TABLE book (
            id INTEGER PRIMARY KEY, title TEXT NOT NULL COLLATE NOCASE CHECK (title <> ''),
            author TEXT NOT NULL COLLATE NOCASE, year INTEGER NOT NULL, pages INTEGER NOT NULL);
          CREATE TABLE library (wanted INTEGER NOT NULL);
          CREATE INDEX book_title ON book (title);
          INSERT INTO book VALUES (1, 'Alpha', 'Ada', 1900, 10), (2, 'Beta', 'Bob', 1910, 20);
          """)
    }
    return queue
  }

  // Issue 31
  @Test func `no file: books are made, and shown`() throws {
    let folder = try TemporaryFolder()
    let terminal = try start(["--books", "2000", folder.path("it's \"new\"\n.sqlite")])
    try terminal.waitFor("2000 books")
    try terminal.waitFor("A Distant")
    try end(terminal)
    #expect(FileManager.default.fileExists(atPath: folder.path("it's \"new\"\n.sqlite")))
  }

  // Issue 31
  @Test func `what is being made can be cancelled, and stays`() throws {
    let folder = try TemporaryFolder()
    let terminal = try start(["--books", "900000", folder.path("x.sqlite")])
    try terminal.waitFor("0 of 900000 books")
    try terminal.send(.escape)
    try terminal.waitFor("Year", timeout: .seconds(60))
    try end(terminal)
  }

  // Issue 31
  @Test func `folders, texts and empty files`() throws {
    let folder = try TemporaryFolder()
    let terminal = try start([folder.url.path])
    try terminal.waitFor("The database is a folder, not a file.")
    try end(terminal)

    let text = Data(String(repeating: "No database at all. ", count: 500).utf8)
    try text.write(to: URL(filePath: folder.path("text")))
    let other = try start([folder.path("text")])
    try other.waitFor("The file is not a database.")
    try end(other)
    #expect(try Data(contentsOf: URL(filePath: folder.path("text"))) == text)

    #expect(FileManager.default.createFile(atPath: folder.path("empty"), contents: nil))
    let third = try start(["--books", "300", folder.path("empty")])
    try third.waitFor("A Distant")
    try end(third)
  }

  // Issue 31
  @Test func `read only, locked, and changed below`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.sqlite")
    let other = try library(path)
    let reading = try start(["--read-only", path])
    try reading.waitFor("Read-only: changes can’t be stored.")
    try reading.waitFor("Alpha")
    try end(reading)

    let terminal = try start(["--journal", "unchanged", path])
    try terminal.waitFor("Alpha")
    try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    try terminal.send("n")
    try terminal.waitFor("Store")
    try terminal.send("Gamma\tGus\t")
    try terminal.send(.control("s"))
    try terminal.waitFor("Waiting: the database is locked by another program.")
    try other.inDatabase { try $0.execute(sql: "COMMIT") }
    try terminal.waitFor("Gamma")
    try terminal.waitUntilGone("Waiting")

    // Another program writes, and then changes the table.
    try other.write { try $0.execute(sql: "INSERT INTO book VALUES (50, 'Aardvark', 'Zoe', 1950, 5)") }
    try terminal.waitFor("Aardvark")
    try other.write {
      try $0.execute(sql: "DROP INDEX book_title; ALTER TABLE book RENAME COLUMN title TO name")
    }
    try terminal.waitFor("The table “book” has no column “title”.")
    try end(terminal)
    #expect(try other.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM book") } == 4)
  }

  // Issue 31
  @Test func `rows that are no text, and one of 100 MB`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.sqlite")
    let other = try library(path)
    try other.write { db in
      try db.execute(
        sql: "INSERT INTO book VALUES (3, CAST(x'41FF41FE' AS TEXT), 'A' || char(10) || 'B', 1, 1)")
      try db.execute(sql: "INSERT INTO book VALUES (4, 'Quote '' \" ;', char(27) || '[31mred', 1, 1)")
    }
    let terminal = try start([path])
    try terminal.waitFor("4 books")
    try terminal.waitFor("Quote ' \" ;")
    try other.write { db in
      try db.execute(sql: "INSERT INTO book VALUES (5, 'Big', CAST(zeroblob(100000000) AS TEXT), 1, 1)")
    }
    try terminal.waitFor("5 books", timeout: .seconds(60))
    try end(terminal)
  }

  // Issue 31
  @Test func `another file in its place is shown`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.sqlite")
    _ = try library(path)
    let second = try library(folder.path("new"))
    try second.write { try $0.execute(sql: "INSERT INTO book VALUES (9, 'Another one', 'Eve', 1, 1)") }
    try second.close()
    let terminal = try start(["--journal", "unchanged", path])
    try terminal.waitFor("2 books")
    #expect(rename(folder.path("new"), path) == 0)
    try terminal.waitFor("Another one")
    try end(terminal)
  }

  // Issue 31
  @Test func `a second program writes without a pause, and the screen follows`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.sqlite")
    _ = try library(path)
    let terminal = try start([path])
    try terminal.waitFor("2 books")
    let writer = try scribble(path, count: 500, pause: 1_000)
    writer.process.waitUntilExit()
    #expect(writer.process.terminationStatus == 0)
    try terminal.waitFor("502 books")
    try end(terminal)
  }

  private func scribble(_ path: String, count: Int, pause: Int) throws -> (
    process: Process, output: FileHandle
  ) {
    let process = Process()
    process.executableURL = URL(filePath: PseudoTerminal.path(ofProduct: "library"))
    process.arguments = ["--scribble", "\(count)", "\(pause)", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return (process, output.fileHandleForReading)
  }

  // Issue 31
  @Test func `a program that is killed loses nothing that it said is stored`() throws {
    let folder = try TemporaryFolder()
    var random = SeededNumbers(seed: UInt64(Soak.seed))
    let path = folder.path("x.sqlite")
    var stored: Set<Int64> = []
    for _ in 0..<Soak.count(10, 200) {
      let writer = try scribble(path, count: 1_000_000, pause: 0)
      var bytes = writer.output.availableData
      usleep(UInt32(random.next(30_000)))
      kill(writer.process.processIdentifier, SIGKILL)
      while case let more = writer.output.availableData, !more.isEmpty { bytes += more }
      writer.process.waitUntilExit()
      // The last line may be cut.
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      stored.formUnion(lines.dropLast().compactMap { Int64($0) })
      let queue = try DatabaseQueue(path: path)
      let (check, ids) = try queue.read { db in
        (
          try String.fetchAll(db, sql: "PRAGMA integrity_check"),
          try Set(Int64.fetchAll(db, sql: "SELECT id FROM book"))
        )
      }
      #expect(check == ["ok"])
      #expect(stored.isSubset(of: ids))
      try queue.close()
    }
    #expect(!stored.isEmpty)
  }
}
