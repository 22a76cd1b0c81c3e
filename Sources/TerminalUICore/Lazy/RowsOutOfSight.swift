/// A host's record of rows out of sight that have nodes, or had them.
@MainActor struct RowsOutOfSight {
  /// The states that the row which is being made had before.
  var restoration: RowStates?
  /// The lists with rows that wait until the layout is done.
  var waiting: [WindowList] = []
  /// The lists with rows that are parked, each once.
  private(set) var parked: [WindowList] = []
  /// Whether there are rows in doubt: they wait, and it isn't known whether their elements are still there.
  var hasDoubts = false
  /// The nodes in such rows that are to be evaluated if the layout takes their rows back.
  ///
  /// The body of a row may read an element that is gone.
  var held: [Node] = []

  /// Takes the lists with rows that wait.
  mutating func takeWaiting() -> [WindowList] {
    guard !waiting.isEmpty else { return [] }
    defer { waiting = [] }
    return waiting
  }

  /// Takes the nodes whose rows are no longer in doubt.
  mutating func takeResumed() -> [Node] {
    guard !held.isEmpty else { return [] }
    let resumed = held.filter { !$0.isInDoubt }
    if !resumed.isEmpty { held.removeAll { !$0.isInDoubt } }
    return resumed
  }

  /// Adds a list with rows that are parked; one whose last such row came back for a moment is there still.
  mutating func addParked(_ list: WindowList) {
    if !parked.contains(where: { $0 === list }) { parked.append(list) }
  }

  /// Takes the lists with rows that are parked.
  mutating func takeParked() -> [WindowList] {
    guard !parked.isEmpty else { return [] }
    defer { parked = [] }
    return parked
  }
}
