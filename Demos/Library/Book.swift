#if Data
  import TerminalUIData

  /// A book of the library.
  nonisolated struct Book: Codable, QueryRecord, PersistableRecord, Equatable {
    /// 0 for a book that isn't in the library yet.
    var id: Int64
    var title: String
    var author: String
    var year: Int
    var pages: Int

    static let databaseTableName = "book"

    /// A book that isn't filled in yet.
    static let blank = Book(id: 0, title: "", author: "", year: 2026, pages: 100)
  }

  /// The tables of the library.
  nonisolated enum Schema {
    /// Makes the tables, where they aren't there.
    static func prepare(_ db: Database) throws {
      try db.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS book (
            id INTEGER PRIMARY KEY,
            title TEXT NOT NULL COLLATE NOCASE CHECK (title <> ''),
            author TEXT NOT NULL COLLATE NOCASE CHECK (author <> ''),
            year INTEGER NOT NULL,
            pages INTEGER NOT NULL CHECK (pages > 0)
          );
          CREATE TABLE IF NOT EXISTS library (wanted INTEGER NOT NULL);
          """)
    }

    /// The indexes, by which each order costs the same everywhere.
    static let indexes = [
      "CREATE INDEX IF NOT EXISTS book_title ON book (title)",
      "CREATE INDEX IF NOT EXISTS book_author ON book (author, title)",
      "CREATE INDEX IF NOT EXISTS book_year ON book (year)",
      "CREATE INDEX IF NOT EXISTS book_pages ON book (pages)",
    ]
  }
#endif
