import GRDB
import Observation
import Synchronization
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIData

/// How often something was done, on any thread.
nonisolated final class Times: Sendable {
  private let known = Mutex(0)
  var count: Int { known.withLock { $0 } }
  func note() { known.withLock { $0 += 1 } }
}

extension QueryValueRequest {
  /// The same request, which notes each reading.
  nonisolated func noting(_ times: Times) -> QueryValueRequest {
    let read = read
    return QueryValueRequest(empty: empty, source: source) { db in
      times.note()
      return try read(db)
    }
  }
}

/// Queries of a value.
@Suite struct QueryValueTests {
  private struct Figures: View {
    @Query(.count(of: Book.self)) private var count: Int
    @Query(.count(of: Book.self, filter: Column("year") > 1_950)) private var new: Int
    @Query(.sum(\Book.id)) private var sum: Int64
    @Query(.sum(\Book.year)) private var years: Int
    @Query(.average(\Book.year)) private var average: Double?
    @Query(.min(\Book.year)) private var oldest: Int?
    @Query(.max(\Book.title)) private var last: String?
    @Query(.groups(by: \Book.author, .count)) private var authors: [QueryGroup<String, Int>]
    @Query(.groups(by: \Book.year, .max(\.id))) private var byYear: [QueryGroup<Int?, Int64?>]
    @Query(.groups(by: \Book.year, .average(\.id))) private var known: [Int: Double?]
    @Query(.groups(of: Book.self, by: SQL("year / 10 * 10"), .sum(\.year), filter: Column("id") > 3))
    private var decades: [QueryGroup<Int, Int>]
    @Query(.value(SQLRequest<Int>("SELECT count(DISTINCT author) FROM book"))) private var names: Int?
    @Query(.values(Book.filter(Column("id") < 3).order(Column("id")))) private var first: [Book]

    var body: some View {
      VStack(alignment: .leading) {
        Text("\(count) \(new) \(sum) \(years) \(average ?? -1) \(oldest ?? -1) \(last ?? "-")")
        Text("\(authors.map { "\($0.id):\($0.value)" }.joined(separator: " "))")
        Text("\(byYear.map { "\($0.id ?? 0):\($0.value ?? 0)" }.joined(separator: " "))")
        Text(
          "\(known.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value ?? 0)" }.joined(separator: " "))")
        Text("\(decades.map { "\($0.id):\($0.value)" }.joined(separator: " "))")
        Text("\(names ?? 0) \(first.map(\.title).joined(separator: ","))")
      }
      .lineLimit(1)
    }
  }

  /// What the figures of some books are.
  private func naive(_ books: [Book]) -> [String] {
    let years = books.compactMap(\.year)
    let average = years.isEmpty ? -1 : Double(years.reduce(0, +)) / Double(years.count)
    let authors = Dictionary(grouping: books, by: \.author).sorted { $0.key < $1.key }
    let byYear = Dictionary(grouping: books, by: \.year).sorted { $0.key ?? 0 < $1.key ?? 0 }
    let known = byYear.filter { $0.key != nil }
    let decades = Dictionary(grouping: books.filter { $0.id > 3 && $0.year != nil }) { $0.year! / 10 * 10 }
    let first = books.filter { $0.id < 3 }.sorted { $0.id < $1.id }
    return [
      "\(books.count) \(years.count { $0 > 1_950 }) \(books.map(\.id).reduce(0, +)) \(years.reduce(0, +)) "
        + "\(average) \(years.min() ?? -1) \(books.map(\.title).max() ?? "-")",
      authors.map { "\($0.key):\($0.value.count)" }.joined(separator: " "),
      byYear.map { "\($0.key ?? 0):\($0.value.map(\.id).max()!)" }.joined(separator: " "),
      known.map { "\($0.key!):\(Double($0.value.map(\.id).reduce(0, +)) / Double($0.value.count))" }
        .joined(separator: " "),
      decades.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.compactMap(\.year).reduce(0, +))" }
        .joined(separator: " "),
      "\(authors.count) \(first.map(\.title).joined(separator: ","))",
    ]
  }

  // Issue 46
  @Test func `figures are those of a naive model, whatever is written`() async throws {
    let database = try Books.memory(0)
    let host = TestHost(width: 900, height: 6) { Figures().database(database) }
    await host.settle(database)
    expect(host.lines.map(\.trimmed), naive([]).map(\.trimmed))
    var random = SeededNumbers(seed: 46)
    for round in 0..<40 {
      let change = { (db: Database) in
        switch random.next(4) {
        case 0, 1:
          for _ in 0..<(1 + random.next(6)) {
            try db.execute(
              sql: "INSERT INTO book (title, author, year) VALUES (?, ?, ?)",
              arguments: [
                "T\(random.next(99))", "A\(random.next(4))",
                random.next(4) == 0 ? nil : 1_930 + random.next(40),
              ])
          }
        case 2:
          try db.execute(
            sql: "UPDATE book SET author = ?, year = ? WHERE id % 5 = ?",
            arguments: ["A\(random.next(4))", 1_930 + random.next(40), random.next(5)])
        default: try db.execute(sql: "DELETE FROM book WHERE id % 7 = ?", arguments: [random.next(7)])
        }
      }
      try database.opened().writer.write(change)
      await host.settle(database)
      let books = try await database.read { try Book.fetchAll($0) }
      let (shown, model) = (host.lines.map(\.trimmed), naive(books).map(\.trimmed))
      expect(shown, model, "round \(round)")
      if shown != model { return }
    }
    expectEmpty(host.issues)
  }

  private struct Count: View {
    let request: QueryValueRequest<Int>
    let evaluated: Times
    @Query private var count: Int
    @State private var serial = "s"

    init(_ request: QueryValueRequest<Int>, _ evaluated: Times = Times()) {
      (self.request, self.evaluated) = (request, evaluated)
      _count = Query(request)
    }

    var body: some View {
      let _ = evaluated.note()
      Text("\(count)\(serial)\($count.isLoading ? "…" : "")\($count.problem?.description ?? "")")
    }
  }

  // Issue 46
  @Test func `a view is evaluated when its value differs, and another table isn't looked at`() async throws {
    let database = try Books.memory(10)
    try await database.write { try $0.execute(sql: "CREATE TABLE shelf (id INTEGER PRIMARY KEY, name TEXT)") }
    let (read, evaluated) = (Times(), Times())
    let request = QueryValueRequest<Int>.count(of: Book.self, filter: Column("year") == nil).noting(read)
    let host = TestHost(width: 40, height: 1) { Count(request, evaluated).database(database) }
    expect(host.lines[0], "0s…")
    await host.settle(database)
    expect(host.lines[0], "2s")
    expect(evaluated.count, 2)
    let before = read.count
    for number in 0..<5 {
      try await database.write { try $0.execute(sql: "INSERT INTO shelf (name) VALUES ('\(number)')") }
      await host.settle(database)
    }
    expect(read.count, before)
    // A row that doesn't count is read, and nobody hears of it.
    try await database.write { try Book(id: 50, title: "t", author: "a", year: 1_900).insert($0) }
    await host.settle(database)
    expect(read.count, before + 1)
    expect(evaluated.count, 2)
    try await database.write { try $0.execute(sql: "UPDATE book SET year = NULL WHERE id = 50") }
    await host.settle(database)
    expect(host.lines[0], "3s")
    expect(evaluated.count, 3)
    expectEmpty(host.issues)
  }

  // Issue 46
  @Test func `a thousand writes to a hundred thousand rows don't pile up`() async throws {
    let database = try Books.memory(100_000, index: false)
    let read = Times()
    let request = QueryValueRequest<Int>.count(of: Book.self, filter: Column("year") == nil).noting(read)
    let host = TestHost(width: 40, height: 1) { Count(request).database(database) }
    await host.settle(database)
    expect(host.lines[0], "20000s")
    let (before, start) = (read.count, ContinuousClock.now)
    let writer = try database.opened().writer
    func writeAll() throws {
      for number in 0..<1_000 {
        try writer.write { try Book(id: Int64(200_000 + number), title: "t", author: "a").insert($0) }
      }
    }
    try writeAll()
    await host.settle(database)
    let milliseconds = (ContinuousClock.now - start).milliseconds
    expect(host.lines[0], "21000s")
    expect(read.count - before, atMost: milliseconds / 33 + 2)
  }

  // Issue 46
  @Test func `a query that isn't on the screen reads nothing`() async throws {
    struct Door: View {
      let request: QueryValueRequest<Int>
      @State private var isOpen = false
      var body: some View {
        Text(isOpen ? "open" : "closed")
        if isOpen { Count(request) }
        Button("x") { isOpen.toggle() }.keyboardShortcut("x")
      }
    }
    let database = try Books.memory(10)
    let read = Times()
    let request = QueryValueRequest<Int>.count(of: Book.self).noting(read)
    let host = TestHost(width: 40, height: 3) { Door(request: request).database(database) }
    func write(_ id: Int64) async throws {
      try await database.write { try Book(id: id, title: "t", author: "a").insert($0) }
      await host.settle(database)
    }
    try await write(90)
    expect(read.count, 0)
    host.press("x", modifiers: .control)
    await host.settle(database)
    expect(host.text, contains: "11s")
    host.press("x", modifiers: .control)
    await host.settle(database)
    let before = read.count
    try await write(91)
    expect(read.count, before)
  }

  // Issue 46
  @Test func `without a database it has the value of no rows, and that is reported`() {
    let host = TestHost(width: 60, height: 1) { Count(.count(of: Book.self)) }
    expect(host.lines[0], "0sThere is no database.")
    expect(
      host.issues,
      [
        .missingValue(
          "a database", view: "Count", remedy: "Add `.database(_:)` to the scene, or to a view above.")
      ])
  }

  @Observable final class Choice {
    var database: AppDatabase?
    init(_ database: AppDatabase?) { self.database = database }
  }

  private struct Chosen: View {
    @Query(sort: [.by("title")]) private var rows: QueryRows<Book>
    @Query(.count(of: Book.self)) private var count: Int
    var body: some View { Text("\(rows.count) \(count)\($count.problem?.description ?? "")") }
  }

  private struct Chooser: View {
    let choice: Choice
    var body: some View { Chosen().database(choice.database) }
  }

  @Test func `nothing of a database is shown when it has gone`() async throws {
    let (books, empty) = (try Books.memory(3), AppDatabase(try DatabaseQueue()))
    let choice = Choice(books)
    let host = TestHost(width: 60, height: 1) { Chooser(choice: choice) }
    await host.settle(books)
    expect(host.lines[0], "3 3")
    choice.database = nil
    host.turn()
    expect(host.lines[0], "0 0There is no database.")
    choice.database = books
    host.turn()
    expect(host.lines[0], "0 0")
    await host.settle(books)
    expect(host.lines[0], "3 3")
    choice.database = empty
    await host.settle(empty)
    expect(host.lines[0], contains: "0 0The tables aren’t as expected")
  }

  private struct Greatest: View {
    @Query(.max(\Book.year)) private var year: Int?
    var body: some View { Text("\(year ?? 0)\($year.problem?.description ?? "")") }
  }

  // Issue 46
  @Test func `what can't be read is said, the value stays, and follows when it is mended`() async throws {
    let database = try Books.memory(3)
    try await database.write { try $0.execute(sql: "UPDATE book SET year = 7") }
    let host = TestHost(width: 120, height: 1) { Count(.sum(\Book.year)).database(database) }
    await host.settle(database)
    expect(host.lines[0], "21s")
    try await database.write { try $0.execute(sql: "UPDATE book SET year = 9223372036854775807") }
    await host.settle(database)
    expect(host.lines[0], "21sinteger overflow")
    try await database.write { try $0.execute(sql: "UPDATE book SET year = 2") }
    await host.settle(database)
    expect(host.lines[0], "6s")
    let greatest = TestHost(width: 120, height: 1) { Greatest().database(database) }
    await greatest.settle(database)
    expect(greatest.lines[0], "2")
    try await database.write {
      try $0.execute(sql: "UPDATE book SET year = 'x' || char(27) || 'y' WHERE id = 1")
    }
    await greatest.settle(database)
    expect(
      greatest.lines[0],
      #"2A row can’t be read: a value isn’t of the type Optional<Int>: "x\u{1B}y""#)
    let wrong = TestHost(width: 120, height: 1) {
      Count(.count(of: Book.self, filter: Column("colour") == 1)).database(database)
    }
    await wrong.settle(database)
    expect(wrong.lines[0], contains: "0sThe tables aren’t as expected: no such column: colour")
  }

  // Issue 46
  @Test func `it follows another program, and another file in the place of the database`() async throws {
    let folder = try TemporaryFolder()
    let (path, other) = try folder.books(100)
    let database = AppDatabase(path, .writeAheadLog)
    let host = TestHost(width: 40, height: 1) { Count(.count(of: Book.self)).database(database) }
    await host.settle(database)
    expect(host.lines[0], "100s")
    try await other.write { try Book(id: 900, title: "S", author: "x").insert($0) }
    await database.lookForChanges()
    await host.settle(database)
    expect(host.lines[0], "101s")
  }

  // Issue 46
  @Test func `requests are compared by what they ask`() {
    typealias Asked = QueryValueRequest<Int>
    func count(_ year: Int) -> Asked { .count(of: Book.self, filter: Column("year") > year) }
    expect(count(1).isSame(as: count(1)))
    expect(!count(1).isSame(as: count(2)))
    expect(!count(1).isSame(as: .count(of: Book.self)))
    expect(Asked.sum(\Book.year).isSame(as: .sum(\Book.year)))
    expect(!Asked.sum(\Book.year).isSame(as: .count(of: Book.self)))
    typealias Groups = QueryValueRequest<[QueryGroup<Int, Int>]>
    func groups(_ size: Int) -> Groups {
      .groups(of: Book.self, by: SQL("year / \(size)"), .count, filter: Column("id") > 3)
    }
    expect(groups(10).isSame(as: groups(10)))
    expect(!groups(10).isSame(as: groups(5)))
    typealias Found = QueryValueRequest<Int?>
    func newest(_ author: String) -> Found {
      .value(SQLRequest<Int>("SELECT max(year) FROM book WHERE author = \(author)"))
    }
    expect(newest("a").isSame(as: newest("a")))
    expect(!newest("a").isSame(as: newest("b")))
    expect(!Found.max(\Book.year).isSame(as: .min(\Book.year)))
  }
}
