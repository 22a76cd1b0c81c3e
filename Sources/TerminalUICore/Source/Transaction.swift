/// What goes with the writes of one update.
///
/// - Source: SwiftUI `Transaction`.
public nonisolated struct Transaction: Hashable, Sendable {
  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false

  /// Makes a transaction without wishes.
  public init() {}
}

/// Runs `body`; its writes make an update of their own, after that of the writes before.
///
///     v = 1
///     withTransaction(Transaction()) { v = 2 }     // bodies are evaluated with 1, then with 2
///
/// Nothing is evaluated before the action that calls this has returned. Until then actions read what was
/// written last.
/// - Source: SwiftUI `withTransaction(_:_:)`.
@MainActor public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = TransactionScope.current
  TransactionScope.current = TransactionScope.next(transaction)
  defer { TransactionScope.current = outer }
  return try body()
}

/// One call of ``withTransaction(_:_:)``, or what is outside of all: the writes in it make one update.
struct TransactionScope {
  /// Tells one call from another; 0 is outside of all.
  let number: UInt32
  let transaction: Transaction

  /// The scope of the writes made now.
  @exclusivity(unchecked) nonisolated(unsafe) static var current = TransactionScope(
    number: 0, transaction: Transaction())
  /// Whether the writes made now are outside of all calls.
  @inline(__always) nonisolated static var isOutermost: Bool { current.number == 0 }
  @MainActor private static var count: UInt32 = 0

  /// Runs `body` outside of all calls.
  @MainActor static func outside(_ body: () -> Void) {
    let outer = current
    current = TransactionScope(number: 0, transaction: Transaction())
    defer { current = outer }
    body()
  }

  @MainActor static func next(_ transaction: Transaction) -> TransactionScope {
    count &+= 1
    return TransactionScope(number: count, transaction: transaction)
  }
}
