import Foundation
import Soak
import TerminalUIData
import TerminalUITesting
import Expectations
import Testing

/// The demo `library` in a terminal, over files that aren't as it wishes: a clear line, and nothing lost.
@Suite(.serialized) nonisolated struct LibraryProgramTests {
  private func start(_ arguments: [String], height: Int = 14) throws -> PseudoTerminal {
    try LibraryProgram.start(arguments, height: height)
  }

  private func end(_ terminal: PseudoTerminal) throws { try LibraryProgram.end(terminal) }

  private func library(_ path: String) throws -> DatabaseQueue { try LibraryProgram.library(path) }

  // Issue 31
  @Test func `who names no file has one where data is kept`() throws {
    let folder = try TemporaryFolder()
    for (name, place) in [("XDG_DATA_HOME", ""), ("HOME", ".local/share/")] {
      let home = folder.path(name)
      let terminal = try LibraryProgram.start(["--books", "30"], environment: [name: home])
      try terminal.waitFor("30 books")
      try end(terminal)
      expect(FileManager.default.fileExists(atPath: "\(home)/\(place)library/books.sqlite"))
      try expect(FileManager.default.contentsOfDirectory(atPath: home).count, 1)
    }
  }

  // Issue 31
  @Test func `no file: books are made, and shown`() throws {
    let folder = try TemporaryFolder()
    let terminal = try start(["--books", "2000", folder.path("it's \"new\"\n.sqlite")])
    try terminal.waitFor("2000 books")
    try terminal.waitFor("A Distant")
    try end(terminal)
    expect(FileManager.default.fileExists(atPath: folder.path("it's \"new\"\n.sqlite")))
  }

  // J2, J4
  @Test func `in the mode for screen readers a row is a sentence`() throws {
    let folder = try TemporaryFolder()
    let terminal = try LibraryProgram.start(
      ["--books", "30", folder.path("x.sqlite")], height: 80, environment: ["TERMINALUI_SCREEN_READER": "1"])
    try terminal.waitFor("A Distant Island of Harbours 1, Author: Eklund, Ada, Year: 1967, Pages: 380, row")
    try terminal.send(.down)
    try terminal.waitFor("row, selected, 1 of 30")
    try terminal.send("q")
    try expect(terminal.waitForEnd(), .exitCode(0))
    expect(terminal.output.filter { $0 < 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x08 }, [])
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
    try expect(Data(contentsOf: URL(filePath: folder.path("text"))), text)

    expect(FileManager.default.createFile(atPath: folder.path("empty"), contents: nil))
    let third = try start(["--books", "300", folder.path("empty")])
    try third.waitFor("A Distant")
    try end(third)

    expect(mkfifo(folder.path("pipe"), 0o600), 0)
    for path in [folder.path("pipe"), "/dev/null"] {
      let fourth = try start([path])
      try fourth.waitFor("The file is not a database.")
      try end(fourth)
    }
    let fifth = try start([folder.path("none/x.sqlite")])
    try fifth.waitFor("The database isn’t there.")
    try end(fifth)
  }

  // Issue 31
  @Test func `a damaged file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.sqlite")
    let other = try library(path)
    try other.write { db in
      for number in 0..<3_000 {
        try db.execute(sql: "INSERT INTO book VALUES (?, 'T', 'A', 1, 1)", arguments: [100 + number])
      }
    }
    try other.close()
    var bytes = try Data(contentsOf: URL(filePath: path))
    for place in stride(from: 4_096 * 4, to: bytes.count, by: 4_096) {
      for offset in 0..<64 { bytes[place + offset] = 0xFF }
    }
    try bytes.write(to: URL(filePath: path))
    let terminal = try start(["--journal", "unchanged", path])
    try terminal.waitFor("Pages")
    try terminal.waitFor("The database is damaged, and is left as it is:")
    try terminal.send("n")
    try terminal.waitFor("Store")
    try terminal.send("Gamma\tGus\t")
    try terminal.send(.control("s"))
    try terminal.waitFor { $0.text.components(separatedBy: "is damaged").count > 2 }
    try terminal.send(.escape)
    try terminal.waitUntilGone("Store")
    try end(terminal)
    try expect(Data(contentsOf: URL(filePath: path)), bytes)
  }

  /// Whether one may mount a file system of a few megabytes.
  private static let mayMount: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "exec 2>/dev/null; unshare -m mount -t tmpfs -o size=1m none /tmp"]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  // Issue 31
  @Test(.enabled(if: mayMount)) func `a full disk`() throws {
    let folder = try TemporaryFolder()
    let script =
      "mount -t tmpfs -o size=4m none '\(folder.url.path)' && exec '\(PseudoTerminal.path(ofProduct: "library"))' "
      + "--books 900000 '\(folder.path("x.sqlite"))'"
    let terminal = try PseudoTerminal(width: 110, height: 14)
    try terminal.run(
      "/bin/sh", ["-c", "exec unshare -m /bin/sh -c \"$0\"", script],
      environment: LibraryProgram.environment)
    try terminal.waitFor("The disk is full: nothing was changed.")
    try terminal.waitFor { $0.text.contains(/[0-9]+0000 books/) }
    // The file system is the program's own.
    let copy = try TemporaryFolder()
    for end in ["", "-wal"] {
      let bytes = try Data(
        contentsOf: URL(filePath: "/proc/\(terminal.processID)/root\(folder.path("x.sqlite"))\(end)"))
      try bytes.write(to: URL(filePath: copy.path("x.sqlite") + end))
    }
    let queue = try DatabaseQueue(path: copy.path("x.sqlite"))
    let count = try queue.read { db in
      try expect(String.fetchAll(db, sql: "PRAGMA integrity_check"), ["ok"])
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM book") ?? 0
    }
    try terminal.waitFor("\(count) books")
    try end(terminal)
  }

  // Issue 31
  @Test func `a file that may not grow`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.sqlite")
    let terminal = try PseudoTerminal(width: 110, height: 14)
    try terminal.run(
      "/bin/sh",
      [
        "-c", "trap '' XFSZ; ulimit -f 4000; exec \"$@\"", "sh",
        PseudoTerminal.path(ofProduct: "library"), "--books", "900000", path,
      ], environment: LibraryProgram.environment)
    try terminal.waitFor("The database can’t be read or written:")
    try terminal.waitFor { $0.text.contains(/[0-9]+0000 books/) }
    try end(terminal)
    let count = try DatabaseQueue(path: path).read { db in
      try expect(String.fetchAll(db, sql: "PRAGMA integrity_check"), ["ok"])
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM book") ?? 0
    }
    expect(count > 0 && count.isMultiple(of: 10_000))
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
    // One goes on with the lines that are there.
    if Soak.isOn { terminal.watch(for: .seconds(10)) }
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
    try expect(other.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM book") }, 4)
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

  // Issue 46
  @Test func `a search says how many books there are, and follows another program`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.sqlite")
    let other = try library(path)
    let terminal = try start([path])
    try terminal.waitFor("2 books")
    try terminal.send("/")
    try terminal.send("al")
    try terminal.waitFor("1 of 2 books")
    try other.write { try $0.execute(sql: "INSERT INTO book VALUES (3, 'Gamma', 'Gus', 1920, 30)") }
    try terminal.waitFor("1 of 3 books")
    try terminal.send(.escape)
    try terminal.waitUntilGone("1 of")
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
    expect(rename(folder.path("new"), path), 0)
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
    expect(writer.process.terminationStatus, 0)
    try terminal.waitFor("502 books")
    try end(terminal)
  }

  private func scribble(_ path: String, count: Int, pause: Int) throws -> (
    process: Process, output: FileHandle
  ) {
    try LibraryProgram.scribble(["--scribble", "\(count)", "\(pause)", path])
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
      expect(check, ["ok"])
      expect(stored.isSubset(of: ids))
      try queue.close()
    }
    expect(!stored.isEmpty)
  }
}
