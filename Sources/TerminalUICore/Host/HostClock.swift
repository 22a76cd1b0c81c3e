/// The time by which a host measures double clicks and deadlines.
@MainActor public protocol HostClock: AnyObject {
  /// The time since some fixed moment.
  var now: Duration { get }
}

/// The time of the system, which goes on while nobody looks.
@MainActor public final class SystemClock: HostClock {
  private let start = ContinuousClock.now

  /// Starts at 0.
  public init() {}

  /// The time since the clock was made.
  public var now: Duration { start.duration(to: .now) }
}
