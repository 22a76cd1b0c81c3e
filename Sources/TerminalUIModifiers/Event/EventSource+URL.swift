public import TerminalUICore

@MainActor extension EventSource {
  /// The URLs that the program must open, as `make` makes them of a text.
  ///
  /// Texts without a result are left out.
  package static func openURL(_ make: @escaping (String) -> Value?) -> EventSource {
    EventSource(identity: EventSourceIdentity("openURL")) { node, receive in
      let listener = node.host.urlListeners.add(node) { text in
        guard let value = make(text) else { return false }
        receive(value)
        return true
      }
      return { [weak host = node.host] in host?.urlListeners.remove(listener) }
    }
  }
}

extension ViewHost {
  /// The observers of the URLs that the program must open.
  fileprivate var urlListeners: EventListeners<String> { hostObject { EventListeners<String>() } }

  /// Sends a URL that the program must open to the views that observe them.
  public func open(url: String) {
    prepareForEvent()
    urlListeners.offer(url)
  }
}
