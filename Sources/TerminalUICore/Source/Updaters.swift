/// Evaluates the readers of a source: a host.
@MainActor protocol Updater: AnyObject {
  /// Whether it has nodes to evaluate or items to measure.
  var needsEvaluation: Bool { get }
  /// Asks for a turn.
  func requestTurn()
  /// Brings its nodes up to date, before the next transaction is written.
  func evaluateForOthers()
}

/// Those of the process, of which an update may concern several: one may read values that another one's views write.
@MainActor enum Updaters {
  /// Not weak: an object that was weakly referred to pays for every retain from then on.
  private struct UnownedUpdater { unowned(unsafe) let updater: any Updater }
  private static var updaters: [UnownedUpdater] = []

  /// Those that are alive.
  static var all: [any Updater] { updaters.map(\.updater) }
  /// Whether there is more than one.
  private(set) static var areSeveral = false

  static func came(_ updater: any Updater) {
    updaters.append(UnownedUpdater(updater: updater))
    areSeveral = updaters.count > 1
  }

  static func left(_ updater: any Updater) {
    updaters.removeAll { $0.updater === updater }
    areSeveral = updaters.count > 1
  }

  /// Whether one has nodes to evaluate or items to measure.
  static var anyNeedsEvaluation: Bool {
    for index in 0..<updaters.count where updaters[index].updater.needsEvaluation { return true }
    return false
  }

  /// Requests turns of the hosts that read a source with a waiting write.
  ///
  /// A source without readers is written by a host that has the evaluations it waits for.
  static func requestTurns(for source: Source) {
    if source.readerCount == 0 {
      let busy = all.filter(\.needsEvaluation)
      return (busy.isEmpty ? all : busy).forEach { $0.requestTurn() }
    }
    source.forEachReader { reader in MainThread.assume { reader.host.requestTurn() } }
  }

  /// Has some evaluate what they have left, so that their transaction is over.
  static func endUpdates(where isMeant: (any Updater) -> Bool) {
    guard areSeveral, anyNeedsEvaluation else { return }
    for other in all where other.needsEvaluation && isMeant(other) { other.evaluateForOthers() }
  }

  /// Brings the others up to date before the next transaction is written.
  static func updateOthers(than updater: any Updater) {
    guard areSeveral else { return }
    for other in all where other !== updater && other.needsEvaluation { other.evaluateForOthers() }
  }
}
