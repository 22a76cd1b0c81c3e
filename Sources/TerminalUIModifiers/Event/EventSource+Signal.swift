public import TerminalUICore

@MainActor extension EventSource where Value == Int32 {
  /// A signal that the process gets, by its number; the value is the number.
  ///
  ///     .onReceive(.signal(SIGUSR1)) { _ in reload() }
  ///
  /// While a view listens, the signal does nothing else: `SIGTERM` no longer ends the app. Several that come close
  /// together may count as one. `SIGKILL`, `SIGSTOP` and those that report a fault can't be observed.
  public static func signal(_ number: Int32) -> EventSource<Int32> {
    EventSource(identity: EventSourceIdentity("signal", number)) { node, receive in
      let host = node.host
      let listener = host.signals.add(node, number) { receive(number) }
      if host.signals.count(of: number) == 1 { host.signals.onListen?(number, true) }
      return { [weak host] in
        guard let host else { return }
        host.signals.remove(listener, of: number)
        if host.signals.count(of: number) == 0 { host.signals.onListen?(number, false) }
      }
    }
  }
}

/// Nodes that observe signals, in the order in which they began to.
@MainActor final class SignalListeners {
  private let listeners = EventListeners<Int32>()
  private var counts: [Int32: Int] = [:]
  /// Called with a signal when the first begins to listen, and when none does any more.
  var onListen: ((Int32, Bool) -> Void)?

  func add(_ node: Node, _ number: Int32, _ hear: @escaping () -> Void) -> EventListener<Int32> {
    counts[number, default: 0] += 1
    return listeners.add(node) { signal in
      // Listeners say whether an event was theirs; all of them get it in any case.
      if signal == number { hear() }
      return signal == number
    }
  }

  func remove(_ listener: EventListener<Int32>, of number: Int32) {
    counts[number, default: 0] -= 1
    listeners.remove(listener)
  }

  /// How many listen to a signal.
  func count(of number: Int32) -> Int { counts[number] ?? 0 }

  func offer(_ number: Int32) { listeners.offer(number) }
}

extension ViewHost {
  fileprivate var signals: SignalListeners { hostObject { SignalListeners() } }

  /// Called with a signal when a view begins to listen to it (`true`), and when none does any more.
  public var onListenToSignal: ((Int32, Bool) -> Void)? {
    get { signals.onListen }
    set { signals.onListen = newValue }
  }

  /// Tells the views that listen that a signal came.
  public func send(signal: Int32) {
    prepareForEvent()
    signals.offer(signal)
  }
}
