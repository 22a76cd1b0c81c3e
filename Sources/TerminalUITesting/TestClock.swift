public import TerminalUI

/// Time that moves only when told.
public final class TestClock: HostClock {
  /// The time since the clock was made.
  public private(set) var now = Duration.zero

  /// Starts at 0.
  public init() {}

  /// Moves the time on; a negative duration does nothing.
  public func advance(by duration: Duration) { now += Swift.max(duration, .zero) }
}
