/// Writes that can't happen at once: from other threads, during an evaluation, and in another transaction than
/// the writes before them.
@usableFromInline @MainActor enum WriteQueue {
  private static var deferred: [Deferred] = [] {
    didSet { hasDeferred = !deferred.isEmpty }
  }
  private static var hasDeferred = false

  /// The number of the scope of the changes that wait for an evaluation, 0 outside of all; `nil` while nothing waits.
  nonisolated(unsafe) private static var open: UInt32?
  /// The scope of the changes that wait for an evaluation; `nil` outside of all.
  nonisolated(unsafe) private static var openScope: TransactionScope?
  /// The writes that follow once the changes before them were evaluated, in order.
  private static var groups: [Group] = [] { didSet { groupCount = groups.count } }
  /// The number of transactions that wait.
  private(set) static var groupCount = 0
  /// Whether a value may wait to be written: checked by every read.
  @usableFromInline nonisolated static var hasWaiting: Bool { !WaitingWrites.isEmpty }

  /// Writes that follow each other in one transaction.
  private struct Group {
    let scope: TransactionScope?
    var writes: [() -> Void]
  }

  /// A write during an evaluation: it waits until that is over.
  private struct Deferred {
    let view: String
    let scope: TransactionScope?
    let write: () -> Void
  }

  /// Whether a write outside of any transaction can happen at once, as is the rule.
  @inline(__always) nonisolated static var isClear: Bool {
    !Evaluation.isRunning && !hasWaiting && (open == nil || open == 0) && TransactionScope.current == nil
  }

  /// Performs the writes that came from other threads.
  static func drain() {
    if hasWaiting { for write in WaitingWrites.consume() { write.perform() } }
  }

  // MARK: On the main thread

  /// Writes at once, if neither an evaluation nor an earlier transaction is in the way.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - handle: The state.
  ///   - version: The value that must not have been written since; `nil` is any.
  ///   - held: The writes of which this is one that another thread made.
  /// - Returns: The outcome of the write; a `held` one that waits releases its writes itself.
  static func write<Value>(
    _ value: Value, to handle: StateHandle, ifVersion version: UInt32?, held: PlaceWrites?
  ) -> WriteOutcome {
    if let node = Evaluation.node {
      deferUntilEvaluated(node) {
        if isOpen {
          StateLocation<Value>.at(handle)?.object.write(value)
        } else {
          _ = write(value, to: handle, ifVersion: nil, held: nil)
        }
      }
      return .written
    }
    guard let location = StateLocation<Value>.at(handle)?.object else { return .written }
    if groups.isEmpty, isOpen {
      return location.write(value, ifVersion: version) ? .written : .refused
    }
    guard let held = held ?? WaitingWrites.hold(value, for: handle, ifVersion: version) else {
      return .refused
    }
    stage(for: location) {
      StateLocation<Value>.at(handle)?.object.write(value)
      WaitingWrites.release(held)
    }
    return .waits
  }

  /// Makes a change that isn't one of a state: at once, or after the evaluation in which it comes.
  ///
  /// - Parameter isReported: Whether it is a mistake during an evaluation.
  static func perform(isReported: Bool = true, _ change: @escaping () -> Void) {
    guard let node = Evaluation.node else { return change() }
    deferUntilEvaluated(node, isReported: isReported, change)
  }

  private static func deferUntilEvaluated(
    _ node: Node, isReported: Bool = true, _ write: @escaping () -> Void
  ) {
    let view = node.ownerName
    if isReported { node.host.report(.writeDuringEvaluation(view: view)) }
    let scope = TransactionScope.current ?? openScope
    deferred.append(Deferred(view: view, scope: scope, write: write))
    node.host.requestTurn()
  }

  /// Whether a change made now can be evaluated with those that wait.
  private static var isOpen: Bool { open == nil || open == TransactionScope.current?.number ?? 0 }

  /// Notes that a change waits for an evaluation.
  @inline(__always) static func noteChange() {
    if open == nil {
      openScope = TransactionScope.current
      open = openScope?.number ?? 0
    } else if openScope == nil {
      takeAlong()
    }
  }

  /// Adds the waiting changes without a transaction to the transaction of a change that can't wait, such as that of a model's property.
  ///
  /// To be animated is seldom wrong; a change that isn't animated though its author says so always is.
  private static func takeAlong() { openScope = TransactionScope.current }

  /// Whether the changes that wait for an evaluation have a scope.
  @inline(__always) static var hasScope: Bool { openScope != nil }

  /// The transaction of the changes that are being evaluated, or wait for it.
  static var transaction: Transaction { openScope?.transaction ?? Transaction() }

  /// Notes that a host has evaluated the changes so far, and gives their scope.
  ///
  /// The changes are closed once no host has updates left.
  @inline(__always) static func endUpdate() -> TransactionScope? {
    guard let scope = openScope else {
      if !Updaters.areSeveral || !Updaters.anyNeedsEvaluation { open = nil }
      return nil
    }
    if !Updaters.anyNeedsEvaluation { close() }
    return scope
  }

  private static func close() {
    open = nil
    openScope = nil
  }

  /// Adds a write for the next update, and asks the hosts that read the location for a turn.
  private static func stage(for location: Source, _ write: @escaping () -> Void) {
    let scope = TransactionScope.current
    if groups.isEmpty || groups[groups.count - 1].scope !== scope {
      groups.append(Group(scope: scope, writes: []))
    }
    groups[groups.count - 1].writes.append(write)
    Updaters.requestTurns(for: location)
  }

  /// Performs the writes of the transaction that waits longest, which make the next update.
  ///
  /// No host has updates of earlier writes left.
  static func performNextGroup() {
    guard !groups.isEmpty else { return }
    let group = groups.removeFirst()
    close()
    TransactionScope.run(in: group.scope) { for write in group.writes { write() } }
  }

  // MARK: After an evaluation

  /// The views that wrote while they were evaluated, and wait for the end of the update.
  static var deferredViews: [String] { deferred.map(\.view) }

  /// Performs the writes that an evaluation requested, and returns whether there were any.
  static func performDeferred() -> Bool {
    guard hasDeferred else { return false }
    let writes = deferred
    deferred.removeAll()
    for deferred in writes { TransactionScope.run(in: deferred.scope, deferred.write) }
    return true
  }
}

extension Node {
  /// The name of the nearest view with a `body` at or above this node, to name it in a report.
  package final var ownerName: String { (nearestOwner ?? self).name }
}

/// What became of a write, for the code that retries or reports it.
nonisolated enum WriteOutcome {
  case written
  /// The write is performed once the changes before it were evaluated.
  case waits
  /// Another thread was faster.
  case refused
}
