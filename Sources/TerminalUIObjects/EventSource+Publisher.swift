package import OpenCombine
internal import TerminalUICore
package import TerminalUIModifiers

extension EventSource {
  /// A source of the values of a publisher.
  package init<P: Publisher & Equatable>(publisher: P, name: String)
  where P.Output == Value, P.Failure == Never {
    let sent = UncheckedSending(value: publisher)
    self.init(identity: EventSourceIdentity(name, AnyHashable(EquatableKey(publisher)))) { node, receive in
      let inbox = Inbox<Value>(node, receive)
      node.host.subscribe { sent.value.subscribe(inbox) }
      return {
        inbox.close()
        inbox.cancel()
      }
    }
  }
}

/// Makes a publisher, which can only be compared, a part of an `AnyHashable`: all have the same hash.
private struct EquatableKey<Wrapped: Equatable>: Hashable {
  let wrapped: Wrapped
  init(_ wrapped: Wrapped) { self.wrapped = wrapped }
  func hash(into hasher: inout Hasher) {}
}
