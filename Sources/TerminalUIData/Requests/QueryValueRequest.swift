#if Data
  public import GRDB
  internal import RuntimeMetadata

  /// Which value of the rows of a table a ``Query`` has: their number, a sum, groups.
  ///
  ///     @Query(.count(of: Item.self, filter: Column("isRead") == false)) private var unread: Int
  ///     @Query(.sum(\Book.pages)) private var pages: Int
  ///     @Query(.max(\Book.year)) private var newest: Int?
  ///     @Query(.groups(by: \Item.feed, .count, filter: Column("isRead") == false)) private var unread: [Int64: Int]
  ///     @Query(.groups(of: Item.self, by: SQL("date(published)"), .count)) private var days: [QueryGroup<String, Int>]
  ///     @Query(.value(SQLRequest<Int>("SELECT count(DISTINCT author) FROM book"))) private var authors: Int?
  ///
  /// The database counts and adds up, on another thread. It does so again after each change that touches what it has read, thirty times a second and
  /// half of the time at most. Changes that come faster are seen together. An index on the columns of the filter and the groups makes it fast.
  public struct QueryValueRequest<Value>: Sendable {
    /// The value before it has been read.
    let empty: @Sendable () -> Value
    /// The query: its tables and columns are observed, and it is compared.
    let source: any FetchRequest & Sendable
    let read: @Sendable (Database) throws -> Value

    /// Whether two requests surely have the same result.
    func isSame(as other: QueryValueRequest) -> Bool { valuesAreEqual(source, other.source) }
  }

  /// Values of all rows together.
  extension QueryValueRequest {
    /// The number of rows.
    ///
    /// - Parameters:
    ///   - type: The type of the rows.
    ///   - filter: The condition; `nil` is all rows.
    public static func count<Record: QueryRecord>(
      of type: Record.Type, filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == Int {
      one(QueryAggregate<Record, Int>.count, filter)
    }

    /// The sum of a property; 0 where there are no rows.
    ///
    /// - Parameters:
    ///   - property: The property, which has a column.
    ///   - filter: The condition; `nil` is all rows.
    public static func sum<Record: QueryRecord>(
      _ property: KeyPath<Record, Value>, filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value: Numeric & DatabaseValueConvertible & Sendable {
      one(QueryAggregate.sum(property), filter)
    }

    /// The sum of a property that may be missing; 0 where there are no values.
    ///
    /// - Parameters:
    ///   - property: The property, which has a column.
    ///   - filter: The condition; `nil` is all rows.
    public static func sum<Record: QueryRecord>(
      _ property: KeyPath<Record, Value?>, filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value: Numeric & DatabaseValueConvertible & Sendable {
      one(QueryAggregate.sum(property), filter)
    }

    /// The average of a property; `nil` where there are no values.
    ///
    /// - Parameters:
    ///   - property: The property, which has a column.
    ///   - filter: The condition; `nil` is all rows.
    public static func average<Record: QueryRecord, Property>(
      _ property: KeyPath<Record, Property>, filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == Double? {
      one(QueryAggregate.average(property), filter)
    }

    /// The least value of a property; `nil` where there are none.
    ///
    /// - Parameters:
    ///   - property: The property, which has a column.
    ///   - filter: The condition; `nil` is all rows.
    public static func min<Record: QueryRecord, Property: DatabaseValueConvertible & Sendable>(
      _ property: KeyPath<Record, Property>, filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == Property? {
      one(QueryAggregate.min(property), filter)
    }

    /// The least value of a property that may be missing; `nil` where there are none.
    ///
    /// - Parameters:
    ///   - property: The property, which has a column.
    ///   - filter: The condition; `nil` is all rows.
    public static func min<Record: QueryRecord, Property: DatabaseValueConvertible & Sendable>(
      _ property: KeyPath<Record, Property?>, filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == Property? {
      one(QueryAggregate.min(property), filter)
    }

    /// The greatest value of a property; `nil` where there are none.
    ///
    /// - Parameters:
    ///   - property: The property, which has a column.
    ///   - filter: The condition; `nil` is all rows.
    public static func max<Record: QueryRecord, Property: DatabaseValueConvertible & Sendable>(
      _ property: KeyPath<Record, Property>, filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == Property? {
      one(QueryAggregate.max(property), filter)
    }

    /// The greatest value of a property that may be missing; `nil` where there are none.
    ///
    /// - Parameters:
    ///   - property: The property, which has a column.
    ///   - filter: The condition; `nil` is all rows.
    public static func max<Record: QueryRecord, Property: DatabaseValueConvertible & Sendable>(
      _ property: KeyPath<Record, Property?>, filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == Property? {
      one(QueryAggregate.max(property), filter)
    }

    private static func one<Record>(
      _ aggregate: QueryAggregate<Record, Value>, _ filter: (any SQLSpecificExpressible & Sendable)?
    ) -> QueryValueRequest {
      let request = Record.matching(filter).select([aggregate.expression], as: DatabaseValue.self)
      return QueryValueRequest(empty: { aggregate.empty }, source: request) { db in
        try aggregate.result(of: DatabaseValue.fetchOne(db, request) ?? .null)
      }
    }
  }

  /// Values of any request of GRDB.
  extension QueryValueRequest {
    /// The first value of a request; `nil` where there is none.
    ///
    /// - Parameter request: A request, also one in SQL: `SQLRequest<Int>("SELECT …")`.
    public static func value<Element: DatabaseValueConvertible & Sendable>(
      _ request: some FetchRequest<Element> & Sendable
    ) -> QueryValueRequest where Value == Element? {
      QueryValueRequest(empty: { nil }, source: request) { db in try Element.fetchOne(db, request) }
    }

    /// The first row of a request; `nil` where there is none.
    ///
    /// - Parameter request: A request, also one in SQL: `SQLRequest<Summary>("SELECT …")`.
    public static func value<Element: FetchableRecord & Sendable>(
      _ request: some FetchRequest<Element> & Sendable
    ) -> QueryValueRequest where Value == Element? {
      QueryValueRequest(empty: { nil }, source: request) { db in try Element.fetchOne(db, request) }
    }

    /// All values of a request, which are in memory.
    ///
    /// - Parameter request: A request, also one in SQL.
    public static func values<Element: DatabaseValueConvertible & Sendable>(
      _ request: some FetchRequest<Element> & Sendable
    ) -> QueryValueRequest where Value == [Element] {
      QueryValueRequest(empty: { [] }, source: request) { db in try Element.fetchAll(db, request) }
    }

    /// All rows of a request, which are in memory; for those of a table a query of rows needs less.
    ///
    /// - Parameter request: A request, also one in SQL.
    public static func values<Element: FetchableRecord & Sendable>(
      _ request: some FetchRequest<Element> & Sendable
    ) -> QueryValueRequest where Value == [Element] {
      QueryValueRequest(empty: { [] }, source: request) { db in try Element.fetchAll(db, request) }
    }
  }

  extension QueryRecord {
    /// The rows that satisfy a condition.
    static func matching(_ filter: (any SQLSpecificExpressible & Sendable)?) -> QueryInterfaceRequest<Self> {
      // As an expression it can be compared.
      filter.map { Self.filter($0.sqlExpression) } ?? all()
    }
  }
#endif
