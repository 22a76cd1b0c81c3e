/// A host's record of rows out of sight that have nodes, or had them.
@MainActor struct RowsOutOfSight {
  /// The states that the row which is being made had before.
  var restoration: RowStates?
  /// The lists with rows that wait until the layout is done.
  var waiting: [WindowList] = []
  /// The lists with rows that are parked.
  var parked: [WindowList] = []

  /// Takes the lists with rows that wait.
  mutating func takeWaiting() -> [WindowList] {
    guard !waiting.isEmpty else { return [] }
    defer { waiting = [] }
    return waiting
  }

  /// Takes the lists with rows that are parked.
  mutating func takeParked() -> [WindowList] {
    guard !parked.isEmpty else { return [] }
    defer { parked = [] }
    return parked
  }
}
