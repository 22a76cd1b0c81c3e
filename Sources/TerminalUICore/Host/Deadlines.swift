/// What is to run at a moment of the host's clock, such as the end of a long press.
@MainActor struct Deadlines {
  /// Names one of them.
  struct ID: Hashable, Sendable { fileprivate let number: UInt64 }

  private struct Entry {
    let id: ID
    let time: Duration
    let action: () -> Void
  }

  private var entries: [Entry] = []
  private var count: UInt64 = 0

  /// The earliest moment; `nil` where there is none.
  private(set) var next: Duration?

  /// Adds an action for a moment.
  mutating func add(at time: Duration, _ action: @escaping () -> Void) -> ID {
    count &+= 1
    let id = ID(number: count)
    entries.append(Entry(id: id, time: time, action: action))
    next = next.map { Swift.min($0, time) } ?? time
    return id
  }

  /// Forgets an action; one that ran is forgotten already.
  mutating func remove(_ id: ID) {
    entries.removeAll { $0.id == id }
    next = entries.map(\.time).min()
  }

  /// Takes out the actions whose moment has come, the earliest first.
  mutating func takeDue(at now: Duration) -> [() -> Void] {
    guard let next, next <= now else { return [] }
    let due = entries.filter { $0.time <= now }.sorted {
      $0.time != $1.time ? $0.time < $1.time : $0.id.number < $1.id.number
    }
    entries.removeAll { $0.time <= now }
    self.next = entries.map(\.time).min()
    return due.map(\.action)
  }
}

@MainActor extension ViewHost {
  /// How long until something is to run; `nil` where nothing is.
  package var timeUntilDeadline: Duration? {
    deadlines.next.map { Swift.max($0 - clock.now, .zero) }
  }

  /// Runs what is due; called once in each turn, before the update.
  final func runDueActions() {
    guard deadlines.next != nil else { return }
    for action in deadlines.takeDue(at: clock.now) { action() }
  }
}
