package import TerminalUICore

/// The locale, calendar and time zone of the environment, as a value that only other modules interpret.
package nonisolated enum RegionKey: EnvironmentKey {
  package static let defaultValue: (any Sendable)? = nil
}

nonisolated extension EnvironmentValues {
  /// The locale, calendar and time zone, as a value that only other modules interpret.
  package var region: (any Sendable)? {
    get { self[RegionKey.self] }
    set { self[RegionKey.self] = newValue }
  }
}
