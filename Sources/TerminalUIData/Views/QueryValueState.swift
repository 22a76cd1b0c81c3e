#if Data
  internal import GRDB
  public import Observation

  /// The state of a query of a value, which a view can read and change: `$unread` of `@Query(.count(…)) … var unread`.
  ///
  ///     $unread.request = .count(of: Item.self, filter: Column("feed") == feed)
  ///     if let problem = $unread.problem { Text(problem.description) }
  @MainActor @Observable public final class QueryValueState<Value> {
    /// The request to the database; a change has the value read again.
    public var request: QueryValueRequest<Value> {
      get { asked ?? first }
      set {
        asked = newValue
        connect()
      }
    }
    /// Why the value can't be read; `nil` where it can.
    ///
    /// The value that was read before stays.
    public private(set) var problem: DatabaseProblem?
    /// Whether no value has been read yet.
    public private(set) var isLoading = true
    /// The value; that of no rows before it has been read.
    public var value: Value { known ?? first.empty() }

    private let first: QueryValueRequest<Value>
    private var asked: QueryValueRequest<Value>?
    private var known: Value?
    @ObservationIgnored private var initial: QueryValueRequest<Value>?
    @ObservationIgnored private var database: AppDatabase?
    @ObservationIgnored private var reader: QueryValueReader<Value>?

    nonisolated init(_ request: QueryValueRequest<Value>) { first = request }

    isolated deinit { reader?.close() }

    /// Takes the database above the view, and the view's request if it differs from the last one.
    func update(_ database: AppDatabase?, _ initial: QueryValueRequest<Value>) {
      if database == nil { (_problem, _isLoading) = (.noDatabase, false) }
      let isSame = self.initial.map { $0.isSame(as: initial) } ?? false
      let isOther = database != self.database
      guard !isSame || isOther else { return }
      self.database = database
      // These writes notify no observers: they come before the evaluation that reads the properties.
      if isOther { _known = nil }
      if isOther, database != nil { (_problem, _isLoading) = (nil, true) }
      if !isSame { (self.initial, _asked) = (initial, initial) }
      connect()
    }

    private func connect() {
      reader?.close()
      reader = database.map { database in
        QueryValueReader(database, request) { [weak self] answer in self?.adopt(answer) }
      }
      reader?.start()
    }

    private func adopt(_ answer: QueryValueReader<Value>.Answer) {
      if isLoading { isLoading = false }
      if problem != answer.problem { problem = answer.problem }
      if let new = answer.value { known = new }
    }
  }
#endif
