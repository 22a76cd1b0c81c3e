import Foundation
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIData

/// Files that aren't as one wishes: a line, and nothing lost.
@Suite struct DatabaseProblemTests {
  private struct Titles: View {
    let database: AppDatabase
    @Query(sort: \Book.title) var books: QueryRows<Book>
    var body: some View {
      List(books) { book in Text(book.title) }
      Text(database.status.line ?? "fine")
    }
  }

  private func line(_ database: AppDatabase) async -> String {
    let host = TestHost(width: 100, height: 5) { Titles(database: database).database(database) }
    await host.settle(database)
    return host.lines[4].trimmed
  }

  // Issue 31
  @Test func `what is no database is said to be none, and stays as it is`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("x.sqlite")
    let bytes = Data(
      "This is a text, and as long as a page would be. ".utf8 + Array(repeating: 65, count: 8_000))
    try bytes.write(to: URL(filePath: path))
    let database = AppDatabase(path: path) { try $0.execute(sql: "CREATE TABLE book (id)") }
    await expect(line(database), "The file is not a database.")
    await #expect(throws: DatabaseProblem.notADatabase) {
      try await database.write { try $0.execute(sql: "CREATE TABLE other (id)") }
    }
    try expect(Data(contentsOf: URL(filePath: path)), bytes)
    try expect(FileManager.default.contentsOfDirectory(atPath: folder.url.path), ["x.sqlite"])
  }

  // Issue 31
  @Test func `a damaged file is said to be damaged, and never written again`() async throws {
    let folder = try TemporaryFolder()
    let (path, other) = try folder.books(5_000, .unchanged)
    try other.close()
    var bytes = try Data(contentsOf: URL(filePath: path))
    for place in stride(from: 4_096 * 3, to: bytes.count, by: 4_096) {
      for offset in 0..<64 { bytes[place + offset] = 0xFF }
    }
    try bytes.write(to: URL(filePath: path))
    let database = AppDatabase(path, .unchanged)
    await expect(line(database).hasPrefix("The database is damaged, and is left as it is:"))
    await #expect(throws: DatabaseProblem.self) {
      try await database.write { try $0.execute(sql: "CREATE TABLE other (id)") }
    }
    try expect(Data(contentsOf: URL(filePath: path)), bytes)
  }

  // Issue 31
  @Test func `folders, files that aren't there and empty ones`() async throws {
    let folder = try TemporaryFolder()
    await expect(line(AppDatabase(folder.url.path, .unchanged)), "The database is a folder, not a file.")
    await expect(line(AppDatabase(folder.path("none"), .unchanged)), "The database isn’t there.")
    expect(FileManager.default.createFile(atPath: folder.path("empty"), contents: nil))
    await expect(line(AppDatabase(folder.path("empty"), .unchanged)), "There is no table “book”.")
  }

  // Issue 31
  @Test func `what is read only says so, and is read`() async throws {
    let folder = try TemporaryFolder()
    let (path, _) = try folder.books(3)
    var options = AppDatabase.Options()
    options.isReadOnly = true
    let database = AppDatabase(path: path, options: options) { _ in Issue.record("not prepared") }
    await expect(line(database), "Read-only: changes can’t be stored.")
    await #expect(throws: DatabaseProblem.readOnly) {
      try await database.write { _ = try Book.deleteAll($0) }
    }
    try await expect(database.read { try Book.fetchCount($0) }, 3)
  }

  // Issue 31
  @Test(.timeLimit(.minutes(1))) func `a locked database is waited for, and that is said`() async throws {
    let folder = try TemporaryFolder()
    let (path, other) = try folder.books(3, .unchanged)
    let database = AppDatabase(path, .unchanged)
    try await expect(database.read { try Book.fetchCount($0) }, 3)
    try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    let write = Task { try await database.write { try Books.book(10).insert($0) } }
    while !database.status.isWaiting { await Task.yield() }
    expect(database.status.line, "Waiting: the database is locked by another program.")
    try other.inDatabase { try $0.execute(sql: "COMMIT") }
    try await write.value
    while database.status.isWaiting { await Task.yield() }
    expectNil(database.status.line)
    try await expect(database.read { try Book.fetchCount($0) }, 4)
  }

  // Issue 31
  @Test func `one waits as long as the app says, and then gives up`() async throws {
    let folder = try TemporaryFolder()
    let (path, other) = try folder.books(3, .unchanged)
    let database = AppDatabase(path, .unchanged, patience: .milliseconds(5))
    try await expect(database.read { try Book.fetchCount($0) }, 3)
    try other.inDatabase { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    await #expect(throws: DatabaseProblem.busy) { try await database.write { try Books.book(10).insert($0) } }
    try other.inDatabase { try $0.execute(sql: "COMMIT") }
    try await database.write { try Books.book(10).insert($0) }
  }

  // Issue 31
  @Test(.timeLimit(.minutes(1)))
  func `another file in its place is opened, and nothing is written to the old one`() async throws {
    let folder = try TemporaryFolder()
    let (path, other) = try folder.books(3)
    try other.close()
    let second = try DatabaseQueue(path: folder.path("new"))
    try Books.fill(second, 7)
    try second.close()
    let database = AppDatabase(path, .writeAheadLog)
    let host = TestHost(width: 60, height: 12) { Titles(database: database).database(database) }
    await host.settle(database)
    expect(host.lines[3], "")
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + end) }
    try FileManager.default.moveItem(atPath: folder.path("new"), toPath: path)
    // Either the watcher was here first, or the write finds out.
    do throws(DatabaseProblem) {
      try await database.write { try Book(id: 50, title: "X", author: "x").insert($0) }
    } catch { expect(error, .replaced) }
    while !host.text.contains("T0000006") {
      await host.settle(database)
      await Task.yield()
    }
    expect(host.lines[11].trimmed, "fine")
  }

  // Issue 31
  @Test func `a write is whole or not at all, and says why`() async throws {
    let database = try Books.memory(3)
    await #expect(throws: DatabaseProblem.self) {
      try await database.write { db in
        try Books.book(20).insert(db)
        try Books.book(0).insert(db)
      }
    }
    try await expect(database.read { try Book.fetchCount($0) }, 3)
    guard case .refused = database.status.problem else {
      // The read came after it.
      expectNil(database.status.problem)
      return
    }
  }
}
