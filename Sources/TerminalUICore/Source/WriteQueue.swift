/// Writes that can't happen at once: from other threads, during an evaluation, and in another transaction than
/// the writes before them.
@usableFromInline @MainActor enum WriteQueue {
  @exclusivity(unchecked) private static var deferred: [(view: String, write: () -> Void)] = [] {
    didSet { hasDeferred = !deferred.isEmpty }
  }
  @exclusivity(unchecked) private static var hasDeferred = false

  /// The scope of the changes that wait for an evaluation; `nil` while nothing waits.
  @exclusivity(unchecked) nonisolated(unsafe) private static var open: UInt32?
  /// What is written once the changes before it were evaluated, in order.
  @exclusivity(unchecked) private static var groups: [Group] = [] { didSet { groupCount = groups.count } }
  /// The number of transactions that wait.
  @exclusivity(unchecked) private(set) static var groupCount = 0
  /// Whether a value may wait to be written: asked by every read.
  @usableFromInline nonisolated static var hasWaiting: Bool { !WaitingWrites.isEmpty }

  private struct Group {
    let scope: UInt32
    var writes: [() -> Void]
  }

  /// Whether nothing stands in the way of a write outside of any transaction, as is the rule.
  @inline(__always) nonisolated static var isClear: Bool {
    !Evaluation.isRunning && !hasWaiting && (open == nil || open == 0) && TransactionScope.isOutermost
  }

  /// Performs the writes that came from other threads.
  static func drain() {
    for write in WaitingWrites.take() { write.perform() }
  }

  // MARK: On the main thread

  /// Writes at once, if neither an evaluation nor an earlier transaction is in the way.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - handle: The state.
  ///   - version: The value that must not have been written since; `nil` is any.
  ///   - held: The writes of which this is one that another thread made.
  /// - Returns: What became of the write; a `held` one that waits releases its writes itself.
  static func write<Value>(
    _ value: Value, to handle: StateHandle, ifVersion version: UInt32?, held: PlaceWrites?
  ) -> WriteOutcome {
    if let node = Evaluation.node {
      deferUntilEvaluated(node) { StateLocation<Value>.at(handle)?.takeUnretainedValue().write(value) }
      return .written
    }
    guard let location = StateLocation<Value>.at(handle)?.takeUnretainedValue() else { return .written }
    if groups.isEmpty, open == nil || open == TransactionScope.current.number {
      return location.write(value, ifVersion: version) ? .written : .refused
    }
    guard let held = held ?? WaitingWrites.hold(value, for: handle, ifVersion: version) else {
      return .refused
    }
    stage {
      StateLocation<Value>.at(handle)?.takeUnretainedValue().write(value)
      WaitingWrites.release(held)
    }
    return .waits
  }

  /// Makes a change that isn't one of a state: at once, or after the evaluation in which it comes.
  static func perform(_ change: @escaping () -> Void) {
    if let node = Evaluation.node { deferUntilEvaluated(node, change) } else { change() }
  }

  private static func deferUntilEvaluated(_ node: Node, _ write: @escaping () -> Void) {
    let view = node.ownerName
    node.host.report(.writeDuringEvaluation(view: view))
    deferred.append((view, write))
    node.host.requestTurn()
  }

  /// Notes that a change waits for an evaluation.
  @inline(__always) static func noteChange() {
    if open == nil { open = TransactionScope.current.number }
  }

  /// Notes that the changes so far are about to be evaluated.
  @inline(__always) static func beginUpdate() { open = nil }

  private static func stage(_ write: @escaping () -> Void) {
    let scope = TransactionScope.current.number
    if groups.last?.scope != scope { groups.append(Group(scope: scope, writes: [])) }
    groups[groups.count - 1].writes.append(write)
    for host in ViewHost.all { host.requestTurn() }
  }

  /// Performs the writes of the transaction that waits longest, which make the next update.
  static func performNextGroup() {
    guard !groups.isEmpty else { return }
    let group = groups.removeFirst()
    for write in group.writes { write() }
  }

  // MARK: After an evaluation

  /// The views that wrote while they were evaluated, and wait for the end of the update.
  static var deferredViews: [String] { deferred.map(\.view) }

  /// Performs the writes that an evaluation asked for, and says whether there were any.
  static func performDeferred() -> Bool {
    guard hasDeferred else { return false }
    let writes = deferred
    deferred.removeAll()
    for (_, write) in writes { write() }
    return true
  }
}

@MainActor extension Node {
  /// The name of the nearest view with a `body` at or above this node, to name it in a report.
  final var ownerName: String {
    var next: Node? = self
    while let node = next {
      if node is OwnerNode { return node.name }
      next = node.parent
    }
    return name
  }
}

/// What became of a write.
nonisolated enum WriteOutcome {
  case written
  /// It is performed once the changes before it were evaluated.
  case waits
  /// Another thread was faster.
  case refused
}
