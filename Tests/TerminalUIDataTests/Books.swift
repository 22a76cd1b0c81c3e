import Synchronization
import TerminalUI
import TerminalUIData
import TerminalUITesting

/// A row of the tests.
nonisolated struct Book: Codable, QueryRecord, PersistableRecord, Equatable {
  var id: Int64
  var title: String
  var author: String
  var year: Int?

  static let databaseTableName = "book"
}

/// Databases of books.
nonisolated enum Books {
  /// Makes the tables, and `count` books: title, author and year in orders of their own.
  static func fill(_ writer: any DatabaseWriter, _ count: Int, index: Bool = true) throws {
    try writer.write { db in
      try db.create(table: "book") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text).notNull()
        table.column("author", .text).notNull()
        table.column("year", .integer)
      }
      if index {
        try db.create(index: "book_title", on: "book", columns: ["title"])
        try db.create(index: "book_author", on: "book", columns: ["author", "title"])
      }
      for number in 0..<count { try book(number).insert(db) }
    }
  }

  static func book(_ number: Int) -> Book {
    let digits = String(number)
    return Book(
      id: Int64(number + 1), title: "T" + String(repeating: "0", count: max(7 - digits.count, 0)) + digits,
      author: "A\(number * 7 % 20)", year: number % 5 == 0 ? nil : 1_900 + number * 13 % 100)
  }

  /// A database in memory.
  static func memory(_ count: Int, index: Bool = true) throws -> AppDatabase {
    ReadTimeout.milliseconds = 20_000
    let queue = try DatabaseQueue()
    try fill(queue, count, index: index)
    return AppDatabase(queue)
  }
}

extension TestHost {
  /// Waits until all that queries have asked for is on the screen.
  func settle(_ database: AppDatabase) async {
    for _ in 0..<3 {
      await database.settle()
      turn()
    }
  }

  /// The lines of the screen, without indicators, and without blanks at their ends.
  var lines: [String] {
    text.filter { !"▐█▌▗▝▖▘┃│▕".contains($0) }.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).trimmed }
  }
}
