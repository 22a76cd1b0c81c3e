public import Cells
public import Terminal
internal import TerminalUICore

@MainActor extension EventSource where Value == Duration {
  /// Ticks again and again; the value is the time since the view began to listen.
  ///
  ///     .onReceive(.timer(every: .seconds(1))) { elapsed = $0 }
  ///
  /// Ticks that were missed while the app was stopped are left out.
  ///
  /// - Parameters:
  ///   - interval: The time between two; less than a millisecond counts as one.
  ///   - tolerance: How late one may be, so that several timers wake the program together.
  /// - Returns: A source that follows the clock of the view's host.
  public static func timer(every interval: Duration, tolerance: Duration = .zero) -> EventSource<Duration> {
    EventSource(identity: EventSourceIdentity("timer", [interval, tolerance])) { node, receive in
      let host = node.host
      let start = host.clock.now
      let timer = host.schedule(for: node, after: interval, every: interval, tolerance: tolerance) {
        receive($0.host.clock.now - start)
      }
      return { [weak host] in host?.cancel(timer) }
    }
  }
}

@MainActor extension EventSource where Value == KeyPress {
  /// Every key that is pressed or repeated, handled or not.
  ///
  /// Listening handles nothing: the key keeps its effect.
  public static var keyPresses: EventSource<KeyPress> {
    EventSource(identity: EventSourceIdentity("keyPresses")) { node, receive in
      let listener = node.host.input.listeners.add(node) { event in
        if case .key(let press) = event, press.phase != .up { receive(press) }
        return false
      }
      return { [weak host = node.host] in host?.input.listeners.remove(listener) }
    }
  }

  /// The presses of a key that no view handles which has the focus or is around it.
  ///
  ///     .onReceive(.keyPress("q")) { _ in exit() }
  ///
  /// So a `q` that is typed into a field quits nothing. The press then counts as handled. A disabled view gets none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifiers that are held; Shift is left out of it for characters.
  /// - Returns: A source of key presses.
  public static func keyPress(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> EventSource<KeyPress> {
    EventSource(
      identity: EventSourceIdentity("keyPress", [AnyHashable(key), AnyHashable(modifiers.rawValue)])
    ) {
      node, receive in
      let listener = node.host.input.unhandledListeners.add(node) { event in
        guard case .key(let press) = event, press.phase != .up, press.key == key, node.isEnabled else {
          return false
        }
        // A capital letter has Shift by itself.
        guard press.modifiers.union(.shift).satisfy(modifiers.union(.shift)) else { return false }
        receive(press)
        return true
      }
      return { [weak host = node.host] in host?.input.unhandledListeners.remove(listener) }
    }
  }
}

@MainActor extension EventSource where Value == Size {
  /// The size of the screen in cells, whenever it becomes another.
  public static var resize: EventSource<Size> {
    EventSource(identity: EventSourceIdentity("resize")) { node, receive in
      let listener = node.host.input.listeners.add(node) { event in
        if case .resize(let size) = event { receive(size) }
        return false
      }
      return { [weak host = node.host] in host?.input.listeners.remove(listener) }
    }
  }
}
