/// Evaluates the nodes that read a source.
///
/// Each ``ViewHost`` is one.
@MainActor protocol Updater: AnyObject {
  /// Whether there are nodes to evaluate or items to measure.
  var needsEvaluation: Bool { get }
  /// Asks for a turn.
  func requestTurn()
  /// Brings the updater's nodes up to date, before the next transaction is written.
  func evaluateForOthers()
}

/// The updaters of the process.
///
/// An update may concern several updaters: the views of one may read values that the views of another write.
@MainActor enum Updaters {
  /// Not weak: an object that was weakly referred to pays for every retain from then on.
  private struct UnownedUpdater { unowned(unsafe) let updater: any Updater }
  private static var updaters: [UnownedUpdater] = []

  /// The updaters that are alive.
  static var all: [any Updater] { updaters.map(\.updater) }
  /// Whether there is more than one updater.
  private(set) static var areSeveral = false

  static func came(_ updater: any Updater) {
    updaters.append(UnownedUpdater(updater: updater))
    areSeveral = updaters.count > 1
  }

  static func left(_ updater: any Updater) {
    updaters.removeAll { $0.updater === updater }
    areSeveral = updaters.count > 1
  }

  /// Whether an updater has nodes to evaluate or items to measure.
  static var anyNeedsEvaluation: Bool {
    for index in 0..<updaters.count where updaters[index].updater.needsEvaluation { return true }
    return false
  }

  /// Requests a turn of each host that reads a source with a waiting write.
  ///
  /// If nobody reads the source, the hosts that still have to evaluate get a turn, or else all hosts.
  static func requestTurns(for source: Source) {
    if source.readerCount == 0 {
      let busy = all.filter(\.needsEvaluation)
      return (busy.isEmpty ? all : busy).forEach { $0.requestTurn() }
    }
    source.forEachReader { reader in MainThread.assume { reader.host.requestTurn() } }
  }

  /// Brings the updaters for which `isMeant` is true up to date, so that their transaction is over.
  static func endUpdates(where isMeant: (any Updater) -> Bool) {
    guard areSeveral, anyNeedsEvaluation else { return }
    for other in all where other.needsEvaluation && isMeant(other) { other.evaluateForOthers() }
  }
}
