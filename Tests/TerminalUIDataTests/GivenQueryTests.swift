import GRDB
import TerminalUI
import TerminalUITesting
import Expectations
import Testing

@testable import TerminalUIData

private struct Found: View {
  @Query private var books: QueryRows<Book>
  @State private var serial: String

  init(filter text: String) {
    _books = Query(filter: Column("title").like("%\(text)"), sort: [.by("title", .reverse)])
    _serial = State(initialValue: text)
  }

  init(request text: String) {
    let request = Book.filter(Column("title").like("%\(text)"))
    _books = Query(QueryRequest(request, sort: [.by("title", .reverse)]))
    _serial = State(initialValue: text)
  }

  var body: some View { VStack { List(books) { Text($0.title + "/" + serial) } } }
}

private struct Storing<Content: View>: View {
  let content: Content
  var body: some View { VStack { content } }
}

private struct Sectioned: View {
  @SectionedQuery private var authors: QuerySections<String, Book>
  private let serial = "1"

  init(_ text: String) {
    _authors = SectionedQuery(
      sectionBy: \Book.author, filter: Column("title").like("%\(text)"), sort: [.by("title", .reverse)])
  }

  var body: some View {
    List {
      ForEach(authors) { author in
        Section(author.id) { ForEach(author) { Text($0.title + "/" + serial) } }
      }
    }
  }
}

private struct Newest: View {
  @Query private var titles: [String]
  private let serial = "1"

  init(_ text: String) {
    let request = Book.filter(Column("title").like("%\(text)")).order(Column("title").desc)
    _titles = Query(.values(request.select(Column("title"), as: String.self)))
  }

  var body: some View { Text("\(titles.first ?? "none")/\(serial)") }
}

private struct Search: View {
  let kind: Int
  @State private var text = "1"

  var body: some View {
    switch kind {
    case 0: Found(filter: text)
    case 1: NavigationStack { Found(filter: text) }
    case 2: Storing(content: Found(filter: text))
    case 3: GroupBox { Found(filter: text) }
    case 4:
      NavigationSplitView {
        Found(filter: text)
      } detail: {
        Text("d")
      }
    case 5: Found(request: text)
    case 6: Storing(content: Found(request: text))
    case 7: Sectioned(text)
    case 8: Newest(text)
    case 9: Storing(content: Newest(text))
    default: Storing(content: Sectioned(text))
    }
    Button("2") { text = "2" }.keyboardShortcut("n")
  }
}

/// A view that makes its query of a value.
@Suite struct GivenQueryTests {
  // Mend D1
  @Test(arguments: 0..<11) func `a query of another value has other rows, and the view keeps its state`(
    _ kind: Int
  ) async throws {
    let database = try Books.memory(30)
    let host = TestHost(width: 24, height: 12) { Search(kind: kind).database(database) }
    await host.settle(database)
    expect(host.text, contains: "T0000021/1")
    host.press("n", modifiers: .control)
    await host.settle(database)
    expect(host.text, contains: "T0000022/1")
    expect(host.text, lacks: "T0000021")
  }

  // Mend D1
  @Test func `a request whose rows were changed after it was made is another one`() {
    func request(_ limit: Int) -> QueryRequest<Book> {
      var request = QueryRequest<Book>(filter: Column("id") > 3)
      request.base = request.base.limit(limit)
      return request
    }
    expect(request(1).isSame(as: request(1)))
    expect(!request(1).isSame(as: request(2)))
    expect(!request(1).isSame(as: QueryRequest<Book>(filter: Column("id") > 3)))
  }

  // Mend D1
  @Test func `requests of the app are compared part by part`() {
    func check(_ one: (Int) -> QueryInterfaceRequest<Book>) {
      expect(QueryRequest(one(1)).isSame(as: QueryRequest(one(1))))
      expect(!QueryRequest(one(1)).isSame(as: QueryRequest(one(2))))
    }
    check { Book.filter(Column("year") > $0 && Column("title") == "b").filter(Column("id") == 3) }
    check { Book.filter(sql: "id = ?", arguments: [$0]) }
    check { Book.limit($0) }
    check { Book.filter(key: Int64($0)) }
    check { Book.filter(ids: [Int64($0)]) }
    check { Book.filter([1, $0].contains(Column("id"))) }
    check { Book.filter(Book.filter(Column("id") == $0).exists()) }
  }
}
