#if Data
  public import GRDB

  /// The rows of a table that have the same value in a column, with the value computed for them.
  ///
  ///     @Query(.groups(by: \Book.author, .count)) private var authors: [QueryGroup<String, Int>]
  ///     …
  ///     Chart(authors) { BarMark(x: .value("Author", $0.id), y: .value("Books", $0.value)) }
  public struct QueryGroup<ID: Hashable & Sendable, Value: Sendable>: Identifiable, Sendable {
    /// The value that these rows have in common.
    public let id: ID
    /// The number of rows, their sum, or another requested value.
    public let value: Value

    /// Makes a group.
    public init(id: ID, value: Value) { (self.id, self.value) = (id, value) }
  }

  extension QueryGroup: Equatable where Value: Equatable {}

  /// Requests for one value of each group of rows.
  ///
  /// Groups are in the order of what their rows have in common, and all of them are in memory.
  extension QueryValueRequest {
    /// Groups by a property.
    ///
    /// - Parameters:
    ///   - key: The property that is the same in a group.
    ///   - aggregate: The value to compute for each group.
    ///   - filter: The condition; `nil` is all rows.
    public static func groups<Record, ID: Hashable & DatabaseValueConvertible & Sendable, Result>(
      by key: KeyPath<Record, ID>, _ aggregate: QueryAggregate<Record, Result>,
      filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == [QueryGroup<ID, Result>] {
      groups(aggregate, Self.column(key), filter, empty: []) { value in
        value.isNull ? nil : ID.fromDatabaseValue(value)
      } add: {
        $0.append(QueryGroup(id: $1, value: $2))
      }
    }

    /// Groups by a property that may be missing.
    ///
    /// - Parameters:
    ///   - key: The property that is the same in a group.
    ///   - aggregate: The value to compute for each group.
    ///   - filter: The condition; `nil` is all rows.
    public static func groups<Record, ID: Hashable & DatabaseValueConvertible & Sendable, Result>(
      by key: KeyPath<Record, ID?>, _ aggregate: QueryAggregate<Record, Result>,
      filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == [QueryGroup<ID?, Result>] {
      groups(aggregate, Self.column(key), filter, empty: []) { value -> ID?? in
        value.isNull ? .some(nil) : ID.fromDatabaseValue(value).map { .some($0) }
      } add: {
        $0.append(QueryGroup(id: $1, value: $2))
      }
    }

    /// Groups by an expression: a column, or an expression in SQL.
    ///
    ///     .groups(of: Item.self, by: SQL("date(published)"), .count)
    ///
    /// Rows for which it has no value are in no group.
    ///
    /// - Parameters:
    ///   - type: The type of the rows.
    ///   - key: The expression whose value is the same in a group.
    ///   - aggregate: The value to compute for each group.
    ///   - filter: The condition; `nil` is all rows.
    public static func groups<Record, ID: Hashable & DatabaseValueConvertible & Sendable, Result>(
      of type: Record.Type, by key: any SQLSpecificExpressible & Sendable,
      _ aggregate: QueryAggregate<Record, Result>, filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == [QueryGroup<ID, Result>] {
      groups(aggregate, key.sqlExpression, filter, isWhole: false, empty: []) {
        ID.fromDatabaseValue($0)
      } add: {
        $0.append(QueryGroup(id: $1, value: $2))
      }
    }

    /// Groups by a property, in a dictionary: for views that each look up a group of their own.
    ///
    /// Rows in which the property is missing are in no group.
    ///
    /// - Parameters:
    ///   - key: The property that is the same in a group.
    ///   - aggregate: The value to compute for each group.
    ///   - filter: The condition; `nil` is all rows.
    public static func groups<Record, ID: Hashable & DatabaseValueConvertible & Sendable, Result>(
      by key: KeyPath<Record, ID>, _ aggregate: QueryAggregate<Record, Result>,
      filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == [ID: Result] {
      groups(aggregate, Self.column(key), filter, isWhole: false, empty: [:]) {
        ID.fromDatabaseValue($0)
      } add: {
        $0[$1] = $2
      }
    }

    /// Groups by a property that may be missing, in a dictionary.
    ///
    /// Rows in which it is missing are in no group.
    ///
    /// - Parameters:
    ///   - key: The property that is the same in a group.
    ///   - aggregate: The value to compute for each group.
    ///   - filter: The condition; `nil` is all rows.
    public static func groups<Record, ID: Hashable & DatabaseValueConvertible & Sendable, Result>(
      by key: KeyPath<Record, ID?>, _ aggregate: QueryAggregate<Record, Result>,
      filter: (any SQLSpecificExpressible & Sendable)? = nil
    ) -> QueryValueRequest where Value == [ID: Result] {
      groups(aggregate, Self.column(key), filter, isWhole: false, empty: [:]) {
        ID.fromDatabaseValue($0)
      } add: {
        $0[$1] = $2
      }
    }

    private static func column<Record: QueryRecord>(_ property: PartialKeyPath<Record>) -> SQLExpression {
      Column(Record.columnName(of: property) ?? property.debugDescription).sqlExpression
    }

    /// Makes a request that adds each group to `empty`; rows in which the key is missing are left out unless `isWhole`.
    private static func groups<Record, Key, Result>(
      _ aggregate: QueryAggregate<Record, Result>, _ key: SQLExpression,
      _ filter: (any SQLSpecificExpressible & Sendable)?, isWhole: Bool = true,
      empty: @escaping @autoclosure @Sendable () -> Value,
      key convert: @escaping @Sendable (DatabaseValue) -> Key?,
      add: @escaping @Sendable (inout Value, Key, Result) -> Void
    ) -> QueryValueRequest {
      var rows = Record.matching(filter)
      if !isWhole { rows = rows.filter(key != nil) }
      let request: QueryInterfaceRequest<Row> = rows.select([key, aggregate.expression]).group(key).order(key)
      return QueryValueRequest(empty: empty, source: request) { db in
        var groups = empty()
        let rows = try Row.fetchCursor(db, request)
        while let row = try rows.next() {
          let value: DatabaseValue = row[0]
          guard let key = convert(value) else { throw DatabaseProblem.wrongValue(value, Key.self) }
          add(&groups, key, try aggregate.result(of: row[1]))
        }
        return groups
      }
    }
  }
#endif
