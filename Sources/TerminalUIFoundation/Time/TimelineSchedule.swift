public import Foundation

/// A type that says when a ``TimelineView`` is updated.
///
///     struct Doubling: TimelineSchedule {
///       func entries(from start: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
///         (0..<10).lazy.map { start.addingTimeInterval(pow(2, Double($0))) }
///       }
///     }
///
/// - Source: SwiftUI `TimelineSchedule`.
public protocol TimelineSchedule {
  /// How often a timeline is updated.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Returns the dates of updates, in their order: the last one that isn't after the start, if there is one, and those that follow.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a timeline is updated.
///
/// - Source: SwiftUI `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says; a terminal always uses this one.
  case normal
  /// Seldom, as where a screen is always on.
  case lowFrequency
}
