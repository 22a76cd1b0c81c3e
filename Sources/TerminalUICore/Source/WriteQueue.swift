internal import Synchronization

/// Writes that can't happen at once: from other threads, and during an evaluation.
@MainActor enum WriteQueue {
  private nonisolated static let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])
  private static var deferred: [() -> Void] = []

  /// Performs a write on the main actor soon. Writes of one thread stay in order.
  nonisolated static func enqueue(_ write: @escaping @MainActor @Sendable () -> Void) {
    let isFirst = waiting.withLock { writes in
      writes.append(write)
      return writes.count == 1
    }
    if isFirst { Task { @MainActor in drain() } }
  }

  /// Performs the writes that came from other threads.
  static func drain() {
    let writes = waiting.withLock { writes in
      let taken = writes
      writes.removeAll()
      return taken
    }
    for write in writes { write() }
  }

  /// Performs a write at once; one during an evaluation waits for its end and is reported.
  static func perform(transaction: Transaction?, _ write: @escaping () -> Void) {
    guard let node = Evaluation.node else {
      if let transaction {
        withTransaction(transaction, write)
      } else {
        write()
      }
      return
    }
    let host = node.host
    host.report(.writeDuringEvaluation(view: node.name))
    deferred.append(write)
    host.requestTurn()
  }

  /// Performs the writes that an evaluation asked for, and says whether there were any.
  static func performDeferred() -> Bool {
    guard !deferred.isEmpty else { return false }
    let writes = deferred
    deferred.removeAll()
    for write in writes { write() }
    return true
  }
}
