/// The states of rows out of the window: those that left last, up to ``capacity`` rows.
///
/// Where an element isn't near its old place after a change, it is gone or elsewhere. To find that out is a walk through all elements, and
/// is put off until the element comes again: meanwhile the elements of each change are kept, up to ``mostVersions`` times.
@MainActor final class KeptStates<ID: Hashable>: KeptInRow {
  /// How many rows keep their states.
  static var capacity: Int { 1_000 }

  private struct Entry {
    var states: RowStates
    var time: Int
    /// The element's place at the last look.
    var place: Int
    /// The first of ``versions`` for which it isn't known whether the element was there.
    var doubt: Int?
  }

  /// The elements after a change.
  struct Version {
    /// How many changes there were before.
    let number: Int
    let count: Int
    /// Which of some identities they have.
    let present: (Set<ID>?) -> Set<ID>
  }

  /// The changes since an element is in doubt.
  private var versions: ContiguousArray<Version> = []
  /// How many changes are kept.
  static var mostVersions: Int { 8 }

  private var entries: [ID: Entry] = [:]
  /// The rows in the order in which they left; those that came back are still among them.
  private var order: [(id: ID, time: Int)] = []
  private var time = 0

  var isEmpty: Bool { entries.isEmpty }
  /// A number behind those of all changes.
  var nextVersion: Int { versions.last.map { $0.number + 1 } ?? 0 }

  /// Keeps the states of a row; of an element that may be missing since a change, `elementsChanged` follows.
  func insert(_ new: RowStates, for id: ID, at place: Int, missingSince change: Int?) {
    time += 1
    let doubt = change.map { versions.last?.number == $0 ? versions.count - 1 : versions.count }
    entries.updateValue(Entry(states: new, time: time, place: place, doubt: doubt), forKey: id)?.states
      .discard()
    order.append((id, time))
    if entries.count > Self.capacity { removeOldest() }
    if order.count > 4 * Self.capacity { order.removeAll { entries[$0.id]?.time != $0.time } }
  }

  /// Removes and returns the kept states of an element that is there.
  func popStates(of id: ID) -> RowStates? {
    guard !entries.isEmpty, let entry = entries[id] else { return nil }
    if entry.doubt != nil { settle() }
    return entries.removeValue(forKey: id)?.states
  }

  /// Looks for the elements where they should be; `isLive` says that earlier elements can't be read later.
  func elementsChanged(to version: Version, isLive: Bool, find: (_ id: ID, _ place: Int) -> Int?) {
    var areSure = true
    let doubt = versions.last?.number == version.number ? versions.count - 1 : versions.count
    for (id, entry) in entries {
      if entry.doubt != nil {
        areSure = false
      } else if let place = find(id, entry.place) {
        if place != entry.place { entries[id]?.place = place }
      } else {
        entries[id]?.doubt = doubt
        areSure = false
      }
    }
    if areSure { return }
    if doubt == versions.count { versions.append(version) }
    if isLive || versions.count > Self.mostVersions { settle() }
  }

  /// Frees the states of the elements that were gone after one of the changes.
  private func settle() {
    for (index, version) in versions.enumerated() {
      let wanted = Set(entries.lazy.filter { $0.value.doubt.map { $0 <= index } == true }.map(\.key))
      if wanted.isEmpty { continue }
      WorkCounter.note(version.count)
      for id in wanted.subtracting(version.present(wanted)) { remove(id) }
    }
    for id in entries.keys { entries[id]?.doubt = nil }
    versions = []
  }

  private func remove(_ id: ID) { entries.removeValue(forKey: id)?.states.discard() }

  func discard() {
    for entry in entries.values { entry.states.discard() }
    entries = [:]
    versions = []
    order = []
  }

  func forget() { discard() }

  private func removeOldest() {
    for (position, entry) in order.enumerated() where entries[entry.id]?.time == entry.time {
      entries.removeValue(forKey: entry.id)?.states.discard()
      order.removeSubrange(...position)
      return
    }
  }
}
