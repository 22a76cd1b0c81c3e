/// The states of rows out of the window: those that left last, up to ``capacity`` rows.
@MainActor final class KeptStates<ID: Hashable>: KeptInRow {
  /// How many rows keep their states.
  static var capacity: Int { 1_000 }

  private struct Entry {
    var states: RowStates
    var time: Int
    /// Where the element was when somebody looked last.
    var place: Int
  }

  private var entries: [ID: Entry] = [:]
  /// The rows in the order in which they left; those that came back are still among them.
  private var order: [(id: ID, time: Int)] = []
  private var time = 0

  var isEmpty: Bool { entries.isEmpty }

  func insert(_ new: RowStates, for id: ID, at place: Int) {
    time += 1
    entries.updateValue(Entry(states: new, time: time, place: place), forKey: id)?.states.discard()
    order.append((id, time))
    if entries.count > Self.capacity { removeOldest() }
    if order.count > 4 * Self.capacity { order.removeAll { entries[$0.id]?.time != $0.time } }
  }

  func take(_ id: ID) -> RowStates? {
    entries.isEmpty ? nil : entries.removeValue(forKey: id)?.states
  }

  /// The rows whose states are kept, and where they were.
  var places: [(id: ID, place: Int)] { entries.map { ($0.key, $0.value.place) } }

  /// Notes where an element is now.
  func move(_ id: ID, to place: Int) { entries[id]?.place = place }

  /// Frees the states of an element that was removed.
  func remove(_ id: ID) { take(id)?.discard() }

  func discard() {
    for entry in entries.values { entry.states.discard() }
    entries = [:]
    order = []
  }

  var isWorthKeeping: Bool { !isEmpty }
  func forget() { discard() }

  private func removeOldest() {
    for (position, entry) in order.enumerated() where entries[entry.id]?.time == entry.time {
      entries.removeValue(forKey: entry.id)?.states.discard()
      order.removeSubrange(...position)
      return
    }
  }
}
