import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIData

@Suite struct SectionedQueryTests {
  private struct Sections: View {
    let height: Int
    @SectionedQuery(sectionBy: \Book.author, sort: [.by("title")]) var authors: QuerySections<String, Book>
    var body: some View {
      List {
        ForEach(authors) { author in
          Section("\(author.id): \(author.count)") {
            ForEach(author) { book in Text(book.title) }
          }
        }
      }
      .frame(height: height)
    }
  }

  /// What a list of sections shows, in full.
  private func naive(_ books: [Book]) -> [String] {
    Dictionary(grouping: books, by: \.author).sorted { $0.key < $1.key }.flatMap { author, books in
      ["\(author): \(books.count)"] + books.sorted { ($0.title, $0.id) < ($1.title, $1.id) }.map(\.title)
    }
  }

  // Issue 31
  @Test func `sections are those of a naive grouping, whatever is written`() async throws {
    let database = try Books.memory(120)
    var random = SeededNumbers(seed: 7)
    let host = TestHost(width: 24, height: 250) { Sections(height: 250).database(database) }
    await host.settle(database)
    for round in 0..<40 {
      let change = { (db: Database) in
        switch random.next(3) {
        case 0:
          try Book(id: Int64(1_000 + round), title: "T\(random.next(99))", author: "A\(random.next(30))")
            .insert(db)
        case 1:
          try db.execute(
            sql: "UPDATE book SET author = ? WHERE id % 11 = ?",
            arguments: ["A\(random.next(30))", random.next(11)])
        default: try db.execute(sql: "DELETE FROM book WHERE id % 29 = ?", arguments: [random.next(29)])
        }
      }
      try database.opened().writer.write(change)
      await host.settle(database)
      let books = try await database.read { try Book.fetchAll($0) }
      let shown = host.lines.map(\.trimmed).filter { !$0.isEmpty }
      expect(shown, naive(books), "round \(round)")
      if shown != naive(books) { return }
    }
    expectEmpty(host.issues)
  }

  // Issue 31
  @Test func `keys lead through many sections`() async throws {
    let database = try Books.memory(4_000)
    struct Table2: View {
      @SectionedQuery(sectionBy: \Book.author, sort: [.by("title")]) var authors: QuerySections<String, Book>
      @State private var selected: Book.ID?
      var body: some View {
        Table(of: Book.self, selection: $selected) {
          TableColumn("Title", value: \.title)
        } rows: {
          ForEach(authors) { author in Section(author.id) { ForEach(author) } }
        }
        Text(selected.map { "\($0)" } ?? "none")
      }
    }
    let host = TestHost(width: 24, height: 12) { Table2().database(database) }
    await host.settle(database)
    let books = try await database.read { try Book.order(Column("author"), Column("title")).fetchAll($0) }
    host.press(.home)
    expect(host.lines[11].trimmed, "\(books[0].id)")
    host.press(.end)
    await host.settle(database)
    expect(host.lines[11].trimmed, "\(books[3_999].id)")
    expect(host.text, contains: books[3_999].title)
    for step in 1...30 {
      host.press(.upArrow)
      expect(host.lines[11].trimmed, "\(books[3_999 - step].id)")
    }
    expectEmpty(host.issues)
  }
}
