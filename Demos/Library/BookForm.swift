#if Data
  import TerminalUIData

  /// The book with the changes of the form.
  struct BookForm: View {
    let shelf: Shelf
    @State var book: Book
    @Environment(\.dismiss) private var dismiss
    @Environment(\.validate) private var validate
    @Environment(\.showToast) private var showToast
    @State private var year = ""
    @State private var pages = ""
    @State private var problem: DatabaseProblem?

    init(shelf: Shelf, book: Book) {
      self.shelf = shelf
      _book = State(initialValue: book)
      _year = State(initialValue: "\(book.year)")
      _pages = State(initialValue: "\(book.pages)")
    }

    var body: some View {
      Form {
        Text(book.id == 0 ? "New book" : "Book \(book.id)").bold()
        TextField("Title", text: $book.title)
          .validation(book.title.allSatisfy(\.isWhitespace) ? "A book has a title" : nil)
        TextField("Author", text: $book.author)
          .validation(book.author.allSatisfy(\.isWhitespace) ? "Somebody has written it" : nil)
        TextField("Year", text: $year)
          .validation(
            Int(year).map { (-3_000...2_100).contains($0) } == true ? nil : "A year, from -3000 to 2100")
        TextField("Pages", text: $pages)
          .validation(
            Int(pages).map { (1...100_000).contains($0) } == true ? nil : "A number, from 1 to 100000")
        if let problem { Text(problem.description).foregroundStyle(.error) }
        HStack {
          Button("Store") { if validate() { store() } }.keyboardShortcut("s")
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
      .onSubmit { if validate() { store() } }
      .frame(minWidth: 50)
    }

    private func store() {
      guard let year = Int(year), let pages = Int(pages) else { return }
      var book = book
      (book.year, book.pages) = (year, pages)
      Task {
        problem = await shelf.store(book)
        if problem == nil {
          // The book may be out of sight in its place among the others, so a toast reports it.
          showToast("“\(book.title)” is stored")
          dismiss()
        }
      }
    }
  }
#endif
