#if Data
  internal import GRDB

  /// A row of a query, with the values that give its place.
  struct Entry<Record: QueryRecord>: Sendable {
    let record: Record
    let key: [DatabaseValue]
  }

  /// Reads the rows of a request around a key.
  struct RowReader<Record: QueryRecord>: Sendable {
    let request: QueryRequest<Record>
    let order: RowOrder

    init(_ db: Database, _ request: QueryRequest<Record>, first section: String? = nil) throws {
      self.request = request
      let sort =
        (section.map { name in
          [request.sort.first { $0.column.lowercased() == name.lowercased() } ?? .by(name)]
        } ?? []) + request.sort
      order = try RowOrder(db, table: Record.databaseTableName, sort: sort)
    }

    /// The rows on a side of a key, the nearest first.
    func rowsRequest(
      _ side: (RowOrder.Side, [DatabaseValue])?, isReversed: Bool = false, skipping offset: Int = 0,
      limit: Int
    ) -> QueryInterfaceRequest<Record> {
      var request = request.base
      if let side { request = request.filter(order.condition(side.0, side.1)) }
      return request.order(SQL(sql: order.sql(isReversed: isReversed)))
        .limit(limit, offset: offset > 0 ? offset : nil)
    }

    /// Reads rows; those before a key come in the order of the query, too.
    func rows(
      _ db: Database, _ side: (RowOrder.Side, [DatabaseValue])? = nil, isReversed: Bool = false,
      skipping offset: Int = 0, limit: Int
    ) throws -> [Entry<Record>] {
      guard limit > 0 else { return [] }
      var request = rowsRequest(side, isReversed: isReversed, skipping: offset, limit: limit)
      if order.terms.contains(where: { $0.column == Column.rowID.name }) {
        request = request.annotated(with: Column.rowID)
      }
      var entries: [Entry<Record>] = []
      let rows = try Row.fetchCursor(db, request)
      while let row = try rows.next() {
        entries.append(Entry(record: try Record(row: row), key: order.key(of: row)))
      }
      return isReversed ? entries.reversed() : entries
    }

    /// The number of rows.
    func count(_ db: Database) throws -> Int { try request.base.fetchCount(db) }

    /// Counts the rows from `key` on and before `end`.
    ///
    /// Without a key, counts from the first row.
    func count(_ db: Database, from key: [DatabaseValue]?, before end: [DatabaseValue]) throws -> Int {
      var request = request.base.filter(order.condition(.before, end))
      if let key { request = request.filter(order.condition(.from, key)) }
      return try request.fetchCount(db)
    }

    /// Whether there is a row from `key` up to `other`, so that `key` isn't behind `other`.
    func isKey(_ db: Database, _ key: [DatabaseValue], notBehind other: [DatabaseValue]) throws -> Bool {
      try !request.base.filter(order.condition(.from, key)).filter(order.condition(.upTo, other)).isEmpty(db)
    }

    /// Returns the key of the row that is `distance` rows behind the row with `key`; `nil` behind the last row.
    func key(_ db: Database, _ distance: Int, behind key: [DatabaseValue]?) throws -> [DatabaseValue]? {
      let columns = order.terms.map { Column($0.column) }
      let request = rowsRequest(key.map { (.from, $0) }, skipping: distance, limit: 1).select(columns)
      return try Row.fetchOne(db, request).map { order.key(of: $0) }
    }
  }
#endif
