internal import Terminal

/// Somebody who isn't a view and takes keys: a chord that has begun, the program.
@MainActor package struct KeyOwner {
  /// The name that a printed ``KeyRoute`` shows.
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
    return table.isUsed
  }
}

/// Which scope has the keyboard, and who else gets keys: before all views, or after them.
@MainActor package struct Keyboard {
  /// The scope that has it: that of the topmost layer that takes it.
  private(set) var scope: Scope!
  /// Takes keys before all views.
  package var firstOwner: KeyOwner?
  /// Take keys after all views.
  package var lastOwners: [KeyOwner] = []

  /// Gives the keyboard to a scope; returns the scope that had it, if it was a different one.
  mutating func give(to scope: Scope) -> Scope? {
    guard let old = self.scope, old !== scope else {
      self.scope = scope
      return nil
    }
    self.scope = scope
    return old
  }
}
