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
    /// Which rows, and in which order; a change has them read again.
    public var request = QueryRequest<Record>() {
      didSet { connect() }
    }
    /// Why rows can't be read; `nil` where they can.
    ///
    /// Those that were read before stay.
    public private(set) var problem: DatabaseProblem?
    /// Whether no rows have been read yet.
    public private(set) var isLoading = true
    /// The rows.
    public private(set) var rows = QueryRows<Record>(nil, version: 0, count: 0)
    private(set) var parts: [QuerySectionPart] = []

    @ObservationIgnored private var initial: QueryRequest<Record>?
    @ObservationIgnored private var database: AppDatabase?
    @ObservationIgnored private var window: QueryCache<Record>?
    @ObservationIgnored private var section: String?
    @ObservationIgnored private var version = 0

    nonisolated init() {}

    isolated deinit { window?.close() }

    /// The columns of the order, in the form that a table has for it.
    ///
    /// Columns that are no property of the record aren't in it, and go when it is written.
    public var sortOrder: Binding<[SortKey<Record>]> {
      Binding { [self] in
        keys
      } set: { [self] new in
        keys = new
        request.sort = new.map { QuerySort($0) }
      }
    }

    private var keys: [SortKey<Record>] = []

    /// Takes the database above the view, and the view's request where it differs from before.
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

    /// Has the rows of no database, before the evaluation that reads them.
    private func forget() {
      (_problem, _isLoading) = (.noDatabase, false)
      guard !_rows.isEmpty else { return }
      version += 1
      (_rows, _parts) = (QueryRows(nil, version: version, count: 0), [])
    }

    private func connect() {
      let visibleRows = window?.withLock { [window] in window!.visibleRows } ?? 0..<0
      window?.close()
      window = nil
      guard let database else { return }
      let made = QueryCache<Record>(database, request, section: section) { [weak self] contents in
        self?.take(contents)
      }
      made.visibleRows = visibleRows
      window = made
      made.start()
    }

    private func take(_ contents: QueryCache<Record>.Contents) {
      version += 1
      if isLoading { isLoading = false }
      if problem != contents.problem { problem = contents.problem }
      if parts != contents.sections { parts = contents.sections }
      rows = QueryRows(window, version: version, count: contents.count)
    }
  }
#endif
