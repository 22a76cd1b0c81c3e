import Foundation
import Synchronization
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIData

/// What other connections to a file change: each stands for another program.
@Suite struct OtherConnectionTests {
  private struct Titles: View {
    @Query(sort: \Book.title) var books: QueryRows<Book>
    @State private var selected: Book.ID?
    var body: some View {
      List(books, selection: $selected) { book in Text(book.title) }
      Text("\(books.count)")
    }
  }

  /// Hears of changes.
  private final class Ear: DatabaseListening {
    let events: AsyncStream<String>
    private let heard: AsyncStream<String>.Continuation
    init() { (events, heard) = AsyncStream.makeStream() }
    func databaseDidChange() { heard.yield("changed") }
    func databaseWasReplaced() { heard.yield("replaced") }
  }

  // Issue 31
  @Test(.timeLimit(.minutes(2)), arguments: [AppDatabase.Options.Journal.writeAheadLog, .unchanged])
  func `what another one writes is heard without being asked for`(_ journal: AppDatabase.Options.Journal)
    async throws
  {
    let folder = try TemporaryFolder()
    let (path, other) = try folder.books(100, journal)
    let database = AppDatabase(path, journal)
    let count = try await database.read { try Book.fetchCount($0) }
    expect(count, 100)
    let ear = Ear()
    database.add(ear)
    var events = ear.events.makeAsyncIterator()
    for number in 0..<20 {
      try await other.write { try Books.book(100 + number).insert($0) }
      await expect(events.next(), "changed")
      let now = try await database.read { try Book.fetchCount($0) }
      expect(now, 101 + number)
    }
    // What this one writes is told by its own connection.
    try await database.write { try Books.book(500).insert($0) }
    try await other.write { try Books.book(501).insert($0) }
    await expect(events.next(), "changed")
    // Another schema is another matter.
    try await other.write { try $0.execute(sql: "ALTER TABLE book ADD COLUMN shelf TEXT") }
    await expect(events.next(), "replaced")
  }

  // Issue 31
  @Test func `a view follows what another one writes`() async throws {
    ReadTimeout.milliseconds = 20_000
    let folder = try TemporaryFolder()
    let (path, other) = try folder.books(100)
    let database = AppDatabase(path, .writeAheadLog)
    let host = TestHost(width: 20, height: 6) { Titles().database(database) }
    await host.settle(database)
    expect(host.lines[0], "T0000000")
    try await other.write { try Book(id: 900, title: "S", author: "x").insert($0) }
    await database.lookForChanges()
    await host.settle(database)
    expect(host.lines[0], "S")
    expect(host.lines[5].trimmed, "101")
    // The columns of the table are others.
    try await other.write { db in
      try db.execute(sql: "DROP INDEX book_title")
      try db.execute(sql: "ALTER TABLE book RENAME COLUMN title TO name")
    }
    await database.lookForChanges()
    await host.settle(database)
    expect(database.status.line, "The table “book” has no column “title”.")
    expect(host.lines[0], "S")
  }

  // Issue 31
  @Test(arguments: [false, true])
  func `connections of the app follow another schema`(_ isPool: Bool) async throws {
    ReadTimeout.milliseconds = 20_000
    let folder = try TemporaryFolder()
    let (path, other) = try folder.books(10, isPool ? .writeAheadLog : .unchanged)
    let database = AppDatabase(
      isPool ? try DatabasePool(path: path) : try DatabaseQueue(path: path) as any DatabaseWriter)
    let host = TestHost(width: 20, height: 6) { Titles().database(database) }
    await host.settle(database)
    expect(host.lines[5].trimmed, "10")
    try await other.write { db in
      try db.execute(sql: "ALTER TABLE book ADD COLUMN shelf TEXT; DELETE FROM book WHERE id < 3")
    }
    await database.lookForChanges()
    await host.settle(database)
    expect(host.lines[5].trimmed, "8")
    expect(host.lines[0], "T0000002")
    expectNil(database.status.line)
  }

  // Issue 31
  @Test(arguments: [AppDatabase.Options.Journal.writeAheadLog, .unchanged])
  func `random writes of two connections show as a model has them`(_ journal: AppDatabase.Options.Journal)
    async throws
  {
    ReadTimeout.milliseconds = 20_000
    var random = SeededNumbers(seed: 31)
    let folder = try TemporaryFolder()
    let (path, other) = try folder.books(600, journal)
    let database = AppDatabase(path, journal)
    let host = TestHost(width: 20, height: 9) { Titles().database(database) }
    await host.settle(database)
    host.press(.tab)
    var next: Int64 = 10_000
    for round in 0..<150 {
      let change = { (db: Database) in
        switch random.next(4) {
        case 0:
          for _ in 0..<(1 + random.next(40)) {
            next += 1
            try Book(id: next, title: "T\(String(format: "%07d", random.next(700)))", author: "x").insert(db)
          }
        case 1:
          let low = random.next(700)
          try db.execute(
            sql: "DELETE FROM book WHERE title >= ? AND title < ?",
            arguments: [String(format: "T%07d", low), String(format: "T%07d", low + random.next(30))])
        case 2:
          try db.execute(
            sql: "UPDATE book SET title = ? WHERE id = ?",
            arguments: [String(format: "T%07d", random.next(700)), 1 + random.next(600)])
        default:
          try db.execute(
            sql: "UPDATE book SET author = author || 'y' WHERE id % 7 = ?", arguments: [random.next(7)])
        }
      }
      if round.isMultiple(of: 2) {
        try other.write(change)
        await database.lookForChanges()
      } else {
        try database.opened().writer.write(change)
      }
      switch random.next(7) {
      case 0: host.press(.pageDown)
      case 1: host.press(.pageUp)
      case 2: host.press(.end)
      case 3: host.press(.downArrow)
      case 4: host.press(.home)
      default: break
      }
      await host.settle(database)
      let model = try await other.read {
        try String.fetchAll($0, sql: "SELECT title FROM book ORDER BY title, id")
      }
      let shown = host.lines[0..<8].filter { !$0.isEmpty }
      expect(host.lines[8].trimmed, "\(model.count)", "round \(round)")
      expect(shown.count, min(model.count, 8), "round \(round)")
      let first = try #require(shown.first)
      var isThere = false
      for place in model.indices where model[place] == first && place + shown.count <= model.count {
        if Array(model[place..<(place + shown.count)]) == shown { isThere = true }
      }
      expect(isThere, "round \(round): \(shown)")
      if !isThere { return }
    }
    expectEmpty(host.issues)
  }
}

/// Numbers that are the same in each run.
nonisolated struct SeededNumbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(count, 1)))
  }
}
