#if Data
  public import GRDB
  internal import RuntimeMetadata
  public import TerminalUI

  /// Which rows of a table a ``Query`` has, and in which order.
  ///
  ///     QueryRequest<Book>(filter: Column("year") > 1900, sort: [.by("author"), .by("title")])
  ///     QueryRequest(Book.filter(Column("year") > 1900), sort: [.by("author")])
  ///
  /// The database filters and sorts. An index on the columns of `sort` makes each step cost the same, wherever in the table it is. Rows that
  /// are equal for `sort` are in the order of the primary key.
  ///
  /// A request is about one table: a filter may ask others in a subquery, but `joining` and `group` are not understood.
  public struct QueryRequest<Record: QueryRecord>: Sendable {
    /// Which rows; its order is not used.
    public var base: QueryInterfaceRequest<Record> {
      didSet { condition = nil }
    }
    /// The columns that decide the order, the first one most.
    public var sort: [QuerySort]
    /// The condition in words, to be compared: conditions have no `==`.
    ///
    /// `nil` where ``base`` has none, or was changed after that.
    private var condition: String?
    /// The properties of the order, for the titles of a table.
    let titles: Titles

    /// Properties that are read on the main thread only.
    struct Titles: @unchecked Sendable { var keys: [SortKey<Record>] = [] }

    /// Makes a request for rows that satisfy a condition.
    ///
    /// - Parameters:
    ///   - filter: The condition; `nil` is all rows.
    ///   - sort: The columns that decide the order.
    public init(filter: (any SQLSpecificExpressible & Sendable)? = nil, sort: [QuerySort] = []) {
      base = filter.map { Record.filter($0) } ?? Record.all()
      condition = filter.map { String(reflecting: $0.sqlExpression) }
      (self.sort, titles) = (sort, Titles())
    }

    /// Makes a request for the rows of a request of GRDB.
    ///
    /// - Parameters:
    ///   - request: Which rows; its order is not used.
    ///   - sort: The columns that decide the order.
    public init(_ request: QueryInterfaceRequest<Record>, sort: [QuerySort] = []) {
      (base, self.sort, titles) = (request, sort, Titles())
    }

    /// Makes a request for rows in the order of some properties.
    ///
    /// - Parameters:
    ///   - filter: The condition; `nil` is all rows.
    ///   - keys: The properties, each with a column.
    public init(filter: (any SQLSpecificExpressible & Sendable)? = nil, sort keys: [SortKey<Record>]) {
      base = filter.map { Record.filter($0) } ?? Record.all()
      condition = filter.map { String(reflecting: $0.sqlExpression) }
      (sort, titles) = (keys.map { QuerySort($0) }, Titles(keys: keys))
    }

    /// Whether two requests surely have the same rows.
    func isSame(as other: QueryRequest) -> Bool {
      guard sort == other.sort, condition == other.condition else { return false }
      // With a condition, its text was compared above. Requests of GRDB have no `==`, and their description leaves the
      // condition out: they are compared part by part.
      return condition != nil || valuesAreEqual(base, other.base)
    }
  }

  /// A column by which the rows of a ``QueryRequest`` are in order.
  public struct QuerySort: Hashable, Sendable {
    /// The name of the column; another text makes the query fail with ``DatabaseProblem/schema(_:)``.
    public var column: String
    /// In which direction values go.
    public var direction: SortDirection

    /// The order by a column.
    public static func by(_ column: String, _ direction: SortDirection = .forward) -> QuerySort {
      QuerySort(column: column, direction: direction)
    }

    init(column: String, direction: SortDirection) { (self.column, self.direction) = (column, direction) }

    init<Record: QueryRecord>(_ key: SortKey<Record>) {
      let name = Record.columnName(of: key.keyPath) ?? key.keyPath.debugDescription
      self.init(column: name, direction: key.order)
    }
  }
#endif
