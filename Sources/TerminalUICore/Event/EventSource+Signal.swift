@MainActor extension EventSource where Value == Int32 {
  /// A signal that the process gets, by its number; the value is the number.
  ///
  ///     .onReceive(.signal(SIGUSR1)) { _ in reload() }
  ///
  /// While a view listens, the signal does nothing else: `SIGTERM` no longer ends the app. Several that come close
  /// together may count as one. `SIGKILL`, `SIGSTOP` and those that report a fault can't be heard.
  public static func signal(_ number: Int32) -> EventSource<Int32> {
    EventSource(identity: EventSourceIdentity("signal", number)) { node, receive in
      let host = node.host
      let listener = host.signals.add(node, number) { receive(number) }
      if host.signals.count(of: number) == 1 { host.onListenToSignal?(number, true) }
      return { [weak host] in
        guard let host else { return }
        host.signals.remove(listener)
        if host.signals.count(of: number) == 0 { host.onListenToSignal?(number, false) }
      }
    }
  }
}

/// Nodes that hear signals, in the order in which they began to.
@MainActor struct SignalListeners {
  private struct Listener {
    let id: UInt64
    let node: Node
    let number: Int32
    let hear: () -> Void
  }

  private var listeners: [Listener] = []
  private var total: UInt64 = 0

  mutating func add(_ node: Node, _ number: Int32, _ hear: @escaping () -> Void) -> UInt64 {
    total += 1
    listeners.append(Listener(id: total, node: node, number: number, hear: hear))
    return total
  }

  mutating func remove(_ id: UInt64) { listeners.removeAll { $0.id == id } }

  /// How many listen to a signal.
  func count(of number: Int32) -> Int { listeners.count { $0.number == number } }

  func offer(_ number: Int32) {
    for listener in listeners where listener.number == number && !listener.node.flags.contains(.hasLeft) {
      listener.hear()
    }
  }
}

extension ViewHost {
  /// Tells the views that listen that a signal came.
  public func send(signal: Int32) {
    prepareForEvent()
    signals.offer(signal)
  }
}
