#if Data
  import Synchronization
  import TerminalUIData

  /// Makes the books of a new library: in batches, so that it can be cancelled and continued.
  final class Stock: Sendable {
    /// How many of the books and indexes are made.
    struct Progress: Sendable, Equatable {
      var books = 0
      var indexes = 0
    }

    let wanted: Int
    private let isCancelled = Atomic(false)

    init(wanted: Int) { self.wanted = wanted }

    /// Makes no more books than there are.
    func cancel() { isCancelled.store(true, ordering: .relaxed) }

    /// The wanted number of books of a library that is still being made; `nil` if all its books are there, or none was begun.
    static func unfinishedGoal(in database: AppDatabase) async throws(DatabaseProblem) -> Int? {
      try await database.read { db in
        try Int.fetchOne(db, sql: "SELECT wanted FROM library LIMIT 1")
      }
    }

    /// Makes the books, and after them the indexes.
    func fill(_ database: AppDatabase, tell: @escaping @MainActor (Progress) -> Void)
      async throws(DatabaseProblem)
    {
      var progress = Progress()
      let wanted = wanted
      progress.books = try await database.write { db in
        if try Int.fetchOne(db, sql: "SELECT 1 FROM library") == nil {
          try db.execute(sql: "INSERT INTO library VALUES (?)", arguments: [wanted])
        }
        return max(try Int.fetchOne(db, sql: "SELECT max(id) FROM book") ?? 0, 0)
      }
      while progress.books < wanted, !isCancelled.load(ordering: .relaxed) {
        let places = progress.books..<(progress.books + min(10_000, wanted - progress.books))
        try await database.write { try Self.make(places, $0) }
        progress.books = places.upperBound
        tell(progress)
      }
      for sql in Schema.indexes {
        try await database.write { try $0.execute(sql: sql) }
        progress.indexes += 1
        tell(progress)
      }
      try await database.write { try $0.execute(sql: "DELETE FROM library") }
    }

    nonisolated private static func make(_ places: Range<Int>, _ db: Database) throws {
      let statement = try db.cachedStatement(
        sql: "INSERT INTO book (id, title, author, year, pages) VALUES (?, ?, ?, ?, ?)")
      for place in places {
        let book = book(place)
        try statement.execute(arguments: [book.id, book.title, book.author, book.year, book.pages])
      }
    }

    /// The book with a number: always the same one.
    nonisolated static func book(_ number: Int) -> Book {
      // Numbers that follow each other give books that have nothing in common.
      var seed = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
      func next(_ count: Int) -> Int {
        seed ^= seed >> 30
        seed = seed &* 0xBF58_476D_1CE4_E5B9
        seed ^= seed >> 27
        return Int(seed % UInt64(count))
      }
      let title = "\(first[next(first.count)]) \(second[next(second.count)]) of \(third[next(third.count)])"
      let author = "\(names[next(names.count)]), \(given[next(given.count)])"
      return Book(
        id: Int64(number + 1), title: "\(title) \(number + 1)", author: author, year: 1_800 + next(226),
        pages: 40 + next(900))
    }

    nonisolated private static let first = [
      "The Quiet", "A Short", "The Last", "Another", "The Green", "The Hidden", "A Modern", "The Lost",
      "Every",
      "The Slow", "The Northern", "A Distant",
    ]
    nonisolated private static let second = [
      "History", "Garden", "Voyage", "Theory", "Letter", "Island", "Winter", "Machine", "Atlas", "Echo",
      "Bridge",
      "River", "Clock", "Lantern",
    ]
    nonisolated private static let third = [
      "Salt", "Numbers", "Glass", "Stars", "Paper", "Harbours", "Silence", "Bees", "Iron", "Maps", "Rain",
      "Moths",
      "Tides",
    ]
    nonisolated private static let names = [
      "Abel", "Brandt", "Castell", "Dorn", "Eklund", "Faber", "Grau", "Holm", "Ilves", "Jansen", "Keller",
      "Lund",
      "Moreau", "Novak", "Olsen", "Petri", "Quist", "Roth", "Sand", "Torres", "Ulrich", "Vega", "Winter",
      "Young",
    ]
    nonisolated private static let given = [
      "Ada", "Boris", "Clara", "David", "Elsa", "Franz", "Greta", "Hugo", "Ines", "Jonas", "Karin", "Leo",
      "Mara",
      "Nils", "Olga", "Paul", "Rosa", "Sven", "Tilda", "Uwe",
    ]
  }
#endif
