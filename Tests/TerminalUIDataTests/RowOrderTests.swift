import TerminalUI
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
      #expect(all.count == 60)
      #expect(Set(all.map(\.record.id)).count == 60)
      for (place, entry) in all.enumerated() {
        let ids = all.map(\.record.id)
        func rows(_ side: RowOrder.Side, _ isReversed: Bool) throws -> [Int64] {
          try reader.rows(db, (side, entry.key), isReversed: isReversed, limit: 1_000).map(\.record.id)
        }
        #expect(try rows(.after, false) == Array(ids[(place + 1)...]))
        #expect(try rows(.from, false) == Array(ids[place...]))
        #expect(try rows(.before, true) == Array(ids[..<place]))
        #expect(try rows(.upTo, true) == Array(ids[...place]))
        #expect(try reader.count(db, from: nil, before: entry.key) == place)
        let near = try reader.rows(db, (.before, entry.key), isReversed: true, limit: 5).map(\.record.id)
        #expect(near == Array(ids[..<place].suffix(5)))
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
        for (side, isReversed) in [(RowOrder.Side.after, false), (.from, false), (.before, true)] {
          let request = reader.rowsRequest((side, key), isReversed: isReversed, limit: 10)
          let plan = try request.makePreparedRequest(db).statement
          let rows = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + plan.sql, arguments: plan.arguments)
          let lines = rows.map { $0["detail"] as String }
          #expect(lines.allSatisfy { $0.hasPrefix("SEARCH") }, "\(sort) \(side): \(lines)")
        }
      }
    }
  }
}
