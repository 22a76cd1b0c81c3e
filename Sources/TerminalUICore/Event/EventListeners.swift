/// Nodes that hear the events of a host, in the order in which they began to.
@MainActor struct EventListeners<Event> {
  /// Names a listener.
  struct Token: Equatable {
    fileprivate let number: UInt64
  }

  private struct Listener {
    let token: Token
    let node: Node
    let hear: (Event) -> Bool
  }

  private var listeners: [Listener] = []
  private var count: UInt64 = 0

  /// Adds a listener, which says whether it handled the event.
  mutating func add(_ node: Node, _ hear: @escaping (Event) -> Bool) -> Token {
    count += 1
    let token = Token(number: count)
    listeners.append(Listener(token: token, node: node, hear: hear))
    return token
  }

  mutating func remove(_ token: Token) { listeners.removeAll { $0.token == token } }

  /// Offers an event to all, and says whether one handled it.
  @discardableResult func offer(_ event: Event) -> Bool {
    var isHandled = false
    // What a listener does may end others.
    for listener in listeners where !listener.node.flags.contains(.hasLeft) {
      if listener.hear(event) { isHandled = true }
    }
    return isHandled
  }
}
