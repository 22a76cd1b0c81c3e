import Dispatch
import Soak
import Synchronization
import TerminalUI
import TerminalUITesting
import TestScreens
import Expectations
import Testing

@testable import TerminalUICore
@testable import TerminalUIData

/// Views over queries in the situations in which `ViewTrialTests` and `TrialsInTimeTests` put every other view, and in those that only a
/// database has: nothing traps, the tree stays sound, the screen has no control codes, and what was drawn bit by bit is what is drawn anew.
@Suite struct QueryTrialTests {
  private static let hostile =
    "a\u{1B}[31mb\u{7}\u{9B}2J\u{202E}c\r\n\td\u{7F}e\u{301}\u{301}\u{301}👩‍👩‍👧‍👦🇩🇪\u{200B}日本\u{FEFF}\u{E000}"

  @Test(arguments: QueryTrial.all) func `in windows of every size`(_ trial: QueryTrial) async throws {
    let play = try await Play(trial, rows: 300)
    let sizes = [
      (0, 0), (1, 1), (0, 7), (7, 0), (2, 1), (1, 5), (5, 2), (11, 3), (20, 5), (40, 12), (200, 60), (0, 0),
      (40, 12),
    ]
    for (width, height) in sizes {
      play.host.resize(width: width, height: height)
      await play.check("\(width)×\(height)")
      // Rows that come while there is no room for any.
      try play.write("INSERT INTO book (title, author) VALUES ('T\(width)', 'A\(height)')")
      await play.check("a row more at \(width)×\(height)")
    }
    expect(play.host.text, contains: "T")
  }

  @Test(arguments: QueryTrial.all)
  func `with hostile text, no text and much text in the database`(_ trial: QueryTrial) async throws {
    let play = try await Play(trial, rows: 30)
    let much = String(repeating: "much text ", count: Soak.count(3_000, 100_000))
    for text in [Self.hostile, "", much, "nul \u{0} nul", "x"] {
      try play.write("UPDATE book SET title = ?, author = ? WHERE id % 2 = 0", [text, text])
      await play.check("\(text.utf8.count) bytes")
      play.host.press(.downArrow)
      await play.check("and down")
    }
    try play.write("UPDATE book SET title = CAST(x'41FF41C328FE' AS TEXT)")
    await play.check("what is no UTF-8")
    try play.write("UPDATE book SET year = 9223372036854775807, title = CAST(zeroblob(70000) AS TEXT)")
    await play.check("zeros")
    for value in ["1e300", "-1e300", "9e999", "'abc'", "x'00'"] {
      try play.write("UPDATE book SET year = \(value)")
      await play.check("\(value) for a number")
    }
    try play.write("UPDATE book SET author = x'FFFE'")
    await play.check("bytes that are no text")
    try play.write("UPDATE book SET author = 'B'")
    try play.write("UPDATE book SET year = NULL, title = 'fine'")
    await play.check("fine again")
    expectNil(play.database.status.line)
    expect(play.host.text, contains: "fine")
  }

  @Test(arguments: QueryTrial.all) func `with no rows, one and many`(_ trial: QueryTrial) async throws {
    let play = try await Play(trial, rows: 0)
    for count in [1, 2_000, 0, 3, 2_000, 1, 0] {
      try play.write("DELETE FROM book")
      try play.write(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        INSERT INTO book (title, author) SELECT 'T' || i, 'A' || i % 9 FROM n WHERE i <= ?
        """, [count, count])
      await play.check("\(count) rows")
      play.host.press(.end)
      await play.check("at the end of \(count) rows")
    }
  }

  @Test(arguments: QueryTrial.all)
  func `with keys, with the mouse, and with rows that go while they are in sight`(_ trial: QueryTrial)
    async throws
  {
    let play = try await Play(trial, rows: 400)
    let keys: [KeyEquivalent] = [
      .tab, .return, .downArrow, .space, "a", .delete, .end, .pageUp, .home, .pageDown, .tab, .return,
      .escape,
    ]
    for (number, key) in keys.enumerated() {
      play.host.press(key)
      // Not waited for: the next key comes while one reads.
      try play.write("DELETE FROM book WHERE id % 40 = ?", [number])
      play.host.press(.downArrow)
      await play.check("\(key)")
    }
    for (x, y) in [(20, 6), (0, 0), (39, 11), (1, 1), (19, 5)] {
      play.host.click(x: x, y: y)
      try play.write("UPDATE book SET title = 'U' || title, author = 'B' WHERE id % 17 = ?", [x % 17])
      play.host.drag((x: x, y: y), (x: x / 2, y: y + 1), (x: 100, y: 100))
      play.host.scroll(x: x, y: y, dy: 30)
      await play.check("click, drag and wheel at \(x), \(y)")
    }
    play.host.press(.end)
    try play.write("DELETE FROM book")
    play.host.press(.pageUp)
    await play.check("all rows gone")
  }

  @Test(arguments: QueryTrial.all)
  func `disabled, covered, in a sheet, in a lazy row, and with other databases`(_ trial: QueryTrial)
    async throws
  {
    let play = try await Play(trial, rows: 100)
    let other = try Books.memory(50)
    let changes: [(String, (QueryStage) -> Void)] = [
      ("disabled", { $0.isDisabled = true }), ("enabled", { $0.isDisabled = false }),
      ("covered", { $0.isCovered = true }), ("seen again", { $0.isCovered = false }),
      ("in a sheet", { $0.isInSheet = true }), ("without", { $0.isInSheet = false }),
      ("in a row", { $0.isInRow = true }), ("without a row", { $0.isInRow = false }),
      ("away", { $0.isThere = false }), ("there again", { $0.isThere = true }),
      ("another database", { $0.database = other }), ("the first one", { $0.database = play.database }),
    ]
    for (moment, change) in changes {
      change(play.stage)
      play.host.turn()
      try play.write("INSERT INTO book (title, author) VALUES ('A', 'A')")
      await play.check(moment)
      play.host.press(.downArrow)
      play.host.scroll(x: 5, y: 5, dy: 40)
      await play.check("\(moment), out of sight")
      play.host.scroll(x: 5, y: 5, dy: -40)
      await play.check("\(moment), in sight")
    }
  }

  @Test(arguments: QueryTrial.all)
  func `what reads ends with the view, and nothing waits for a time`(_ trial: QueryTrial) async throws {
    for isDropped in [false, true] {
      for rows in [0, 3_000] {
        weak var host: ViewHost?
        let database: AppDatabase
        do {
          let play = try await Play(trial, rows: rows)
          (host, database) = (play.host.host, play.database)
          // It goes while rows are asked for, and while others write.
          database.reading.suspend()
          ReadTimeout.milliseconds = 0
          play.host.press(.end)
          ReadTimeout.milliseconds = 20_000
          try play.write("INSERT INTO book (title, author) VALUES ('A', 'A')")
          if !isDropped {
            play.stage.isThere = false
            play.host.turn()
          }
          database.reading.resume()
          if !isDropped {
            await play.check("gone")
            for _ in 0..<3 { play.host.advance(by: .seconds(1)) }
            await play.check("gone for some time")
            expectNil(play.host.host.timerDeadline)
          }
        }
        await database.settle()
        expectNil(host, "\(trial): the host is kept")
        try await database.write { try $0.execute(sql: "DELETE FROM book") }
        await database.settle()
        expect(database.state.withLock { $0.listeners.allSatisfy { $0.listener == nil } })
      }
    }
  }
}

/// What a trial's view shows: a test changes it from outside.
@Observable final class QueryStage {
  var database: AppDatabase
  var isDisabled = false
  var isCovered = false
  var isInSheet = false
  var isInRow = false
  var isThere = true

  init(_ database: AppDatabase) { self.database = database }

  func binding(_ path: ReferenceWritableKeyPath<QueryStage, Bool>) -> Binding<Bool> {
    Binding {
      self[keyPath: path]
    } set: {
      self[keyPath: path] = $0
    }
  }
}

/// A view over a query.
nonisolated struct QueryTrial: CustomStringConvertible, Sendable {
  let description: String
  let make: @MainActor @Sendable () -> AnyView

  init<Content: View>(_ name: String, _ make: @escaping @MainActor @Sendable () -> Content) {
    description = name
    self.make = { AnyView(make()) }
  }

  /// One line for each container that takes the rows of queries.
  static let all = [
    QueryTrial("List over Query") { QueryList() }, QueryTrial("Table over Query") { QueryTable() },
    QueryTrial("LazyVStack over Query") { QueryStack() },
    QueryTrial("VStack over Query") { QueryForEach() },
    QueryTrial("List over SectionedQuery") { SectionList() },
    QueryTrial("Table over SectionedQuery") { SectionTable() },
  ]
}

private struct QueryList: View {
  @Query(sort: \Book.title) private var books: QueryRows<Book>
  @State private var selected: Set<Book.ID> = []
  var body: some View {
    List(books, selection: $selected) { book in
      HStack {
        Text(book.title)
        Button(book.author) { selected = [] }
      }
    }
  }
}

private struct QueryTable: View {
  @Query(sort: \Book.title) private var books: QueryRows<Book>
  @State private var selected: Book.ID?
  var body: some View {
    Table(books, selection: $selected, sortOrder: $books.sortOrder) {
      TableColumn("Title", value: \.title)
      TableColumn("Author", value: \.author)
    }
  }
}

private struct QueryStack: View {
  @Query(sort: [.by("author"), .by("title", .reverse)]) private var books: QueryRows<Book>
  var body: some View {
    ScrollView { LazyVStack { ForEach(books) { book in Button(book.title) {} } } }
  }
}

/// All rows at once, which is for few.
private struct QueryForEach: View {
  @Query(QueryRequest(Book.filter(Column("id") < 20), sort: [.by("title")])) private var books:
    QueryRows<Book>
  var body: some View {
    VStack {
      Text("\(books.count) \($books.isLoading) \($books.problem?.description ?? "")")
      ForEach(books) { book in Text(book.title) }
    }
  }
}

private struct SectionList: View {
  @SectionedQuery(sectionBy: \Book.author, sort: [.by("title")]) private var authors:
    QuerySections<String, Book>
  var body: some View {
    List {
      ForEach(authors) { author in Section(author.id) { ForEach(author) { book in Text(book.title) } } }
    }
  }
}

private struct SectionTable: View {
  @SectionedQuery(sectionBy: \Book.author, sort: [.by("title")]) private var authors:
    QuerySections<String, Book>
  @State private var selected: Set<Book.ID> = []
  var body: some View {
    Table(of: Book.self, selection: $selected) {
      TableColumn("Title", value: \.title)
    } rows: {
      ForEach(authors) { author in Section(author.id) { ForEach(author) } }
    }
  }
}

/// The view of a trial as its stage says.
private struct QueryStageView: View {
  let trial: QueryTrial
  let stage: QueryStage

  var body: some View {
    Group {
      if stage.isInRow {
        ScrollView {
          LazyVStack {
            ForEach(0..<60, id: \.self) { row in
              if row == 2 {
                if stage.isThere { trial.make().frame(height: 8) }
              } else {
                Text("row \(row)")
              }
            }
          }
        }
      } else if stage.isThere {
        trial.make()
      }
    }
    .disabled(stage.isDisabled)
    .fullScreenCover(isPresented: stage.binding(\.isCovered)) { Text("cover") }
    .sheet(isPresented: stage.binding(\.isInSheet)) { trial.make() }
    .database(stage.database)
  }
}

/// A trial on a terminal, over a database in memory.
private struct Play {
  let trial: QueryTrial
  let database: AppDatabase
  let stage: QueryStage
  let host: TestHost

  init(_ trial: QueryTrial, rows: Int) async throws {
    self.trial = trial
    database = try Books.memory(rows)
    let stage = QueryStage(database)
    self.stage = stage
    host = TestHost(width: 40, height: 12) { QueryStageView(trial: trial, stage: stage) }
    await check("at first")
  }

  func write(_ sql: String, _ arguments: StatementArguments = []) throws {
    try database.opened().writer.write { try $0.execute(sql: sql, arguments: arguments) }
  }

  /// What holds in every situation.
  func check(_ moment: String) async {
    await host.settle(stage.database)
    host.expectSound("\(trial), \(moment)")
  }
}
