internal import CellLayout

/// The answers that an item gave to proposals it wasn't committed to, within one pass of layout.
///
/// Containers probe their items several times, and these theirs: without this, a measurement of nested
/// stacks would cost a power of their depth.
@MainActor struct ProbeCache {
  private var turn: UInt32 = 0
  private var entries: [(ProposedViewSize, Answer)] = []

  mutating func forget() { entries.removeAll(keepingCapacity: true) }

  mutating func answer(
    to proposal: ProposedViewSize, turn: UInt32, _ measure: @MainActor () -> Answer
  ) -> Answer {
    if turn != self.turn {
      self.turn = turn
      entries.removeAll(keepingCapacity: true)
    }
    for entry in entries where entry.0 == proposal { return entry.1 }
    let answer = measure()
    if entries.count >= 8 { entries.removeFirst() }
    entries.append((proposal, answer))
    return answer
  }
}
