internal import Glibc

/// The time by which a host measures double clicks and deadlines.
@MainActor @preconcurrency public protocol HostClock: AnyObject {
  /// The time since some fixed moment.
  var now: Duration { get }
  /// The time since 1 January 2001, 00:00 UTC, which views of timers get.
  var wallTime: Duration { get }
}

extension HostClock {
  /// The time of the system.
  public var wallTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    // The seconds from 1970 to 2001.
    return .seconds(Int64(time.tv_sec) - 978_307_200) + .nanoseconds(Int64(time.tv_nsec))
  }
}

/// The time of the system, which also passes while nothing reads it.
@MainActor @preconcurrency public final class SystemClock: HostClock {
  private let start = ContinuousClock.now

  /// Starts at 0.
  public init() {}

  /// The time since the clock was made.
  public var now: Duration { start.duration(to: .now) }
}
