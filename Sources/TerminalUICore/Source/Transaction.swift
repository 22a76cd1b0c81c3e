/// What goes with the writes of one update.
///
/// - Source: SwiftUI `Transaction`.
public nonisolated struct Transaction: Hashable, Sendable {
  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false

  /// Makes a transaction without wishes.
  public init() {}
}

/// Runs `body`; its writes make an update of their own.
///
///     v = 1
///     withTransaction(Transaction()) { v = 2 }     // bodies are evaluated with 1, then with 2
///
/// - Source: SwiftUI `withTransaction(_:_:)`.
@MainActor public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let hosts = ViewHost.all
  for host in hosts { host.flush() }
  let outer = TransactionState.current
  TransactionState.current = transaction
  defer {
    for host in hosts { host.flush() }
    TransactionState.current = outer
  }
  return try body()
}

@MainActor enum TransactionState {
  /// The transaction of the writes made now.
  static var current = Transaction()
}
