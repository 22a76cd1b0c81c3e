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

/// Who has the keyboard.
@MainActor package struct Keyboard {
  /// The scope that has it: that of the topmost layer that takes it.
  private(set) var scope: Scope!
  /// Who takes keys before all views, without being one.
  package var firstOwner: KeyOwner?
  /// Those who take keys after all views.
  package var lastOwners: [KeyOwner] = []

  /// Takes the scope that has it from now on; says which one had it, if that is another one.
  mutating func take(_ scope: Scope) -> Scope? {
    guard let old = self.scope, old !== scope else {
      self.scope = scope
      return nil
    }
    self.scope = scope
    return old
  }
}
