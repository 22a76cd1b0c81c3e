public import TerminalUICore

/// Time that moves only on request.
public final class TestClock: HostClock {
  /// The time since the clock was made.
  public private(set) var now = Duration.zero

  private let start: Duration

  /// Starts at 0.
  ///
  /// - Parameter wallTime: The time since 1 January 2001, 00:00 UTC, at which the clock starts.
  public init(wallTime: Duration = .zero) { start = wallTime }

  /// The time since 1 January 2001, 00:00 UTC.
  public var wallTime: Duration { start + now }

  /// Moves the time on; a negative duration does nothing.
  public func advance(by duration: Duration) { now += Swift.max(duration, .zero) }
}
