import TerminalUIFoundation

@Observable class Book: Identifiable {
  let id = UUID()
  var title: String
  var isAvailable = true
  @ObservationIgnored var openCount = 0
  init(title: String) { self.title = title }
}
@Observable final class Library {
  var books = [Book(title: "SICP"), Book(title: "TAPL")]
  var availableCount: Int { books.count(where: \.isAvailable) }
}
struct LibraryView: View {
  @Environment(Library.self) private var library
  var body: some View {
    List(library.books) { book in
      NavigationLink {
        BookEditor(book: book)
      } label: {
        Text(book.title)
      }
    }
    .badge(library.availableCount)
  }
}
struct BookEditor: View {
  @Bindable var book: Book
  var body: some View {
    Form {
      TextField("Title", text: $book.title)
      Toggle("Available", isOn: $book.isAvailable)
    }
  }
}
struct LibraryRoot: View {
  @State private var library = Library()
  var body: some View {
    NavigationStack { LibraryView().navigationTitle("Library") }.environment(library)
  }
}
#Preview {
  LibraryRoot()
}
