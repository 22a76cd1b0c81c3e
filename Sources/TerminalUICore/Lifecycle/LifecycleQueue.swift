/// The deliveries at the end of an update.
///
/// First come received values, in the order in which they came, and changes. Then layers that left end: their views disappear,
/// their tasks are cancelled, and their presenters are notified. Only after that do views appear: of two layers that swap, the
/// old one ends first. Disappearances of other views, and what their nodes held, are last.
///
/// Of one kind, the views in a view come before it, and siblings from the first to the last: that is the order in which the modifiers are written.
@MainActor package struct LifecycleQueue {
  private var received: [Delivery] = []
  private var changes: [Delivery] = []
  private var arrivals: [Delivery] = []
  private var appearances: [Delivery] = []
  private var beginnings: [Delivery] = []
  private var disappearances: [Ending] = []
  private var dismissals: [() -> Void] = []
  private var endings: [Ending] = []
  private var held: [() -> Void]?

  @MainActor private struct Delivery {
    let node: Node
    /// The node of the modifier, for the order: where it is put around each of several views, that is above them all.
    let place: Node
    let action: () -> Void

    init(_ node: Node, _ action: @escaping () -> Void) {
      self.node = node
      place = (node.parent as? InstanceNode)?.distribution ?? node
      self.action = action
    }
  }

  /// The rest of the work after a node has left.
  @MainActor private struct Ending {
    /// The layer that the node was in.
    let layer: Node?
    let action: () -> Void

    /// Whether the whole layer has left.
    var isOfLayer: Bool { layer?.flags.contains(.hasLeft) ?? false }
  }

  /// The number of deliveries so far.
  ///
  /// A node that came and leaves in the same delivery was never shown.
  package private(set) var number: UInt32 = 0
  /// Whether the last update stopped before nothing changed any more.
  var isUnsettled = false

  var isEmpty: Bool {
    received.isEmpty && changes.isEmpty && arrivals.isEmpty && appearances.isEmpty && beginnings.isEmpty
      && disappearances.isEmpty && dismissals.isEmpty && endings.isEmpty
  }

  /// Runs `action` after this update: `node` received something, and writes belong to the transaction of that.
  package mutating func received(_ node: Node, _ action: @escaping () -> Void) {
    let scope = TransactionScope.current
    received.append(Delivery(node) { TransactionScope.run(in: scope, action) })
  }

  /// Runs `action` after this update: the value that `node` watches has changed.
  package mutating func changed(_ node: Node, _ action: @escaping () -> Void) {
    changes.append(Delivery(node, action))
  }

  /// Runs `action` after this update, before any view appears, unless `node` has left by then: so sources receive the values
  /// that appearing views send.
  package mutating func arrived(_ node: Node, _ action: @escaping () -> Void) {
    arrivals.append(Delivery(node, action))
  }

  /// Runs `action` after this update, unless `node` has left by then.
  package mutating func appeared(_ node: Node, _ action: @escaping () -> Void) {
    appearances.append(Delivery(node, action))
  }

  /// Runs `action` after this update, when all views have appeared, unless `node` has left by then: for tasks.
  package mutating func begins(_ node: Node, _ action: @escaping () -> Void) {
    beginnings.append(Delivery(node, action))
  }

  /// Runs `action` after this update: `node` has left, or is covered.
  ///
  /// Views that left before have disappeared then.
  package mutating func disappeared(_ node: Node, _ action: @escaping () -> Void) {
    if held?.append(action) == nil {
      disappearances.append(Ending(layer: node.scope.layerNode, action: action))
    }
  }

  /// Runs actions of views that left in an update before this one.
  mutating func disappeared(_ actions: [() -> Void]) {
    for action in actions { disappearances.append(Ending(layer: nil, action: action)) }
  }

  /// Runs `action` after this update: a layer has left, and its views have disappeared.
  package mutating func dismissed(_ action: @escaping () -> Void) {
    if held?.append(action) == nil { dismissals.append(action) }
  }

  /// Keeps the actions of views that leave, until ``takeHeld()``.
  mutating func holdDisappearances() { held = [] }

  /// Takes the kept actions out, for later.
  mutating func takeHeld() -> [() -> Void] {
    defer { held = nil }
    return held ?? []
  }

  /// Runs `action` after disappearances: the belongings of a node that left come to their end.
  package mutating func ended(_ node: Node, _ action: @escaping () -> Void) {
    endings.append(Ending(layer: node.scope.layerNode, action: action))
  }

  /// Runs `action` after all others.
  package mutating func ended(_ action: @escaping () -> Void) {
    endings.append(Ending(layer: nil, action: action))
  }

  /// The views whose actions wait.
  var names: [String] {
    var names: [String] = []
    for delivery in received + changes + arrivals + appearances + beginnings
    where !names.contains(delivery.node.ownerName) {
      names.append(delivery.node.ownerName)
    }
    return names
  }

  /// Removes and returns the actions in the order in which they run; their effects come in the next delivery.
  mutating func consume() -> [() -> Void] {
    number &+= 1
    if isEmpty { return [] }
    var actions: [() -> Void] = []
    Self.move(&received, to: &actions)
    Self.sort(&changes)
    Self.move(&changes, to: &actions)
    if !dismissals.isEmpty || !disappearances.isEmpty || !endings.isEmpty {
      moveEnds(ofLayers: true, to: &actions)
    }
    Self.move(&arrivals, to: &actions)
    Self.sort(&appearances)
    Self.move(&appearances, to: &actions)
    Self.sort(&beginnings)
    Self.move(&beginnings, to: &actions)
    moveEnds(ofLayers: false, to: &actions)
    disappearances.removeAll(keepingCapacity: true)
    endings.removeAll(keepingCapacity: true)
    return actions
  }

  private static func move(_ deliveries: inout [Delivery], to actions: inout [() -> Void]) {
    for delivery in deliveries {
      actions.append { if !delivery.node.flags.contains(.hasLeft) { delivery.action() } }
    }
    deliveries.removeAll(keepingCapacity: true)
  }

  private mutating func moveEnds(ofLayers isOfLayer: Bool, to actions: inout [() -> Void]) {
    for ending in disappearances where ending.isOfLayer == isOfLayer { actions.append(ending.action) }
    for ending in endings where ending.isOfLayer == isOfLayer { actions.append(ending.action) }
    guard isOfLayer else { return }
    actions += dismissals
    dismissals.removeAll(keepingCapacity: true)
  }

  /// Puts deliveries in the order in which their modifiers are written; most often they are.
  private static func sort(_ deliveries: inout [Delivery]) {
    guard deliveries.count > 1 else { return }
    deliveries.removeAll { $0.node.flags.contains(.hasLeft) }
    guard deliveries.count > 1 else { return }
    for index in 1..<deliveries.count
    where deliveries[index].place.isWritten(before: deliveries[index - 1].place) {
      return deliveries.sort { $0.place.isWritten(before: $1.place) }
    }
  }

  /// Takes out the endings, where nothing else is delivered any more.
  mutating func takeEndings() -> [() -> Void] {
    let actions = endings.map(\.action)
    self = LifecycleQueue()
    return actions
  }
}
