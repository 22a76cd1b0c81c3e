public import TerminalUICore

@MainActor extension EventSource {
  /// The URLs that the program is asked to open, as `make` makes them of a text; what it makes nothing of is left out.
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

@MainActor extension ViewHost {
  /// Who hears of the URLs that the program shall open.
  fileprivate var urlListeners: EventListeners<String> { belonging { EventListeners<String>() } }

  /// Tells the views that listen of a URL that the program shall open.
  public func open(url: String) {
    prepareForEvent()
    urlListeners.offer(url)
  }
}
