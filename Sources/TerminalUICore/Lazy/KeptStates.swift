/// The states of a row, in the order in which its views made them.
@MainActor final class RowStates {
  private var locations: ContiguousArray<AnyObject>
  private var next = 0

  /// Takes the states out of the views of a row that is about to leave.
  init(takenFrom row: Node) {
    locations = []
    var owners: ContiguousArray<OwnerNode> = []
    Self.visitOwners(in: row) { owners.append($0) }
    for owner in owners { locations += owner.takeOwned { $0 is any KeptLocation } }
  }

  /// Whether any state in a row was ever written.
  static func areWritten(in row: Node) -> Bool {
    var areWritten = false
    visitOwners(in: row) { owner in
      owner.visitOwned { if ($0 as? any KeptLocation)?.wasWritten == true { areWritten = true } }
    }
    return areWritten
  }

  /// Calls `visit` with the nodes that may have states.
  ///
  /// What the layout makes (the content of a `GeometryReader`, rows of lists in the row) has no part in it.
  private static func visitOwners(in node: Node, _ visit: @MainActor (OwnerNode) -> Void) {
    if node.flags.contains(.pass) {
      if let owner = node as? OwnerNode { visit(owner) }
      unsafeDowncast(node, to: PassNode.self).childReference?.borrow { visitOwners(in: $0, visit) }
      return
    }
    if node.flags.contains(.item), unsafeDowncast(node, to: ItemNode.self).makesViewsInLayout { return }
    if !(node.flags.contains(.list) && node.flags.contains(.isWindow)) {
      node.visitChildren { visitOwners(in: $0, visit) }
    }
  }

  /// The storage that a state had before, if it is of the same type.
  func take(_ location: AnyClass) -> AnyObject? {
    guard next < locations.count, type(of: locations[next]) == location else {
      discard()
      return nil
    }
    next += 1
    return locations[next - 1]
  }

  /// Frees what nobody took.
  func discard() {
    for location in locations[next...] { (location as? any NodeOwned)?.ownerDidLeave() }
    next = locations.count
  }
}

/// A storage that a row gets back when it comes into the window again.
protocol KeptLocation: AnyObject {
  /// Whether it has, or ever had, another value than the first one.
  var wasWritten: Bool { get }
}

/// The states of rows out of the window: those that left last, up to ``capacity`` rows.
@MainActor struct KeptStates<ID: Hashable> {
  /// How many rows keep their states.
  static var capacity: Int { 1_000 }

  private var states: [ID: (states: RowStates, time: Int)] = [:]
  /// The rows in the order in which they left; those that came back are still among them.
  private var order: [(id: ID, time: Int)] = []
  private var time = 0

  mutating func insert(_ new: RowStates, for id: ID) {
    time += 1
    states.updateValue((new, time), forKey: id)?.states.discard()
    order.append((id, time))
    if states.count > Self.capacity { removeOldest() }
    if order.count > 4 * Self.capacity { order.removeAll { states[$0.id]?.time != $0.time } }
  }

  mutating func take(_ id: ID) -> RowStates? {
    states.isEmpty ? nil : states.removeValue(forKey: id)?.states
  }

  mutating func discard() {
    for entry in states.values { entry.states.discard() }
    states = [:]
    order = []
  }

  private mutating func removeOldest() {
    for (position, entry) in order.enumerated() where states[entry.id]?.time == entry.time {
      states.removeValue(forKey: entry.id)?.states.discard()
      order.removeSubrange(...position)
      return
    }
  }
}

@MainActor extension Node {
  /// The storage that a state had when its row was in the window before.
  final func restored(_ location: AnyClass) -> AnyObject? {
    withHost { $0.restoration?.take(location) }
  }
}
