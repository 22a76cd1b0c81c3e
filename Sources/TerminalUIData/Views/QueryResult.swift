#if Data
  /// A type that a ``Query`` can have: rows, or a value of them.
  ///
  /// Numbers, optionals, arrays and dictionaries conform. A type of your own needs the conformance and nothing in it:
  ///
  ///     extension Money: QueryResult {}
  public protocol QueryResult {
    /// The request to the database.
    associatedtype Request = QueryValueRequest<Self>
    /// The state of a query: `$books`.
    associatedtype State = QueryValueState<Self>
    /// Makes the state of a query that was never read.
    static func _state(of request: Request) -> State
    /// The value or rows that were read.
    @MainActor static func _value(in state: State) -> Self
    /// Gives a state the database of the environment and the request of the view.
    ///
    /// The state reads again if the database or the request has changed.
    @MainActor static func _update(_ state: State, _ database: AppDatabase?, _ request: Request)
    /// Whether two requests surely have the same result.
    static func _areSame(_ one: Request, _ other: Request) -> Bool
  }

  extension QueryResult where Request == QueryValueRequest<Self>, State == QueryValueState<Self> {
    /// Makes the state of a query that was never read.
    public static func _state(of request: Request) -> State { QueryValueState(request) }
    /// The value that was read.
    @MainActor public static func _value(in state: State) -> Self { state.value }
    /// Gives a state the database of the environment and the request of the view.
    ///
    /// The state reads again if the database or the request has changed.
    @MainActor public static func _update(_ state: State, _ database: AppDatabase?, _ request: Request) {
      state.update(database, request)
    }
    /// Whether two requests surely have the same result.
    public static func _areSame(_ one: Request, _ other: Request) -> Bool { one.isSame(as: other) }
  }

  extension QueryRows: QueryResult {
    /// Makes the state of a query that was never read.
    public static func _state(of request: QueryRequest<Record>) -> QueryState<Record> { QueryState() }
    /// The rows that were read.
    @MainActor public static func _value(in state: QueryState<Record>) -> QueryRows { state.rows }
    /// Gives a state the database of the environment and the request of the view.
    ///
    /// It reads again if one of them is another.
    @MainActor public static func _update(
      _ state: QueryState<Record>, _ database: AppDatabase?, _ request: QueryRequest<Record>
    ) {
      state.update(database, request)
    }
    /// Whether two requests surely have the same rows.
    public static func _areSame(_ one: QueryRequest<Record>, _ other: QueryRequest<Record>) -> Bool {
      one.isSame(as: other)
    }
  }

  extension Int: QueryResult {}
  extension Int64: QueryResult {}
  extension Int32: QueryResult {}
  extension Int16: QueryResult {}
  extension Int8: QueryResult {}
  extension UInt: QueryResult {}
  extension UInt64: QueryResult {}
  extension UInt32: QueryResult {}
  extension UInt16: QueryResult {}
  extension UInt8: QueryResult {}
  extension Double: QueryResult {}
  extension Float: QueryResult {}
  extension Optional: QueryResult {}
  extension Array: QueryResult {}
  extension Dictionary: QueryResult {}
#endif
