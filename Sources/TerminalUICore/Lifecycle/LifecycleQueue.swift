/// What is delivered at the end of an update: changes, then appearances, then disappearances.
@MainActor struct LifecycleQueue {
  private var changes: [(name: String, action: @MainActor () -> Void)] = []
  private var appearances: [(name: String, action: @MainActor () -> Void)] = []
  private var disappearances: [@MainActor () -> Void] = []
  /// Whether the last update stopped before nothing changed any more.
  var isUnsettled = false
  private(set) var recentNames: [String] = []

  var isEmpty: Bool { changes.isEmpty && appearances.isEmpty && disappearances.isEmpty }

  mutating func changed(_ name: String, _ action: @escaping @MainActor () -> Void) { changes.append((name, action)) }
  mutating func appeared(_ name: String, _ action: @escaping @MainActor () -> Void) {
    appearances.append((name, action))
  }
  mutating func disappeared(_ action: @escaping @MainActor () -> Void) { disappearances.append(action) }

  /// Takes the actions out, in the order in which they run; what they cause comes in the next round.
  mutating func take() -> [@MainActor () -> Void] {
    guard !isEmpty else { return [] }
    let actions = changes.map(\.action) + appearances.map(\.action) + disappearances
    recentNames = Array(Set(changes.map(\.name) + appearances.map(\.name))).sorted()
    changes.removeAll(keepingCapacity: true)
    appearances.removeAll(keepingCapacity: true)
    disappearances.removeAll(keepingCapacity: true)
    return actions
  }
}
