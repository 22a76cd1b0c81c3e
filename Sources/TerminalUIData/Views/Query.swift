#if Data
  public import GRDB
  package import RuntimeMetadata
  public import TerminalUI
  public import TerminalUICore

  /// Rows of a table, as they are now: the view follows the changes of this and other programs.
  ///
  ///     struct Books: View {
  ///       @Query(sort: [.by("title")]) private var books: QueryRows<Book>
  ///       @State private var selected: Book.ID?
  ///
  ///       var body: some View {
  ///         Table(books, selection: $selected, sortOrder: $books.sortOrder) {
  ///           TableColumn("Title", value: \.title)
  ///           TableColumn("Author", value: \.author)
  ///         }
  ///       }
  ///     }
  ///
  /// The database is that of `database(_:)` around the view. Rows are read on another thread, those around the visible ones: a million cost as much
  /// as a thousand. After a change the rows that are still there keep state, focus and selection, and only those whose values changed are evaluated.
  /// No timer looks for changes.
  ///
  /// Failures are in `$books.problem`. Without a database a query is empty, and that is reported.
  ///
  /// - Source: SwiftUI `Query` and `FetchRequest`; differs in that conditions are GRDB's, that rows come later, and that `$books` is a
  ///   ``QueryState``.
  @propertyWrapper public struct Query<Record: QueryRecord>: DynamicProperty {
    @State private var state = QueryState<Record>()
    @Environment(\.database) private var database
    private let request: QueryRequest<Record>
    private let keys: [SortKey<Record>]

    /// Makes a query of a request.
    ///
    /// A view that makes another one of its values has other rows from then on.
    public init(_ request: QueryRequest<Record>) { (self.request, keys) = (request, []) }

    /// Makes a query of the rows that satisfy a condition, by columns.
    ///
    /// - Parameters:
    ///   - filter: The condition; `nil` is all rows.
    ///   - sort: The columns that decide the order.
    public init(filter: (any SQLSpecificExpressible & Sendable)? = nil, sort: [QuerySort] = []) {
      self.init(QueryRequest(filter: filter, sort: sort))
    }

    /// Makes a query of the rows that satisfy a condition, by properties.
    ///
    /// - Parameters:
    ///   - filter: The condition; `nil` is all rows.
    ///   - sort: The properties that decide the order, each with a column.
    public init(filter: (any SQLSpecificExpressible & Sendable)? = nil, sort: [SortKey<Record>]) {
      (request, keys) = (QueryRequest(filter: filter, sort: sort), sort)
    }

    /// Makes a query of the rows that satisfy a condition, by a property.
    ///
    /// - Parameters:
    ///   - filter: The condition; `nil` is all rows.
    ///   - sort: The property that decides the order.
    ///   - order: In which direction.
    public init<Value: Comparable>(
      filter: (any SQLSpecificExpressible & Sendable)? = nil, sort: KeyPath<Record, Value>,
      order: SortDirection = .forward
    ) {
      self.init(filter: filter, sort: [SortKey(sort, order: order)])
    }

    /// The rows; none before they have been read for the first time.
    @MainActor public var wrappedValue: QueryRows<Record> { state.rows }

    /// The state of the query, with its request.
    @MainActor public var projectedValue: QueryState<Record> { state }

    /// Says whether the view wants other rows than before.
    @MainActor public static func _link(
      _ property: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: OwnerNode
    ) -> Bool {
      guard let previous = previous?.assumingMemoryBound(to: Self.self).pointee else { return false }
      let property = property.assumingMemoryBound(to: Self.self).pointee
      return !property.request.isSame(as: previous.request)
    }

    /// Takes the database of the view.
    @MainActor public static func _prepare(_ property: UnsafeMutableRawPointer, in node: OwnerNode) {
      let query = property.assumingMemoryBound(to: Self.self)
      query.pointee.state.update(
        query.pointee.database, query.pointee.request, section: nil, keys: query.pointee.keys)
      if query.pointee.database == nil {
        query.pointee.state.lacksDatabase()
        node.lacks("a database", remedy: "Add `.database(_:)` to the scene, or to a view above.")
      }
    }
  }

  // Rows are made by closures that have the view with its query in them: they are the same as long as the query is.
  extension Query: SelfComparing {
    package static func areEqual(
      _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ mode: ComparisonMode
    ) -> Bool {
      let (lhs, rhs) = (lhs.assumingMemoryBound(to: Self.self), rhs.assumingMemoryBound(to: Self.self))
      if mode == .value { return lhs.pointee.request.isSame(as: rhs.pointee.request) }
      return areSameProperty(lhs.pointee._state, rhs.pointee._state, mode)
    }

    /// Reads of the state are tracked.
    package static func isSure(in mode: ComparisonMode) -> Bool { true }
  }
#endif
