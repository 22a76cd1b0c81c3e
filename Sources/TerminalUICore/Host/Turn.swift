public import Terminal

/// The turn: everything that happens in it, in order. Each line is a file with a way out of its own.
extension ViewHost {
  /// Brings the tree up to date and gives the changed cells to the terminal.
  public func turn(on backend: any TerminalBackend) {
    beginRecord()
    update()
    askForReports(of: backend)
    if let title = titles.takeNew() { backend.send(title) }
    present(on: backend)
    record.isComplete = true
  }

  /// Brings the tree up to date.
  public func update() {
    WriteQueue.drain()
    updateUntilStable()
    needsTurn = lifecycle.isUnsettled
  }

  /// Brings the tree up to date for the next event, which must see the effects of the events before it.
  package final func prepareForEvent() {
    beginRecord()
    if needsTurn, hasUpdates || followers.needsSettling { updateUntilStable() }
  }

  /// Makes an update for each transaction, and settles the focus.
  private func updateUntilStable() { lifecycle.isUnsettled = !becomesStable() }

  /// Updates until nothing is left to do; says whether it came to that.
  private func becomesStable() -> Bool {
    guard updateOnce() else { return false }
    for _ in 1...Self.mostRounds {
      guard hasFurtherWork else { return true }
      // Transactions that these updates add wait for the next round.
      for _ in 0..<WriteQueue.groupCount {
        Updaters.endUpdates { $0 !== self }
        WriteQueue.performNextGroup()
        guard updateOnce() else { return false }
      }
      settleFocus()
      let hasMoved = revealFocus()
      releaseParkedRows()
      guard hasUpdates || hasMoved else { return true }
      guard updateOnce() else { return false }
    }
    return !hasUpdates
  }

  /// Whether an update that became stable has left anything to do.
  private var hasFurtherWork: Bool {
    WriteQueue.groupCount > 0 || followers.needsSettling || followers.isRevealing
      || !rows.parked.isEmpty
  }

  /// Scrolls the views that got the focus into sight, and again while updates follow that may move them.
  ///
  /// Returns whether anything moved that is observed.
  private func revealFocus() -> Bool {
    guard followers.isRevealing else { return false }
    let mayDiffer = places.forgetMoves()
    followers.reveal()
    if !hasUpdates { followers.endRevealing() }
    return places.hasMoved(since: mayDiffer)
  }

  /// Evaluates, measures and delivers until nothing changes any more; returns whether it came to that.
  func updateOnce() -> Bool {
    for round in 1...Self.mostRounds {
      record.rounds += 1
      PartUpdates.wakeReaders()
      motionBegins()
      repeat {
        evaluateQueued()
        measureQueued()
        // Before any view reads its place.
        Reference(root).borrow { $0.placeLayers() }
      } while makeContent() || resumeRows() || readPlaces() || readPreferences()
      releaseRows()
      releaseParkedRows()
      presence.forgetWhatLeft()
      if let motion { motion.didLayOut() }
      let scope = WriteQueue.endUpdate()
      if presence.hasChanges { presence.takeChanges().tell() }
      let names = round == Self.mostRounds ? lifecycle.names + WriteQueue.deferredViews : nil
      let mayDiffer = places.forgetMoves()
      if let scope { deliver(in: scope) } else { for action in lifecycle.consume() { action() } }
      StateTable.removeRetired()
      let hasDeferred = WriteQueue.performDeferred()
      // The delivered actions may have scrolled: views that read places are updated in this turn.
      if !places.hasMoved(since: mayDiffer), !hasDeferred, isAtRest { return true }
      if let names { report(.unsettled(views: names)) }
    }
    return false
  }

  /// Runs the actions after an update with a transaction, to which their writes belong.
  @inline(never) private func deliver(in scope: TransactionScope) {
    TransactionScope.run(in: scope) { for action in lifecycle.consume() { action() } }
  }

  /// The most updates that views may cause one after the other in one turn.
  private static var mostRounds: Int { 8 }

  /// Whether nothing was written or made during the round that is over.
  private var isAtRest: Bool {
    PartUpdates.isEmpty && work.isDone && lifecycle.isEmpty && !presence.hasChanges && rows.waiting.isEmpty
  }

  private var hasUpdates: Bool { !isAtRest || WriteQueue.groupCount > 0 }

  /// Starts a new record, unless events of this turn have already begun it.
  func beginRecord() {
    if record.isComplete { record.reset() }
  }

  /// Makes the terminal report the input that views on the screen observe, and no other input.
  private func askForReports(of backend: any TerminalBackend) {
    if backend.reportsMouseMotion != (pointer.hoverNodeCount > 0) {
      backend.reportsMouseMotion = pointer.hoverNodeCount > 0
    }
    if backend.reportsKeyReleases != input.hearsKeyReleases {
      backend.reportsKeyReleases = input.hearsKeyReleases
    }
    if input.adopt(backend.capabilities) {
      followers.keyMeaningSource.changed()
      requestTurn()
    }
  }

  /// Views change in the middle of layout: earlier answers of items are not known from here on.
  package final func forgetAnswers() { layoutPass.forgetAnswers() }

  /// Measures changed items, and removes the rows that are out of sight then: for actions that depend on places.
  package final func layOut() {
    measureQueued()
    releaseRows()
  }

  /// Measures changed items.
  final func measureQueued() {
    while let item = work.items.popDeepest() {
      // Items that have left have no environment any more.
      if item.flags.contains(.hasLeft) { continue }
      if presence.isInUse, isPostponed(item) { continue }
      layoutPass.begin()
      if places.isEmpty { item.layOutAgain() } else { item.layOutAgainAndNoteMoves() }
      if presence.isInUse { item.noteContainerIsUncovered() }
    }
    layoutPass.endAll()
  }

  /// Keeps an item that is covered for later.
  private func isPostponed(_ item: ItemNode) -> Bool {
    if item.flags.contains(.isKnownUncovered) {
      item.flags.remove(.isKnownUncovered)
      return false
    }
    guard item.waitsUnderCover else { return false }
    presence.postponeLayout(of: item)
    return true
  }
}

extension ItemNode {
  /// An item in the container was measured, so nothing covers the container: which need not look all the way up, if it is measured too.
  fileprivate final func noteContainerIsUncovered() {
    containerReference?.borrow {
      if $0.flags.contains(.isQueuedForLayout) { $0.flags.insert(.isKnownUncovered) }
    }
  }
}

extension ViewHost: Updater {
  /// The hosts that are alive.
  package static var all: [ViewHost] { Updaters.all.compactMap { $0 as? ViewHost } }

  /// Brings the hosts for which `isMeant` is true up to date.
  package static func endUpdates(of isMeant: (ViewHost) -> Bool) {
    Updaters.endUpdates { updater in (updater as? ViewHost).map(isMeant) ?? false }
  }

  var needsEvaluation: Bool { work.needsEvaluation }

  func evaluateForOthers() {
    turns.enclose {
      beginRecord()
      _ = updateOnce()
    }
  }
}
