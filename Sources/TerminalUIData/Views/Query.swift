#if Data
  public import GRDB
  package import RuntimeMetadata
  public import TerminalUI
  public import TerminalUICore

  /// Rows of a table, or a value of them, as they are now: the view follows the changes of this and other programs.
  ///
  ///     struct Books: View {
  ///       @Query(sort: [.by("title")]) private var books: QueryRows<Book>
  ///       @Query(.count(of: Book.self, filter: Column("isRead") == false)) private var unread: Int
  ///       @State private var selected: Book.ID?
  ///
  ///       var body: some View {
  ///         Text("\(unread) unread")
  ///         Table(books, selection: $selected, sortOrder: $books.sortOrder) {
  ///           TableColumn("Title", value: \.title)
  ///           TableColumn("Author", value: \.author)
  ///         }
  ///       }
  ///     }
  ///
  /// The database is that of `database(_:)` around the view. Rows are read on another thread, those around the visible ones: a million cost as much
  /// as a thousand. After a change the rows that are still there keep state, focus and selection, and only those whose values changed are evaluated.
  /// A value, such as a count, is that of a ``QueryValueRequest``. A view that reads it is evaluated when it differs. No timer looks for changes.
  ///
  /// Failures are in `$books.problem`. Without a database a query has no rows, or the value of none, and that is reported.
  ///
  /// - Source: SwiftUI `Query` and `FetchRequest`; differs in that conditions are GRDB's, that rows come later, and that `$books` is a
  ///   ``QueryState``, of a value a ``QueryValueState``.
  @propertyWrapper public struct Query<Value: QueryResult>: DynamicProperty {
    @State private var state: Value.State
    @Environment(\.database) private var database
    private let request: Value.Request

    /// Makes a query of a request: for rows, or for a value.
    ///
    ///     @Query(.average(\Book.pages)) private var pages: Double?
    ///
    /// If the view makes a different request of its values later, the query has other rows or another value from then on.
    public init(_ request: Value.Request) {
      self.request = request
      _state = State(initialValue: Value._state(of: request))
    }

    /// The rows, or the value; none before they have been read for the first time.
    @MainActor public var wrappedValue: Value { Value._value(in: state) }

    /// The state of the query, with its request.
    @MainActor public var projectedValue: Value.State { state }

    /// Says whether the view wants other rows than before.
    ///
    /// Called with each new value of the view, before it is evaluated.
    @MainActor public static func _link(
      _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
    ) -> Bool {
      guard let previous = previous?.assumingMemoryBound(to: Self.self).pointee else { return false }
      let property = property.assumingMemoryBound(to: Self.self).pointee
      return !Value._areSame(property.request, previous.request)
    }

    /// Takes the database of the view.
    ///
    /// Called right before each evaluation of the body.
    @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
      let query = property.assumingMemoryBound(to: Self.self)
      Value._update(query.pointee.state, query.pointee.database, query.pointee.request)
      if query.pointee.database == nil { node.lacksDatabase() }
    }
  }

  /// Queries of rows.
  extension Query {
    /// Makes a query of the rows that satisfy a condition, by columns.
    ///
    /// - Parameters:
    ///   - filter: The condition; `nil` is all rows.
    ///   - sort: The columns that decide the order.
    public init<Record>(filter: (any SQLSpecificExpressible & Sendable)? = nil, sort: [QuerySort] = [])
    where Value == QueryRows<Record> {
      self.init(QueryRequest(filter: filter, sort: sort))
    }

    /// Makes a query of the rows that satisfy a condition, by properties.
    ///
    /// - Parameters:
    ///   - filter: The condition; `nil` is all rows.
    ///   - sort: The properties that decide the order, each with a column.
    public init<Record>(filter: (any SQLSpecificExpressible & Sendable)? = nil, sort: [SortKey<Record>])
    where Value == QueryRows<Record> {
      self.init(QueryRequest(filter: filter, sort: sort))
    }

    /// Makes a query of the rows that satisfy a condition, by a property.
    ///
    /// - Parameters:
    ///   - filter: The condition; `nil` is all rows.
    ///   - sort: The property that decides the order.
    ///   - order: In which direction.
    public init<Record, Key: Comparable>(
      filter: (any SQLSpecificExpressible & Sendable)? = nil, sort: KeyPath<Record, Key>,
      order: SortDirection = .forward
    ) where Value == QueryRows<Record> {
      self.init(filter: filter, sort: [SortKey(sort, order: order)])
    }
  }

  // Rows are made by closures that have the view with its query in them: they are the same as long as the query is.
  extension Query: SelfComparing {
    package static func areEqual(
      _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
    ) -> Bool {
      let (lhs, rhs) = (lhs.assumingMemoryBound(to: Self.self), rhs.assumingMemoryBound(to: Self.self))
      if mode == .value { return Value._areSame(lhs.pointee.request, rhs.pointee.request) }
      return areSameProperty(lhs.pointee._state, rhs.pointee._state, mode)
    }

    /// Reads of the state are tracked.
    package static func isSure(in mode: ComparisonMode) -> Bool { true }
  }
#endif
