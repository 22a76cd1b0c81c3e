/// Nodes that observe the events of a host, in the order in which they were added.
@MainActor package final class EventListeners<Event> {
  private var listeners = Registry<EventListener<Event>>()
  private var count: UInt64 = 0

  /// Makes an empty list.
  package init() {}

  /// Adds a listener, which says whether it handled the event.
  package func add(_ node: Node, _ hear: @escaping (Event) -> Bool) -> EventListener<Event> {
    count += 1
    let listener = EventListener(node, number: count, hear)
    listeners.insert(listener)
    return listener
  }

  package func remove(_ listener: EventListener<Event>) {
    listeners.remove(listener)
    listener.end()
  }

  /// Offers an event to all, and says whether one handled it.
  @discardableResult package func offer(_ event: Event) -> Bool {
    if listeners.nodes.isEmpty { return false }
    var isHandled = false
    // A listener's action may end other listeners.
    for listener in inOrder {
      if listener.hear(event) { isHandled = true }
    }
    return isHandled
  }

  /// The listeners by their numbers; they are out of order only after one was removed.
  private var inOrder: ContiguousArray<EventListener<Event>> {
    let nodes = listeners.nodes
    for index in nodes.indices.dropFirst() where nodes[index].number < nodes[index - 1].number {
      return ContiguousArray(nodes.sorted { $0.number < $1.number })
    }
    return nodes
  }
}

/// One listener: a node, and its action for events of one kind, until it ends or the node leaves.
@MainActor package final class EventListener<Event>: RegistryMember {
  fileprivate nonisolated let number: UInt64
  /// `nil` after the end.
  ///
  /// The node holds the object that ends the listener, which holds the listener.
  private var hearer: (node: Node, hear: (Event) -> Bool)?
  package var registryIndex = 0

  fileprivate init(_ node: Node, number: UInt64, _ hear: @escaping (Event) -> Bool) {
    self.number = number
    hearer = (node, hear)
  }

  fileprivate func hear(_ event: Event) -> Bool {
    guard let hearer, !hearer.node.flags.contains(.hasLeft) else { return false }
    return hearer.hear(event)
  }

  fileprivate func end() { hearer = nil }
}
