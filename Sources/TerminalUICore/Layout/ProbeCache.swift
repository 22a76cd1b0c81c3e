internal import CellLayout

/// The answers that an item gave to proposals it wasn't committed to, within one pass of layout.
///
/// Containers probe their items several times, and these theirs: without this, a measurement of nested
/// stacks would cost a power of their depth.
@MainActor struct ProbeCache {
  private var pass: UInt32 = 0
  private var entries: ContiguousArray<(proposal: ProposedViewSize, answer: Answer)> = []
  /// The places of the entries, where there are many.
  private var places: [ProposedViewSize: Int]?

  private static let many = 16

  mutating func forget() {
    entries = []
    places = nil
  }

  /// The answer that was given to a proposal in a pass.
  mutating func answer(to proposal: ProposedViewSize, pass: UInt32) -> Answer? {
    if pass != self.pass {
      self.pass = pass
      forget()
    }
    if let places { return places[proposal].map { entries[$0].answer } }
    for index in 0..<entries.count where entries[index].proposal == proposal { return entries[index].answer }
    return nil
  }

  /// Notes an answer, for the pass of the last look-up.
  mutating func note(_ answer: Answer, to proposal: ProposedViewSize) {
    entries.append((proposal, answer))
    if entries.count > Self.many {
      if places == nil {
        places = Dictionary(uniqueKeysWithValues: entries.indices.map { (entries[$0].proposal, $0) })
      } else {
        places?[proposal] = entries.count - 1
      }
    }
  }
}
