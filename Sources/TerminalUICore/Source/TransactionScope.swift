/// Runs `body`; its writes make an update of their own, after that of the writes before.
///
///     v = 1
///     withTransaction(Transaction()) { v = 2 }     // bodies are evaluated with 1, then with 2
///
/// Nothing is evaluated before the action that calls this has returned. Until then actions read the last written values. If calls are
/// nested, values that the inner transaction doesn't set come from the outer transaction.
/// - Source: SwiftUI `withTransaction(_:_:)`.
@MainActor @preconcurrency public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let scope = TransactionScope(transaction.inside(TransactionScope.current?.transaction))
  return try TransactionScope.run(in: scope, body)
}

/// Runs `body` with one value of a transaction set.
///
///     withTransaction(\.disablesAnimations, true) { isOpen = false }
///
/// - Source: SwiftUI `withTransaction(_:_:_:)`.
@MainActor @preconcurrency public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// A call of `withTransaction(_:_:)`.
///
/// Its writes make one update.
///
/// Writes outside of all calls have none.
final class TransactionScope {
  /// Tells one call from another; 0 would be outside of all.
  let number: UInt32
  let transaction: Transaction

  /// The scope of the writes made now.
  nonisolated(unsafe) static var current: TransactionScope?
  @MainActor private static var count: UInt32 = 0

  @MainActor init(_ transaction: Transaction) {
    Self.count = Self.count == .max ? 1 : Self.count + 1
    number = Self.count
    self.transaction = transaction
  }

  /// Runs `body` and adds its writes to a scope; without one they are outside of all.
  @MainActor static func run<Result>(
    in scope: TransactionScope?, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = scope
    defer { current = outer }
    return try body()
  }
}

/// Runs a function within a transaction, if there is one.
@MainActor func inTransaction<Result>(_ transaction: Transaction?, _ body: () -> Result) -> Result {
  if let transaction { withTransaction(transaction, body) } else { body() }
}
