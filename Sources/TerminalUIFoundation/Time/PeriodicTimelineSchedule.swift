public import Foundation

/// A schedule of updates at regular intervals.
///
///     TimelineView(.periodic(from: start, by: 2)) { context in Text("\(context.date)") }
///
/// Intervals shorter than a millisecond count as one.
///
/// - Source: SwiftUI `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The seconds between two dates.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval.clamped)
  }

  /// The dates of updates.
  ///
  /// - Source: SwiftUI `PeriodicTimelineSchedule.Entries`.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var number: Double

    /// Returns the next date; there is always one.
    public mutating func next() -> Date? {
      defer { number += 1 }
      return start.addingTimeInterval(number * interval)
    }
  }

  /// Returns the last date that isn't after a start, and those that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = startDate.timeIntervalSince(start) / interval
    return Entries(start: start, interval: interval, number: Swift.max((passed + 1e-6).rounded(.down), 0))
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Updates at regular intervals of seconds.
  ///
  /// - Source: SwiftUI `TimelineSchedule.periodic(from:by:)`.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
