#if Data
  public import GRDB

  /// A function of the rows of a group: their number, or the sum, average, least or greatest value of a property.
  ///
  ///     .groups(by: \Book.author, .sum(\.pages))
  public struct QueryAggregate<Record: QueryRecord, Result: Sendable>: Sendable {
    let expression: SQLExpression
    /// The result of no values.
    let empty: Result
    let convert: @Sendable (DatabaseValue) -> Result?

    private init(
      _ expression: SQLExpression, empty: Result, _ convert: @escaping @Sendable (DatabaseValue) -> Result?
    ) {
      (self.expression, self.empty, self.convert) = (expression, empty, convert)
    }

    /// The result of a value of the database.
    func result(of value: DatabaseValue) throws -> Result {
      if value.isNull { return empty }
      guard let result = convert(value) else { throw DatabaseProblem.wrongValue(value, Result.self) }
      return result
    }

    private static func column(_ property: PartialKeyPath<Record>) -> Column {
      Column(Record.columnName(of: property) ?? property.debugDescription)
    }
  }

  extension QueryAggregate where Result == Int {
    /// The number of rows.
    public static var count: QueryAggregate {
      QueryAggregate(SQL("COUNT(*)").sqlExpression, empty: 0) { Int.fromDatabaseValue($0) }
    }
  }

  extension QueryAggregate {
    /// The sum of a property; 0 where there are no rows.
    public static func sum(_ property: KeyPath<Record, Result>) -> QueryAggregate
    where Result: Numeric & DatabaseValueConvertible {
      QueryAggregate(GRDB.sum(column(property)), empty: .zero) { Result.fromDatabaseValue($0) }
    }

    /// The sum of a property that may be missing; 0 where there are no values.
    public static func sum(_ property: KeyPath<Record, Result?>) -> QueryAggregate
    where Result: Numeric & DatabaseValueConvertible {
      QueryAggregate(GRDB.sum(column(property)), empty: .zero) { Result.fromDatabaseValue($0) }
    }

    /// The average of a property; `nil` where there are no values.
    public static func average<Property>(_ property: KeyPath<Record, Property>) -> QueryAggregate
    where Result == Double? {
      QueryAggregate(GRDB.average(column(property)), empty: nil) {
        Double.fromDatabaseValue($0).map { .some($0) }
      }
    }

    /// The least value of a property; `nil` where there are none.
    public static func min<Property: DatabaseValueConvertible>(_ property: KeyPath<Record, Property>)
      -> QueryAggregate where Result == Property?
    {
      QueryAggregate(GRDB.min(column(property)), empty: nil) {
        Property.fromDatabaseValue($0).map { .some($0) }
      }
    }

    /// The least value of a property that may be missing; `nil` where there are none.
    public static func min<Property: DatabaseValueConvertible>(_ property: KeyPath<Record, Property?>)
      -> QueryAggregate where Result == Property?
    {
      QueryAggregate(GRDB.min(column(property)), empty: nil) {
        Property.fromDatabaseValue($0).map { .some($0) }
      }
    }

    /// The greatest value of a property; `nil` where there are none.
    public static func max<Property: DatabaseValueConvertible>(_ property: KeyPath<Record, Property>)
      -> QueryAggregate where Result == Property?
    {
      QueryAggregate(GRDB.max(column(property)), empty: nil) {
        Property.fromDatabaseValue($0).map { .some($0) }
      }
    }

    /// The greatest value of a property that may be missing; `nil` where there are none.
    public static func max<Property: DatabaseValueConvertible>(_ property: KeyPath<Record, Property?>)
      -> QueryAggregate where Result == Property?
    {
      QueryAggregate(GRDB.max(column(property)), empty: nil) {
        Property.fromDatabaseValue($0).map { .some($0) }
      }
    }
  }

  extension DatabaseProblem {
    /// A value that isn't of the program's type.
    static func wrongValue(_ value: DatabaseValue, _ type: Any.Type) -> DatabaseProblem {
      .unreadableRow("a value isn’t of the type \(type): \("\(value)".prefix(80))")
    }
  }
#endif
