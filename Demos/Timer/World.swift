import TerminalUIFoundation

/// The demo's surroundings; tests replace them.
nonisolated struct World: Sendable {
  /// The time of day.
  var now: @Sendable () -> Date = { Date() }
  /// The seconds that the local time is ahead of UTC.
  var secondsFromGMT: @Sendable (Date) -> Int = { TimeZone.current.secondsFromGMT(for: $0) }
  /// The clock of the stopwatch.
  var clock: any Clock<Duration> = ContinuousClock()
  /// Where the countdown says that it has ended.
  var center = NotificationCenter.default
}

nonisolated private enum WorldKey: EnvironmentKey {
  static var defaultValue: World { World() }
}

nonisolated extension EnvironmentValues {
  var world: World {
    get { self[WorldKey.self] }
    set { self[WorldKey.self] = newValue }
  }
}

nonisolated extension Notification.Name {
  /// The countdown has ended.
  static let countdownEnded = Notification.Name("countdownEnded")
}
