/// A host's requests for turns, and the callbacks that serve them.
@MainActor struct HostTurns {
  /// Whether something happened that a turn has to deal with.
  var isNeeded = true
  /// Called when a turn is needed that wasn't before, outside of a turn.
  var onRequest: (() -> Void)?
  /// Wraps what another host's turn does here: before its next write it brings this host's views up to date.
  ///
  /// That is `evaluateForOthers()`. This host's own turns are wrapped likewise: hosts of tests have a storage of their own.
  var enclosing: ((_ work: () -> Void) -> Void)?

  /// Does the work of another host's turn in this one.
  func enclose(_ work: () -> Void) {
    if let enclosing { enclosing(work) } else { work() }
  }
}

extension ViewHost {
  /// Whether something happened that a turn has to deal with.
  public internal(set) final var needsTurn: Bool {
    get { turns.isNeeded }
    // Set by turns themselves; requestTurn() also reports.
    set { turns.isNeeded = newValue }
  }

  /// Called when ``needsTurn`` becomes true outside of a turn.
  public final var onRequest: (() -> Void)? {
    get { turns.onRequest }
    set { turns.onRequest = newValue }
  }

  /// Wraps work that another host's turn does in this one.
  package final var enclosing: ((_ work: () -> Void) -> Void)? {
    get { turns.enclosing }
    set { turns.enclosing = newValue }
  }

  /// Asks for a turn.
  package final func requestTurn() {
    guard !turns.isNeeded else { return }
    turns.isNeeded = true
    turns.onRequest?()
  }
}
