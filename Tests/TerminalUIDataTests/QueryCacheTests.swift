import Cells
import Dispatch
import Synchronization
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore
@testable import TerminalUIData

/// Counts what rows evaluate.
nonisolated private final class Calls: Sendable {
  private let titles = Mutex<[String]>([])
  func note(_ title: String) { titles.withLock { $0.append(title) } }
  func take() -> [String] {
    titles.withLock { titles in
      defer { titles = [] }; return titles
    }
  }
}

@Suite struct QueryCacheTests {
  private struct Rows: View {
    let calls: Calls
    @Query(sort: \Book.title) var books: QueryRows<Book>
    @State private var selected: Set<Book.ID> = []

    var body: some View {
      List(books, selection: $selected) { book in Row(book: book, calls: calls) }
      Text(selected.sorted().map { "\($0)" }.joined(separator: " "))
    }
  }

  private struct Row: View {
    let book: Book
    let calls: Calls
    @State private var mark = "-"

    var body: some View {
      let _ = calls.note(book.title)
      HStack {
        Text(book.title)
        Text(mark)
        Button("mark") { mark = "#" }
      }
    }
  }

  // Issue 31
  @Test func `keys lead through all rows, and each shows its values`() async throws {
    let database = try Books.memory(10_000)
    let calls = Calls()
    let host = TestHost(width: 30, height: 11) { Rows(calls: calls).database(database) }
    await host.settle(database)
    expect(host.lines[0].hasPrefix("T0000000"))
    host.press(.tab)
    host.press(.end)
    expect(host.lines[9].hasPrefix("T0009999"))
    expect(host.lines[10].trimmed, "10000")
    await host.settle(database)
    _ = calls.take()
    host.press(.pageUp)
    expect(host.lines[9].hasPrefix("T0009989"))
    expect(calls.take().count, atMost: 3 * 10)
    host.press(.home)
    expect(host.lines[0].hasPrefix("T0000000"))
    for page in 1...200 {
      host.press(.pageDown)
      if page.isMultiple(of: 20) { await host.settle(database) }
      expect(host.text, lacks: "…")
    }
    expect(host.lines[10].trimmed, "2001")
    expectEmpty(host.issues)
  }

  // Issue 31
  @Test func `only rows whose values changed are evaluated, and they keep their state and the selection`()
    async throws
  {
    let database = try Books.memory(5_000)
    let calls = Calls()
    let host = TestHost(width: 40, height: 11) { Rows(calls: calls).database(database) }
    await host.settle(database)
    host.press(.tab)
    for _ in 0...300 { host.press(.pageDown) }
    await host.settle(database)
    let selected = host.lines[10].trimmed
    expect(selected, "3001")
    host.press(.return)
    expect(host.lines.contains { $0.hasPrefix("T0003000 # ") })
    let before = host.lines
    _ = calls.take()

    // Far away: nothing in sight is evaluated, and nothing moves.
    try await database.write { db in
      for number in 0..<50 {
        try Book(id: Int64(20_000 + number), title: "A\(number)", author: "x").insert(db)
      }
    }
    await host.settle(database)
    expect(calls.take(), [])
    expect(host.lines, before)

    // One row in sight.
    try await database.write { db in
      try db.execute(sql: "UPDATE book SET author = 'other' WHERE id = 3001")
    }
    await host.settle(database)
    expect(calls.take(), ["T0003000"])
    expect(host.lines, before)

    // A new one between them.
    try await database.write { try Book(id: 30_000, title: "T0003001x", author: "x").insert($0) }
    await host.settle(database)
    expect(calls.take(), ["T0003001x"])
    expect(host.lines.contains { $0.hasPrefix("T0003000 # ") })
    expect(host.lines[10].trimmed, selected)

    // One that goes.
    try await database.write { _ = try Book.deleteOne($0, key: 30_000) }
    await host.settle(database)
    expect(host.lines.contains { $0.hasPrefix("T0003000 # ") })
    expect(host.lines[10].trimmed, selected)
    expectEmpty(host.issues)
  }

  // Issue 31
  @Test func `all rows can be selected`() async throws {
    let database = try Books.memory(3_000)
    struct All: View {
      @Query(sort: \Book.title) var books: QueryRows<Book>
      @State private var selected: Set<Book.ID> = []
      var body: some View {
        List(books, selection: $selected) { book in Text(book.title) }
        Text("\(selected.count) selected")
      }
    }
    let host = TestHost(width: 40, height: 11) { All().database(database) }
    await host.settle(database)
    host.press(.tab)
    host.press("a", modifiers: .control)
    for _ in 0..<20 { host.advance(by: .milliseconds(5)) }
    await host.settle(database)
    expect(host.lines[10].trimmed, "3000 selected")
  }

  // Issue 31
  @Test func `an index of keys leads to rows far away`() async throws {
    let database = try Books.memory(20_000)
    let window = QueryCache<Book>(database, QueryRequest(sort: [.by("title")]), section: nil) { _ in }
    window.start()
    await database.settle()
    window.buildIndex()
    expect(
      window.state.withLock { $0.index.anchors.map(\.place) },
      Array(stride(from: 1_000, to: 20_000, by: 1_000)))
    for place in [0, 5, 999, 1_000, 7_321, 10_500, 19_000, 19_999] {
      expect(window.record(at: place)?.title, Books.book(place).title)
      expect(window.state.withLock { $0.shown.contents.runs.count }, atMost: RowsInMemory<Book>.mostRuns)
    }
    var state = window.state.withLock { $0 }
    state.shown.adopt(RowsInMemory.Contents(count: 20_000))
    let plan = window.plan(for: 7_400..<7_500, state)
    guard case .beside(.from, _, 7_400, 400, 100) = plan else {
      Issue.record("\(String(describing: plan))")
      return
    }
    // Bytes: three values a key, one key a thousand rows.
    expect(window.state.withLock { $0.index.anchors.count * (3 * 24 + 48) } / 20_000, below: 16)
    window.close()
  }

  // Issue 31
  @Test func `the place of the rows in sight is set right by the index`() async throws {
    let queue = try DatabaseQueue()
    try Books.fill(queue, 60_000)
    let database = AppDatabase(queue)
    // The index is made when the test says so.
    database.tending.suspend()
    defer { database.tending.resume() }
    let shown = Mutex<QueryCache<Book>.Contents?>(nil)
    let window = QueryCache<Book>(database, QueryRequest(sort: [.by("title")]), section: nil) { contents in
      shown.withLock { $0 = contents }
    }
    window.start()
    await database.settle()
    _ = window.record(at: 50_000)
    window.rowsAreInSight(50_000..<50_020)
    await database.settle()
    // All behind what is in sight: one can't know, and thinks that most came before.
    try await database.write { db in
      for number in 0..<500 {
        try Book(id: Int64(90_000 + number), title: "Z\(number)", author: "x").insert(db)
      }
    }
    await database.settle()
    let guess = window.place(of: 50_001)
    expect(guess, not: 50_000)
    window.buildIndex()
    await database.settle()
    expect(window.place(of: 50_001), 50_000)
    expect(shown.withLock { $0?.count }, 60_500)
    window.close()
  }

  // Issue 31
  @Test func `rows that come later have an ellipsis in their place`() async throws {
    let database = try Books.memory(5_000)
    struct Two: View {
      @Query(sort: \Book.title) var books: QueryRows<Book>
      @State private var selected: Book.ID?
      var body: some View {
        Table(books, selection: $selected) {
          TableColumn("Title", value: \.title)
          TableColumn("Author", value: \.author)
        }
      }
    }
    let host = TestHost(width: 40, height: 6) { Two().database(database) }
    await host.settle(database)
    // Others set it, too, while one waits.
    ReadTimeout.milliseconds = 0
    database.reading.suspend()
    host.press(.end)
    database.reading.resume()
    ReadTimeout.milliseconds = 20_000
    expect(host.lines[3], contains: "…")
    await host.settle(database)
    expect(host.text, lacks: "…")
    expect(host.text, contains: "T0004999")
  }

  // Issue 31
  @Test func `rows that are read while their neighbours are asked for are shown`() async throws {
    struct Titles: View {
      @Query(sort: \Book.title) var books: QueryRows<Book>
      var body: some View { List(books) { Text($0.title) } }
    }
    for _ in 0..<30 {
      let database = try Books.memory(1_500)
      let host = TestHost(width: 40, height: 12) { Titles().database(database) }
      await host.settle(database)
      ReadTimeout.milliseconds = 0
      host.press(.end)
      ReadTimeout.milliseconds = 20_000
      await host.settle(database)
      expect(host.text, lacks: "…")
    }
  }
}
