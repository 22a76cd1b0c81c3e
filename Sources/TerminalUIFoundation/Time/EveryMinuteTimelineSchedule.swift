public import Foundation

/// A schedule of updates at the start of each minute.
///
///     TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
///
/// - Source: SwiftUI `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes a schedule.
  public init() {}

  /// The dates of updates.
  ///
  /// - Source: SwiftUI `EveryMinuteTimelineSchedule.Entries`.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Returns the start of the minute of a date, and those of the minutes that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: -1e10 * 60), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Updates at the start of each minute.
  ///
  /// - Source: SwiftUI `TimelineSchedule.everyMinute`.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
