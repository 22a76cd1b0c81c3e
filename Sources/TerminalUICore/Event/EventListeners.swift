internal import Terminal

/// Nodes that hear the events of a host, in the order in which they began to.
@MainActor struct EventListeners {
  /// Names a listener.
  struct Token: Equatable {
    fileprivate let number: UInt64
  }

  private struct Listener {
    let token: Token
    let node: Node
    let hear: (InputEvent) -> Bool
  }

  private var listeners: [Listener] = []
  private var count: UInt64 = 0

  /// Adds a listener, which says whether it handled the event.
  mutating func add(_ node: Node, _ hear: @escaping (InputEvent) -> Bool) -> Token {
    count += 1
    let token = Token(number: count)
    listeners.append(Listener(token: token, node: node, hear: hear))
    return token
  }

  mutating func remove(_ token: Token) { listeners.removeAll { $0.token == token } }

  /// Offers an event to all, and says whether one handled it.
  func offer(_ event: InputEvent) -> Bool {
    var isHandled = false
    // What a listener does may end others.
    for listener in listeners where !listener.node.flags.contains(.hasLeft) {
      if listener.hear(event) { isHandled = true }
    }
    return isHandled
  }
}
