#if Data
  import Foundation
  import TerminalUIData

  /// A library of a million books: `library [--books NUMBER] [--journal unchanged] [--read-only] [FILE]`.
  ///
  /// For measurements there is also `[--rows NUMBER] --scribble COUNT PAUSE FILE`, which only writes, as another
  /// program.
  @main struct LibraryApp: App {
    private let shelf: Shelf

    init() {
      var arguments = CommandLine.arguments.dropFirst()
      var books = 1_000_000
      var rows = 1
      var options = AppDatabase.Options()
      var path: String?
      while let argument = arguments.popFirst() {
        switch argument {
        case "--books": books = arguments.popFirst().flatMap { Int($0) } ?? books
        case "--journal": options.journal = arguments.popFirst() == "unchanged" ? .unchanged : .writeAheadLog
        case "--read-only": options.isReadOnly = true
        case "--rows": rows = arguments.popFirst().flatMap { Int($0) } ?? rows
        case "--scribble":
          let count = arguments.popFirst().flatMap { Int($0) } ?? 0
          let pause = arguments.popFirst().flatMap { Int($0) } ?? 0
          let database = AppDatabase(
            path: arguments.popFirst() ?? "", options: options, prepare: Schema.prepare)
          Scribbler.run(database, count: count, rows: max(rows, 1), pause: max(pause, 0))
        default: path = argument
        }
      }
      self.init(
        AppDatabase(path: path ?? Self.ownFile(), options: options, prepare: Schema.prepare),
        books: max(books, 0))
    }

    /// The default file: `$XDG_DATA_HOME/library/books.sqlite`, by default in `~/.local/share`; its folder is made.
    ///
    /// - Source: XDG Base Directory Specification 0.8: empty or relative paths count as unset.
    private static func ownFile() -> String {
      let variables = ProcessInfo.processInfo.environment
      func folder(_ name: String) -> URL? {
        variables[name].flatMap { $0.hasPrefix("/") ? URL(filePath: $0, directoryHint: .isDirectory) : nil }
      }
      let home = folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
      let data = folder("XDG_DATA_HOME") ?? home.appending(path: ".local/share")
      let own = data.appending(path: "library")
      // Where that can't be made, opening the file says so.
      try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      return own.appending(path: "books.sqlite").path
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
