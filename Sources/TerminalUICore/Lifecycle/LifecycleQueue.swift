/// The deliveries at the end of an update.
///
/// First come received values, in the order in which they came, and changes, from the first view to the last. Appearances, disappearances and the
/// ends of nodes that left follow.
@MainActor package struct LifecycleQueue {
  private var received: [Delivery] = []
  private var changes: [Delivery] = []
  private var appearances: [Delivery] = []
  private var disappearances: [() -> Void] = []
  private var endings: [() -> Void] = []
  private var held: [() -> Void]?

  private struct Delivery {
    let node: Node
    let action: () -> Void
  }

  /// The number of deliveries so far: a node that leaves in the one in which it came was never shown.
  package private(set) var number: UInt32 = 0
  /// Whether the last update stopped before nothing changed any more.
  var isUnsettled = false

  var isEmpty: Bool {
    received.isEmpty && changes.isEmpty && appearances.isEmpty && disappearances.isEmpty && endings.isEmpty
  }

  /// Runs `action` after this update: `node` received something, and writes belong to the transaction of that.
  package mutating func received(_ node: Node, _ action: @escaping () -> Void) {
    let scope = TransactionScope.current
    received.append(Delivery(node: node) { TransactionScope.run(in: scope, action) })
  }

  /// Runs `action` after this update: the value that `node` watches has changed.
  package mutating func changed(_ node: Node, _ action: @escaping () -> Void) {
    changes.append(Delivery(node: node, action: action))
  }

  /// Runs `action` after this update, unless `node` has left by then.
  package mutating func appeared(_ node: Node, _ action: @escaping () -> Void) {
    appearances.append(Delivery(node: node, action: action))
  }

  /// Runs `action` after this update: the node has left.
  ///
  /// Views that left before have disappeared then.
  package mutating func disappeared(_ action: @escaping () -> Void) {
    if held?.append(action) == nil { disappearances.append(action) }
  }

  /// Keeps the actions of views that leave, until ``takeHeld()``.
  mutating func holdDisappearances() { held = [] }

  /// Takes the kept actions out, for later.
  mutating func takeHeld() -> [() -> Void] {
    defer { held = nil }
    return held ?? []
  }

  /// Runs `action` after all others: the belongings of a node that left come to their end.
  package mutating func ended(_ action: @escaping () -> Void) { endings.append(action) }

  /// The views whose actions wait.
  var names: [String] {
    var names: [String] = []
    for delivery in received + changes + appearances where !names.contains(delivery.node.ownerName) {
      names.append(delivery.node.ownerName)
    }
    return names
  }

  /// Takes the actions out in the order in which they run; their effects come in the next delivery.
  mutating func take() -> [() -> Void] {
    number &+= 1
    if isEmpty { return [] }
    var actions: [() -> Void] = []
    sortChanges()
    for delivery in received + changes + appearances {
      actions.append { if !delivery.node.flags.contains(.hasLeft) { delivery.action() } }
    }
    actions += disappearances + endings
    received.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    appearances.removeAll(keepingCapacity: true)
    disappearances.removeAll(keepingCapacity: true)
    endings.removeAll(keepingCapacity: true)
    return actions
  }

  /// Puts changes in the order in which their views are written; most often they are.
  private mutating func sortChanges() {
    changes.removeAll { $0.node.flags.contains(.hasLeft) }
    guard changes.count > 1 else { return }
    for index in 1..<changes.count where changes[index].node.comesBefore(changes[index - 1].node) {
      return changes.sort { $0.node.comesBefore($1.node) }
    }
  }

  /// Takes out the endings, where nothing else is delivered any more.
  mutating func takeEndings() -> [() -> Void] {
    let actions = endings
    self = LifecycleQueue()
    return actions
  }
}
