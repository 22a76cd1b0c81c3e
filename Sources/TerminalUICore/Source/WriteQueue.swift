internal import Synchronization

/// Writes that can't happen at once: from other threads, during an evaluation, and in another transaction than
/// the writes before them.
@usableFromInline @MainActor enum WriteQueue {
  private nonisolated static let hasWaiting = Atomic(false)
  private nonisolated static let waiting = Locked<[@MainActor @Sendable () -> Void]>([])
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
  /// What actions read of the places that `groups` writes to.
  @exclusivity(unchecked) private static var latest: [ObjectIdentifier: Any] = [:] {
    didSet { hasStaged = !latest.isEmpty }
  }
  /// Whether `latest` has something: asked by every read.
  @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) static var hasStaged = false

  private struct Group {
    let scope: UInt32
    var writes: [() -> Void]
  }

  private struct Staged<Value> { let value: Value }

  /// Whether nothing stands in the way of a write outside of any transaction, as is the rule.
  @inline(__always) nonisolated static var isClear: Bool {
    !Evaluation.isRunning && !hasStaged && (open == nil || open == 0) && TransactionScope.isOutermost
  }

  // MARK: From other threads

  /// Performs a write on the main actor soon.
  ///
  /// Writes of one thread stay in order.
  nonisolated static func enqueue(_ write: @escaping @MainActor @Sendable () -> Void) {
    let isFirst = waiting.withLock { writes in
      // The lock orders the two; the thread sanitizer knows that of the atomic only.
      _ = hasWaiting.load(ordering: .acquiring)
      writes.append(write)
      hasWaiting.store(true, ordering: .releasing)
      return writes.count == 1
    }
    if isFirst { Task { @MainActor in drain() } }
  }

  /// Performs the writes that came from other threads.
  static func drain() {
    guard hasWaiting.load(ordering: .acquiring) else { return }
    let writes = waiting.withLock { writes in
      _ = hasWaiting.load(ordering: .acquiring)
      let taken = writes
      writes.removeAll()
      hasWaiting.store(false, ordering: .releasing)
      return taken
    }
    for write in writes { write() }
  }

  // MARK: On the main thread

  /// Writes at once, if neither an evaluation nor an earlier transaction is in the way.
  static func write<Value>(_ value: Value, to location: StateLocation<Value>) {
    if let node = Evaluation.node {
      deferUntilEvaluated(node) { location.write(value) }
    } else if groups.isEmpty, open == nil || open == TransactionScope.current.number {
      location.write(value)
    } else {
      stage(value, to: location)
    }
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

  private static func stage<Value>(_ value: Value, to location: StateLocation<Value>) {
    let scope = TransactionScope.current.number
    if groups.last?.scope != scope { groups.append(Group(scope: scope, writes: [])) }
    groups[groups.count - 1].writes.append { location.write(value) }
    latest[ObjectIdentifier(location)] = Staged(value: value)
    for host in ViewHost.all { host.requestTurn() }
  }

  /// What was written to `location` last, where that still waits for its turn.
  @inline(__always) static func staged<Value>(_ location: StateLocation<Value>) -> Value? {
    latest.isEmpty ? nil : (latest[ObjectIdentifier(location)] as? Staged<Value>)?.value
  }

  /// Performs the writes of the transaction that waits longest, which make the next update.
  static func performNextGroup() {
    guard !groups.isEmpty else { return }
    let group = groups.removeFirst()
    if groups.isEmpty { latest.removeAll() }
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
