#if Data
  internal import GRDB
  public import Observation
  public import TerminalUI

  /// The state of a query, which a view can read and change: `$books` of `@Query … var books`.
  ///
  ///     $books.request.base = Book.filter(Column("year") > year)
  ///     if let problem = $books.problem { Text(problem.description) }
  ///     Table(books, sortOrder: $books.sortOrder) { … }
  @MainActor @Observable public final class QueryState<Record: QueryRecord> {
    /// Which rows to read, and in which order.
    ///
    /// A change reads the rows again.
    public var request = QueryRequest<Record>() {
      didSet { connect() }
    }
    /// Why rows can't be read; `nil` if they can.
    ///
    /// Rows that were read before stay.
    public private(set) var problem: DatabaseProblem?
    /// Whether no rows have been read yet.
    public private(set) var isLoading = true
    /// The rows of the last reading.
    public private(set) var rows = QueryRows<Record>(nil, version: 0, count: 0)
    private(set) var parts: [QuerySectionPart] = []

    @ObservationIgnored private var initial: QueryRequest<Record>?
    @ObservationIgnored private var database: AppDatabase?
    @ObservationIgnored private var cache: QueryCache<Record>?
    @ObservationIgnored private var section: String?
    /// Counts the changes of `rows`.
    @ObservationIgnored private var rowsVersion = 0

    nonisolated init() {}

    isolated deinit { cache?.close() }

    /// The columns of the order, in the form that a table has for it.
    ///
    /// An order by another column isn't in the binding. Writing the binding removes that order.
    public var sortOrder: Binding<[SortKey<Record>]> {
      Binding { [self] in
        keys
      } set: { [self] new in
        keys = new
        request.sort = new.map { QuerySort($0) }
      }
    }

    /// The columns of the order that are properties of the record.
    private var keys: [SortKey<Record>] = []

    /// Takes the database of the environment, and the view's request if it isn't the same as before.
    func update(_ database: AppDatabase?, _ initial: QueryRequest<Record>, section: String? = nil) {
      if database == nil { forget() }
      let isSame = self.initial.map { $0.isSame(as: initial) } ?? false
      guard !isSame || database != self.database || section != self.section else { return }
      (self.database, self.section) = (database, section)
      if !isSame {
        self.initial = initial
        // Not a change to observe: this comes before the evaluation that reads it.
        (_request, _keys) = (initial, initial.titles.keys)
      }
      connect()
    }

    /// Removes all rows and sets the problem to `noDatabase`.
    ///
    /// Writes the stored values directly, so no observer runs: the view is about to be evaluated.
    private func forget() {
      (_problem, _isLoading) = (.noDatabase, false)
      guard !_rows.isEmpty else { return }
      rowsVersion += 1
      (_rows, _parts) = (QueryRows(nil, version: rowsVersion, count: 0), [])
    }

    /// Begins with another database or request: the rows of the old one are dropped.
    private func connect() {
      let visibleRows = cache?.visibleRows ?? 0..<0
      cache?.close()
      cache = nil
      guard let database else { return }
      let made = QueryCache<Record>(database, request, section: section, visibleRows: visibleRows) {
        [weak self] contents in
        self?.adopt(contents)
      }
      cache = made
      made.start()
    }

    private func adopt(_ contents: QueryCache<Record>.Contents) {
      rowsVersion += 1
      if isLoading { isLoading = false }
      if problem != contents.problem { problem = contents.problem }
      if parts != contents.sections { parts = contents.sections }
      rows = QueryRows(cache, version: rowsVersion, count: contents.count)
    }
  }
#endif
