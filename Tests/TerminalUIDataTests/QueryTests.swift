import Cells
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUICore
@testable import TerminalUIData

@Suite struct QueryTests {
  private struct Titles: View {
    @Query(sort: \Book.title) var books: QueryRows<Book>
    var body: some View {
      List(books) { book in Text(book.title) }
    }
  }

  // Issue 31
  @Test func `a list shows the rows, and follows what is written`() async throws {
    let database = try Books.memory(3)
    let host = TestHost(width: 12, height: 6) { Titles().database(database) }
    await host.settle(database)
    expect(host.lines.prefix(4), ["T0000000", "T0000001", "T0000002", ""])
    try await database.write { try Book(id: 50, title: "T0000000b", author: "x").insert($0) }
    await host.settle(database)
    expect(host.lines.prefix(5), ["T0000000", "T0000000b", "T0000001", "T0000002", ""])
    try await database.write { _ = try Book.deleteOne($0, key: 1) }
    await host.settle(database)
    expect(host.lines.prefix(4), ["T0000000b", "T0000001", "T0000002", ""])
    expectEmpty(host.issues)
  }

  // Issue 31
  @Test func `without a database a query is empty, and that is reported`() async throws {
    struct Lost: View {
      @Query(sort: \Book.title) var books: QueryRows<Book>
      var body: some View {
        Text("\(books.count)")
        Text($books.problem?.description ?? "fine")
      }
    }
    let host = TestHost(width: 40, height: 3) { Lost() }
    expect(host.lines.prefix(2).map(\.trimmed), ["0", "There is no database."])
    expect(
      host.issues,
      [
        .missingValue(
          "a database", view: "Lost", remedy: "Add `.database(_:)` to the scene, or to a view above.")
      ])
  }

  // Issue 31
  @Test func `a scene gives its windows the database`() async throws {
    let database = try Books.memory(2)
    let host = TestHost(width: 12, height: 4, scene: WindowGroup { Titles() }.database(database))
    await host.settle(database)
    expect(host.lines.prefix(2), ["T0000000", "T0000001"])
  }

  // Issue 31
  @Test func `another request has other rows`() async throws {
    struct Some: View {
      @Query(filter: Column("year") > 1_950, sort: \Book.title) var books: QueryRows<Book>
      var body: some View {
        VStack {
          Text("\(books.count)")
          List(books) { book in Text(book.title) }
          Button("old") { $books.request = QueryRequest(filter: Column("year") < 1_950, sort: [.by("year")]) }
            .keyboardShortcut("o")
        }
      }
    }
    let database = try Books.memory(200)
    let host = TestHost(width: 20, height: 6) { Some().database(database) }
    await host.settle(database)
    let numbers = 0..<200
    let new = numbers.map(Books.book).filter { $0.year.map { $0 > 1_950 } ?? false }
    expect(host.lines[0].hasSuffix("\(new.count)"))
    expect(host.lines[1], contains: new[0].title)
    host.press("o", modifiers: .control)
    await host.settle(database)
    let old = numbers.map(Books.book).filter { $0.year.map { $0 < 1_950 } ?? false }
      .sorted { ($0.year!, $0.id) < ($1.year!, $1.id) }
    expect(host.lines[0], contains: "\(old.count)")
    expect(host.lines[1], contains: old[0].title)
  }

  // Issue 31
  @Test func `a view that makes its query of a value reads anew when that changes`() async throws {
    struct Search: View {
      @Query private var books: QueryRows<Book>
      init(_ text: String) {
        _books = Query(filter: Column("title").like("%\(text)"), sort: [.by("title", .reverse)])
      }
      var body: some View { List(books) { book in Text(book.title) } }
    }
    struct Outer: View {
      @State private var text = "1"
      var body: some View {
        Search(text)
        Button("2") { text = "2" }.keyboardShortcut("n")
        Button("same") { text = text + "" }.keyboardShortcut("s")
      }
    }
    let database = try Books.memory(30)
    let host = TestHost(width: 20, height: 6) { Outer().database(database) }
    await host.settle(database)
    expect(host.lines[0], contains: "T0000021")
    host.press("n", modifiers: .control)
    await host.settle(database)
    expect(host.lines[0], contains: "T0000022")
    expect(host.lines[1], contains: "T0000012")
  }

  // Issue 31
  @Test func `a column that isn't there is said`() async throws {
    struct Wrong: View {
      @Query(sort: [.by("colour")]) var books: QueryRows<Book>
      var body: some View { Text($books.problem?.description ?? "fine") }
    }
    let database = try Books.memory(1)
    let host = TestHost(width: 60, height: 1) { Wrong().database(database) }
    await host.settle(database)
    expect(host.lines[0].trimmed, "The table “book” has no column “colour”.")
  }

  /// A book whose year is always known.
  private nonisolated struct DatedBook: Codable, QueryRecord {
    var id: Int64
    var title: String
    var year: Int
    static let databaseTableName = "book"
  }

  // Issue 31
  @Test func `a row that is no record is said, and the others come when it is mended`() async throws {
    struct Dated: View {
      @Query(sort: \DatedBook.title) var books: QueryRows<DatedBook>
      var body: some View {
        Text($books.problem?.description ?? "fine")
        List(books) { book in Text("\(book.title) \(book.year)") }
      }
    }
    let database = try Books.memory(4)
    try await database.write { try $0.execute(sql: "UPDATE book SET year = NULL WHERE id = 2") }
    let host = TestHost(width: 120, height: 6) { Dated().database(database) }
    await host.settle(database)
    expect(
      host.lines[0], "A row can’t be read: could not decode Int from database value NULL - column: \"year\""
    )
    try await database.write { try $0.execute(sql: "UPDATE book SET year = id") }
    await host.settle(database)
    expect(host.lines[0].trimmed, "fine")
    expect(host.lines[2], "T0000001 2")
    // Those that are there stay.
    try await database.write { try $0.execute(sql: "UPDATE book SET year = NULL WHERE id = 3") }
    await host.settle(database)
    expect(host.lines[0].hasPrefix("A row can’t be read"))
    expect(host.lines[2], "T0000001 2")
    expectEmpty(host.issues)
  }

  // Issue 31
  @Test func `rows that went meanwhile are no end of the program`() async throws {
    let database = try Books.memory(3_000)
    let rows = Box<QueryRows<Book>>()
    struct Keeping: View {
      let rows: Box<QueryRows<Book>>
      @Query(sort: \Book.title) var books: QueryRows<Book>
      var body: some View {
        let _ = rows.value = books
        Text("\(books.count)")
      }
    }
    let host = TestHost(width: 20, height: 1) { Keeping(rows: rows).database(database) }
    await host.settle(database)
    let books = try #require(rows.value)
    expect(books.count == 3_000 && books[2_900].title == "T0002900")
    // The view hasn't heard of it yet.
    func empty() throws { try database.opened().writer.write { _ = try Book.deleteAll($0) } }
    try empty()
    expect(books[2_999].title.hasPrefix("T"))
    expect(books[1_500].title.hasPrefix("T"))
    await host.settle(database)
    expect(host.lines[0], "0")
  }

  /// Holds what a view has.
  private final class Box<Value> { var value: Value? }

  // Issue 31
  @Test func `the order of a table's titles is the query's`() async throws {
    struct Sorted: View {
      @Query(sort: \Book.title) var books: QueryRows<Book>
      @State private var selected: Book.ID?
      var body: some View {
        Table(books, selection: $selected, sortOrder: $books.sortOrder) {
          TableColumn("Title", value: \.title)
          TableColumn("Author", value: \.author)
        }
      }
    }
    let database = try Books.memory(40)
    let host = TestHost(width: 40, height: 8) { Sorted().database(database) }
    await host.settle(database)
    expect(host.text, contains: "Title")
    expect(host.lines[1], contains: "T0000000")
    host.click(x: 3, y: 0)
    await host.settle(database)
    expect(host.lines[1], contains: "T0000039")
    let author = try #require(host.position(of: "Author"))
    host.click(x: author.x + 1, y: author.y)
    await host.settle(database)
    expect(host.lines[1].contains("A0 ") || host.lines[1].hasSuffix("A0"))
  }
}

extension String {
  /// Without blanks at the ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
