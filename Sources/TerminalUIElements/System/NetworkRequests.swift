internal import TerminalUICore

/// The permission of views to load from the network.
nonisolated private enum NetworkRequestsKey: EnvironmentKey {
  static var defaultValue: (@MainActor (String) -> Bool)? { nil }
}

nonisolated extension EnvironmentValues {
  /// Asked with a URL before a view loads it from the network; `nil` and `true` let it.
  package var networkRequests: (@MainActor (String) -> Bool)? {
    get { self[NetworkRequestsKey.self] }
    set { self[NetworkRequestsKey.self] = newValue }
  }
}
