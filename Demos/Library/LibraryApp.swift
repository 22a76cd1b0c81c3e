#if Data
  import Foundation
  import TerminalUIData

  /// A library of a million books: `library [--books NUMBER] [--journal unchanged] [FILE]`.
  @main struct LibraryApp: App {
    private let shelf: Shelf

    init() {
      var arguments = CommandLine.arguments.dropFirst()
      var books = 1_000_000
      var options = AppDatabase.Options()
      var path: String?
      while let argument = arguments.popFirst() {
        switch argument {
        case "--books": books = arguments.popFirst().flatMap { Int($0) } ?? books
        case "--journal": options.journal = arguments.popFirst() == "unchanged" ? .unchanged : .writeAheadLog
        case "--read-only": options.isReadOnly = true
        case "--scribble":
          let count = arguments.popFirst().flatMap { Int($0) } ?? 0
          let pause = arguments.popFirst().flatMap { Int($0) } ?? 0
          let database = AppDatabase(
            path: arguments.popFirst() ?? "", options: options, prepare: Schema.prepare)
          Scribbler.run(database, count: count, pause: max(pause, 0))
        default: path = argument
        }
      }
      let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".books.sqlite").path
      self.init(
        AppDatabase(path: path ?? home, options: options, prepare: Schema.prepare), books: max(books, 0))
    }

    init(_ database: AppDatabase, books: Int) { shelf = Shelf(database: database, wanted: books) }

    var body: some Scene {
      WindowGroup("Library") { LibraryScreen(shelf: shelf) }.database(shelf.database)
    }
  }
#else
  /// Without the trait `Data` there is no database.
  @main struct LibraryApp {
    static func main() { print("library: built without the trait Data; use “make demo NAME=library”") }
  }
#endif
