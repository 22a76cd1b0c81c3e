/// The hosts of the process, of which an update may concern several: one may read what another one's views write.
@MainActor extension ViewHost {
  /// Not weak: an object that was weakly referred to pays for every retain from then on.
  private struct UnownedHost { unowned(unsafe) let host: ViewHost }
  @exclusivity(unchecked) private static var hosts: [UnownedHost] = []

  /// The hosts that are alive.
  package static var all: [ViewHost] { hosts.map(\.host) }
  /// Whether there is more than one.
  @exclusivity(unchecked) private(set) static var areSeveral = false

  static func came(_ host: ViewHost) {
    hosts.append(UnownedHost(host: host))
    areSeveral = hosts.count > 1
  }

  static func left(_ host: ViewHost) {
    hosts.removeAll { $0.host === host }
    areSeveral = hosts.count > 1
  }

  private var needsEvaluation: Bool { !updateQueue.isEmpty || !layoutQueue.isEmpty || !contentQueue.isEmpty }

  /// Whether a host has nodes to evaluate or items to measure.
  static var anyNeedsEvaluation: Bool {
    for index in 0..<hosts.count where hosts[index].host.needsEvaluation { return true }
    return false
  }

  /// Asks the hosts for a turn that read a source which waits to be written; one that nobody reads is written by a host that has what
  /// it waits for.
  static func requestTurns(for source: Source) {
    if source.readerCount == 0 {
      let busy = all.filter(\.needsEvaluation)
      return (busy.isEmpty ? all : busy).forEach { $0.requestTurn() }
    }
    source.forEachReader { reader in MainThread.assume { reader.host.requestTurn() } }
  }

  /// Brings the other hosts up to date before the next transaction is written.
  func flushOthers() {
    guard Self.areSeveral else { return }
    for host in Self.all where host !== self && host.needsEvaluation {
      let work = {
        host.beginRecord()
        _ = host.flush()
      }
      if let enclosing = host.enclosing { enclosing(work) } else { work() }
    }
  }
}
