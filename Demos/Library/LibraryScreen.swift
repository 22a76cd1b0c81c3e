#if Data
  import TerminalUIData

  /// The library: how far it is while it is made, and then its books.
  struct LibraryScreen: View {
    let shelf: Shelf
    @Environment(\.exit) private var exit

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if let line = shelf.problem?.description ?? shelf.database.status.line {
          Text(line).foregroundStyle(.error).lineLimit(2)
        }
        switch shelf.phase {
        case .opening: Text("Opening…").foregroundStyle(.secondary)
        case .filling(let progress): filling(progress)
        case .ready: BookList(shelf: shelf)
        }
      }
      .onKeyPress("q", name: "Quit") { exit() }
      .task { await shelf.open() }
    }

    private func filling(_ progress: Stock.Progress) -> some View {
      VStack(alignment: .leading, spacing: 1) {
        ProgressView("Books", value: Double(progress.books), total: Double(max(shelf.goal, 1)))
        ProgressView("Indexes", value: Double(progress.indexes), total: Double(Schema.indexes.count))
        Text("\(progress.books) of \(shelf.goal) books").foregroundStyle(.secondary)
        Button("That’s enough") { shelf.stopFilling() }
          .keyboardShortcut(.cancelAction)
      }
      .padding(2)
    }
  }

  /// The books in a table, with their actions.
  private struct BookList: View {
    let shelf: Shelf
    @Query(sort: \Book.title) private var books: QueryRows<Book>
    @Environment(\.showToast) private var showToast
    @State private var selected: Set<Book.ID> = []
    @State private var search = ""
    @State private var field = Field.title
    @State private var edited: EditedBook?
    @State private var isGrouped = false
    @FocusState private var isTableFocused: Bool

    private enum Field: String, CaseIterable { case title, author }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          if search.isEmpty { Text("\(books.count) books").bold() } else { FoundCount(found: books.count) }
          if $books.isLoading { Text("…").foregroundStyle(.secondary) }
          Spacer()
          Picker("Search", selection: $field) {
            Text("titles").tag(Field.title)
            Text("authors").tag(Field.author)
          }
          .pickerStyle(.segmented)
        }
        if let problem = $books.problem, problem != shelf.problem, problem != shelf.database.status.problem {
          Text(problem.description).foregroundStyle(.error).lineLimit(2)
        }
        Group {
          if isGrouped { AuthorTable(selected: $selected, condition: condition) } else { table }
        }
        .focused($isTableFocused)
        .searchable(text: $search, prompt: "Search what begins with…")
        .contextMenu(forSelectionType: Book.ID.self) { ids in
          Button("Edit…") { edit(ids) }
          Button("Delete \(ids.count)", role: .destructive) { delete(ids) }
        } primaryAction: { ids in
          edit(ids)
        }
      }
      .onChange(of: search) { ask() }
      .onChange(of: field) { ask() }
      .onAppear { isTableFocused = true }
      .onKeyPress("n", name: "New") { edited = EditedBook(book: .blank) }
      .onKeyPress("e", name: "Edit", isEnabled: selected.count == 1) { edit(selected) }
      .onKeyPress("d", name: "Delete", isEnabled: !selected.isEmpty) { delete(selected) }
      .onKeyPress("u", name: "Undo", isEnabled: !shelf.changes.isEmpty) { report { await shelf.undo() } }
      .onKeyPress("a", name: isGrouped ? "Table" : "Authors") { isGrouped.toggle() }
      .sheet(item: $edited) { BookForm(shelf: shelf, book: $0.book) }
      .keyHints()
    }

    private var table: some View {
      Table(books, selection: $selected, sortOrder: $books.sortOrder) {
        TableColumn("Title", value: \.title).width(min: 20, ideal: 40, max: .infinity)
        TableColumn("Author", value: \.author).width(min: 10, ideal: 18)
        TableColumn("Year", value: \.year) { Text("\($0.year)") }.width(6).alignment(.numeric)
        TableColumn("Pages", value: \.pages) { Text("\($0.pages)") }.width(7).alignment(.numeric)
      }
      .rowsPlaceholder {
        Text($books.isLoading ? "Reading…" : search.isEmpty ? "No books" : "Nothing begins with “\(search)”")
          .foregroundStyle(.secondary)
      }
    }

    // MARK: What the database is asked

    /// The books that begin with the searched text: a range of the index.
    private var condition: (any SQLSpecificExpressible & Sendable)? {
      guard !search.isEmpty else { return nil }
      let column = Column(field.rawValue)
      return column >= search && column < search + "\u{10FFFF}"
    }

    private func ask() {
      // A selected book that isn't in the new list could be deleted unseen.
      selected = []
      // The order is that of the index in which the range is.
      let sort: [QuerySort] = field == .title ? [.by("title")] : [.by("author"), .by("title")]
      $books.request = QueryRequest(filter: condition, sort: search.isEmpty ? [.by("title")] : sort)
    }

    // MARK: Changes

    private func edit(_ ids: Set<Book.ID>) {
      guard ids.count == 1, let id = ids.first else { return }
      Task {
        do throws(DatabaseProblem) {
          if let book = try await shelf.database.read({ try Book.fetchOne($0, key: id) }) {
            edited = EditedBook(book: book)
          } else {
            showToast("The book is gone")
          }
        } catch { showToast(error.description) }
      }
    }

    private func delete(_ ids: Set<Book.ID>) {
      report {
        let problem = await shelf.delete(ids)
        if problem == nil {
          selected.subtract(ids)
          showToast(ids.count == 1 ? "A book was deleted" : "\(ids.count) books were deleted")
        }
        return problem
      }
    }

    private func report(_ change: @escaping () async -> DatabaseProblem?) {
      Task { if let problem = await change() { showToast(problem.description) } }
    }
  }

  /// How many of all books were found.
  private struct FoundCount: View {
    let found: Int
    @Query(.count(of: Book.self)) private var all: Int

    var body: some View { Text("\(found) of \(all) books").bold() }
  }

  /// A book whose form is open.
  private struct EditedBook: Identifiable {
    let book: Book
    var id: Int64 { book.id }
  }

  /// The books in sections, an author each.
  private struct AuthorTable: View {
    @Binding var selected: Set<Book.ID>
    @SectionedQuery private var authors: QuerySections<String, Book>

    init(selected: Binding<Set<Book.ID>>, condition: (any SQLSpecificExpressible & Sendable)?) {
      _selected = selected
      _authors = SectionedQuery(sectionBy: \.author, filter: condition, sort: [.by("title")])
    }

    var body: some View {
      Table(of: Book.self, selection: $selected) {
        TableColumn("Title", value: \.title).width(min: 20, ideal: 40, max: .infinity)
        TableColumn("Year", value: \.year) { Text("\($0.year)") }.width(6).alignment(.numeric)
        TableColumn("Pages", value: \.pages) { Text("\($0.pages)") }.width(7).alignment(.numeric)
      } rows: {
        ForEach(authors) { author in
          Section("\(author.id) (\(author.count))") { ForEach(author) }
        }
      }
    }
  }
#endif
