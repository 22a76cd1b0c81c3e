import TerminalUI
import Expectations
import Testing

@testable import TerminalUIData

/// Rows on a side of a key, against a sort of all rows.
@Suite struct RowOrderTests {
  private nonisolated static let orders: [[QuerySort]] = [
    [], [.by("title")], [.by("title", .reverse)], [.by("year")], [.by("year", .reverse)],
    [.by("author"), .by("year")], [.by("author", .reverse), .by("year", .reverse)],
    [.by("author"), .by("year", .reverse)], [.by("year"), .by("author", .reverse), .by("title")],
    [.by("id", .reverse)], [.by("author"), .by("id", .reverse)],
  ]

  // Issue 31
  @Test(arguments: orders.indices) func `each side of each key has the rows that a sort has`(_ index: Int)
    throws
  {
    let queue = try DatabaseQueue()
    try Books.fill(queue, 60)
    try queue.read { db in
      let reader = try RowReader<Book>(db, QueryRequest(sort: Self.orders[index]))
      let all = try reader.rows(db, limit: 1_000)
      expect(all.count, 60)
      expect(Set(all.map(\.record.id)).count, 60)
      for (place, entry) in all.enumerated() {
        let ids = all.map(\.record.id)
        func rows(_ side: RowOrder.Side, _ isReversed: Bool) throws -> [Int64] {
          try reader.rows(db, (side, entry.key), isReversed: isReversed, limit: 1_000).map(\.record.id)
        }
        try expect(rows(.after, false), Array(ids[(place + 1)...]))
        try expect(rows(.from, false), Array(ids[place...]))
        try expect(rows(.before, true), Array(ids[..<place]))
        try expect(rows(.upTo, true), Array(ids[...place]))
        try expect(reader.count(db, from: nil, before: entry.key), place)
        let near = try reader.rows(db, (.before, entry.key), isReversed: true, limit: 5).map(\.record.id)
        expect(near, Array(ids[..<place].suffix(5)))
      }
    }
  }

  /// What the database does for a request, a line a step.
  private func plan(_ db: Database, _ request: QueryInterfaceRequest<Book>) throws -> [String] {
    let statement = try request.makePreparedRequest(db).statement
    let rows = try Row.fetchAll(
      db, sql: "EXPLAIN QUERY PLAN " + statement.sql, arguments: statement.arguments)
    return rows.map { $0["detail"] }
  }

  /// A range of the first column, as a search has it, is a part of the index in both directions.
  // Issue 31
  @Test func `a search in what is indexed is a part of the index`() throws {
    let queue = try DatabaseQueue()
    try Books.fill(queue, 100)
    try queue.read { db in
      let filter = Column("author") >= "A1" && Column("author") < "A2"
      for direction in [SortDirection.forward, .reverse] {
        let sort = [QuerySort.by("author", direction), .by("title", direction)]
        let reader = try RowReader<Book>(db, QueryRequest(filter: filter, sort: sort))
        let key = try #require(try reader.rows(db, limit: 1).first?.key)
        let sides: [(RowOrder.Side, [DatabaseValue])?] = [nil, (.after, key), (.before, key)]
        for side in sides {
          let isReversed = side.map { $0.0 == .before } ?? false
          let lines = try plan(db, reader.rowsRequest(side, isReversed: isReversed, limit: 10))
          expect(lines.count == 1 && lines[0].hasPrefix("SEARCH book USING INDEX book_author"), "\(lines)")
        }
      }
    }
  }

  // Issue 31
  @Test func `what is indexed is never read whole`() throws {
    let queue = try DatabaseQueue()
    try Books.fill(queue, 100)
    try queue.read { db in
      for sort in [[], [QuerySort.by("title")], [.by("title", .reverse)], [.by("author"), .by("title")]] {
        let reader = try RowReader<Book>(db, QueryRequest(sort: sort))
        let key = try #require(try reader.rows(db, limit: 1).first?.key)
        // The first and the last rows are read in the order of the index, and sorted by nothing.
        for isReversed in [false, true] {
          let lines = try plan(db, reader.rowsRequest(nil, isReversed: isReversed, limit: 10))
          expect(lines.count == 1 && lines[0].hasPrefix("SCAN book"), "\(sort): \(lines)")
          expect(sort.isEmpty || lines[0].contains("USING INDEX"), "\(sort): \(lines)")
        }
        for (side, isReversed) in [(RowOrder.Side.after, false), (.from, false), (.before, true)] {
          let request = reader.rowsRequest((side, key), isReversed: isReversed, limit: 10)
          let lines = try plan(db, request)
          expect(lines.allSatisfy { $0.hasPrefix("SEARCH") }, "\(sort) \(side): \(lines)")
        }
      }
    }
  }
}
