internal import Terminal

/// Somebody who isn't a view and takes keys: a chord that has begun, the program.
@MainActor package struct KeyOwner {
  /// What it is called where a ``KeyRoute`` is printed.
  package let name: String
  package let keys: (inout KeyTable) -> Void

  package init(_ name: String, keys: @escaping (inout KeyTable) -> Void) {
    self.name = name
    self.keys = keys
  }

  /// The lines of its table.
  var lines: [KeyLine] {
    var table = KeyTable.listing()
    keys(&table)
    return table.lines
  }

  func perform(_ press: KeyPress) -> Bool {
    var table = KeyTable.performing(press)
    keys(&table)
    return table.isTaken
  }
}

/// Those who take keys without being views.
@MainActor package struct KeyOwners {
  /// Before all views.
  package var first: KeyOwner?
  /// After all views.
  package var last: [KeyOwner] = []
}
